//! The primer: the first five minutes with the box.

mod legend;

use endless_winter::{Column, EndlessWinter, HUNT_AREA, LAPS, Options, ROUNDS, SEATS, VILLAGES, names};
use maud::{Markup, html};
use pages::{
    DrawContext, Primer,
    primer::{Author, Block, Room, Screen, Shape},
};
use table::{
    Rules, Seat, View, Viewer,
    dealer::Seed,
    table::{Dealing, Table},
};

use crate::{
    columns, effects, icons, idols, look::Look, market, megaliths, pictures::PICTURES, player, terrain,
};

pub(crate) fn primer(
    rules: &EndlessWinter,
    view: &View<EndlessWinter>,
    ctx: &DrawContext<'_>,
) -> Option<Primer> {
    let look = Look::new(rules, view, ctx);
    let screens = vec![
        aim(&look),
        turn(&look),
        boards(&look),
        eclipse(&look),
        points(&look),
        mistakes(&look),
        rivers(ctx)?,
        legend::all(&look),
    ];
    Some(Primer { screens, symbols: html! { (icons::defined()) (terrain::paints()) } })
}

/// Writes the primer of this box.
fn author() -> Author {
    Author::new(EndlessWinter::NAME, &PICTURES)
}

/// Icons in a row.
fn row(icons: &Markup) -> Markup {
    html! { div .ew.ew-primer-row { (icons) } }
}

/// A part of the board by itself.
fn part(drawing: &Markup) -> Markup {
    html! { div .part.ew { (drawing) } }
}

fn aim(look: &Look<'_>) -> Screen {
    let author = author();
    let cards: u8 = look.rules.packed().starting.iter().map(|face| face.copies.is).sum();
    let facts = vec![
        author.fact(&format!("2–{SEATS}"), "players"),
        author.fact(&ROUNDS, "rounds"),
        author.fact(&(ROUNDS * LAPS), "turns"),
        author.fact(&Column::ALL.len(), "columns"),
        author.fact(&cards, "cards"),
    ];
    let winters = html! {
        ol .ew-winters {
            @for round in 1..=ROUNDS {
                li {
                    span .ew-beads aria-hidden="true" { @for _ in 0..LAPS { i {} } (icons::icon("eclipse")) }
                    b { (look.number("round", round)) }
                    " " (look.say(&author.message("winter").number("count", LAPS)))
                }
            }
        }
    };
    let winters = Block::Picture(html! { div .ew { (winters) } });
    author.screen("aim", "sun", vec![author.picture("aim"), winters, Block::Facts(facts)])
}

fn turn(look: &Look<'_>) -> Screen {
    let author = author();
    let steps = vec![
        author.scene("play-culture", &["EW-TURN-06", "EW-TURN-08"]),
        author.scene("place-figure", &["EW-TURN-12", "EW-WORK-01"]).about(&["EW-TURN-14"]),
        author.scene("discard", &["EW-TURN-24", "EW-TURN-25"]),
        author.scene("keep-back", &["EW-TURN-26", "EW-ECL-03"]),
    ];
    let column = |column: Column, rules| {
        author.panel(
            column.word(),
            html! { div .ew.ew-primer-column { (columns::one(look, column)) } },
            rules,
        )
    };
    let columns = vec![
        column(Column::Initiate, &["EW-INIT-01", "EW-INIT-05"]),
        column(Column::Develop, &["EW-DEV-01", "EW-DEV-03"]),
        column(Column::Migrate, &["EW-MIG-01", "EW-MIG-07"]),
        column(Column::Hunt, &["EW-HUNT-01", "EW-HUNT-10"]),
        author
            .panel(
                "rest",
                html! { div .ew.ew-primer-column { (columns::rest(look)) } },
                &["EW-REST-02", "EW-REST-04"],
            )
            .about(&["EW-RESTTOK"]),
        author.scene("three-parts", &["EW-TURN-16", "EW-TURN-19", "EW-TURN-22"]),
    ];
    author.screen(
        "turn",
        "hunter-stand",
        vec![Block::Panels(Shape::Steps, steps), Block::Panels(Shape::Boards, columns)],
    )
}

