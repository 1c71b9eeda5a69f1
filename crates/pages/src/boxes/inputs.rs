//! The inputs of a field, by the shape of its value.

use maud::{Markup, html};
use table::{
    content::{Palette, Part, Shape, TokenGroup},
    text::Phrase,
};
use toml::Value;

use super::{
    entries::shown,
    pieces::{counted, holds, pieces},
};
use crate::{model::EditorField, page_context::PageContext};

/// The longest list of words that is shown as a row of buttons.
const ROW: usize = 4;

/// A field with its label, its input and what is wrong with it.
pub(super) fn field(ctx: &PageContext<'_>, entry: &EditorField) -> Markup {
    let name = entry.field.path.to_string();
    let inputs = Inputs { ctx, entry };
    let label = ctx.text(&entry.field.label);
    let wide = is_wide(&entry.field.shape);
    let single = is_single(&entry.field.shape);
    let hint = entry.field.hint.as_ref().map(|hint| ctx.text(hint));
    let body = html! {
        (inputs.draw(&entry.field.shape, &entry.field.value, &name, &label))
        @if !matches!(entry.field.shape, Shape::Program(_)) { (problems(entry)) }
    };
    let class = if wide { "entry wide-entry" } else { "entry" };
    html! {
        div .(class) .wrong[!entry.problems.is_empty()] id=(format_args!("entry-{name}")) {
            @if single {
                label for=(id(&name)) { (label) @if let Some(hint) = &hint { " " span .entry-hint { (hint) } } }
                (body)
            } @else {
                fieldset {
                    legend { (label) @if let Some(hint) = &hint { " " span .entry-hint { (hint) } } }
                    (body)
                }
            }
        }
    }
}

/// What is wrong with the field.
fn problems(entry: &EditorField) -> Markup {
    html! {
        @if !entry.problems.is_empty() {
            div .problem id=(format_args!("why-{}", entry.field.path)) {
                svg viewBox="0 0 24 24" aria-hidden="true" { path d="M12 3 22.5 21.5H1.500z" {} path .sign d="M12 10v5M12 18v.1" {} }
                div { @for problem in &entry.problems { p { (problem) } } }
            }
        }
    }
}

fn id(name: &str) -> String {
    format!("f-{name}")
}

/// Is it one input with one label?
fn is_single(shape: &Shape) -> bool {
    match shape {
        Shape::Text { .. } | Shape::Number { .. } | Shape::Switch => true,
        Shape::OneOf(choices) => choices.len() > ROW,
        Shape::Program(_) | Shape::List { .. } | Shape::Record(_) | Shape::Row(_) | Shape::Variant(_) => {
            false
        }
    }
}

/// Does it take the whole width?
fn is_wide(shape: &Shape) -> bool {
    matches!(shape, Shape::Program(_) | Shape::List { .. } | Shape::Variant(_) | Shape::Record(_))
}

struct Inputs<'a> {
    ctx: &'a PageContext<'a>,
    entry: &'a EditorField,
}

