//! What a browser would find in a drawing, as far as the suite must know.

use std::collections::{BTreeMap, BTreeSet};

/// Elements that have no end.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// An element's beginning.
pub(super) struct Element<'a> {
    pub name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Element<'a> {
    /// The value of an attribute.
    pub(super) fn attribute(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
    }

    fn read(tag: &'a str) -> Self {
        let (name, rest) = tag.split_once(' ').unwrap_or((tag, ""));
        // Values are quoted and hold no quotes: what stands at even places is names.
        let parts: Vec<&str> = rest.split('"').collect();
        let attributes = parts.chunks(2).flat_map(|pair| {
            let value = pair.get(1).copied().unwrap_or_default();
            // Of names in a row only the last one has the value.
            let mut names: Vec<&str> = pair[0].split_whitespace().collect();
            let valued = names.pop().map(|name| (name.trim_end_matches('='), value));
            names.into_iter().map(|name| (name, "")).chain(valued).collect::<Vec<_>>()
        });
        Self { name: name.trim_end_matches('/'), attributes: attributes.collect() }
    }
}

/// Every element that begins in `markup`, in order.
pub(super) fn elements(markup: &str) -> Vec<Element<'_>> {
    let tags = markup.split('<').skip(1).filter_map(|piece| piece.split_once('>'));
    tags.map(|(tag, _)| tag).filter(|tag| !tag.starts_with('/')).map(Element::read).collect()
}

/// The ids of spots drawn as links, and of those drawn as mere groups.
pub(super) fn spots(markup: &str) -> (Vec<&str>, Vec<&str>) {
    let spots = elements(markup).into_iter().filter_map(|element| {
        let id = element.attribute("data-spot")?;
        Some((element.name == "a", id))
    });
    let (links, groups): (Vec<_>, Vec<_>) = spots.partition(|(link, _)| *link);
    let ids = |spots: Vec<(bool, _)>| spots.into_iter().map(|(_, id)| id).collect();
    (ids(links), ids(groups))
}

/// Fails unless every element is closed in its turn, no link holds a link, ids are unique, what is used is defined, and the
/// markup brings neither styles nor scripts of its own.
pub(super) fn check(markup: &str) -> Result<(), String> {
    nesting(markup)?;
    let mut ids = BTreeSet::new();
    let elements = elements(markup);
    for element in &elements {
        if matches!(element.name, "style" | "script") {
            return Err(format!("a drawing holds a {}", element.name));
        }
        for (name, value) in &element.attributes {
            if *name == "style" || name.starts_with("on") || value.starts_with("javascript:") {
                return Err(format!("{} has {name}=\"{value}\"", element.name));
            }
            if *name == "id" && !ids.insert(*value) {
                return Err(format!("two elements have the id {value}"));
            }
        }
    }
    for element in elements.iter().filter(|element| element.name == "use") {
        let target = element.attribute("href").and_then(|target| target.strip_prefix('#'));
        if !target.is_some_and(|id| ids.contains(id)) {
            return Err(format!("{target:?} is used and not defined"));
        }
    }
    Ok(())
}

fn nesting(markup: &str) -> Result<(), String> {
    let mut open: Vec<&str> = Vec::new();
    for piece in markup.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').ok_or_else(|| format!("a tag is left open: <{piece}"))?;
        if let Some(name) = tag.strip_prefix('/') {
            let begun = open.pop();
            if begun != Some(name) {
                return Err(format!("{name} ends where {begun:?} should"));
            }
            continue;
        }
        let name = Element::read(tag).name;
        if name == "a" && open.contains(&"a") {
            return Err(format!("a link within a link: <{tag}>"));
        }
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
    }
    if open.is_empty() { Ok(()) } else { Err(format!("left open: {open:?}")) }
}

/// Fails where a message or one of its arguments is missing: the dictionary shows the key in brackets, Fluent the name
/// of the argument in braces.
pub(super) fn complete(text: &str) -> Result<(), String> {
    for sign in ["⟨", "{$", "{ $"] {
        if let Some((_, rest)) = text.split_once(sign) {
            return Err(format!("no words for {sign}{}", rest.chars().take(60).collect::<String>()));
        }
    }
    Ok(())
}

/// What is read on a drawing: everything that is not a tag.
pub(super) fn read(markup: &str) -> String {
    markup.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text)).collect()
}

/// How often each value occurs.
pub(super) fn counted<'a>(values: &[&'a str]) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    values.iter().for_each(|value| *counts.entry(*value).or_default() += 1);
    counts
}
