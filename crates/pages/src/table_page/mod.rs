//! The page of a table in each of its states.

mod actions;
mod bar;
mod chart;
mod confirm;
pub(crate) mod contributions;
mod ended;
mod hand_over;
mod menu;
mod over;
mod own;
mod puzzle;
mod recap;
mod rematch;
mod replay;
mod scene;
mod seats;
mod sheet;
mod stage;
mod story;
mod talk;
mod update;
mod views;
mod waiting;

use maud::{Markup, html};
use table::{Seat, Viewer, text::Phrase};

use crate::{
    layout::{Badge, table_layout},
    model::{Notice, Playing, Stage, TableHead, TablePage},
    page_context::PageContext,
    reference::rule_index,
};

use self::update::Parts;
pub(crate) use self::{
    chart::{by_source, grid},
    puzzle::{address as puzzle_address, mark_key},
};
pub use self::{
    confirm::confirm,
    puzzle::puzzle,
    replay::{replay, replay_main},
    update::{Drawing, END_OF_STILL, Shown, UnreadableShown},
};

/// The page of a table.
pub fn table_page(ctx: &PageContext<'_>, model: &TablePage) -> Markup {
    let badge = match turn(model) {
        TurnOf::Reader => Badge::Turn,
        TurnOf::Other | TurnOf::Nobody => Badge::None,
    };
    table_layout(ctx, &title(ctx, model), badge, &table_main(ctx, model))
}

/// The `<main>` of the page alone.
pub fn table_main(ctx: &PageContext<'_>, model: &TablePage) -> Markup {
    table_update(ctx, model, None).main
}

/// The `<main>` of the page for a page that shows `before`: with the parts that changed, or complete if they are not enough.
pub fn table_update(ctx: &PageContext<'_>, model: &TablePage, before: Option<&Shown>) -> Drawing {
    update::draw(ctx, model, before, |parts| match &model.stage {
        Stage::Waiting(waiting) => ("table waiting", parts.add("sheet", waiting::draw(ctx, model, waiting))),
        Stage::Playing(playing) => ("table playing", draw_playing(ctx, model, playing, parts)),
        Stage::HandOver { to, clock, last } => {
            let page = hand_over::draw(ctx, &model.head, *to, *clock, last.as_ref());
            ("table handing-over", parts.add("sheet", page))
        }
        Stage::Over(over) => ("table over", over::draw(ctx, model, over, parts)),
        Stage::Ended => ("table over", parts.add("sheet", ended::draw(ctx, model))),
    })
}

/// The complete `<main>`.
fn whole_main(
    ctx: &PageContext<'_>,
    model: &TablePage,
    class: &str,
    shown: &Shown,
    content: &Markup,
) -> Markup {
    let head = &model.head;
    html! {
        main #main class=(class) tabindex="-1" data-table=(head.id) data-version=(head.version)
            data-revision=(head.revision) data-shown=(shown) data-stream=(head.path("stream"))
            data-fragment=(head.path("fragment")) data-title=(title(ctx, model)) data-turn=(turn(model).name())
            data-said=(status_line(ctx, model)) data-focus=(focus(&model.stage).unwrap_or_default())
            data-rules=(head.rules()) data-tips=[tips(&model.tips)] { (content) }
    }
}

