//! The story can be played on the board.

use std::collections::BTreeSet;

use table::{Rules as _, Seat, Viewer, text::Phrase};
use words::Language;

use super::{
    Finding,
    elements::{Drawing, complete},
    messages::languages,
    positions::{Plan, Position, anywhere, text, visit},
    render::{Renderer, all_markup},
};
use crate::{
    board::Board,
    story::{Beat, Cue},
};

/// Every place that a line of the story names is drawn right after its event, as a spot or as a part of the board; every seat
/// it names plays; every name of a scene and of its steps can be said, and every line to the player it is about, in every
/// language. Returns the keys of the scenes' titles.
pub fn beats<B: Board>(plan: &Plan<B::Game>) -> Result<BTreeSet<String>, Finding> {
    let mut scenes = BTreeSet::new();
    let renderers =
        languages::<B>().map(|language| Renderer::<B>::new(language).map_err(|error| anywhere(text(error))));
    let renderers: Vec<Renderer<B>> = renderers.collect::<Result<_, _>>()?;
    visit::<B>(plan, Language::English, |position| {
        let last = position.table.version().saturating_sub(1);
        for (entry, _) in position.table.told(Viewer::Public).filter(|(entry, _)| entry.event == last) {
            for seat in Seat::all(position.table.rules().seats()) {
                renderers.iter().try_for_each(|renderer| complete(&renderer.text_to(seat, &entry.phrase)))?;
            }
        }
        for viewer in [position.choosing.map_or(Viewer::Public, Viewer::Seat), Viewer::Public] {
            let told = position.table.told(viewer).filter(|(entry, _)| entry.event == last);
            let beats: Vec<Beat> = told.map(|(_, note)| B::beat(position.table.rules(), note)).collect();
            check(position, viewer, &beats)?;
            for beat in beats {
                if let Some((_, title)) = beat.cue.as_ref().and_then(Cue::scene) {
                    scenes.insert(title.key.clone().into_owned());
                }
            }
        }
        Ok(())
    })?;
    Ok(scenes)
}

fn check<B: Board>(position: &Position<'_, B>, viewer: Viewer, beats: &[Beat]) -> Result<(), String> {
    if beats.is_empty() {
        return Ok(());
    }
    let view = position.seen_by(viewer);
    let markup = all_markup(&view);
    let drawing = Drawing::parse(&markup);
    let spots = drawing.spots();
    let is_drawn = |place: &str| {
        let spot = spots.links.iter().chain(&spots.groups).any(|spot| *spot == place);
        spot || view.parts.iter().any(|part| part.id == place)
    };
    for beat in beats {
        if let Some(place) = beat.spots.iter().find(|place| !is_drawn(place)) {
            return Err(format!("the story lights {place}, which is not drawn"));
        }
        if beat.seat.is_some_and(|seat| seat.index() >= view.holdings.len()) {
            return Err(format!("the story is about {:?}, who does not play", beat.seat));
        }
        let say = |phrase: &Phrase| complete(&position.renderer.text(phrase));
        match &beat.cue {
            Some(Cue::Opens(name) | Cue::OpensShort(name) | Cue::Step(name)) => say(name)?,
            Some(Cue::Closes) | None => {}
        }
    }
    Ok(())
}
