//! What every drawing needs at hand: words, names, the spots on offer.

use std::collections::BTreeSet;

use maud::{Markup, html};
use table::{
    Seat, Viewer,
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
    /// Whose eyes the page is for: links must lead back to them.
    viewer: Viewer,
}

impl<'a> Desk<'a> {
    /// A desk for a game, with the names of its seats and the spots touched so far.
    pub fn new(game: &str, words: &'a dyn Words, names: &'a [String], touched: &'a [String]) -> Self {
        Self {
            words,
            names,
            rules: format!("/rules/{game}"),
            touched,
            offered: BTreeSet::new(),
            viewer: Viewer::Public,
        }
    }

    /// The same desk for `viewer`, highlighting what `choices` point at beyond what was touched.
    pub(crate) fn offering(&self, viewer: Viewer, choices: &[Choice]) -> Self {
        let fitting = Choice::fitting(choices, self.touched).into_iter();
        let offered = fitting.flat_map(|choice| choice.spots.iter().cloned()).collect();
        Self { rules: self.rules.clone(), offered, viewer, ..*self }
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
                title { (label) }
                // The label says all that is drawn; read out as well, the numbers of a drawing would only confuse.
                g aria-hidden="true" { (drawing) }
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

    /// Something with words behind it, outside of SVG: shown on hover, focus and long press, with a link to the rule if one
    /// is named.
    pub fn tip(&self, words: &str, rule: Option<&str>, drawing: &Markup) -> Markup {
        html! { span .tip tabindex="0" title=(words) data-rule=[rule] { (drawing) } }
    }

    /// A rule by its ID, as a link to the index.
    pub fn rule_link(&self, id: &str) -> Markup {
        html! { a .rule-id href=(self.rule(id)) { (id) } }
    }

    /// A link that adds a spot to those touched, or takes it back.
    fn touch(&self, id: &str) -> String {
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
            words: String::new(),
            spots: spots.iter().map(|spot| (*spot).to_owned()).collect(),
            group: None,
            loses: None,
        }
    }

    #[test]
    fn spots_on_offer_are_links_that_narrow_and_widen_for_the_same_eyes() {
        let touched = ["a".to_owned()];
        let choices = [choice(&["a", "b"]), choice(&["c"])];
        let desk = Desk::new("tusk", &Keys, &[], &touched).offering(Viewer::Seat(Seat::new(1)), &choices);
        let link = |spot| desk.spot(spot, "label", &html! {}).into_string();
        assert!(link("b").contains("href=\"?as=2&amp;spot=a&amp;spot=b#choices\""), "{}", link("b"));
        assert!(
            link("a").contains("touched") && link("a").contains("href=\"?as=2#choices\""),
            "{}",
            link("a")
        );
        assert!(link("c").starts_with("<g"), "no action points at both a and c");
    }

    #[test]
    fn spots_touched_one_after_the_other_mean_from_and_to() {
        let choices = [choice(&["a", "b"]), choice(&["b", "a"]), choice(&["b", "c"])];
        let meant = |touched: &[&str]| -> Vec<Vec<String>> {
            let touched: Vec<String> = touched.iter().map(|spot| (*spot).to_owned()).collect();
            Choice::fitting(&choices, &touched).into_iter().map(|choice| choice.spots.clone()).collect()
        };
        assert_eq!(meant(&["a"]), [["a", "b"], ["b", "a"]]);
        assert_eq!(meant(&["a", "b"]), [["a", "b"]]);
        assert_eq!(meant(&["b", "a"]), [["b", "a"]]);
        assert_eq!(meant(&["c", "b"]), [["b", "c"]], "there is no way back: whichever was touched first");
        assert!(meant(&["a", "c"]).is_empty());
    }

    #[test]
    fn words_behind_a_drawing_lead_to_their_rule() {
        let desk = Desk::new("tusk", &Keys, &[], &[]);
        let tip = desk.tip("5 < 6", Some("TK-ONE-01"), &html! { b {} }).into_string();
        assert!(tip.contains("title=\"5 &lt; 6\"") && tip.contains("data-rule=\"TK-ONE-01\""));
    }
}