impl Inputs<'_> {
    fn why(&self) -> Option<String> {
        (!self.entry.problems.is_empty()).then(|| format!("why-{}", self.entry.field.path))
    }

    fn draw(&self, shape: &Shape, value: &Value, name: &str, label: &str) -> Markup {
        let bad = self.why();
        match shape {
            Shape::Text { most } => html! {
                input id=(id(name)) name=(name) maxlength=(most) autocomplete="off" value=(shown(value))
                    aria-label=(label) aria-invalid=[bad.as_ref().map(|_| "true")] aria-describedby=[bad];
            },
            Shape::Number { least, most } => self.number((*least, *most), value, name, label),
            Shape::Switch => html! {
                input type="hidden" name=(name) value="off";
                input type="checkbox" id=(id(name)) name=(name) value="on" checked[value.as_bool() == Some(true)]
                    aria-label=(label);
            },
            Shape::OneOf(choices) if choices.len() > ROW => html! {
                select id=(id(name)) name=(name) aria-label=(label) {
                    @for choice in choices {
                        option value=(choice.value) selected[value.as_str() == Some(&choice.value)] {
                            (self.ctx.text(&choice.label))
                        }
                    }
                }
            },
            Shape::OneOf(choices) => html! {
                div .segments role="radiogroup" aria-label=(label) {
                    @for choice in choices {
                        label {
                            input type="radio" name=(name) value=(choice.value)
                                checked[value.as_str() == Some(&choice.value)];
                            span { (self.ctx.text(&choice.label)) }
                        }
                    }
                }
            },
            Shape::Program(palette) => self.program(palette, &shown(value), name, label),
            Shape::List { of, least, most } => self.list(of, (*least, *most), value, name, label),
            Shape::Row(parts) => {
                let values = value.as_array().map(Vec::as_slice).unwrap_or_default();
                let value = |place: usize, part: &Part| {
                    values.get(place).cloned().unwrap_or_else(|| part.shape.example())
                };
                self.parts(parts, value, name)
            }
            Shape::Record(parts) => {
                let value = |_: usize, part: &Part| {
                    value.get(&part.key).cloned().unwrap_or_else(|| part.shape.example())
                };
                self.parts(parts, value, name)
            }
            Shape::Variant(cases) => {
                let kind = value.get("kind").and_then(Value::as_str).unwrap_or_default();
                let chosen = cases.iter().find(|case| case.kind == kind).or(cases.first());
                html! {
                    div .variant {
                        select id=(id(name)) name=(format_args!("{name}/kind")) aria-label=(label) data-kind {
                            @for case in cases {
                                option value=(case.kind) selected[chosen.is_some_and(|it| it.kind == case.kind)] {
                                    (self.ctx.text(&case.label))
                                }
                            }
                        }
                        button .quiet.without-script name="do" value="keep" { (self.ctx.message("pages-edit-change")) }
                        @if let Some(case) = chosen {
                            (self.parts(&case.parts, |_, part| {
                                value.get(&part.key).cloned().unwrap_or_else(|| part.shape.example())
                            }, name))
                        }
                    }
                }
            }
        }
    }

    fn number(&self, (least, most): (i64, i64), value: &Value, name: &str, label: &str) -> Markup {
        let text = shown(value);
        // A text that is no number is shown as it was entered.
        let kind = if value.is_integer() { "number" } else { "text" };
        let bad = self.why();
        let step = |sign: &str, by: i64, key: &'static str, off: bool| {
            html! {
                button .step type="submit" name="do" value=(format_args!("step {name} {by}")) disabled[off]
                    aria-label=(format!("{label}: {}", self.ctx.message(key))) { (sign) }
            }
        };
        let now = value.as_integer();
        html! {
            div .stepper {
                (step("−", -1, "pages-edit-less", now.is_some_and(|now| now <= least)))
                input type=(kind) id=(id(name)) name=(name) min=(least) max=(most) inputmode="numeric" autocomplete="off"
                    value=(text) aria-label=(label) aria-invalid=[bad.as_ref().map(|_| "true")] aria-describedby=[bad];
                (step("+", 1, "pages-edit-more", now.is_some_and(|now| now >= most)))
            }
        }
    }

    fn parts(&self, parts: &[Part], value: impl Fn(usize, &Part) -> Value, name: &str) -> Markup {
        html! {
            div .parts {
                @for (place, part) in parts.iter().enumerate() {
                    @let label = self.ctx.text(&part.label);
                    div .piece {
                        span .piece-label { (label) }
                        (self.draw(&part.shape, &value(place, part), &format!("{name}/{}", part.key), &label))
                    }
                }
            }
        }
    }

    fn list(
        &self,
        of: &Shape,
        (least, most): (usize, usize),
        value: &Value,
        name: &str,
        label: &str,
    ) -> Markup {
        let entries = value.as_array().map(Vec::as_slice).unwrap_or_default();
        html! {
            input type="hidden" name=(format_args!("{name}#")) value=(entries.len());
            ol .entries .flat-entries[!is_wide(of)] {
                @for (place, entry) in entries.iter().enumerate() {
                    @let label = format!("{label} {}", place + 1);
                    li {
                        (self.draw(of, entry, &format!("{name}/{place}"), &label))
                        @if entries.len() > least {
                            button .quiet.remove name="do" value=(format_args!("remove {name}/{place}"))
                                aria-label=(format!("{label}: {}", self.ctx.message("pages-edit-remove"))) { "×" }
                        }
                    }
                }
            }
            @if entries.len() < most {
                button .quiet.add name="do" value=(format_args!("add {name}")) {
                    "+ " (self.ctx.message("pages-edit-add")) span .unseen { " – " (label) }
                }
            }
        }
    }

    /// A program: pieces that can be removed, the same as text, and the tokens to pick from.
    fn program(&self, palette: &Palette, text: &str, name: &str, label: &str) -> Markup {
        let words = pieces(text);
        let joined = palette.compose == table::content::Compose::Joined;
        // The largest group stands beside the others.
        let largest =
            palette.all_groups().map(|group| group.tokens.len()).max().filter(|&count| count > ROW + ROW);
        let bad = self.why();
        html! {
            div .program {
                @if joined {
                    div .compose {
                        @for (place, word) in words.iter().enumerate() { (self.word(palette, &words, place, word, name)) }
                        span .slot aria-hidden="true" { small {} span .word.more-words { "+" } }
                    }
                }
                div .typed {
                    label for=(id(name)) { (self.ctx.message(if joined { "pages-edit-type" } else { "pages-edit-line" })) }
                    input .mono id=(id(name)) name=(name) value=(text) autocomplete="off" autocapitalize="off" spellcheck="false"
                        aria-label=(label) aria-invalid=[bad.as_ref().map(|_| "true")] aria-describedby=[bad] data-program;
                }
                @if matches!(self.entry.field.shape, Shape::Program(_)) { (problems(self.entry)) }
                details .picker open[joined] {
                    summary { (self.ctx.message("pages-edit-pick")) }
                    div .picks { @for group in palette.all_groups() {
                        div .pick .large[Some(group.tokens.len()) == largest] .worded[!joined] role="group" aria-label=(self.ctx.text(&group.title)) {
                            p { (self.ctx.text(&group.title)) }
                            div .tokens { @for token in &group.tokens {
                                button .token .used[words.iter().any(|word| counted(palette, word).1 == token.text)] name="do"
                                    value=(format_args!("token {name} {}", token.text)) {
                                    @if let Some(drawing) = self.drawing(&token.text) { span .token-drawing { (drawing) } }
                                    span .token-label { (self.ctx.text(&token.label)) }
                                    @if joined { kbd { (token.text) } }
                                }
                            } }
                        }
                    } }
                }
            }
        }
    }

    fn drawing(&self, token: &str) -> Option<&Markup> {
        self.entry.tokens.iter().find(|(text, _)| text == token).map(|(_, drawing)| drawing)
    }

    fn word(&self, palette: &Palette, words: &[&str], place: usize, word: &str, name: &str) -> Markup {
        if word == "->" || word == ":" {
            return html! { span .slot.sign aria-hidden="true" { small {} span { (if word == ":" { ":" } else { "→" }) } } };
        }
        let (count, token) = counted(palette, word);
        let ends = |word: &str| palette.between.iter().any(|group| holds(group, word));
        let groups: Vec<&TokenGroup> = palette.all_groups().filter(|group| holds(group, token)).collect();
        // What stands before an arrow is paid, what stands before a colon is counted; such a sign is the last of its group.
        let mut rest = words.iter().skip(place).take_while(|word| !ends(word));
        let sign = rest.find(|word| matches!(**word, "->" | ":"));
        let before = |group: &&&TokenGroup| {
            sign.is_some_and(|sign| group.tokens.last().is_some_and(|it| it.text == *sign))
        };
        let group = groups.iter().find(before).or(groups.last());
        let label = group.and_then(|group| group.tokens.iter().find(|it| it.text == token));
        let what = label.map_or_else(|| word.to_owned(), |it| self.ctx.text(&it.label));
        let remove = self.ctx.text(&Phrase::new("pages-edit-remove-word").text("word", what));
        html! {
            span .slot {
                small { @if let Some(group) = group { (self.ctx.text(&group.title)) } }
                button .word .unknown[group.is_none()] name="do" value=(format_args!("drop {name} {place}"))
                    aria-label=(remove) title=(remove) {
                    @match self.drawing(token) {
                        Some(drawing) => { @if !count.is_empty() { (count) } span .token-drawing { (drawing) } },
                        None => (word),
                    }
                }
            }
        }
    }
}
