//! The page of a table.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::StatusCode,
    response::Response,
};
use maud::Markup;
use pages::{
    BoardView, DrawContext,
    model::{
        ChatLine, Clock, Hint, HintKind, LogLine, Notice, Occupant, Over, Pace, Playing, SeatCard, Stage,
        TableHead, TablePage, Undo, Visibility, Waiting,
    },
};
use store::Sitter;
use table::{
    Seat, Viewer,
    any::AnyTable,
    options::{OptionChoice, OptionSpec},
    text::{Phrase, Words},
};

use super::{
    extract::{Path, Query},
    look::Look,
    show::{frame, html},
};
use crate::{
    bots,
    errors::Fault,
    guide,
    hall::Hall,
    ids,
    room::{self, Moment, Room},
    settings,
    visitor::Visitor,
};

/// Everything that decides how a table looks to somebody.
pub(crate) struct Showing<'a> {
    pub(crate) hall: &'a Arc<Hall>,
    pub(crate) room: &'a Arc<Room>,
    pub(crate) now: Arc<Moment>,
    pub(crate) visitor: &'a Visitor,
    pub(crate) look: Look,
    pub(crate) touched: Vec<String>,
    pub(crate) notice: Option<Fault>,
    /// An action a bot advises.
    pub(crate) advice: Option<String>,
}

impl<'a> Showing<'a> {
    /// What `visitor` sees now from the seat `wished`.
    pub(crate) fn new(
        hall: &'a Arc<Hall>,
        room: &'a Arc<Room>,
        visitor: &'a Visitor,
        wished: Option<Seat>,
    ) -> Result<Self, Fault> {
        let now = room.now();
        let look = Look::new(&now, visitor.person.as_ref(), wished)?;
        Ok(Self { hall, room, now, visitor, look, touched: Vec::new(), notice: None, advice: None })
    }

    /// The whole page, or its `<main>` alone.
    pub(crate) fn draw(&self, here: &str, fragment: bool) -> Result<Markup, Fault> {
        let names = self.now.names(&self.hall.library, self.visitor.language);
        let words = self.hall.library.speaker(self.visitor.language, &names);
        let frame = frame(self.hall, self.visitor, &words, here);
        let page = self.page(&words, &names)?;
        Ok(if fragment { pages::table_main(&frame, &page) } else { pages::table_page(&frame, &page) })
    }

    fn page(&self, words: &dyn Words, names: &[String]) -> Result<TablePage, Fault> {
        let stage = match (self.look.hand_over, self.now.stage()) {
            (Some(to), _) => Stage::HandOver { to },
            (None, room::Stage::Waiting) => Stage::Waiting(self.waiting(words)),
            (None, room::Stage::Playing(seat)) => Stage::Playing(Box::new(self.playing(seat, words, names)?)),
            (None, room::Stage::Over) => Stage::Over(Box::new(self.over(words, names)?)),
        };
        // Before play begins nobody sees what was dealt: who sits down must not choose by it.
        let log = match self.now.stage() {
            room::Stage::Waiting => Vec::new(),
            room::Stage::Playing(_) | room::Stage::Over => {
                log(self.now.table.as_ref(), self.look.viewer, words)
            }
        };
        let notice = self.notice.as_ref().map(|fault| notice(fault, words));
        Ok(TablePage { head: self.head(names), stage, log, chat: self.chat(), notice })
    }

    pub(crate) fn head(&self, names: &[String]) -> TableHead {
        head(self.room, &self.now, names, &self.look, &self.visitor.base)
    }

    fn waiting(&self, words: &dyn Words) -> Waiting {
        let at_table = !self.look.mine.is_empty();
        let fill = bots::offered().filter(|_| at_table).map(bots::Level::name).collect();
        let specs = self.room.game.boxed().option_specs();
        let chosen = |spec: &OptionSpec| {
            let value = self.room.options.get(spec.name)?;
            Some((words.say(&spec.title), option_words(spec, value, words)?))
        };
        Waiting { options: specs.iter().filter_map(chosen).collect(), fill }
    }

    fn scene(&self, words: &dyn Words, names: &[String]) -> Result<BoardView, Fault> {
        scene(self.room, self.now.table.as_ref(), self.look.viewer, words, names, &self.touched)
    }

