//! The context of a drawing: language, names, and the spots on offer.

use std::collections::BTreeSet;

use maud::{Markup, html};
use table::{
    Seat, Viewer,
    text::{Phrase, Words},
};

use crate::{
    choice::{Blocked, Choice},
    emblem::Emblem,
    reference::rule_index,
};

/// How the markup of a spot on offer begins.
pub(crate) const OFFERED: &str = "<a class=\"spot offered";

/// Everything a board needs to draw for one viewer besides the game itself: language, names of the seats, and the spots on
/// offer.
pub struct DrawContext<'a> {
    words: &'a dyn Words,
    /// Names by seat.
    names: &'a [String],
    /// The rule index of this game, such as `/rules/ice-age/index`.
    rules: String,
    /// Spots the reader selected, in order, when the page works without script.
    touched: &'a [String],
    /// Spots of all actions that are still possible.
    offered: BTreeSet<String>,
    /// Spots where a player would try something that is refused.
    blocked: BTreeSet<String>,
    /// Spots that a review points at.
    lit: Option<&'a Lights>,
    /// The viewer of the page, repeated in every link.
    viewer: Viewer,
}

/// The spots of a choice under review.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lights {
    /// The spots of the better choice.
    pub better: Vec<String>,
    /// The spots of what was played.
    pub played: Vec<String>,
}

impl<'a> DrawContext<'a> {
    /// A context without spots on offer, for `game` (its name in links), with the names of its seats and the spots selected
    /// so far.
    pub fn new(game: &str, words: &'a dyn Words, names: &'a [String], touched: &'a [String]) -> Self {
        Self {
            words,
            names,
            rules: rule_index(game),
            touched,
            offered: BTreeSet::new(),
            blocked: BTreeSet::new(),
            lit: None,
            viewer: Viewer::Public,
        }
    }

    /// The same context, with the spots of a choice under review marked.
    pub fn lighting(self, lights: &'a Lights) -> Self {
        Self { lit: Some(lights), ..self }
    }

    /// The same context for `viewer`, with the spots of all `choices` that fit the selection on offer, and those of `blocked`
    /// marked.
    pub(crate) fn offering(&self, viewer: Viewer, choices: &[Choice], blocked: &[Blocked]) -> Self {
        let fitting = Choice::fitting(choices, self.touched).into_iter();
        let offered = fitting.flat_map(|choice| choice.spots.iter().cloned()).collect();
        let blocked = blocked.iter().flat_map(|blocked| blocked.spots.iter().cloned()).collect();
        Self { rules: self.rules.clone(), offered, blocked, viewer, ..*self }
    }

