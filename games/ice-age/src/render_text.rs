//! The board in text, for a terminal of 80 columns.

use std::fmt::Write;

use table::{
    Viewer,
    sets::Indexed,
    text::{Phrase, Words},
};

use crate::{
    board::Region,
    game::IceAge,
    observation::{Observation, RegionObservation},
    state::{Arms, Band},
    words::card_name,
};

const COLUMNS: usize = 4;
const CELL: usize = 18;

pub(crate) fn render_text(
    game: &IceAge,
    observation: &Observation,
    viewer: Viewer,
    words: &dyn Words,
) -> String {
    let mut out = String::new();
    let say = |phrase: Phrase| words.say(&phrase);
    let round = Phrase::new("ice-age-text-round")
        .number("round", observation.round)
        .number("rounds", observation.rounds);
    line(&mut out, &say(round));
    write_map(game, observation, words, &mut out);
    let pools = Phrase::new("ice-age-text-pools")
        .number("dark", observation.dark_pool)
        .number("light", observation.light_pool)
        .number("clubs", observation.club_supply)
        .number("mammoths", observation.mammoth_supply);
    line(&mut out, &say(pools));
    let nothing = || Phrase::new("ice-age-text-nothing");
    let size = |deck: &crate::observation::DeckObservation| deck.pile.loose as usize + deck.pile.under.len();
    let discards = Phrase::new("ice-age-text-discards")
        .phrase("light", observation.light.top.map_or_else(nothing, card_name))
        .phrase("dark", observation.dark.top.map_or_else(nothing, card_name))
        .number("light-pile", size(&observation.light) as i64)
        .number("dark-pile", size(&observation.dark) as i64);
    line(&mut out, &say(discards));
    write_players(observation, words, &mut out);
    if let Viewer::Seat(seat) = viewer
        && let Some(hand) =
            observation.players.iter().find(|it| it.seat == seat).and_then(|it| it.hand.as_ref())
        && !hand.is_empty()
    {
        let cards = hand.iter().map(|&card| card_name(card)).collect();
        line(&mut out, &say(Phrase::new("ice-age-text-your-hand").list("cards", cards)));
    }
    out
}

fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}

fn write_map(game: &IceAge, observation: &Observation, words: &dyn Words, out: &mut String) {
    let ice = words.say(&Phrase::new("ice-age-text-ice"));
    let width = COLUMNS * (CELL + 1) + 1;
    line(out, &format!("{:▒^width$}", format!(" {ice} ")));
    for (index, row) in observation.regions.chunks(COLUMNS).enumerate() {
        rule(out, if index == 0 { ['┌', '┬', '┐'] } else { ['├', '┼', '┤'] });
        let cells: Vec<Vec<String>> = row.iter().map(|region| cell(game, region, words)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for number in 0..height {
            let texts = cells.iter().map(|cell| cell.get(number).map_or("", String::as_str));
            let joined: Vec<String> = texts.map(|text| pad(text, CELL)).collect();
            line(out, &format!("│{}│", joined.join("│")));
        }
    }
    rule(out, ['└', '┴', '┘']);
    line(out, &words.say(&Phrase::new("ice-age-text-legend").text("borders", hidden_borders(game))));
}

fn rule(out: &mut String, [left, middle, right]: [char; 3]) {
    let cells = vec!["─".repeat(CELL); COLUMNS];
    line(out, &format!("{left}{}{right}", cells.join(&middle.to_string())));
}

/// At least `width` characters wide; never cuts a word a translator chose.
fn pad(text: &str, width: usize) -> String {
    format!("{text:width$}")
}

fn cell(game: &IceAge, seen: &RegionObservation, words: &dyn Words) -> Vec<String> {
    let terrain = game.map.terrain(seen.region).id();
    let terrain = words.say(&Phrase::new(format!("ice-age-terrain-{terrain}")));
    let mut lines = vec![format!(" {:>2} {terrain}", seen.region)];
    if seen.covered {
        let covered = words.say(&Phrase::new("ice-age-text-covered"));
        lines.extend([format!(" ▒▒ {covered}"), format!(" {}", "▒".repeat(CELL - 2))]);
        return lines;
    }
    let mut beasts = Vec::new();
    for (key, count) in [
        ("ice-age-text-mammoths", seen.mammoths),
        ("ice-age-text-fires", seen.fires),
        ("ice-age-text-warmth", seen.warmth),
    ] {
        if count > 0 {
            beasts.push(words.say(&Phrase::new(key).number("count", count)));
        }
    }
    lines.push(format!(" {}", beasts.join(" ")));
    let bands: Vec<String> = seen
        .hunters
        .iter()
        .enumerate()
        .filter(|(_, band)| band.hunters() > 0)
        .map(|(index, &band)| hunters(index, band))
        .collect();
    // Two lines of hunters are enough for five seats.
    lines.extend(bands.chunks(3).map(|some| format!(" {}", some.join(" "))));
    lines.resize(lines.len().max(4), String::new());
    lines
}

fn hunters(index: usize, band: Band) -> String {
    let mut text = format!("s{}:{}", index + 1, band.hunters());
    if band.of(Arms::Club) > 0 {
        let _ = write!(text, "({})", band.of(Arms::Club));
    }
    text
}

/// Borders the grid of rows and columns does not show.
fn hidden_borders(game: &IceAge) -> String {
    let mut pairs = Vec::new();
    for a in Region::each() {
        for b in game.map.neighbours(a).iter().filter(|&b| b > a) {
            let same_row = a.index() / COLUMNS == b.index() / COLUMNS && b.index() - a.index() == 1;
            let same_column = b.index() - a.index() == COLUMNS;
            if !same_row && !same_column {
                pairs.push(format!("{a}-{b}"));
            }
        }
    }
    pairs.join(" ")
}

fn write_players(observation: &Observation, words: &dyn Words, out: &mut String) {
    let head = |key: &'static str| words.say(&Phrase::new(key));
    let (score, stones, clubs, reserve, hand) = (
        head("ice-age-text-score"),
        head("ice-age-text-stones"),
        head("ice-age-text-clubs"),
        head("ice-age-text-reserve"),
        head("ice-age-text-hand"),
    );
    line(out, &format!("{:22}{score:>8}{stones:>8}{clubs:>8}{reserve:>9}  {hand}", ""));
    for player in &observation.players {
        let name = words.say(&Phrase::new("table-seat").seat("seat", player.seat));
        let mark = if player.seat == observation.active { ">" } else { " " };
        let cards = Phrase::new("ice-age-text-cards")
            .number("light", player.light_cards)
            .number("dark", player.dark_cards);
        let points: u32 = player.points.iter().map(|&points| u32::from(points)).sum();
        let name = format!("{mark}{} {name}", player.seat);
        line(
            out,
            &format!(
                "{name:22}{points:>8}{:>8}{:>8}{:>9}  {}",
                player.stones,
                player.clubs,
                player.reserve,
                words.say(&cards)
            ),
        );
    }
}
