//! The primer of a box: complete in every language, with rules that exist.

use std::{cell::RefCell, collections::BTreeSet};

use maud::{Markup, html};
use table::{
    Rules,
    text::{Phrase, Words},
};
use words::Language;

use super::{
    Finding, elements,
    elements::Drawing,
    gallery::{linked_rules, stated_rules},
    messages::languages,
    positions::{anywhere, text},
    render::Renderer,
};
use crate::{
    any_board::{AnyBoard, BoardAdapter},
    board::Board,
    draw_context::DrawContext,
    pictures,
    primer::{Block, Primer},
};

/// The primer has a text for everything in every language, uses all messages written for it, shows a drawing in every panel, and
/// names only rules of the index. Returns how many screens it has.
pub fn primer<B: Board>() -> Result<usize, Finding> {
    let stated = stated_rules::<B>()?;
    let mut screens = 0;
    for language in languages::<B>() {
        screens = check::<B>(language, &stated).map_err(|what| anywhere(format!("{language}: {what}")))?;
    }
    Ok(screens)
}

/// Records which messages are used.
struct Recorder<'a, B> {
    renderer: &'a Renderer<B>,
    used: RefCell<BTreeSet<String>>,
}

impl<B: Board> Words for Recorder<'_, B> {
    fn say(&self, phrase: &Phrase) -> String {
        self.used.borrow_mut().insert(phrase.key.to_string());
        self.renderer.text(phrase)
    }
}

fn check<B: Board>(language: Language, stated: &BTreeSet<String>) -> Result<usize, String> {
    let renderer = Renderer::<B>::new(language).map_err(text)?;
    let recorder = Recorder { renderer: &renderer, used: RefCell::default() };
    let names: Vec<String> = ["Ada", "Björn", "Chloé", "Dagmar", "Emil"].map(str::to_owned).to_vec();
    let ctx = DrawContext::new(B::Game::NAME, &recorder, &names, &[]);
    let primer = BoardAdapter::<B>::new().primer(&ctx).ok_or("there is no primer")?;
    let drawn = all(&primer, &recorder).into_string();
    elements::check(&drawn)?;
    elements::complete(&drawn)?;
    linked_rules::<B>(&Drawing::parse(&drawn), stated)?;
    for (rule, panel) in primer.explained() {
        if !stated.contains(rule) {
            return Err(format!("{panel} names {rule}, which is not in the index"));
        }
    }
    for screen in &primer.screens {
        if pictures::sign(screen.sign).0.is_empty() {
            return Err(format!("{}: there is no motif {}", screen.id, screen.sign));
        }
        for block in &screen.blocks {
            drawings(screen.id, block)?;
        }
    }
    let own = format!("{}-board-primer-", B::Game::NAME);
    let messages = B::locales().iter().find(|(tag, _)| *tag == language.tag());
    let keys =
        messages.into_iter().flat_map(|(_, text)| text.lines()).filter_map(|line| line.split_once(" ="));
    let used = recorder.used.borrow();
    match keys.map(|(key, _)| key).find(|key| key.starts_with(&own) && !used.contains(*key)) {
        Some(key) => Err(format!("{key} is never used")),
        None => Ok(primer.screens.len()),
    }
}

/// Fails on a panel, an icon or a picture that shows nothing.
fn drawings(screen: &str, block: &Block) -> Result<(), String> {
    let empty =
        |drawing: &Markup| !drawing.0.contains("<svg") && Drawing::parse(&drawing.0).text().trim().is_empty();
    let missing = match block {
        Block::Picture(picture) => empty(picture).then(|| "a picture".to_owned()),
        Block::Facts(_) => None,
        Block::Panels(_, panels) => {
            panels.iter().find(|panel| empty(&panel.art)).map(|panel| panel.title.key.to_string())
        }
        Block::Legend(groups) => {
            let mut entries = groups.iter().flat_map(|group| &group.entries);
            entries.find(|entry| entry.icon.0.is_empty()).map(|entry| entry.words.key.to_string())
        }
    };
    missing.map_or(Ok(()), |what| Err(format!("{screen}: {what} shows nothing")))
}

/// Everything that is drawn and written, in one piece of markup.
fn all(primer: &Primer, words: &dyn Words) -> Markup {
    let say = |phrase: &Phrase| html! { p { (words.say(phrase)) } };
    html! {
        (primer.symbols)
        @for screen in &primer.screens {
            (say(&screen.name)) (say(&screen.title)) (say(&screen.lead))
            @for block in &screen.blocks {
                @match block {
                    Block::Picture(picture) => (picture),
                    Block::Facts(facts) => @for fact in facts { (say(&fact.words)) },
                    Block::Panels(_, panels) => @for panel in panels {
                        (panel.art) (say(&panel.title)) (say(&panel.text))
                        @if let Some(instead) = &panel.instead { (say(instead)) }
                    },
                    Block::Legend(groups) => @for group in groups {
                        (say(&group.title))
                        @for entry in &group.entries { (entry.icon) (say(&entry.words)) (entry.gives) }
                    },
                }
            }
        }
    }
}