/// The value of `data-tips`: rules with the panels of the primer about them.
fn tips(tips: &[(&'static str, String)]) -> Option<String> {
    let panel = |(rule, panel): &(&'static str, String)| format!("{rule}={panel}");
    (!tips.is_empty()).then(|| tips.iter().map(panel).collect::<Vec<_>>().join(" "))
}

/// A `<main>` with the attributes that may have changed and with the parts that did.
fn update_main(
    ctx: &PageContext<'_>,
    model: &TablePage,
    class: &str,
    (before, shown): (&Shown, &Shown),
    changed: &Markup,
) -> Markup {
    let head = &model.head;
    html! {
        main class=(class) data-table=(head.id) data-version=(head.version) data-revision=(head.revision)
            data-after=(before.seal()) data-shown=(shown.since(before)) data-title=(title(ctx, model)) data-turn=(turn(model).name())
            data-said=(status_line(ctx, model)) data-focus=(focus(&model.stage).unwrap_or_default()) { (changed) }
    }
}

impl TableHead {
    /// The path of a page below this table's, for the same viewer.
    fn path(&self, page: &str) -> String {
        match (self.viewer, &self.invitation) {
            (Viewer::Seat(seat), _) => format!("/table/{}/{page}?as={}", self.id, seat.number()),
            (Viewer::Public, Some(invitation)) => format!("/table/{}/{page}?invite={invitation}", self.id),
            (Viewer::Public, None) => format!("/table/{}/{page}", self.id),
        }
    }

    /// The rule index of its game.
    fn rules(&self) -> String {
        rule_index(self.game)
    }

    /// The path a form of this table posts to.
    pub(crate) fn post(&self, verb: &str) -> String {
        format!("/table/{}/{verb}", self.id)
    }

    /// The name of a seat's player; empty if the seat is open.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |card| &card.name)
    }

    /// The viewer's seat; `None` for a spectator.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

/// Whose turn it is, from the point of view of the reader.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TurnOf {
    Reader,
    Other,
    Nobody,
}

impl TurnOf {
    const fn name(self) -> &'static str {
        match self {
            Self::Reader => "yours",
            Self::Other => "theirs",
            Self::Nobody => "nobodys",
        }
    }
}

fn turn(model: &TablePage) -> TurnOf {
    match &model.stage {
        Stage::Playing(playing) => match playing.turn {
            Some(seat) if model.head.viewer.is(seat) => TurnOf::Reader,
            Some(_) => TurnOf::Other,
            None => TurnOf::Nobody,
        },
        Stage::HandOver { .. } => TurnOf::Reader,
        Stage::Waiting(_) | Stage::Over(_) | Stage::Ended => TurnOf::Nobody,
    }
}

fn focus(stage: &Stage) -> Option<&str> {
    match stage {
        Stage::Playing(playing) => playing.view.focus.as_deref(),
        Stage::Over(_) => Some(over::RESULT),
        Stage::Waiting(_) | Stage::HandOver { .. } | Stage::Ended => None,
    }
}

/// The title of the browser window.
fn title(ctx: &PageContext<'_>, model: &TablePage) -> String {
    let name = bar::heading(ctx, &model.head);
    match turn(model) {
        TurnOf::Reader => format!("● {} – {name}", ctx.message("pages-your-turn")),
        TurnOf::Other | TurnOf::Nobody => name,
    }
}

/// The state of the table in one line, which screen readers announce when it changes.
fn status_line(ctx: &PageContext<'_>, model: &TablePage) -> String {
    match &model.stage {
        Stage::Playing(playing) => bar::turn_text(ctx, &model.head, playing),
        Stage::Waiting(_) => ctx.message("pages-waiting-title"),
        Stage::HandOver { to, .. } => {
            ctx.text(&Phrase::new("pages-hand-over-title").text("name", model.head.name(*to)))
        }
        Stage::Over(_) => ctx.message("pages-over"),
        Stage::Ended => ctx.message("pages-ended"),
    }
}

fn draw_playing(
    ctx: &PageContext<'_>,
    model: &TablePage,
    playing: &Playing,
    parts: &mut Parts<'_>,
) -> Markup {
    let head = &model.head;
    let above = html! {
        @if let Some(notice) = &model.notice { (draw_notice(ctx, head, notice)) }
        (menu::way_back(ctx, head))
    };
    let question = parts.add("question", sheet::question(&bar::turn_text(ctx, head, playing)));
    html! {
        (parts.add("bar", bar::draw(ctx, head, playing)))
        (stage::draw(ctx, head, &playing.view, &above, parts))
        div .rail {
            (seats::draw(ctx, head, &playing.view, playing.turn, parts))
            (talk::draw(ctx, model, playing.commitment.as_deref(), parts))
        }
        (sheet::draw(ctx, sheet::Height::Peek, &question, &html! {
            (parts.add("choices", actions::draw(ctx, head, playing)))
            (own::draw(ctx, head, &playing.view, parts))
        }))
        (parts.add("views", views::draw(ctx, head, &playing.view)))
    }
}

/// Why the reader's last request was not accepted.
fn draw_notice(ctx: &PageContext<'_>, head: &TableHead, notice: &Notice) -> Markup {
    let words = match notice {
        Notice::Refused { reason, .. } => reason.clone(),
        Notice::Stale => ctx.message("table-stale"),
        Notice::OutOfTurn => ctx.message("table-out-of-turn"),
        Notice::NoUndo(barrier) => ctx.text(&barrier.phrase()),
        Notice::Text(words) => words.clone(),
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
