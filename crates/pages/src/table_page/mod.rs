//! One table, in all its states.

mod bar;
mod board_area;
mod chart;
mod choices;
mod confirm;
mod drawer;
mod hand_over;
mod over;
mod replay;
mod seats;
mod waiting;

use maud::{Markup, html};
use table::{Seat, Viewer, text::Phrase};

use crate::{
    frame::Frame,
    model::{Notice, Playing, Stage, TableHead, TablePage},
    shell::table_shell,
};

pub use self::{confirm::confirm, replay::replay};

/// The whole page of a table.
pub fn table_page(frame: &Frame<'_>, model: &TablePage) -> Markup {
    table_shell(frame, &title(frame, model), &table_main(frame, model))
}

/// Its `<main>` alone: what the script replaces when something happens.
pub fn table_main(frame: &Frame<'_>, model: &TablePage) -> Markup {
    let head = &model.head;
    let (class, body) = match &model.stage {
        Stage::Waiting(waiting) => ("table waiting", waiting::draw(frame, model, waiting)),
        Stage::Playing(playing) => ("table playing", draw_playing(frame, model, playing)),
        Stage::HandOver { to } => ("table handing-over", hand_over::draw(frame, head, *to)),
        Stage::Over(over) => ("table over", over::draw(frame, model, over)),
    };
    html! {
        main #main class=(class) tabindex="-1" data-table=(head.id) data-version=(head.version)
            data-revision=(head.revision) data-stream=(head.path("stream")) data-fragment=(head.path("fragment"))
            data-title=(title(frame, model)) data-turn=(turn(model).name()) data-said=(said(frame, model))
            data-focus=[focus(&model.stage)] data-rules=(head.rules()) { (body) }
    }
}

impl TableHead {
    /// A page below this table's, seen with the same eyes.
    fn path(&self, page: &str) -> String {
        match self.viewer {
            Viewer::Seat(seat) => format!("/table/{}/{page}?as={}", self.id, seat.number()),
            Viewer::Public => format!("/table/{}/{page}", self.id),
        }
    }

    /// The rule index of its game.
    fn rules(&self) -> String {
        format!("/rules/{}", self.game)
    }

    /// Where a form of this table posts to.
    fn post(&self, verb: &str) -> String {
        format!("/table/{}/{verb}", self.id)
    }

    /// What a seat is called.
    fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |card| &card.name)
    }

    /// The seat whose eyes the page is for.
    const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

/// Whose turn it is, as far as the reader cares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Yours,
    Theirs,
    Nobodys,
}

impl Whose {
    const fn name(self) -> &'static str {
        match self {
            Self::Yours => "yours",
            Self::Theirs => "theirs",
            Self::Nobodys => "nobodys",
        }
    }
}

fn turn(model: &TablePage) -> Whose {
    match &model.stage {
        Stage::Playing(playing) => match playing.turn {
            Some(seat) if model.head.viewer.is(seat) => Whose::Yours,
            Some(_) => Whose::Theirs,
            None => Whose::Nobodys,
        },
        Stage::HandOver { .. } => Whose::Yours,
        Stage::Waiting(_) | Stage::Over(_) => Whose::Nobodys,
    }
}

fn focus(stage: &Stage) -> Option<&str> {
    match stage {
        Stage::Playing(playing) => playing.scene.focus.as_deref(),
        Stage::Over(_) => Some(over::RESULT),
        Stage::Waiting(_) | Stage::HandOver { .. } => None,
    }
}

/// The title of the browser's window.
fn title(frame: &Frame<'_>, model: &TablePage) -> String {
    let name = bar::heading(frame, &model.head);
    match turn(model) {
        Whose::Yours => format!("● {} – {name}", frame.word("pages-your-turn")),
        Whose::Theirs | Whose::Nobodys => name,
    }
}

/// Whose turn it is and why, in one line: shown, and read out when it changes.
fn said(frame: &Frame<'_>, model: &TablePage) -> String {
    match &model.stage {
        Stage::Playing(playing) => bar::turn_words(frame, &model.head, playing),
        Stage::Waiting(_) => frame.word("pages-waiting-title"),
        Stage::HandOver { to } => {
            frame.say(&Phrase::new("pages-hand-over-title").text("name", model.head.name(*to)))
        }
        Stage::Over(_) => frame.word("pages-over"),
    }
}

fn draw_playing(frame: &Frame<'_>, model: &TablePage, playing: &Playing) -> Markup {
    let head = &model.head;
    html! {
        (bar::draw(frame, head, playing))
        (board_area::draw(frame, head, &playing.scene, &html! {
            @if let Some(notice) = &model.notice { (draw_notice(frame, head, notice)) }
        }))
        div .around {
            (seats::draw(frame, head, &playing.scene, playing.turn))
            (drawer::draw(frame, model))
            (seats::table_menu(frame, head, playing.commitment.as_deref()))
        }
        div .foot {
            (board_area::hand(frame, &playing.scene))
            (choices::draw(frame, head, playing))
        }
    }
}

/// An answer to what the reader just tried.
fn draw_notice(frame: &Frame<'_>, head: &TableHead, notice: &Notice) -> Markup {
    let words = match notice {
        Notice::Refused { reason, .. } => reason.clone(),
        Notice::Stale => frame.word("table-stale"),
        Notice::OutOfTurn => frame.word("table-out-of-turn"),
        Notice::NoUndo(barrier) => frame.say(&barrier.phrase()),
        Notice::Said(words) => words.clone(),
    };
    html! {
        p .notice role="alert" {
            (words)
            @if let Notice::Refused { rule, .. } = notice {
                " " a href=(format_args!("{}#{rule}", head.rules())) { (rule) }
            }
        }
    }
}
