//! What stands where, in words: for titles, for screen readers, for whoever prefers to read.

use ice_age::{Arms, IceAge, Observation, Region, RegionObservation, Step};
use pages::DrawContext;
use table::{Seat, text::Phrase};

use crate::forecast::{Crowd, Forecast, Points};

/// Everything about a region.
pub(crate) fn region(
    rules: &IceAge,
    observation: &Observation,
    seen: &RegionObservation,
    ctx: &DrawContext<'_>,
) -> String {
    let map = rules.map();
    let mut sentences = vec![
        ctx.text(
            &Phrase::new(if seen.covered { "ice-age-board-region-ice" } else { "ice-age-board-region" })
                .number("region", seen.region.number())
                .phrase("terrain", Phrase::new(format!("ice-age-terrain-{}", map.terrain(seen.region).id()))),
        ),
    ];
    if !seen.covered {
        let holds = holds(seen);
        if !holds.is_empty() {
            sentences.push(ctx.text(&Phrase::new("ice-age-board-holds").list("pieces", holds)));
        }
        if observation.step != Step::Over {
            sentences.extend(prospects(rules, observation, seen).iter().map(|phrase| ctx.text(phrase)));
        }
    }
    let neighbours: Vec<String> = map.neighbours(seen.region).iter().map(|other| other.to_string()).collect();
    sentences.push(ctx.text(&Phrase::new("ice-age-region-words").text("neighbours", neighbours.join(", "))));
    sentences.join(" ")
}

fn holds(seen: &RegionObservation) -> Vec<Phrase> {
    let counted = |key: &'static str, count: u8| (count > 0).then(|| Phrase::new(key).number("count", count));
    let hunters =
        seen.hunters.iter().enumerate().filter(|(_, band)| band.hunters() > 0).map(|(index, band)| {
            let key = if band.of(Arms::Club) > 0 { "ice-age-board-band-armed" } else { "ice-age-board-band" };
            Phrase::new(key)
                .seat("seat", Seat::new(index))
                .number("hunters", band.hunters())
                .number("armed", band.of(Arms::Club))
        });
    [
        counted("ice-age-board-mammoths", seen.mammoths),
        counted("ice-age-board-fires", seen.fires),
        counted("ice-age-board-warmth", seen.warmth),
    ]
    .into_iter()
    .flatten()
    .chain(hunters)
    .collect()
}

/// How many the region feeds and what it would score now.
fn prospects(rules: &IceAge, observation: &Observation, seen: &RegionObservation) -> Vec<Phrase> {
    let forecast = Forecast::new(rules, observation, seen);
    let (least, most) = forecast.feeds();
    let feeds = if least == most { "ice-age-board-feeds" } else { "ice-age-board-feeds-between" };
    let mut phrases = vec![
        Phrase::new(feeds).number("least", least).number("most", most).number("standing", forecast.standing),
    ];
    match forecast.crowd() {
        Crowd::Fed => {}
        Crowd::Perhaps => phrases.push(Phrase::new("ice-age-board-crowd-perhaps")),
        Crowd::TooMany => phrases.push(Phrase::new("ice-age-board-crowd")),
    }
    let scores: Vec<Phrase> = observation
        .players
        .iter()
        .filter(|player| seen.hunters.get(player.seat.index()).is_some_and(|band| band.hunters() > 0))
        .map(|player| scores(player.seat, forecast.points(player.seat)))
        .collect();
    if !scores.is_empty() {
        phrases
            .push(Phrase::new("ice-age-board-scores").number("each", forecast.each).list("scores", scores));
    }
    phrases
}

fn scores(seat: Seat, points: Points) -> Phrase {
    let key = if points.least == points.most { "ice-age-board-score" } else { "ice-age-board-score-between" };
    Phrase::new(key).seat("seat", seat).number("least", points.least).number("most", points.most)
}

/// A group of hunters.
pub(crate) fn hunters(seat: Seat, arms: Arms, count: u8, at: Region, ctx: &DrawContext<'_>) -> String {
    let key = match arms {
        Arms::Bare => "ice-age-board-hunters",
        Arms::Club => "ice-age-board-hunters-armed",
    };
    ctx.text(&Phrase::new(key).seat("seat", seat).number("hunters", count).number("region", at.number()))
}

/// The mammoths of a region.
pub(crate) fn mammoths(seen: &RegionObservation, ctx: &DrawContext<'_>) -> String {
    ctx.text(
        &Phrase::new("ice-age-board-mammoths-at")
            .number("count", seen.mammoths)
            .number("region", seen.region.number()),
    )
}

/// The fires of a region.
pub(crate) fn fires(seen: &RegionObservation, ctx: &DrawContext<'_>) -> String {
    let (key, count) = if seen.fires > 0 {
        ("ice-age-board-fires-at", seen.fires)
    } else {
        ("ice-age-board-warmth-at", seen.warmth)
    };
    ctx.text(&Phrase::new(key).number("count", count).number("region", seen.region.number()))
}