fn boards(look: &Look<'_>) -> Screen {
    let (author, content) = (author(), look.rules.packed());
    let seat = look.viewer().unwrap_or_default();
    let home = html! { div .ew.ew-primer-home { (player::home(look, seat)) } };
    let panels = vec![
        author
            .panel("terrain", part(&terrain::map(look)), &["EW-ECL-15", "EW-ECL-18", "EW-MIG-12"])
            .about(&["EW-GLACIER"])
            .room(Room::Wide),
        author
            .panel("culture", part(&market::culture(look)), &["EW-DEV-01", "EW-TURN-09"])
            .about(&["EW-DEV-04"]),
        author
            .panel("people", part(&market::people(look)), &["EW-INIT-01", "EW-WORK-04"])
            .about(&["EW-TURN-23"]),
        author
            .panel("hunting", part(&market::hunt(look)), &["EW-HUNT-06", "EW-HUNT-12"])
            .number("most", i64::from(HUNT_AREA)),
        author
            .panel("stones", part(&market::stones(look)), &["EW-DEV-12", "EW-DEV-09"])
            .about(&["EW-DEV-07", "EW-ECL-24"])
            .number("slots", content.board.slot_food.is.len() as i64),
        author
            .panel("megaliths", part(&megaliths::section(look)), &["EW-MEGA-09", "EW-MEGA-10"])
            .about(&["EW-MEGA"]),
        author.panel("idols", part(&idols::section(look)), &["EW-IDOL-04", "EW-IDOL-07"]),
        author
            .panel("home", home, &["EW-GOLD-09", "EW-GOLD-10"])
            .room(Room::Wide)
            .number("villages", VILLAGES as i64),
    ];
    author.screen("boards", "tent", vec![Block::Panels(Shape::Boards, panels)])
}

fn eclipse(look: &Look<'_>) -> Screen {
    let (author, content) = (author(), look.rules.packed());
    let order =
        html! { @for gives in &content.main.turn_order_gives.is { (effects::effect(gives, look.ctx)) } };
    let lands = html! {
        @for face in content.terrain.iter().filter(|face| !face.gives.is.is_none()) {
            span .ew-chip { (icons::icon(&face.id)) (effects::effect(&face.gives.is, look.ctx)) }
        }
    };
    let skill = content.tribe.first().map(|face| effects::effect(&face.eclipse.is, look.ctx));
    let home = html! {
        (icons::icon("village")) (effects::arrow()) (icons::icon("draw")) " "
        (icons::icon("stone")) (effects::arrow()) (effects::points(3_u32))
    };
    let ladder = html! {
        @for (place, name) in ["megalith", "draw", "idol", "tool", "food"].iter().enumerate() {
            @if place > 0 { " › " } (icons::icon(name))
        }
    };
    let steps = vec![
        author.scene("reveal", &["EW-ECL-02", "EW-ECL-07", "EW-ECL-08"]),
        author.panel("step-order", row(&order), &["EW-ECL-13"]),
        author.panel("step-people", row(&skill.unwrap_or_default()), &["EW-ECL-14"]),
        author.panel("step-land", row(&lands), &["EW-ECL-15", "EW-ECL-16"]),
        author.panel("step-home", row(&home), &["EW-ECL-21", "EW-ECL-24"]).about(&["EW-ECL-22"]),
    ];
    let after = vec![
        author.panel("lower", row(&ladder), &["EW-GOLD-03", "EW-GOLD-04"]),
        author.scene("prepare", &["EW-PREP-03", "EW-PREP-09"]),
    ];
    author.screen(
        "eclipse",
        "eclipse",
        vec![Block::Panels(Shape::Steps, steps), Block::Panels(Shape::List, after)],
    )
}

