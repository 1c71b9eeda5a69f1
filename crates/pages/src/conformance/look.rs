//! What holds for every scene of every game.

use std::{collections::BTreeSet, io::Write as _};

use flate2::{Compression, write::GzEncoder};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use table::{
    Rules, Viewer,
    table::{Dealing, Table},
};
use words::Language;

use super::{
    Finding,
    elements::{self, Drawing},
    paint::{all_markup, all_words},
    walk::{Plan, kind, text, walk},
};
use crate::board::{Board, Scene};

/// What the browser receives when something happened, at most, in bytes on the wire.
const UPDATE: usize = 30_000;

/// Every scene, for all eyes, is well-formed markup without styles or scripts of its own; ids are unique, and what is used
/// is defined.
pub fn markup<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    walk::<B>(plan, Language::English, |position| {
        for viewer in position.viewers() {
            elements::check(&all_markup(&position.seen_by(viewer)?))
                .map_err(|what| format!("to {viewer:?}: {what}"))?;
        }
        Ok(())
    })
}

/// Every word of every scene is there, in every language.
pub fn words<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    for language in Language::ALL {
        walk::<B>(plan, language, |position| {
            let seats = position.choosing.map(Viewer::Seat);
            for viewer in seats.into_iter().chain([Viewer::Public]) {
                let scene = position.seen_by(viewer)?;
                elements::complete(&(all_markup(&scene) + &all_words(&scene)))?;
                for section in &scene.sections {
                    elements::complete(&position.painter.say(&section.title))?;
                }
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// A scene could as well be that of any other position its viewer can imagine: it holds nothing hidden.
pub fn secrets<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    walk::<B>(plan, Language::English, |position| {
        let (rules, state) = (position.table.rules(), position.table.state());
        for viewer in position.viewers() {
            let imagined = rules.imagine(&rules.observe(state, viewer), viewer, &mut rng);
            let fresh = B::Game::new(rules.options(), rules.content()).map_err(text)?;
            let imagined = Table::open_at(fresh, None, Dealing::ByHand, imagined).map_err(text)?;
            let real = position.seen_by(viewer)?;
            let other = position.painter.scene(&imagined, viewer).ok_or("the table is of another game")?;
            let (real, other) = (format!("{real:?}"), format!("{other:?}"));
            if real != other {
                let same = real.bytes().zip(other.bytes()).take_while(|(one, two)| one == two).count();
                let from = |text: &str| {
                    String::from_utf8_lossy(
                        text.as_bytes().get(same.saturating_sub(80)..).unwrap_or_default(),
                    )
                    .chars()
                    .take(160)
                    .collect::<String>()
                };
                return Err(format!("{viewer:?} sees a secret:\n{}\n{}", from(&real), from(&other)));
            }
        }
        Ok(())
    })
}

/// Whoever does not choose sees every part of the board that the others see, and is offered nothing.
pub fn bystanders<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    walk::<B>(plan, Language::English, |position| {
        let parts = |scene: &Scene| scene.sections.iter().map(|section| section.id).collect::<Vec<_>>();
        let everybody = parts(&position.seen_by(Viewer::Public)?);
        for viewer in
            position.viewers().filter(|viewer| !position.choosing.is_some_and(|seat| viewer.is(seat)))
        {
            let scene = position.seen_by(viewer)?;
            if !scene.choices.is_empty() || !Drawing::parse(&all_markup(&scene)).spots().links.is_empty() {
                return Err(format!("{viewer:?} is offered something"));
            }
            if parts(&scene) != everybody {
                return Err(format!("{viewer:?} sees {:?}, and everybody {everybody:?}", parts(&scene)));
            }
        }
        Ok(())
    })
}

/// What the browser receives when something happened stays small; how many bytes the largest scene has, compressed.
pub fn update<B: Board>(plan: &Plan<B::Game>) -> Result<usize, Finding> {
    let mut largest = 0;
    walk::<B>(plan, Language::English, |position| {
        let scene = position.scene()?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        gzip.write_all((all_markup(&scene) + &all_words(&scene)).as_bytes()).map_err(text)?;
        let bytes = gzip.finish().map_err(text)?.len();
        largest = largest.max(bytes);
        if bytes < UPDATE { Ok(()) } else { Err(format!("an update has {bytes} bytes")) }
    })?;
    Ok(largest)
}

/// Rounds count up from one, one at a time; the last round of the longest game.
pub fn rounds<B: Board>(plan: &Plan<B::Game>) -> Result<u32, Finding> {
    let (mut last, mut most) = (None, 1);
    walk::<B>(&Plan { tables: plan.tables.clone(), one_in: 1, ..*plan }, Language::English, |position| {
        let observation = position.table.view(Viewer::Public).observation;
        let round = B::round(position.table.rules(), &observation);
        match last {
            None if round == 1 => {}
            Some(last) if round == last || round == last + 1 => {}
            None | Some(_) => return Err(format!("round {round} follows {last:?}")),
        }
        most = most.max(round);
        last = position.choosing.map(|_| round);
        Ok(())
    })?;
    Ok(most)
}

/// Whoever must choose is led to a part of the page that exists.
pub fn focus<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    walk::<B>(plan, Language::English, |position| {
        let scene = position.scene()?;
        let Some(focus) = &scene.focus else {
            return if position.choosing.is_none() { Ok(()) } else { Err("led nowhere".to_owned()) };
        };
        let own = position.choosing.is_some_and(|seat| *focus == format!("seat-{}", seat.number()));
        let hand = scene.hand.is_some() && focus == "hand";
        let section = scene.sections.iter().any(|section| section.id == focus);
        let drawn = all_markup(&scene);
        let inside = || Drawing::parse(&drawn).elements().any(|element| element.id() == Some(focus));
        if own || hand || section || inside() { Ok(()) } else { Err(format!("there is no part '{focus}'")) }
    })
}

/// A choice that loses something is never the only one; the kinds of actions the page asked about.
pub fn losses<B: Board>(plan: &Plan<B::Game>) -> Result<Vec<String>, Finding> {
    let mut asked = BTreeSet::new();
    walk::<B>(plan, Language::English, |position| {
        let choices = position.scene()?.choices;
        for choice in choices.iter().filter(|choice| choice.loses.is_some()) {
            if choices.len() == 1 {
                return Err(format!("'{}' loses what nobody could use", choice.action));
            }
            asked.insert(kind(&choice.action));
        }
        Ok(())
    })?;
    Ok(Vec::from_iter(asked))
}
