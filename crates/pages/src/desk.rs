//! What every drawing needs at hand: words, names, the spots on offer.

use std::collections::BTreeSet;

use maud::{Markup, html};
use table::{
    Seat,
    text::{Phrase, Words},
};

use crate::{board::Choice, mark::Mark};

/// Words, names and offers, for one viewer and one page.
pub struct Desk<'a> {
    words: &'a dyn Words,
    /// Names by seat.
    names: &'a [String],
    /// The rule index of this game, such as `/rules/ice-age`.
    rules: String,
    /// Spots already touched, in order, when the page works without script.
    touched: &'a [String],
    /// Spots of all actions that are still possible.
    offered: BTreeSet<String>,
}

impl<'a> Desk<'a> {
    /// A desk for a game, with the names of its seats and the spots touched so far.
    pub fn new(game: &str, words: &'a dyn Words, names: &'a [String], touched: &'a [String]) -> Self {
        Self { words, names, rules: format!("/rules/{game}"), touched, offered: BTreeSet::new() }
    }

    /// The same desk, highlighting what `choices` point at beyond what was touched.
    pub(crate) fn offering(&self, choices: &[Choice]) -> Self {
        let offered = choices
            .iter()
            .filter(|choice| self.touched.iter().all(|spot| choice.spots.contains(spot)))
            .flat_map(|choice| choice.spots.iter().cloned())
            .collect();
        Self { rules: self.rules.clone(), offered, ..*self }
    }

    /// The phrase in the reader's language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    /// The message `key` without arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.words.say(&Phrase::new(key))
    }

    /// What the seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Colour, shape and animal of a seat.
    pub const fn mark(&self, seat: Seat) -> Mark {
        Mark::of(seat)
    }

    /// Where a rule is explained.
    pub fn rule(&self, id: &str) -> String {
        format!("{}#{id}", self.rules)
    }

    /// Does an action on offer point at this spot?
    pub fn offers(&self, spot: &str) -> bool {
        self.offered.contains(spot)
    }

    /// A place on the board that actions may point at, with its name for those who cannot see it. Works inside HTML and
    /// inside SVG: on offer it is a link that narrows the list of actions, otherwise a mere group.
    pub fn spot(&self, id: &str, label: &str, drawing: &Markup) -> Markup {
        if !self.offers(id) {
            return html! { g .spot data-spot=(id) { title { (label) } (drawing) } };
        }
        let touched = self.touched.iter().any(|spot| spot == id);
        html! {
            a .spot.offered .touched[touched] data-spot=(id) href=(self.touch(id)) aria-label=(label) {
                title { (label) } (drawing)
            }
        }
    }

    /// The same for a spot outside of SVG.
    pub fn html_spot(&self, id: &str, label: &str, drawing: &Markup) -> Markup {
        if !self.offers(id) {
            return html! { span .spot data-spot=(id) title=(label) { (drawing) } };
        }
        let touched = self.touched.iter().any(|spot| spot == id);
        html! {
            a .spot.offered .touched[touched] data-spot=(id) href=(self.touch(id)) title=(label) { (drawing) }
        }
    }

    /// A link that adds a spot to those touched, or takes it back.
    fn touch(&self, id: &str) -> String {
        let mut spots: Vec<&str> =
            self.touched.iter().map(String::as_str).filter(|spot| *spot != id).collect();
        if spots.len() == self.touched.len() {
            spots.push(id);
        }
        let query: Vec<String> = spots.iter().map(|spot| format!("spot={spot}")).collect();
        format!("?{}#choices", query.join("&"))
    }
}
