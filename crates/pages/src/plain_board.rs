//! A board for any game, made from the observation and the actions, until the game has a drawing of its own.

use std::{borrow::Cow, marker::PhantomData};

use maud::{Markup, html};
use serde_json::Value;
use table::{
    Rules, Seat, View,
    faces::Face,
    text::{Phrase, fields, leaf},
};

use crate::{
    board::{self, Board, Holdings, Part},
    draw_context::DrawContext,
};

/// Shows the observation of `R` as nested lists, under the names its fields have in code. Fields with one item per seat
/// are shown with the seats. All actions are in the list below the board.
pub struct PlainBoard<R>(PhantomData<fn() -> R>);

impl<R: Rules> Board for PlainBoard<R> {
    type Game = R;

    fn parts(rules: &R, view: &View<R>, _: &DrawContext<'_>) -> Vec<Part> {
        let observation = observation(rules, view);
        let shared =
            parts(&observation).into_iter().filter(|(_, part)| by_seat(part, rules.seats()).is_none());
        let title = Phrase::new("pages-board");
        vec![Part { id: "plain", tab: title.clone(), title, body: list(shared.collect()) }]
    }
    fn holdings(rules: &R, view: &View<R>, seat: Seat, _: &DrawContext<'_>) -> Holdings {
        let observation = observation(rules, view);
        let own: Vec<_> = parts(&observation)
            .into_iter()
            .filter_map(|(name, part)| Some((name, by_seat(part, rules.seats())?.get(seat.index())?)))
            .collect();
        let short = own.iter().filter(|(_, part)| fields(part).is_none());
        let strip: Vec<String> =
            short.map(|(name, part)| format!("{}: {}", title(name), leaf(part))).collect();
        Holdings { strip: html! { (strip.join(" · ")) }, full: list(own) }
    }
    fn hand(_: &R, _: &View<R>, _: &DrawContext<'_>) -> Option<Markup> {
        None
    }
    fn status(_: &R, _: &View<R>, _: &DrawContext<'_>) -> Markup {
        html! {}
    }
    fn spots(_: &R, _: &View<R>, _: board::Action<Self>) -> Vec<String> {
        Vec::new()
    }
    fn round(_: &R, _: &board::Observation<Self>) -> u32 {
        1
    }
    fn face(_: &R, face: &Face, _: &DrawContext<'_>) -> Markup {
        plain_face(face)
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    fn style() -> &'static str {
        ".plain-board { display: grid; grid-template-columns: max-content 1fr; gap: 0.2em 1em; margin: 0; }\n\
         .plain-board dt { font-weight: bold; }\n\
         .plain-board dd { margin: 0; }\n"
    }
}

/// A face without a drawing: the notation of the content file.
pub fn plain_face(face: &Face) -> Markup {
    html! { code .face { (face.icons) } }
}

/// The observation as programs receive it.
fn observation<R: Rules>(rules: &R, view: &View<R>) -> Value {
    view.to_json(rules)["observation"].take()
}

type Parts<'a> = Vec<(Cow<'a, str>, &'a Value)>;

/// The named parts of the observation; one without a name if it has none.
fn parts(observation: &Value) -> Parts<'_> {
    fields(observation).unwrap_or_else(|| vec![(Cow::Borrowed(""), observation)])
}

/// The items of a list that has one for each seat.
fn by_seat(part: &Value, seats: usize) -> Option<&Vec<Value>> {
    part.as_array().filter(|items| items.len() == seats)
}

fn list(parts: Parts<'_>) -> Markup {
    html! {
        dl .plain-board {
            @for (name, part) in parts {
                dt { (title(&name)) }
                dd { @match fields(part) {
                    Some(inner) => (list(inner)),
                    None => (leaf(part)),
                } }
            }
        }
    }
}

/// A field's name as a title: `light-pool` and `light_pool` are "Light pool".
fn title(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(char::to_uppercase);
    let rest = letters.map(|letter| if matches!(letter, '-' | '_') { ' ' } else { letter });
    first.into_iter().flatten().chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_fields_become_titles() {
        assert_eq!(title("light-pool"), "Light pool");
        assert_eq!(title("second_river_tile"), "Second river tile");
        assert_eq!(title("3"), "3");
        assert_eq!(title(""), "");
    }
}