    fn playing(&self, turn: Seat, words: &dyn Words, names: &[String]) -> Result<Playing, Fault> {
        let scene = self.scene(words, names)?;
        let undo = match self.look.viewer {
            Viewer::Seat(seat) => {
                let (steps, barrier) = self.now.table.undoable(seat);
                Some(Undo { steps, barrier })
            }
            Viewer::Public => None,
        };
        let left = self.room.deadline().map(|at| at - self.hall.clock().now());
        Ok(Playing {
            hint: self.advised(&scene, words).or_else(|| self.guided(words)),
            view: scene,
            turn: Some(turn),
            touched: self.touched.clone(),
            undo,
            clock: left.map(|left| Clock { left: u64::try_from(left / 1000).unwrap_or(0) }),
            client: ids::client()?,
            commitment: self.room.commitment.clone(),
        })
    }

    fn advised(&self, scene: &BoardView, words: &dyn Words) -> Option<Hint> {
        let action = self.advice.as_ref()?;
        let choice = scene.choices.iter().find(|choice| choice.action == *action)?;
        let text = words.say(&Phrase::new("server-hint").text("action", choice.text.as_str()));
        Some(Hint { kind: HintKind::Bot, text, action: Some(action.clone()) })
    }

    fn guided(&self, words: &dyn Words) -> Option<Hint> {
        let script = self.room.guide.as_ref().filter(|_| !self.now.guide_skipped)?;
        let step = guide::current(script, self.now.table.as_ref())?;
        let text = words.say(&Phrase::new(step.text?));
        let told = |steps: &[pages::GuideStep]| steps.iter().filter(|step| step.text.is_some()).count();
        let before = script.steps.get(..=guide::position(script, self.now.table.as_ref())?)?;
        let kind = HintKind::Guide { step: told(before), of: told(script.steps) };
        let mine = self.look.viewer == Viewer::Seat(Seat::new(step.seat));
        Some(Hint { kind, text, action: mine.then(|| step.action.to_owned()) })
    }

    fn over(&self, words: &dyn Words, names: &[String]) -> Result<Over, Fault> {
        Ok(Over {
            view: self.scene(words, names)?,
            standings: self.now.table.standings(),
            rounds: self.room.rounds().to_vec(),
            commitment: self.room.commitment.clone(),
            seed: self.room.seed().map(table::dealer::Seed::to_hex),
            steps: self.now.version(),
        })
    }

    fn chat(&self) -> Vec<ChatLine> {
        let line = |(number, line): &(u64, store::ChatLine)| ChatLine {
            number: *number,
            seat: self.now.seats_of(line.person).first().copied(),
            name: line.name.clone(),
            text: line.text.clone(),
            at: line.at,
        };
        self.now.chat.iter().map(line).collect()
    }
}

/// What is true of a table in all its states.
pub(crate) fn head(room: &Room, now: &Moment, names: &[String], look: &Look, base: &str) -> TableHead {
    let card = |(row, name): (&store::SeatRow, &String)| {
        let level = row.bot.as_deref().map(|name| bots::level(name).unwrap_or(bots::DEFAULT_LEVEL).name());
        SeatCard {
            seat: Seat::new(usize::from(row.seat)),
            name: if row.sitter == Sitter::Open { String::new() } else { name.clone() },
            occupant: match (row.sitter, level) {
                (Sitter::Open, _) => Occupant::Open,
                (Sitter::Bot, level) => Occupant::Bot(level.unwrap_or_else(|| bots::DEFAULT_LEVEL.name())),
                (Sitter::Person(_), Some(level)) => Occupant::StandIn(level),
                (Sitter::Person(person), None) => Occupant::Person { here: room.is_present(person) },
            },
        }
    };
    TableHead {
        id: room.id.0.clone(),
        game: room.game.boxed().name(),
        title: room.settings.title.clone(),
        link: format!("{base}/table/{}", room.id),
        version: now.version(),
        revision: now.revision,
        visibility: if room.public { Visibility::Public } else { Visibility::Link },
        pace: match room.settings.pace {
            settings::Pace::None => Pace::None,
            settings::Pace::Minutes(minutes) => Pace::Minutes(minutes),
            settings::Pace::Days(days) => Pace::Days(days),
        },
        seats: now.seats.iter().zip(names).map(card).collect(),
        viewer: look.viewer,
        mine: look.mine.clone(),
    }
}

