//! A player's board: tracks with their limits, pieces at home, stones and their slots, cards, Animals.

use endless_winter::{
    CAMPS, Card, Cards, FOOD_WITHOUT_CAMPS, OWN_MEGALITHS, Player, SeenCards, Side, VILLAGES, names,
};
use maud::{Markup, html};
use pages::Holdings;
use table::Seat;

use crate::{
    cards,
    effects::{self, arrow, points},
    icons::icon,
    look::{Look, own},
    market,
    price::price,
    turn,
};

pub(crate) fn holdings(look: &Look<'_>, seat: Seat) -> Holdings {
    Holdings { strip: strip(look, seat), full: full(look, seat) }
}

/// How many cards lie hidden from the others.
struct Piles {
    hand: usize,
    draw: usize,
    eclipse: usize,
}

fn piles(look: &Look<'_>, seat: Seat) -> Piles {
    match look.view.observation.cards.get(seat.index()) {
        Some(SeenCards::Known { hand, draw, eclipse, .. }) => {
            Piles { hand: hand.len(), draw: draw.len(), eclipse: eclipse.len() }
        }
        Some(SeenCards::Counted { hand, draw, eclipse, .. }) => {
            Piles { hand: usize::from(*hand), draw: usize::from(*draw), eclipse: usize::from(*eclipse) }
        }
        None => Piles { hand: 0, draw: 0, eclipse: 0 },
    }
}

/// One line: what one must know of an opponent.
fn strip(look: &Look<'_>, seat: Seat) -> Markup {
    let player = look.player(seat);
    let fact = |key: &str, count: usize, drawing: Markup| {
        let words = look.number(key, count as i64);
        html! { span .ew-fact role="img" aria-label=(words) title=(words) { (drawing) } }
    };
    html! {
        span .ew.ew-strip {
            (fact("food-of", usize::from(player.food), html! { (icon("food")) (player.food) "/" (player.food_limit()) }))
            (fact("tools-of", usize::from(player.tools), html! { (icon("tool")) (player.tools) }))
            (fact("hand-of", piles(look, seat).hand, html! { (icon("draw")) (piles(look, seat).hand) }))
            (fact("animals-of", player.upright.total() as usize, html! { (icon("animal")) (player.upright.total()) }))
            (fact("stones-of", player.stones.len(), html! { (icon("stone")) (player.stones.len()) }))
            (fact("villages-of", player.villages.len(), html! { (icon("village")) (player.villages.len()) }))
            (fact("buried-of", look.outlook.buried(seat), html! { (icon("bury")) (look.outlook.buried(seat)) }))
            span .ew-figures { (unplaced(look, seat)) }
        }
    }
}

/// Figures still to be placed, without being places to touch.
fn unplaced(look: &Look<'_>, seat: Seat) -> Markup {
    let left = look.figures_at(None).filter(|&(whose, _)| whose == seat).count();
    let words = look.number("figures-of", left as i64);
    html! { span .ew-fact role="img" aria-label=(words) title=(words) { (icon("tribe")) (left) } }
}

fn full(look: &Look<'_>, seat: Seat) -> Markup {
    let player = look.player(seat);
    html! {
        div .ew.ew-player.(look.ctx.emblem(seat).class()) {
            div .ew-tracks2 { (food_track(look, player)) (tool_track(look, player)) }
            div .ew-boxes { (megalith_boxes(look, player)) (villages(look, player)) (slots(look, player)) }
            (chief(look, player))
            (animals(look, seat, player))
            (heaps(look, seat, player))
            (score(look, seat, player))
        }
    }
}

/// The Food track: Camps cover its end, symbols give Labor when the marker passes them downwards.
fn food_track(look: &Look<'_>, player: &Player) -> Markup {
    let symbols = &look.rules.packed().board.labor_symbols.is;
    let limit = player.food_limit();
    let words = look.say(&own("food-track").number("food", player.food).number("limit", limit));
    html! {
        div .ew-trackrow role="img" aria-label=(words) title=(words) {
            (icon("food"))
            @for space in 0..=FOOD_WITHOUT_CAMPS + CAMPS {
                @let covered = space > limit;
                span .ew-sp.ew-at[space == player.food] .ew-covered[covered] .ew-work[symbols.contains(&space)] {
                    @if covered { (icon("camp")) } @else { (space) }
                }
            }
        }
    }
}

fn tool_track(look: &Look<'_>, player: &Player) -> Markup {
    let limit = look.rules.packed().board.tool_limit.is;
    let words = look.say(&own("tool-track").number("tools", player.tools).number("limit", limit));
    html! {
        div .ew-trackrow role="img" aria-label=(words) title=(words) {
            (icon("tool"))
            @for space in 0..=limit { span .ew-sp.ew-at[space == player.tools] { (space) } }
        }
    }
}

