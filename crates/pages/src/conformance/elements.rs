//! What a browser finds in a drawing.

use std::collections::BTreeSet;

use scraper::{Html, node::Element};

use crate::pictures;

/// Elements without an end tag.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// A piece of markup, parsed as a browser does it.
pub(super) struct Drawing(Html);

/// The spots of a drawing, by id.
pub(super) struct Spots<'a> {
    /// Those on offer.
    pub links: Vec<&'a str>,
    /// The others.
    pub groups: Vec<&'a str>,
}

impl Drawing {
    pub(super) fn parse(markup: &str) -> Self {
        Self(Html::parse_fragment(markup))
    }

    /// Every element, in order. (Behind the `html` element the parser puts around a fragment.)
    pub(super) fn elements(&self) -> impl Iterator<Item = &Element> {
        self.0.tree.root().descendants().filter_map(|node| node.value().as_element()).skip(1)
    }

    /// The spots it holds.
    pub(super) fn spots(&self) -> Spots<'_> {
        let mut spots = Spots { links: Vec::new(), groups: Vec::new() };
        for element in self.elements() {
            match (element.attr("data-spot"), element.name()) {
                (Some(id), "a") => spots.links.push(id),
                (Some(id), _) => spots.groups.push(id),
                (None, _) => {}
            }
        }
        spots
    }

    /// The text a reader sees.
    pub(super) fn text(&self) -> String {
        self.0.root_element().text().collect()
    }
}

/// Fails unless the markup is well formed, ids are unique, every `use` refers to an id of the same markup or to a motif, and
/// there are neither styles nor scripts.
pub(super) fn check(markup: &str) -> Result<(), String> {
    let drawing = Drawing::parse(markup);
    well_formed(&drawing, markup)?;
    let mut ids = BTreeSet::new();
    for element in drawing.elements() {
        let name = element.name();
        if matches!(name, "style" | "script") {
            return Err(format!("the markup holds a {name} element"));
        }
        for (attribute, value) in element.attrs() {
            if attribute == "style" || attribute.starts_with("on") || value.starts_with("javascript:") {
                return Err(format!("a {name} element has {attribute}=\"{value}\""));
            }
        }
        if let Some(id) = element.id()
            && !ids.insert(id)
        {
            return Err(format!("two elements have the id {id}"));
        }
    }
    for element in drawing.elements().filter(|element| element.name() == "use") {
        let target = element.attr("href").unwrap_or_default();
        let defined = target.strip_prefix('#').is_some_and(|id| ids.contains(id));
        if !defined && !pictures::is_motif(target) {
            return Err(format!("{target:?} is used and not defined"));
        }
    }
    Ok(())
}

/// Browsers close some elements by themselves without an error, so end tags are counted too.
fn well_formed(drawing: &Drawing, markup: &str) -> Result<(), String> {
    // A fragment has no document type.
    if let Some(error) = drawing.0.errors.iter().find(|error| !error.contains("DOCTYPE")) {
        return Err(format!("a browser reports: {error}"));
    }
    let expected = drawing.elements().filter(|element| !VOID.contains(&element.name())).count();
    let ends = markup.matches("</").count() + markup.matches("/>").count();
    if ends == expected { Ok(()) } else { Err(format!("{expected} elements have {ends} end tags")) }
}

/// Fails where a message or one of its arguments is missing: the dictionary shows the key in brackets, Fluent the name
/// of the argument in braces.
pub(super) fn complete(text: &str) -> Result<(), String> {
    for sign in ["⟨", "{$", "{ $"] {
        if let Some((_, rest)) = text.split_once(sign) {
            return Err(format!("no message for {sign}{}", rest.chars().take(60).collect::<String>()));
        }
    }
    Ok(())
}
