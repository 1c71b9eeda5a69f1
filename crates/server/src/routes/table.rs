//! The page of a table.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use maud::Markup;
use pages::{
    BoardView, DrawContext, Drawing, Lights, PageContext, Shown, StoryLine,
    model::{
        Advice, AdvisedChoice, ChatLine, Clock, Counted, Fill, Hint, HintKind, LastTurn, NewsLine, Notice,
        Over, Pace, Playing, Rematch, SeatCard, Seating, Stage, TableHead, TablePage, Undo, Visibility,
        Waiting,
    },
};
use store::Occupant;
use table::{
    Seat, Turn, Viewer,
    any::AnyTable,
    options::{OptionChoice, OptionSpec},
    record::Event,
    text::{Phrase, Words},
};

use super::{
    archive,
    extract::{Path, Query},
    finished::contributions,
    perspective::Perspective,
    render::{Reply, frame, html, shown},
};
use crate::{
    app::App,
    bot_pool,
    caller::Caller,
    errors::Error,
    guide,
    live_table::{self, LiveTable, Snapshot, bot_level},
    ratings::{self, Verdict},
    settings,
};

/// Events among which the last choice is looked for.
const RECENT: usize = 40;
/// Lines of the story shown when the device is handed over.
const LAST_LINES: usize = 3;

/// The table page of one caller.
pub(crate) struct TableView<'a> {
    pub(crate) app: &'a Arc<App>,
    pub(crate) live: &'a Arc<LiveTable>,
    pub(crate) snapshot: Arc<Snapshot>,
    pub(crate) caller: &'a Caller,
    pub(crate) perspective: Perspective,
    pub(crate) touched: Vec<String>,
    pub(crate) notice: Option<Error>,
    /// What a bot advises.
    pub(crate) advice: Option<bots::Advice<String>>,
    /// The invitation of the request.
    pub(crate) invitation: Option<String>,
}

impl<'a> TableView<'a> {
    /// The current table as `caller` sees it from the seat `requested`.
    pub(crate) fn new(
        app: &'a Arc<App>,
        live: &'a Arc<LiveTable>,
        caller: &'a Caller,
        requested: Option<Seat>,
    ) -> Result<Self, Error> {
        let snapshot = live.snapshot();
        let perspective = Perspective::new(&snapshot, caller.person.as_ref(), requested)?;
        Ok(Self {
            app,
            live,
            snapshot,
            caller,
            perspective,
            touched: Vec::new(),
            notice: None,
            advice: None,
            invitation: None,
        })
    }

    /// Renders what the sender of a request expects.
    pub(crate) fn reply(&self, here: &str, reply: Reply) -> Result<Markup, Error> {
        match reply {
            Reply::Page => self.draw(here, pages::table_page),
            Reply::Update(shown) | Reply::Acknowledgement(shown) => {
                Ok(self.update(here, shown.as_ref())?.main)
            }
        }
    }

    /// Renders what has changed since the page showed `before`.
    pub(crate) fn update(&self, here: &str, before: Option<&Shown>) -> Result<Drawing, Error> {
        self.draw(here, |frame, page| pages::table_update(frame, page, before))
    }