/// The reserve of Megaliths: two in each box; an emptied box gives something in every Eclipse.
fn megalith_boxes(look: &Look<'_>, player: &Player) -> Markup {
    let boxes = &look.rules.packed().board.boxes.is;
    let left = usize::from(player.megaliths);
    html! {
        div .ew-box {
            h3 .ew-h { (look.word("reserve")) " " (look.rule("EW-ECL-22")) }
            div .ew-cells {
                @for (index, gives) in boxes.iter().enumerate() {
                    // The leftmost box holds the neutral ones and is emptied first.
                    @let full_after = boxes.len() - 1 - index;
                    @let here = left.saturating_sub(2 * full_after).min(2);
                    @let neutral = index == 0 && left > usize::from(OWN_MEGALITHS);
                    span .ew-cell.ew-emptied[here == 0] {
                        span .ew-stack { @for _ in 0..here { span .ew-block.ew-grey[neutral] {} } }
                        (effects::effect(gives, look.ctx))
                    }
                }
            }
        }
    }
}

fn villages(look: &Look<'_>, player: &Player) -> Markup {
    let founded = player.villages.len();
    html! {
        div .ew-box {
            h3 .ew-h { (look.word("villages")) " " (look.rule("EW-ECL-21")) }
            div .ew-cells {
                @for index in 0..VILLAGES {
                    span .ew-cell.ew-emptied[index < founded] {
                        @if index < founded { (icon("draw")) } @else { (icon("village")) }
                    }
                }
            }
        }
    }
}

/// Slots for Sacred Stones: what they cost, what they give when filled.
fn slots(look: &Look<'_>, player: &Player) -> Markup {
    let board = &look.rules.packed().board;
    let taken: Vec<_> = player.stones.iter().collect();
    html! {
        div .ew-box.ew-widebox {
            h3 .ew-h { (look.word("stones")) " " (look.rule("EW-DEV-07")) }
            div .ew-cards.ew-stones {
                @for (index, gives) in board.slot_gives.is.iter().enumerate() {
                    @if let Some(stone) = taken.get(index) { (market::stone_card(look, *stone)) } @else {
                        @let cost = look.rules.slot_price(index).unwrap_or_default();
                        @let words = look.say(&own("slot").phrase("price", names::price(cost)).phrase("gains", names::effect(gives)));
                        span .ew-card.ew-slot role="img" aria-label=(words) title=(words) {
                            span .ew-e { (price(cost)) (arrow()) (effects::bare(&gives.gains)) }
                        }
                    }
                }
            }
        }
    }
}

fn chief(look: &Look<'_>, player: &Player) -> Markup {
    let Some(chief) = player.chief else { return html! {} };
    let face = look.rules.chief_face(chief);
    let corner = html! { @match player.side { Some(Side::A) => "A", Some(Side::B) => "B", None => "" } };
    html! {
        div .ew-cards { (cards::chief(face, &look.rules.chief_name(chief), player.side, &corner, look.ctx)) }
    }
}

/// Upright Animals with their sets, then the tipped ones.
fn animals(look: &Look<'_>, seat: Seat, player: &Player) -> Markup {
    if player.upright.is_empty() && player.tipped.is_empty() {
        return html! {};
    }
    let mine = look.viewer() == Some(seat);
    html! {
        h3 .ew-h { (icon("animal")) " " (look.word("animals")) " " (points(look.outlook.animals(seat))) " " (look.rule("EW-SCORE-14")) }
        div .ew-cards {
            @for (animal, count) in player.upright.iter() {
                @let corner = html! { span .ew-count { "×" (count) } };
                @if mine { (market::animal_spot(look, "own", animal, &corner)) } @else { (market::animal_card(look, animal, &corner)) }
            }
        }
        @if !player.tipped.is_empty() {
            p .ew-tipped {
                (icon("tip")) " " (look.word("tipped")) ": "
                @for (index, (animal, count)) in player.tipped.iter().enumerate() {
                    @if index > 0 { ", " }
                    @if count > 1 { (count) "× " } (look.say(&look.rules.animal_name(animal)))
                }
            }
        }
    }
}

