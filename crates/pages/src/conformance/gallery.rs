//! The faces of the gallery, and the rules that drawings link to.

use std::collections::BTreeSet;

use rulebook::Index;
use scraper::node::Element;
use table::{Rules, faces::Face};
use words::Language;

use super::{
    Finding,
    elements::{self, Drawing},
    messages::languages,
    positions::{Plan, anywhere, found, text, visit},
    render::{Renderer, all_markup},
};
use crate::{
    board::Board,
    pictures::{Composition, Pictures},
    reference::rule_index,
};

/// Every face of the box has a drawing, a text and a rule, in every language and with every combination of options; if the board
/// has pictures, every face has its own. Returns how many faces there are.
pub fn faces<B: Board>(plan: &Plan<B::Game>) -> Result<usize, Finding> {
    let index = stated_rules::<B>()?;
    let mut count = 0;
    for language in languages::<B>() {
        let renderer = Renderer::<B>::new(language).map_err(|error| anywhere(text(error)))?;
        for options in &plan.tables {
            let found = |what| found::<B::Game>(options, 0, 0, what);
            let rules =
                B::Game::new(options, &B::Game::standard_content()).map_err(|error| found(text(error)))?;
            let faces = B::Game::faces(rules.content());
            count = faces.len();
            if let Some(pictures) = B::pictures() {
                own_pictures(pictures, &faces).map_err(&found)?;
            }
            for face in &faces {
                check_face(&renderer, &rules, face, &index)
                    .map_err(|what| found(format!("{}: {what}", face.id)))?;
            }
        }
    }
    Ok(count)
}

/// Fails unless each face has a picture, no two have the same, and there is no picture without a face.
fn own_pictures(pictures: &Pictures, faces: &[Face]) -> Result<(), String> {
    let mut compositions: Vec<(&Face, &Composition)> = Vec::new();
    for face in faces {
        let Some(composition) = pictures.painted(face.kind, &face.id) else {
            return Err(format!("{} {} has no picture", face.kind.id, face.id));
        };
        if let Some((other, _)) = compositions.iter().find(|(_, painted)| *painted == composition) {
            return Err(format!("{} {} has the picture of {}", face.kind.id, face.id, other.id));
        }
        elements::check(&composition.draw().into_string())?;
        compositions.push((face, composition));
    }
    let painted =
        |(kind, id, _): &(&str, &str, _)| faces.iter().any(|face| face.kind.id == *kind && face.id == *id);
    match pictures.all().find(|picture| !painted(picture)) {
        Some((kind, id, _)) => Err(format!("there is a picture of {kind} {id}, which is not in the box")),
        None => Ok(()),
    }
}

/// Fails unless the face is drawn, no message is missing, and it names one rule of the index.
fn check_face<B: Board>(
    renderer: &Renderer<B>,
    rules: &B::Game,
    face: &Face,
    index: &BTreeSet<String>,
) -> Result<(), String> {
    let drawn = renderer.face(rules, face).0;
    elements::check(&drawn)?;
    let parsed = Drawing::parse(&drawn);
    let picture = |element: &Element| element.name() == "svg" || element.attr("role") == Some("img");
    if !parsed.elements().any(picture) {
        return Err(format!("there is no picture: {drawn}"));
    }
    for text in [
        renderer.text(&face.kind.title()),
        renderer.text(&face.name),
        renderer.text(&face.words),
        parsed.text(),
    ] {
        elements::complete(&text)?;
        if text.trim().is_empty() {
            return Err(format!("it cannot be read: {drawn}"));
        }
    }
    elements::complete(&drawn)?;
    match linked_rules::<B>(&parsed, index)?.len() {
        1 => Ok(()),
        count => Err(format!("it names {count} rules: {drawn}")),
    }
}

/// Every view links to at least one rule, and every rule it links to is in the index.
pub fn rules_named<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    let index = stated_rules::<B>()?;
    visit::<B>(plan, Language::English, |position| {
        match linked_rules::<B>(&Drawing::parse(&all_markup(&position.view())), &index)? {
            named if named.is_empty() => Err("a view names no rule".to_owned()),
            _ => Ok(()),
        }
    })
}

/// The rules a drawing links to. Fails on one that is not in the index.
pub(super) fn linked_rules<B: Board>(
    drawn: &Drawing,
    index: &BTreeSet<String>,
) -> Result<BTreeSet<String>, String> {
    let opening = format!("{}#", rule_index(B::Game::NAME));
    let mut named = BTreeSet::new();
    for element in drawn.elements() {
        let linked = element.attr("href").and_then(|target| target.strip_prefix(&opening));
        for rule in linked.into_iter().chain(element.attr("data-rule")) {
            if !index.contains(rule) {
                return Err(format!("{rule} is not in the index"));
            }
            named.insert(rule.to_owned());
        }
    }
    Ok(named)
}

/// The IDs of all rules in the English indexes of the board.
pub(super) fn stated_rules<B: Board>() -> Result<BTreeSet<String>, Finding> {
    let mut stated = BTreeSet::new();
    for markdown in B::rulebook(Language::English) {
        let index = Index::parse(markdown).map_err(|error| anywhere(text(error)))?;
        stated.extend(index.rules().into_iter().map(|rule| rule.id.to_string()));
    }
    Ok(stated)
}