    /// The phrase in the reader's language.
    pub fn text(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    /// The message `key` without arguments.
    pub fn message(&self, key: &'static str) -> String {
        self.words.say(&Phrase::new(key))
    }

    /// The name of the seat; empty in the gallery, where nobody plays.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The emblem of a seat.
    pub const fn emblem(&self, seat: Seat) -> Emblem {
        Emblem::of(seat)
    }

    /// The address of a rule in the rule index.
    pub fn rule(&self, id: &str) -> String {
        format!("{}#{id}", self.rules)
    }

    /// Is this spot on offer: does an action that fits the selection point at it?
    pub fn offers(&self, spot: &str) -> bool {
        self.offered.contains(spot)
    }

    /// A spot inside SVG, with a label for screen readers: a link that narrows the list of actions if it is on offer,
    /// otherwise a group.
    pub fn spot(&self, id: &str, label: &str, drawing: &Markup) -> Markup {
        let [better, played] = self.lit(id);
        if !self.offers(id) {
            let blocked = self.blocked.contains(id);
            return html! { g .spot .blocked[blocked] .better[better] .played[played] data-spot=(id) { title { (label) } (drawing) } };
        }
        let touched = self.touched.iter().any(|spot| spot == id);
        html! {
            a .spot.offered .touched[touched] .better[better] .played[played] data-spot=(id) href=(self.toggled(id)) aria-label=(label) {
                title { (label) }
                // The label covers the drawing: a screen reader should not read its numbers too.
                g aria-hidden="true" { (drawing) }
            }
        }
    }

    /// A spot outside of SVG: a link if it is on offer, otherwise a span.
    pub fn html_spot(&self, id: &str, label: &str, drawing: &Markup) -> Markup {
        let [better, played] = self.lit(id);
        if !self.offers(id) {
            let blocked = self.blocked.contains(id);
            return html! { span .spot .blocked[blocked] .better[better] .played[played] data-spot=(id) title=(label) { (drawing) } };
        }
        let touched = self.touched.iter().any(|spot| spot == id);
        html! {
            a .spot.offered .touched[touched] .better[better] .played[played] data-spot=(id) href=(self.toggled(id)) title=(label) { (drawing) }
        }
    }

    /// Do the better choice and what was played point at this spot?
    fn lit(&self, id: &str) -> [bool; 2] {
        let names = |spots: &Vec<String>| spots.iter().any(|spot| spot == id);
        self.lit.map_or([false; 2], |lights| [names(&lights.better), names(&lights.played)])
    }

    /// A drawing outside of SVG with a tooltip, shown on hover, focus and long press, and a link to the rule if one is given.
    pub fn tip(&self, text: &str, rule: Option<&str>, drawing: &Markup) -> Markup {
        html! { span .tip tabindex="0" title=(text) data-rule=[rule] { (drawing) } }
    }

    /// A rule by its ID, as a link to the index.
    pub fn rule_link(&self, id: &str) -> Markup {
        html! { a .rule-id href=(self.rule(id)) { (id) } }
    }

    /// The address of this page with the spot added to the selection, or removed from it.
    fn toggled(&self, id: &str) -> String {
        let mut spots: Vec<&str> =
            self.touched.iter().map(String::as_str).filter(|spot| *spot != id).collect();
        if spots.len() == self.touched.len() {
            spots.push(id);
        }
        let seat = match self.viewer {
            Viewer::Seat(seat) => Some(format!("as={}", seat.number())),
            Viewer::Public => None,
        };
        let query: Vec<String> =
            seat.into_iter().chain(spots.iter().map(|spot| format!("spot={spot}"))).collect();
        format!("?{}#choices", query.join("&"))
    }
}

impl Words for DrawContext<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.text(phrase)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Keys;
    impl Words for Keys {
        fn say(&self, phrase: &Phrase) -> String {
            phrase.key.to_string()
        }
    }

    fn choice(spots: &[&str]) -> Choice {
        Choice {
            action: String::new(),
            text: String::new(),
            spots: spots.iter().map(|spot| (*spot).to_owned()).collect(),
            group: None,
            label: None,
            loses: None,
            reversible: true,
            ends_turn: false,
            pointless: false,
        }
    }

    #[test]
    fn spots_on_offer_are_links_that_narrow_and_widen_for_the_same_viewer() {
        let touched = ["a".to_owned()];
        let choices = [choice(&["a", "b"]), choice(&["c"])];
        let ctx = DrawContext::new("tusk", &Keys, &[], &touched).offering(
            Viewer::Seat(Seat::new(1)),
            &choices,
            &[],
        );
        let link = |spot| ctx.spot(spot, "label", &html! {}).into_string();
        assert!(link("b").contains("href=\"?as=2&amp;spot=a&amp;spot=b#choices\""), "{}", link("b"));
        assert!(
            link("a").contains("touched") && link("a").contains("href=\"?as=2#choices\""),
            "{}",
            link("a")
        );
        assert!(link("c").starts_with("<g"), "no action points at both a and c");
    }

    #[test]
    fn spots_selected_one_after_the_other_mean_from_and_to() {
        let choices = [choice(&["a", "b"]), choice(&["b", "a"]), choice(&["b", "c"])];
        let meant = |touched: &[&str]| -> Vec<Vec<String>> {
            let touched: Vec<String> = touched.iter().map(|spot| (*spot).to_owned()).collect();
            Choice::fitting(&choices, &touched).into_iter().map(|choice| choice.spots.clone()).collect()
        };
        assert_eq!(meant(&["a"]), [["a", "b"], ["b", "a"]]);
        assert_eq!(meant(&["a", "b"]), [["a", "b"]]);
        assert_eq!(meant(&["b", "a"]), [["b", "a"]]);
        assert_eq!(
            meant(&["c", "b"]),
            [["b", "c"]],
            "no action goes back, so the order of selection does not matter"
        );
        assert!(meant(&["a", "c"]).is_empty());
    }

    #[test]
    fn a_tooltip_links_to_its_rule() {
        let ctx = DrawContext::new("tusk", &Keys, &[], &[]);
        let tip = ctx.tip("5 < 6", Some("TK-ONE-01"), &html! { b {} }).into_string();
        assert!(tip.contains("title=\"5 &lt; 6\"") && tip.contains("data-rule=\"TK-ONE-01\""));
    }
}