    fn draw<T>(&self, here: &str, draw: impl FnOnce(&PageContext<'_>, &TablePage) -> T) -> Result<T, Error> {
        let names = self.snapshot.names(&self.app.messages, self.caller.language);
        let you = match self.perspective.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let words = self.app.messages.localizer(self.caller.language, &names).to(you);
        let page = self.page(&words, &names)?;
        Ok(draw(&frame(self.app, self.caller, &words, here), &page))
    }

    fn page(&self, words: &dyn Words, names: &[String]) -> Result<TablePage, Error> {
        let stage = match (self.perspective.hand_over, self.snapshot.stage()) {
            (Some(to), _) => Stage::HandOver { to, clock: self.clock(), last: self.last_turn(words) },
            (None, live_table::Stage::Waiting) => Stage::Waiting(self.waiting(words)),
            (None, live_table::Stage::Playing(seat)) => {
                Stage::Playing(Box::new(self.playing(seat, words, names)?))
            }
            (None, live_table::Stage::Over) => Stage::Over(Box::new(self.over(words, names)?)),
            (None, live_table::Stage::Ended) => Stage::Ended,
        };
        // Before play starts the deal is hidden, so that nobody chooses a seat by it.
        let log = match self.snapshot.stage() {
            live_table::Stage::Waiting | live_table::Stage::Ended => Vec::new(),
            live_table::Stage::Playing(_) | live_table::Stage::Over => {
                story(self.live, self.snapshot.table.as_ref(), self.perspective.viewer)?
            }
        };
        let delayed = || Notice::Text(words.say(&Phrase::new("server-messages-delayed")));
        let notice = self.notice.as_ref().map(|error| notice(error, words));
        let notice = notice.or_else(|| self.app.hall.is_disturbed().then(delayed));
        let (chat, news) = (self.chat(words), self.news(names, words));
        let watching = self.live.watching(&self.snapshot);
        Ok(TablePage {
            head: self.head(names),
            stage,
            log,
            tips: self.app.tips.of(self.live.game, &self.app.messages),
            since: self.since(),
            chat,
            news,
            watching,
            notice,
        })
    }

    /// The event from which on the story is new to the reader. A spectator reads it with the eyes of the choosing seat.
    fn since(&self) -> usize {
        let table = self.snapshot.table.as_ref();
        let seat = match (self.perspective.viewer, table.turn()) {
            (Viewer::Seat(seat), _) | (Viewer::Public, Turn::Choose(seat)) => seat,
            (Viewer::Public, Turn::Chance | Turn::Over) => return table.version(),
        };
        table.last_turn(seat)
    }

    pub(crate) fn head(&self, names: &[String]) -> TableHead {
        let head = head(self.live, &self.snapshot, names, &self.perspective, &self.caller.base);
        let invitation = self.invitation.clone().filter(|sent| *sent == self.snapshot.host.invitation);
        // The link of the owner is the invitation.
        let link = if self.is_owner() && self.snapshot.stage() == live_table::Stage::Waiting {
            format!("{}?invite={}", head.link, self.snapshot.host.invitation)
        } else {
            head.link
        };
        TableHead { link, invitation, ..head }
    }

    fn is_owner(&self) -> bool {
        self.caller.person.as_ref().is_some_and(|person| self.snapshot.is_owner(person.id))
    }

    fn waiting(&self, words: &dyn Words) -> Waiting {
        let person = self.caller.person.as_ref().map(|person| person.id);
        let may_fill = person
            .ok_or(Error::Unauthenticated)
            .and_then(|person| self.live.may_fill(&self.snapshot, person, self.app.clock().now()));
        let fill = match may_fill {
            Ok(()) => Fill::Now(bot_pool::offered().map(bot_pool::Level::name).collect()),
            Err(Error::FillTooEarly { minutes }) => Fill::In { minutes },
            Err(_) => Fill::Never,
        };
        let specs = self.live.game.boxed().option_specs();
        let chosen = |spec: &OptionSpec| {
            let value = self.live.options.get(spec.name)?;
            Some((words.say(&spec.title), option_words(spec, value, words)?))
        };
        Waiting {
            options: specs.iter().filter_map(chosen).collect(),
            fill: if self.snapshot.has_open_seat() { fill } else { Fill::Never },
            owner: self.is_owner(),
            seating: match self.snapshot.host.seating {
                store::Seating::Anyone => Seating::Anyone,
                store::Seating::Invited => Seating::Invited,
            },
            may_invite: self
                .caller
                .person
                .as_ref()
                .is_some_and(|person| person.login.is_some() && self.snapshot.may_invite(person.id).is_ok()),
            may_join: self.snapshot.may_join(person, self.invitation.as_deref()).is_ok(),
            commitment: self.live.commitment.clone(),
            contributions: self
                .snapshot
                .table
                .awaits_opening()
                .then(|| contributions(&self.snapshot, self.app, self.caller)),
        }
    }

    fn scene(&self, words: &dyn Words, names: &[String]) -> Result<BoardView, Error> {
        scene(self.live, self.snapshot.table.as_ref(), self.perspective.viewer, words, names, &self.touched)
    }

    fn playing(&self, turn: Seat, words: &dyn Words, names: &[String]) -> Result<Playing, Error> {
        let scene = self.scene(words, names)?;
        let undo = match self.perspective.viewer {
            // Who has left or resigned has nothing to take back while a bot plays.
            Viewer::Seat(seat) if self.snapshot.row(seat).and_then(bot_level).is_none() => {
                let (steps, barrier) = self.snapshot.table.undoable(seat);
                Some(Undo { steps, barrier })
            }
            Viewer::Seat(_) | Viewer::Public => None,
        };
        Ok(Playing {
            hint: self.bot_hint(&scene, words).or_else(|| self.guide_hint(words)),
            view: scene,
            turn: Some(turn),
            touched: self.touched.clone(),
            undo,
            clock: self.clock(),
            // Of the commands for a version, one is applied.
            client: format!("v{}", self.snapshot.version()),
            commitment: self.live.commitment.clone(),
        })
    }

    fn clock(&self) -> Option<Clock> {
        let left = self.live.deadline()? - self.app.clock().now();
        Some(Clock { left: u64::try_from(left / 1000).unwrap_or(0) })
    }

    fn bot_hint(&self, scene: &BoardView, words: &dyn Words) -> Option<Hint> {
        let advice = self.advice.as_ref()?;
        let advised = |advised: &bots::Advised<String>| {
            let choice = scene.choices.iter().find(|choice| choice.action == advised.action)?;
            Some(AdvisedChoice {
                action: choice.action.clone(),
                text: choice.text.clone(),
                spots: choice.spots.clone(),
                chance: (advised.chance * 100.0).round() as u8,
            })
        };
        // Advice for another position names actions that are not on the list.
        let choices: Vec<AdvisedChoice> = advice.choices.iter().map(advised).collect::<Option<_>>()?;
        let best = choices.first()?;
        let text = words.say(&Phrase::new("server-hint").text("action", best.text.as_str()));
        let action = Some(best.action.clone());
        let kind = HintKind::Bot(Advice { choices, why: words.say(&advice.why()) });
        Some(Hint { kind, text, action })
    }

    fn guide_hint(&self, words: &dyn Words) -> Option<Hint> {
        let script = self.live.guide.as_ref().filter(|_| !self.snapshot.host.guide_skipped)?;
        let step = guide::current(script, self.snapshot.table.as_ref())?;
        let text = words.say(&Phrase::new(step.text?));
        let told = |steps: &[pages::GuideStep]| steps.iter().filter(|step| step.text.is_some()).count();
        let before = script.steps.get(..=guide::position(script, self.snapshot.table.as_ref())?)?;
        let kind = HintKind::Guide { step: told(before), of: told(script.steps) };
        let mine = self.perspective.viewer == Viewer::Seat(Seat::new(step.seat));
        Some(Hint { kind, text, action: mine.then(|| step.action.to_owned()) })
    }

    fn over(&self, words: &dyn Words, names: &[String]) -> Result<Over, Error> {
        Ok(Over {
            view: self.scene(words, names)?,
            standings: self.snapshot.table.standings(),
            rounds: self.live.rounds()?.to_vec(),
            commitment: self.live.commitment.clone(),
            contributions: contributions(&self.snapshot, self.app, self.caller),
            seed: self.live.seed().map(table::dealer::Seed::to_hex),
            steps: self.snapshot.version(),
            rematch: {
                let live_table::Rematch { agreed, missing } = self.snapshot.rematch();
                Rematch { agreed, missing }
            },
            counted: self.counted(),
            profiles: self.snapshot.seats.iter().map(|row| self.profile(row.occupant)).collect(),
        })
    }

    /// The handle of the public profile of a seat.
    fn profile(&self, occupant: Occupant) -> Option<String> {
        match occupant {
            Occupant::Person(person) => self.app.ratings.handle(person),
            Occupant::Open | Occupant::Bot => None,
        }
    }

    /// Whether the game counted for ratings. Everybody sees the ratings of public profiles, and their own.
    fn counted(&self) -> Option<Counted> {
        let result = self.live.result()?;
        let verdict = Verdict::find(&result.verdict)?;
        if verdict != Verdict::Rated {
            return Some(Counted::Unrated(verdict.name()));
        }
        Some(Counted::Rated(ratings::visible_changes(self.app, &result, self.caller.person.as_ref())))
    }

    /// Who played last, and the last lines that everybody may read.
    fn last_turn(&self, words: &dyn Words) -> Option<LastTurn> {
        let table = &self.snapshot.table;
        let recent = table.events_since(table.version().saturating_sub(RECENT));
        let seat = recent.iter().rev().find_map(|event| match event {
            Event::Play(play) => Some(play.seat),
            Event::Undo(_) | Event::Deal(_) | Event::Contribute(_) => None,
        })?;
        let story = table.story(Viewer::Public);
        let lines = story.iter().skip(story.len().saturating_sub(LAST_LINES));
        Some(LastTurn { seat, lines: lines.map(|entry| words.say(&entry.phrase)).collect() })
    }

    fn news(&self, names: &[String], words: &dyn Words) -> Vec<NewsLine> {
        let line = |news: &live_table::News| {
            let name = names.get(news.seat.index()).cloned().unwrap_or_default();
            let text = words.say(&Phrase::new(news.deed.key()).text("name", name));
            NewsLine { number: news.number, seat: news.seat, text, at: news.at }
        };
        self.snapshot.news.iter().map(line).collect()
    }

    fn chat(&self, words: &dyn Words) -> Vec<ChatLine> {
        let line = |(number, line): &(u64, store::ChatLine)| ChatLine {
            number: *number,
            seat: self.snapshot.seats_of(line.person).first().copied(),
            name: author(line, words),
            text: line.text.clone(),
            at: line.at,
        };
        let blocked = &self.caller.blocked;
        self.snapshot.chat.iter().filter(|(_, line)| !blocked.contains(line.person)).map(line).collect()
    }
}

/// The name of the author of a chat line.
pub(crate) fn author(line: &store::ChatLine, words: &dyn Words) -> String {
    if line.name.is_empty() { live_table::former_player(words) } else { line.name.clone() }
}

/// The head of a table page, the same in all stages.
pub(crate) fn head(
    live: &LiveTable,
    snapshot: &Snapshot,
    names: &[String],
    perspective: &Perspective,
    base: &str,
) -> TableHead {
    let card = |(row, name): (&store::SeatRow, &String)| {
        let level = bot_level(row).map(bot_pool::Level::name);
        SeatCard {
            seat: Seat::new(usize::from(row.seat)),
            name: if row.occupant == Occupant::Open { String::new() } else { name.clone() },
            occupant: match (row.occupant, level) {
                (Occupant::Open, _) => pages::model::Occupant::Open,
                (Occupant::Bot, level) => pages::model::Occupant::Bot(
                    level.expect("the level of a bot is checked when a table is loaded"),
                ),

                (Occupant::Person(_), Some(level)) => pages::model::Occupant::StandIn(level),
                (Occupant::Person(person), None) => {
                    pages::model::Occupant::Person { here: live.is_watched_by(person) }
                }
            },
        }
    };
    TableHead {
        id: live.id.0.clone(),
        game: live.game.boxed().name(),
        title: live.settings.title.clone(),
        link: format!("{base}/table/{}", live.id),
        invitation: None,
        version: snapshot.version(),
        revision: snapshot.revision,
        visibility: if live.public { Visibility::Public } else { Visibility::Link },
        pace: match live.settings.pace {
            settings::Pace::None => Pace::None,
            settings::Pace::Minutes(minutes) => Pace::Minutes(minutes),
            settings::Pace::Days(days) => Pace::Days(days),
        },
        content: box_name(live),
        seats: snapshot.seats.iter().zip(names).map(card).collect(),
        viewer: perspective.viewer,
        mine: perspective.own_seats.clone(),
    }
}

/// What a table is played with, if it is not the game's own content: the name of the box, with that of its owner if it is
/// known.
fn box_name(live: &LiveTable) -> Option<String> {
    let overlay = live.content.as_ref()?;
    Some(match &live.settings.content {
        Some(used) if used.owner.is_empty() => used.name.clone(),
        Some(used) => format!("{} ({})", used.name, used.owner),
        None => overlay.file.trim_end_matches(".toml").to_owned(),
    })
}

/// Draws a position for one viewer.
pub(crate) fn scene(
    live: &LiveTable,
    table: &dyn AnyTable,
    viewer: Viewer,
    words: &dyn Words,
    names: &[String],
    touched: &[String],
) -> Result<BoardView, Error> {
    let desk = DrawContext::new(table.game(), words, names, touched);
    live.game
        .board()
        .view(table, viewer, &desk)
        .ok_or_else(|| Error::internal("a table cannot be drawn", &live.id))
}

/// Draws a past position for one viewer, with the spots of a choice under review marked.
pub(crate) fn lit_scene(
    live: &LiveTable,
    table: &dyn AnyTable,
    viewer: Viewer,
    (words, names): (&dyn Words, &[String]),
    lights: Option<&Lights>,
) -> Result<BoardView, Error> {
    let desk = DrawContext::new(table.game(), words, names, &[]);
    let desk = match lights {
        Some(lights) => desk.lighting(lights),
        None => desk,
    };
    live.game
        .board()
        .view(table, viewer, &desk)
        .ok_or_else(|| Error::internal("a table cannot be drawn", &live.id))
}

/// The story as `viewer` may read it.
pub(crate) fn story(live: &LiveTable, table: &dyn AnyTable, viewer: Viewer) -> Result<Vec<StoryLine>, Error> {
    live.game
        .board()
        .story(table, viewer)
        .ok_or_else(|| Error::internal("the story of a table cannot be told", &live.id))
}

fn notice(error: &Error, words: &dyn Words) -> Notice {
    match error {
        Error::IllegalAction { rule, phrase } => {
            Notice::Refused { reason: words.say(phrase), rule: rule.to_string() }
        }
        Error::StaleVersion => Notice::Stale,
        Error::OutOfTurn => Notice::OutOfTurn,
        Error::UndoBlocked { barrier } => Notice::NoUndo(*barrier),
        other => Notice::Text(words.say(&other.phrase())),
    }
}

/// The chosen value of an option, in words; `None` if it is the default.
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

fn read_query(query: &[(String, String)]) -> Result<(Option<Seat>, Vec<String>), Error> {
    let requested = query.iter().find(|(name, value)| name == "as" && !value.is_empty());
    let requested = requested
        .map(|(_, value)| value.parse().ok().and_then(Seat::from_number).ok_or(Error::SeatNotFound))
        .transpose()?;
    let spots = query.iter().filter(|(name, _)| name == "spot").map(|(_, value)| value.clone());
    Ok((requested, spots.take(8).collect()))
}

async fn respond(
    app: &Arc<App>,
    caller: &Caller,
    id: &str,
    query: &[(String, String)],
    here: &str,
    reply: Reply,
) -> Result<Response, Error> {
    let live = app.current_table(id).await?;
    let (requested, touched) = read_query(query)?;
    let invitation = query.iter().find(|(name, _)| name == "invite").map(|(_, value)| value.clone());
    let view = TableView { touched, invitation, ..TableView::new(app, &live, caller, requested)? };
    Ok(html(StatusCode::OK, view.reply(here, reply)?))
}

/// `GET /table/ID`
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, Error> {
    let here = here.to_string();
    match respond(&app, &caller, &id, &query, &here, Reply::Page).await {
        Err(Error::TableUnreadable) => archive::page(&app, &caller, &id, &here).await,
        response => response,
    }
}

/// `GET /table/ID/fragment`
pub(crate) async fn fragment(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, Error> {
    let here = here(&id, read_query(&query)?.0);
    respond(&app, &caller, &id, &query, &here, Reply::Update(shown(&headers))).await
}

/// The path of a table page for one seat.
pub(crate) fn here(id: &str, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("/table/{id}?as={}", seat.number()),
        None => format!("/table/{id}"),
    }
}