/// Hand, draw pile, discard pile, Eclipse pile, cemetery.
fn heaps(look: &Look<'_>, seat: Seat, player: &Player) -> Markup {
    let mine = look.viewer() == Some(seat);
    let piles = piles(look, seat);
    let known = look.view.observation.cards.get(seat.index());
    let (hand, draw, eclipse, buried) = match known {
        Some(SeenCards::Known { hand, draw, eclipse, buried }) => {
            (Some(hand), Some(draw), Some(eclipse), Some(buried))
        }
        Some(SeenCards::Counted { .. }) | None => (None, None, None, None),
    };
    let mut cemetery = player.buried;
    if let Some(buried) = buried {
        cemetery.pour(buried);
    }
    let over = look.open.stage == endless_winter::Stage::Over;
    html! {
        dl .ew-heaps {
            dt { (icon("draw")) " " (look.word("hand")) " (" (piles.hand) ")" }
            dd { @if over { (listed(look, hand)) } @else if !mine { (seen(look, player, piles.hand + piles.eclipse)) } }
            dt { (look.word("draw-pile")) " (" (piles.draw) ")" }
            dd { (listed(look, draw)) }
            @if piles.eclipse > 0 {
                dt { (icon("eclipse")) " " (look.word("eclipse-pile")) " (" (piles.eclipse) ")" }
                dd { (listed(look, eclipse)) }
            }
            @if !player.eclipse.is_empty() {
                dt { (icon("eclipse")) " " (look.word("eclipse-pile")) " (" (player.eclipse.len()) ")" }
                dd { (listed(look, Some(&player.eclipse))) }
            }
            dt { (icon("discard")) " " (look.word("discard")) " (" (player.discard.len()) ")" }
            dd { @if mine { (touchable(look, "discard", &player.discard)) } @else { (listed(look, Some(&player.discard))) } }
            dt {
                @let words = look.number("buried-of", look.outlook.buried(seat) as i64);
                @let drawing = html! { (icon("bury")) " " (look.word("cemetery")) " (" (look.outlook.buried(seat)) ")" };
                @if mine { (look.ctx.html_spot("cemetery", &words, &drawing)) } @else { (drawing) }
            }
            dd {
                (listed(look, Some(&cemetery)))
                @if look.outlook.buried(seat) > cemetery.len() { " + " (look.outlook.buried(seat) - cemetery.len()) " ?" }
            }
        }
    }
}

/// Cards that everybody saw going to hand, and how many more are held or lie in the face-down Eclipse pile.
fn seen(look: &Look<'_>, player: &Player, held: usize) -> Markup {
    let known = &player.known;
    html! {
        @if !known.is_empty() {
            span .ew-seen title=(look.word("hand-known")) { (listed(look, Some(known))) }
            @if held > known.len() { " + " (held - known.len()) " ?" }
        }
    }
}

fn listed(look: &Look<'_>, cards: Option<&Cards>) -> Markup {
    html! {
        @for (index, (card, count)) in cards.iter().flat_map(|cards| cards.iter()).enumerate() {
            @if index > 0 { ", " }
            @if count > 1 { (count) "× " } (look.say(&look.rules.card_name(card)))
        }
    }
}

fn touchable(look: &Look<'_>, zone: &str, cards: &Cards) -> Markup {
    html! {
        @for (card, count) in cards.iter() {
            @let name = look.say(&look.rules.card_name(card));
            (look.ctx.html_spot(&format!("{zone}-{}", look.rules.card_id(card)), &name, &html! {
                span .ew-chip { @if count > 1 { (count) "× " } (name) }
            })) " "
        }
    }
}

/// The score as it would stand now.
fn score(look: &Look<'_>, seat: Seat, player: &Player) -> Markup {
    let parts = [
        ("score-scored", u32::from(player.score_now())),
        ("score-animals", u32::from(look.outlook.animals(seat))),
        ("score-burials", u32::from(look.outlook.burials(seat))),
        ("score-offering", u32::from(look.outlook.offering(seat))),
    ];
    let all = u32::from(look.outlook.score(seat));
    let cards = all.saturating_sub(parts.iter().map(|(_, points)| points).sum());
    html! {
        p .ew-score {
            b { (look.word("score")) " " (all) } " = "
            @for (key, points) in parts { (points) " " (look.word(key)) " + " }
            (cards) " " (look.word("score-cards"))
        }
    }
}

/// The viewer's hand, with what each card is worth here, and the Eclipse pile.
pub(crate) fn hand(look: &Look<'_>) -> Option<Markup> {
    let seat = look.viewer()?;
    let hand = look.hand()?;
    let eclipse = match look.view.observation.cards.get(seat.index()) {
        Some(SeenCards::Known { eclipse, .. }) => eclipse,
        Some(SeenCards::Counted { .. }) | None => return None,
    };
    Some(html! {
        div .ew.ew-hand {
            @if hand.is_empty() { p .ew-note { (look.word("hand-empty")) } }
            div .ew-cards {
                @for (card, count) in hand.iter() {
                    (turn::card_spot(look, "hand", card, &corner(look, card, count, seat)))
                }
            }
            @if !eclipse.is_empty() {
                p .ew-note { (icon("eclipse")) " " (look.word("eclipse-pile")) ": " (listed(look, Some(eclipse))) }
            }
        }
    })
}

fn corner(look: &Look<'_>, card: Card, count: u8, seat: Seat) -> Markup {
    html! {
        @if count > 1 { span .ew-count { "×" (count) } }
        @if let Some(half) = turn::labor_corner(look, card, seat) {
            span .ew-count.ew-gain title=(look.labor_words(half)) { "+" (names::labor_text(half)) }
        }
    }
}
