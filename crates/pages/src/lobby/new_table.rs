//! The form for a new table, with the options of the game.

use maud::{Markup, html};
use serde_json::Value;
use table::{
    Seat,
    options::{OptionChoice, OptionSpec},
    text::Phrase,
};

use super::{game_title, level_title};
use crate::{
    emblem::Emblem,
    form::{Content, NewTable, SeatRequest},
    layout::layout,
    model::{NewTablePage, Pace, Visibility},
    page_context::PageContext,
    table_page::contributions,
};

/// The form for a new table.
pub fn new_table(ctx: &PageContext<'_>, model: &NewTablePage) -> Markup {
    let game = ctx.text(&game_title(model.game.name));
    let title = ctx.text(&Phrase::new("pages-new-title").text("game", game));
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            h1 { (title) }
            @if let Some(problem) = &model.problem { p .notice role="alert" { (problem) } }
            form .stack method="post" action="/tables" data-new-table {
                input type="hidden" name="game" value=(model.game.name);
                (contributions::wait_field())
                (people(ctx, model))
                (options(ctx, model))
                (content(ctx, model))
                (setting(ctx, &model.form))
                div .row { button .go { (ctx.message("pages-new-open")) } }
            }
            @if !model.others.is_empty() {
                p .faint {
                    (ctx.message("pages-new-others")) " "
                    @for (index, other) in model.others.iter().enumerate() {
                        @if index > 0 { " · " }
                        a href=(format_args!("/new?game={other}")) { (ctx.text(&game_title(other))) }
                    }
                }
            }
        }
    };
    layout(ctx, &title, &main)
}

/// The number of players and the occupant of each seat.
fn people(ctx: &PageContext<'_>, model: &NewTablePage) -> Markup {
    let seats = model.specs.iter().find(|spec| spec.name == "seats");
    let most = usize::from(model.game.seats.1);
    html! {
        fieldset {
            legend { (ctx.message("pages-new-people")) }
            @if ctx.reader.name().is_none() {
                div .field {
                    label for="name" { (ctx.message("pages-name")) }
                    input #name name="name" maxlength="40" autocomplete="nickname" value=(model.form.name);
                }
            }
            @if let Some(spec) = seats { (option(ctx, spec, model.form.options.get(spec.name))) }
            ol .seat-list {
                @for seat in Seat::all(most) {
                    li { (seat_choice(ctx, seat, model.form.seats.get(seat.index()), &model.levels)) }
                }
            }
            p .faint { (ctx.message("pages-new-seats-words")) }
        }
    }
}

fn seat_choice(ctx: &PageContext<'_>, seat: Seat, wish: Option<&SeatRequest>, levels: &[&str]) -> Markup {
    let number = seat.number();
    let strongest = levels.last().copied().unwrap_or_default();
    let chosen = match wish {
        Some(SeatRequest::Here { .. }) => "me",
        Some(SeatRequest::Open) => "open",
        Some(SeatRequest::Bot(level)) => level,
        None => strongest,
    };
    let name = match wish {
        Some(SeatRequest::Here { name }) => name.as_str(),
        Some(SeatRequest::Open | SeatRequest::Bot(_)) | None => "",
    };
    let label = ctx.text(&Phrase::new("pages-new-seat").number("number", number as i64));
    html! {
        (Emblem::of(seat).badge())
        label for=(format_args!("seat-{number}")) { (label) }
        select id=(format_args!("seat-{number}")) name=(format_args!("seat-{number}")) {
            option value="me" selected[chosen == "me"] { (ctx.message("pages-new-seat-here")) }
            option value="open" selected[chosen == "open"] { (ctx.message("pages-new-seat-open")) }
            @for level in levels {
                option value=(level) selected[chosen == *level] { (ctx.text(&level_title(level))) }
            }
        }
        input name=(format_args!("name-{number}")) maxlength="40" autocomplete="off" value=(name)
            aria-label=(ctx.text(&Phrase::new("pages-new-seat-name").number("number", number as i64)))
            placeholder=(ctx.message("pages-new-seat-name-example"));
    }
}

/// All options but the number of seats.
fn options(ctx: &PageContext<'_>, model: &NewTablePage) -> Markup {
    let specs: Vec<&OptionSpec> = model.specs.iter().filter(|spec| spec.name != "seats").collect();
    html! {
        @if !specs.is_empty() {
            fieldset {
                legend { (ctx.message("pages-new-options")) }
                @for spec in specs { (option(ctx, spec, model.form.options.get(spec.name))) }
            }
        }
    }
}