/// The drawing of a position for one viewer.
pub(crate) fn scene(
    room: &Room,
    table: &dyn AnyTable,
    viewer: Viewer,
    words: &dyn Words,
    names: &[String],
    touched: &[String],
) -> Result<BoardView, Fault> {
    let desk = DrawContext::new(table.game(), words, names, touched);
    room.game.board().view(table, viewer, &desk).ok_or(Fault::Internal)
}

/// The story as `viewer` may read it.
pub(crate) fn log(table: &dyn AnyTable, viewer: Viewer, words: &dyn Words) -> Vec<LogLine> {
    let story = table.story(viewer);
    story.iter().map(|entry| LogLine { event: entry.event, text: words.say(&entry.phrase) }).collect()
}

fn notice(fault: &Fault, words: &dyn Words) -> Notice {
    match fault {
        Fault::Refused { rule, phrase } => {
            Notice::Refused { reason: words.say(phrase), rule: rule.to_string() }
        }
        Fault::Stale => Notice::Stale,
        Fault::OutOfTurn => Notice::OutOfTurn,
        Fault::NoUndo(barrier) => Notice::NoUndo(*barrier),
        other => Notice::Text(words.say(&other.phrase())),
    }
}

/// What was chosen, in words; `None` if it is the usual.
fn option_words(spec: &OptionSpec, value: &serde_json::Value, words: &dyn Words) -> Option<String> {
    let titled = |values: &[(&'static str, Phrase)], value: &serde_json::Value| {
        values.iter().find(|(name, _)| value == name).map(|(_, title)| words.say(title))
    };
    match &spec.choice {
        OptionChoice::Number { default, .. } => {
            value.as_u64().filter(|&number| number != u64::from(*default)).map(|number| number.to_string())
        }
        OptionChoice::Switch { default } => {
            let on = value.as_bool().filter(|on| on != default)?;
            Some(words.say(&Phrase::new(if on { "server-yes" } else { "server-no" })))
        }
        OptionChoice::OneOf { values, default } => {
            if value == default {
                None
            } else {
                titled(values, value)
            }
        }
        OptionChoice::AnyOf { values } => {
            let chosen: Vec<String> =
                value.as_array()?.iter().filter_map(|value| titled(values, value)).collect();
            (!chosen.is_empty()).then(|| chosen.join(", "))
        }
    }
}

fn read_query(query: &[(String, String)]) -> Result<(Option<Seat>, Vec<String>), Fault> {
    let wished = query.iter().find(|(name, value)| name == "as" && !value.is_empty());
    let wished = wished
        .map(|(_, value)| value.parse().ok().and_then(Seat::from_number).ok_or(Fault::NoSeat))
        .transpose()?;
    let spots = query.iter().filter(|(name, _)| name == "spot").map(|(_, value)| value.clone());
    Ok((wished, spots.take(8).collect()))
}

async fn drawn(
    hall: &Arc<Hall>,
    visitor: &Visitor,
    id: &str,
    query: &[(String, String)],
    here: &str,
    fragment: bool,
) -> Result<Response, Fault> {
    let room = hall.room(id).await?;
    let (wished, touched) = read_query(query)?;
    let showing = Showing { touched, ..Showing::new(hall, &room, visitor, wished)? };
    Ok(html(StatusCode::OK, showing.draw(here, fragment)?))
}

/// `GET /table/ID`
pub(crate) async fn page(
    State(hall): State<Arc<Hall>>,
    OriginalUri(here): OriginalUri,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, Fault> {
    drawn(&hall, &visitor, &id, &query, &here.to_string(), false).await
}

/// `GET /table/ID/fragment`
pub(crate) async fn fragment(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, Fault> {
    drawn(&hall, &visitor, &id, &query, &here(&id, read_query(&query)?.0), true).await
}

/// The address of a table as one seat sees it.
pub(crate) fn here(id: &str, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("/table/{id}?as={}", seat.number()),
        None => format!("/table/{id}"),
    }
}