fn points(look: &Look<'_>) -> Screen {
    let (author, content) = (author(), look.rules.packed());
    let sign = |drawing: Markup| html! { div .ew.ew-primer-sign { (drawing) } };
    let icon = |name: &str| sign(icons::icon(name));
    let sets = content
        .animal
        .iter()
        .find(|face| !face.joker.is)
        .map(|face| face.sets.is.clone())
        .unwrap_or_default();
    let list = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let honor: Vec<u8> = content.idols.honor_points.is.iter().copied().filter(|points| *points > 0).collect();
    let panels = vec![
        author.panel("points-cards", sign(effects::end_points(2)), &["EW-SCORE-13"]),
        author.panel("points-stones", icon("stone"), &["EW-ECL-24", "EW-STONE-01"]).number("rounds", ROUNDS),
        author.panel("points-burials", icon("bury"), &["EW-SCORE-06", "EW-SCORE-07"]),
        author
            .panel("points-animals", icon("animal"), &["EW-SCORE-14", "EW-SCORE-18"])
            .written("sets", &list(&sets)),
        author.panel("points-once", sign(effects::points(2_u32)), &["EW-GOLD-12"]),
        author.panel("points-megaliths", icon("upper"), &["EW-MEGA-10", "EW-MEGA-11"]),
        author.panel("points-idols", icon("idol"), &["EW-IDOL-10"]).written("steps", &list(&honor)),
        author.panel("points-offering", icon("food"), &["EW-SCORE-04", "EW-SCORE-05"]),
    ];
    author.screen("points", "menhir", vec![Block::Panels(Shape::List, panels)])
}

fn mistakes(look: &Look<'_>) -> Screen {
    let author = author();
    let rest = names::labor_text(look.rules.packed().board.rest_labor.is.gains.half_labor());
    let panels = vec![
        author.mistake("camps-stay", &["EW-ECL-15", "EW-GOLD-10"]),
        author.mistake("set-eaten", &["EW-SCORE-15"]),
        author.mistake("idol-still", &["EW-SCORE-05", "EW-SCORE-07"]),
        author.mistake("nothing-kept", &["EW-ECL-07", "EW-REST-04"]).written("labor", &rest),
        author.mistake("stones-late", &["EW-DEV-12"]).number("rounds", ROUNDS),
    ];
    author.screen("mistakes", "bison", vec![Block::Panels(Shape::Mistakes, panels)])
}

/// The expansion has a table of its own, because the land looks different.
fn rivers(ctx: &DrawContext<'_>) -> Option<Screen> {
    let options = Options::seats(2).with_landmarks(2).with_warriors();
    let rules = EndlessWinter::new(&options, &EndlessWinter::standard_content()).ok()?;
    let table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(3)));
    let view = table.view(Viewer::Seat(Seat::new(0)));
    let look = Look::new(table.rules(), &view, ctx);
    let (author, content) = (author(), &look.rules.packed().rivers);
    let fish = html! {
        (icons::icon("fish"))
        @for face in content.fish.iter().take(4) { span .ew-chip { (effects::effect(&face.gives.is, ctx)) } }
    };
    let landmarks = html! { @for face in &content.landmark { (icons::icon(&face.id)) } };
    let panels = vec![
        author
            .panel("rivers-land", part(&terrain::map(&look)), &["RR-SETUP-02", "RR-SETUP-24"])
            .about(&["RR-COMP-05"])
            .room(Room::Wide),
        author.scene("rivers-raft", &["RR-RAFT-01", "RR-RAFT-02", "RR-RAFT-04"]),
        author.scene("rivers-delta", &["RR-DELTA-01", "RR-DELTA-03"]),
        author.panel("rivers-fish", row(&fish), &["RR-FISH-02", "RR-FISH-05"]),
        author.panel("rivers-landmarks", row(&landmarks), &["RR-LAND-01"]),
    ];
    let warriors = vec![author.scene("rivers-warrior", &["RR-WARR-01", "RR-WARR-05"])];
    let blocks = vec![Block::Panels(Shape::Boards, panels), Block::Panels(Shape::List, warriors)];
    Some(author.screen("rivers", "raft", blocks))
}