/// What the table is played with: the game's own content or a box.
fn content(ctx: &PageContext<'_>, model: &NewTablePage) -> Markup {
    let chosen = &model.form.content;
    let link = if let Content::Link(link) = chosen { link.as_str() } else { "" };
    let offer = &model.content;
    html! {
        fieldset {
            legend { (ctx.message("pages-new-content")) }
            div .field {
                label for="content" { (ctx.message("pages-new-content-which")) }
                select #content name="content" aria-describedby="content-help" {
                    option value="standard" { (ctx.message("pages-new-content-standard")) }
                    @if !offer.mine.is_empty() {
                        optgroup label=(ctx.message("pages-boxes")) { @for (id, name) in &offer.mine {
                            option value=(format_args!("box/{id}")) selected[*chosen == Content::Box(id.clone())] { (name) }
                        } }
                    }
                    @if !offer.friends.is_empty() {
                        optgroup label=(ctx.message("pages-boxes-friends")) { @for (id, name, owner) in &offer.friends {
                            option value=(format_args!("box/{id}")) selected[*chosen == Content::Box(id.clone())] { (name) " – " (owner) }
                        } }
                    }
                    @if !offer.household.is_empty() {
                        optgroup label=(ctx.message("pages-boxes-household")) { @for name in &offer.household {
                            option value=(format_args!("household/{name}"))
                                selected[*chosen == Content::Household(name.clone())] { (name) }
                        } }
                    }
                    option value="link" selected[matches!(chosen, Content::Link(_))] { (ctx.message("pages-new-content-link")) }
                }
                input name="content-link" autocomplete="off" value=(link) placeholder="https://…/boxes/…"
                    aria-label=(ctx.message("pages-new-content-link"));
                p #content-help .faint { (ctx.message("pages-new-content-words")) " "
                    a href="/boxes" { (ctx.message("pages-boxes")) } }
            }
        }
    }
}

fn option(ctx: &PageContext<'_>, spec: &OptionSpec, value: Option<&Value>) -> Markup {
    let id = format!("option-{}", spec.name);
    let help_id = format!("{id}-help");
    let title = ctx.text(&spec.title);
    let help = html! { p .faint id=(help_id) { (ctx.text(&spec.help)) } };
    match &spec.choice {
        OptionChoice::Number { from, to, default } => {
            let chosen = value.and_then(Value::as_u64).unwrap_or(u64::from(*default));
            html! {
                div .field {
                    label for=(id) { (title) }
                    select id=(id) name=(id) aria-describedby=(help_id) {
                        @for number in *from..=*to {
                            option value=(number) selected[u64::from(number) == chosen] { (number) }
                        }
                    }
                    (help)
                }
            }
        }
        OptionChoice::Switch { default } => {
            let on = value.and_then(Value::as_bool).unwrap_or(*default);
            html! {
                div .field.tick {
                    input type="hidden" name=(id) value="off";
                    input type="checkbox" id=(id) name=(id) value="on" checked[on] aria-describedby=(help_id);
                    label for=(id) { (title) }
                    (help)
                }
            }
        }
        OptionChoice::OneOf { values, default } => {
            let chosen = value.and_then(Value::as_str).unwrap_or(default);
            html! {
                div .field {
                    label for=(id) { (title) }
                    select id=(id) name=(id) aria-describedby=(help_id) {
                        @for (word, title) in values {
                            option value=(word) selected[*word == chosen] { (ctx.text(title)) }
                        }
                    }
                    (help)
                }
            }
        }
        OptionChoice::AnyOf { values } => {
            let chosen: Vec<&str> =
                value.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
            html! {
                fieldset .field aria-describedby=(help_id) {
                    legend { (title) }
                    @for (word, title) in values {
                        label .tick {
                            input type="checkbox" name=(id) value=(word) checked[chosen.contains(word)];
                            " " (ctx.text(title))
                        }
                    }
                    (help)
                }
            }
        }
    }
}

/// Title, visibility and time limit.
fn setting(ctx: &PageContext<'_>, form: &NewTable) -> Markup {
    let (pace, amount) = match form.pace {
        Pace::None => ("none", 3),
        Pace::Minutes(minutes) => ("minutes", minutes),
        Pace::Days(days) => ("days", days),
    };
    html! {
        fieldset {
            legend { (ctx.message("pages-new-table")) }
            div .field {
                label for="title" { (ctx.message("pages-new-name")) }
                input #title name="title" maxlength="40" autocomplete="off" value=(form.title)
                    aria-describedby="title-help";
                p #title-help .faint { (ctx.message("pages-new-name-words")) }
            }
            div .field role="radiogroup" aria-labelledby="visibility" {
                span #visibility .label { (ctx.message("pages-new-visibility")) }
                label .tick {
                    input type="radio" name="visibility" value="link" checked[form.visibility == Visibility::Link];
                    " " (ctx.message("pages-new-visibility-link"))
                }
                label .tick {
                    input type="radio" name="visibility" value="public" checked[form.visibility == Visibility::Public];
                    " " (ctx.message("pages-new-visibility-public"))
                }
            }
            div .field {
                label for="pace" { (ctx.message("pages-new-pace")) }
                select #pace name="pace" aria-describedby="pace-help" {
                    option value="none" selected[pace == "none"] { (ctx.message("pages-new-pace-none")) }
                    option value="minutes" selected[pace == "minutes"] { (ctx.message("pages-new-pace-minutes")) }
                    option value="days" selected[pace == "days"] { (ctx.message("pages-new-pace-days")) }
                }
                input type="number" name="amount" min="1" max="600" value=(amount)
                    aria-label=(ctx.message("pages-new-pace-amount"));
                p #pace-help .faint { (ctx.message("pages-new-pace-words")) }
            }
        }
    }
}
