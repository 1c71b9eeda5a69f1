//! A player's board: tracks with their limits, pieces at home, stones and their slots, cards, Animals.

use endless_winter::{
    CAMPS, Card, Cards, FOOD_WITHOUT_CAMPS, OWN_MEGALITHS, Player, SeenCards, VILLAGES, names,
};
use maud::{Markup, html};
use pages::Holdings;
use table::Seat;

use crate::{
    cards, effects,
    icons::{icon, symbol},
    look::{Look, own},
    market, order,
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
            (order::place(look, seat))
            (fact("food-of", usize::from(player.food), html! { (icon("food")) (player.food) "/" (player.food_limit()) }))
            (fact("tools-of", usize::from(player.tools), html! { (icon("tool")) (player.tools) }))
            (fact("hand-of", piles(look, seat).hand, html! { (icon("draw")) (piles(look, seat).hand) }))
            span .ew-break {}
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
            (home(look, seat))
            div .ew-treasure { (slots(look, seat, player)) (animals(look, seat, player)) }
            (chief(look, player))
            (heaps(look, seat, player))
            @if look.viewer() == Some(seat) { (discards(look, &player.discard)) }
            div .ew-lists { (lists(look, seat, player)) (score(look, seat, player)) }
        }
    }
}

/// Tracks and pieces of a player board.
pub(crate) fn home(look: &Look<'_>, seat: Seat) -> Markup {
    let player = look.player(seat);
    html! {
        div .ew-home-board {
            (food_track(look, player))
            div .ew-pair { (tool_track(look, player)) (villages(look, player)) }
            (megalith_boxes(look, player))
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
                span .ew-sp.ew-at[space == player.food] .ew-covered[covered] {
                    @if covered { (icon("camp")) } @else { (space) }
                    @if symbols.contains(&space) { span .ew-work { (icon("labor")) } }
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
            h2 .ew-h data-rule="EW-ECL-22" { (look.word("reserve")) small { (look.word("box-gives")) } }
            div .ew-cells {
                @for (index, gives) in boxes.iter().enumerate() {
                    // The leftmost box holds the neutral ones and is emptied first.
                    @let full_after = boxes.len() - 1 - index;
                    @let here = left.saturating_sub(2 * full_after).min(2);
                    @let neutral = index == 0 && left > usize::from(OWN_MEGALITHS);
                    span .ew-cell.ew-emptied[here == 0] {
                        span .ew-stack { @for _ in 0..here { span .ew-brick.ew-grey[neutral] {} } }
                        (effects::effect(gives, look.ctx))
                    }
                }
            }
        }
    }
}

/// Villages at home; a founded one gives a card in every Eclipse (EW-ECL-21).
fn villages(look: &Look<'_>, player: &Player) -> Markup {
    let founded = player.villages.len();
    let words = look.number("villages-of", founded as i64);
    html! {
        div .ew-cells.ew-villages data-rule="EW-ECL-21" role="img" aria-label=(words) title=(words) {
            @for index in 0..VILLAGES {
                span .ew-cell.ew-emptied[index < founded] {
                    @if index < founded { (icon("eclipse")) (icon("draw")) } @else {
                        svg .ew-piece viewBox="-19 -15 38 32" aria-hidden="true" { (symbol("village")) }
                    }
                }
            }
        }
    }
}

/// Slots for Sacred Stones: what they cost, what they give when filled.
fn slots(look: &Look<'_>, seat: Seat, player: &Player) -> Markup {
    let viewer = look.viewer().filter(|&viewer| viewer == seat);
    let board = &look.rules.packed().board;
    let taken: Vec<_> = player.stones.iter().collect();
    html! {
        div .ew-box {
            h2 .ew-h data-rule="EW-DEV-07" { (look.word("stones")) small { (look.word("slot-order")) } }
            div .ew-cards.ew-stones {
                @for (index, gives) in board.slot_gives.is.iter().enumerate() {
                    @if let Some(stone) = taken.get(index) { (market::stone_card(look, *stone, viewer)) } @else {
                        @let cost = look.rules.slot_price(index).unwrap_or_default();
                        @let words = look.say(&own("slot").phrase("price", names::price(cost)).phrase("gains", names::effect(gives)));
                        span .ew-slot role="img" aria-label=(words) title=(words) {
                            span .ew-e { (price(cost)) }
                            @if !gives.gains.is_empty() { span .ew-e { "↓" (effects::bare(&gives.gains)) } }
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
    let corner =
        html! { @if let Some(side) = player.side { span .ew-count { (side.word().to_uppercase()) } } };
    html! {
        div .ew-leader { (cards::chief(face, &look.rules.chief_name(chief), player.side, &corner, look.ctx)) }
    }
}

/// Upright Animals with their sets, then the tipped ones.
fn animals(look: &Look<'_>, seat: Seat, player: &Player) -> Markup {
    let mine = look.viewer() == Some(seat);
    let worth = i64::from(look.outlook.animals(seat));
    html! {
        div .ew-box {
            h2 .ew-h data-rule="EW-SCORE-14" { (look.word("animals")) small { (look.number("animals-worth", worth)) } }
            div .ew-cards.ew-herd-of {
                @for (animal, count) in player.upright.iter() {
                    @let corner = html! { span .ew-count { (count) } };
                    @if mine { (market::animal_spot(look, "own", animal, &corner)) } @else { (market::animal_card(look, animal, &corner)) }
                }
                @for (animal, count) in player.tipped.iter() {
                    span .ew-tipped title=(look.word("tipped")) { (market::animal_card(look, animal, &html! { span .ew-count { (count) } })) }
                }
                @if player.upright.is_empty() && player.tipped.is_empty() { span .ew-gap {} }
            }
        }
    }
}

/// What is known of the cards of a seat.
struct Known<'a> {
    hand: Option<&'a Cards>,
    draw: Option<&'a Cards>,
    eclipse: Option<&'a Cards>,
    cemetery: Cards,
}

fn known<'a>(look: &Look<'a>, seat: Seat, player: &Player) -> Known<'a> {
    let mut cemetery = player.buried;
    match look.view.observation.cards.get(seat.index()) {
        Some(SeenCards::Known { hand, draw, eclipse, buried }) => {
            cemetery.pour(buried);
            Known { hand: Some(hand), draw: Some(draw), eclipse: Some(eclipse), cemetery }
        }
        Some(SeenCards::Counted { .. }) | None => Known { hand: None, draw: None, eclipse: None, cemetery },
    }
}

/// Draw pile, discard pile, Eclipse pile and cemetery.
fn heaps(look: &Look<'_>, seat: Seat, player: &Player) -> Markup {
    let piles = piles(look, seat);
    let known = known(look, seat, player);
    let buried = look.outlook.buried(seat);
    let pile = |class: &str, key: &str, count: usize, cards: Option<&Cards>| {
        let words = look.say(
            &own("pile")
                .phrase("pile", own(key))
                .number("count", count as i64)
                .text("cards", listed(look, cards)),
        );
        html! { span .ew-pile title=(words) { b .(class) { (count) } span { (look.word(&format!("short-{key}"))) } } }
    };
    html! {
        div .ew-piles {
            (pile("ew-backs", "draw-pile", piles.draw, known.draw))
            (pile("", "discard", player.discard.len(), Some(&player.discard)))
            @if player.eclipse.is_empty() { (pile("ew-dark", "eclipse-pile", piles.eclipse, known.eclipse)) }
            @else { (pile("ew-dark", "eclipse-pile", player.eclipse.len(), Some(&player.eclipse))) }
            @let grave = pile("ew-grave", "cemetery", buried, Some(&known.cemetery));
            @if look.viewer() == Some(seat) { (look.ctx.html_spot("cemetery", &look.number("buried-of", buried as i64), &grave)) } @else { (grave) }
        }
    }
}

/// The viewer's discard pile, one card after the other: shown where one of them can be chosen.
fn discards(look: &Look<'_>, cards: &Cards) -> Markup {
    html! {
        div .ew-discards {
            h2 .ew-h { (look.word("discard")) }
            @for (card, count) in cards.iter() {
                @let name = look.say(&look.rules.card_name(card));
                (look.ctx.html_spot(&format!("discard-{}", look.rules.card_id(card)), &name, &html! {
                    span .ew-chip { @if count > 1 { (count) "× " } (name) }
                }))
            }
        }
    }
}

/// The same in words, with what is known of a hand.
fn lists(look: &Look<'_>, seat: Seat, player: &Player) -> Markup {
    let piles = piles(look, seat);
    let known = known(look, seat, player);
    let over = look.open.stage == endless_winter::Stage::Over;
    let buried = look.outlook.buried(seat);
    html! {
        dl .ew-heaps {
            @if look.viewer() != Some(seat) || over {
                dt { (look.word("hand")) " (" (piles.hand) ")" }
                dd { @if over { (listed(look, known.hand)) } @else { (seen(look, player, piles.hand + piles.eclipse)) } }
            }
            @if !player.eclipse.is_empty() || known.eclipse.is_some_and(|cards| !cards.is_empty()) {
                dt { (look.word("eclipse-pile")) }
                dd { (listed(look, known.eclipse)) " " (listed(look, Some(&player.eclipse))) }
            }
            @if !player.discard.is_empty() {
                dt { (look.word("discard")) }
                dd { (listed(look, Some(&player.discard))) }
            }
            @if buried > 0 {
                dt { (look.word("cemetery")) }
                dd { (listed(look, Some(&known.cemetery))) @if buried > known.cemetery.len() { " + " (buried - known.cemetery.len()) " ?" } }
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

fn listed(look: &Look<'_>, cards: Option<&Cards>) -> String {
    let names = cards.iter().flat_map(|cards| cards.iter()).map(|(card, count)| {
        let name = look.say(&look.rules.card_name(card));
        if count > 1 { format!("{count}× {name}") } else { name }
    });
    names.collect::<Vec<_>>().join(", ")
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

/// The viewer's hand, with what each card is worth here, and the cards played this turn.
pub(crate) fn hand(look: &Look<'_>) -> Option<Markup> {
    let seat = look.viewer()?;
    let hand = look.hand()?;
    Some(html! {
        div .ew.ew-hand {
            @if hand.is_empty() { p .ew-note { (look.word("hand-empty")) } }
            div .ew-cards.ew-held {
                @for (card, count) in hand.iter() {
                    (turn::card_spot(look, "hand", card, &marks(look, card, count, seat)))
                }
            }
            @if look.active() == Some(seat) { (turn::played(look, seat)) }
        }
    })
}

/// How many of a card are held, and the Labor one would give now.
fn marks(look: &Look<'_>, card: Card, count: u8, seat: Seat) -> Markup {
    html! {
        @if count > 1 { span .ew-count { "×" (count) } }
        @if let Some(half) = turn::labor_corner(look, card, seat) {
            @let words = look.labor_words(half);
            span .ew-gain role="img" aria-label=(words) title=(words) { "+" (names::labor_text(half)) (icon("labor")) }
        }
    }
}
