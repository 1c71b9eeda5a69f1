//! Creating tables.

use std::sync::Arc;

use catalog::Game;
use serde_json::Value;
use store::{Host, NewTable, Occupant, PersonId, SeatRow, Seating, TableId};
use table::{
    any::{AnyTable, OpenError, Opening, OpeningDeal},
    dealer::Seed,
    record::{Overlay, Record},
};

use crate::{
    app::App,
    bot_pool,
    bot_queue::Class,
    config::RateLimits,
    errors::Error,
    ids, kept,
    live_table::{LiveTable, Snapshot, Stage, stored_event},
    names, notices,
    settings::Settings,
};

/// Who is to occupy a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SeatRequest {
    /// A person, with the name shown at this table.
    Person(PersonId, String),
    /// Anybody who joins.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A request for a new table.
pub(crate) struct TableRequest {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn Game,
    pub(crate) options: Value,
    /// Who opens it.
    pub(crate) owner: PersonId,
    pub(crate) seats: Vec<SeatRequest>,
    pub(crate) settings: Settings,
    pub(crate) public: bool,
    pub(crate) seed: Seed,
    /// Content that replaces printed values of the game.
    pub(crate) overlay: Option<Overlay>,
    /// The initial position, instead of the setup of the game.
    pub(crate) position: Option<Value>,
    /// When the cards are dealt, if no seat is open. With an open seat, when the last one is taken.
    pub(crate) deal: OpeningDeal,
}

impl TableRequest {
    /// A private table of `game` with a random id and seed and default settings.
    pub(crate) fn new(
        app: &App,
        game: &'static dyn Game,
        options: Value,
        owner: PersonId,
        seats: Vec<SeatRequest>,
    ) -> Result<Self, Error> {
        Ok(Self {
            id: ids::table()?,
            game,
            options,
            owner,
            seats,
            settings: Settings::default(),
            public: false,
            seed: app.seed_of_new_table()?,
            overlay: None,
            position: None,
            deal: OpeningDeal::AtOnce,
        })
    }
}

/// The game with this name, or [`Error::GameNotFound`].
pub(crate) fn find_game(name: &str) -> Result<&'static dyn Game, Error> {
    catalog::find(name).ok_or(Error::GameNotFound)
}

impl App {
    /// The seed of the next table.
    fn seed_of_new_table(&self) -> Result<Seed, Error> {
        match self.config().seed {
            Some(seed) => Ok(Seed::from_number(seed.wrapping_add(self.next_seeded()))),
            None => ids::seed(),
        }
    }

    /// Creates a table in the store and loads it.
    pub(crate) async fn create_table(
        self: &Arc<Self>,
        request: TableRequest,
    ) -> Result<Arc<LiveTable>, Error> {
        let only_bots = request.seats.iter().all(|seat| matches!(seat, SeatRequest::Bot(_)));
        self.check_tables(request.owner, if only_bots { Class::Bots } else { Class::People }).await?;
        let id = request.id.clone();
        let at = self.clock().now();
        let app = Arc::clone(self);
        // Setup is slow, so it runs on a blocking thread; the task completes even if the client disconnects.
        let task = tokio::spawn(async move {
            let messages = Arc::clone(&app);
            let new = tokio::task::spawn_blocking(move || set_up(request, &messages, at))
                .await
                .map_err(|error| Error::internal("setting up a table panicked", &error))??;
            let tells = !new.outbox.is_empty();
            app.store().create(new).await?;
            if tells {
                app.wake_notices();
            }
            Ok::<_, Error>(())
        });
        task.await.map_err(|error| Error::internal("creating a table panicked", &error))??;
        let live = self.live_table(&id.0).await?;
        self.hall.announce_opened(&live);
        self.drive(&live);
        Ok(live)
    }
}

impl App {
    /// Fails if a person has opened too many tables to open another one, or to leave one to bots.
    pub(crate) async fn check_tables(&self, owner: PersonId, class: Class) -> Result<(), Error> {
        let config = self.config();
        if config.rate_limits == RateLimits::Off {
            return Ok(());
        }
        let (all, bots) = self.store().open_tables_of(owner).await?;
        let too_many =
            all >= config.tables_per_person || class == Class::Bots && bots >= config.bot_tables_per_person;
        if too_many { Err(Error::TooManyTables) } else { Ok(()) }
    }
}

fn set_up(request: TableRequest, app: &App, at: i64) -> Result<NewTable, Error> {
    if !request.settings.pace.is_valid() {
        return Err(Error::InvalidPace);
    }
    bot_pool::level(&request.settings.stand_in)?;
    let settings = Settings { title: names::title(&request.settings.title)?, ..request.settings };
    let deal = match request.deal {
        OpeningDeal::AtOnce if request.seats.contains(&SeatRequest::Open) => OpeningDeal::Later,
        // Where only bots sit, nobody could add to the seed.
        OpeningDeal::Later if request.seats.iter().all(|seat| matches!(seat, SeatRequest::Bot(_))) => {
            OpeningDeal::AtOnce
        }
        asked => asked,
    };
    let opening = Opening {
        deal,
        options: request.options,
        overlay: request.overlay,
        seed: Some(request.seed),
        position: request.position,
    };
    let table: Arc<dyn AnyTable> = request.game.boxed().open(&opening).map_err(invalid)?.into();
    if table.seats() != request.seats.len() {
        let (asked, has) = (request.seats.len(), table.seats());
        return Err(Error::InvalidOptions { why: format!("{asked} seats are given, the game has {has}") });
    }
    let seats =
        (0..).zip(request.seats).map(|(number, seat)| row(number, seat)).collect::<Result<Vec<_>, _>>()?;
    let record = table.record(true);
    let mut stories = kept::write_stories(table.as_ref(), 0, &app.messages);
    let events = (0..).zip(&record.events);
    let events =
        events.map(|(number, event)| stored_event(event, None, at, stories.remove(&number))).collect();
    let head = Record { events: Vec::new(), ..record };
    let host = host(Some(request.owner))?;
    let snapshot = Snapshot::first(table, seats.clone(), host.clone(), at);
    Ok(NewTable {
        id: request.id,
        game: request.game.boxed().name().to_owned(),
        head: head.to_json(),
        settings: settings.to_json(),
        public: request.public,
        paced: settings.pace.limit().is_some(),
        seats,
        events,
        summary: snapshot.summary(request.game),
        host,
        clock: (snapshot.stage() != Stage::Waiting).then_some(at),
        ending: None,
        outbox: notices::of_change(&app.config().notices, settings.pace, None, &snapshot, at),
        at,
    })
}

/// The host of a new table, where anybody may take an open seat.
pub(crate) fn host(owner: Option<PersonId>) -> Result<Host, Error> {
    let (invitation, rematch) = (ids::invitation()?, ids::table()?.0);
    Ok(Host { owner, invitation, rematch, seating: Seating::Anyone, ended: false, guide_skipped: false })
}

fn row(seat: u8, request: SeatRequest) -> Result<SeatRow, Error> {
    let (name, occupant, bot) = match request {
        SeatRequest::Person(person, name) => (names::person(&name)?, Occupant::Person(person), None),
        SeatRequest::Open => (String::new(), Occupant::Open, None),
        SeatRequest::Bot(level) => {
            (String::new(), Occupant::Bot, Some(bot_pool::level(&level)?.name().to_owned()))
        }
    };
    Ok(SeatRow { seat, name, occupant, bot, again: None })
}

fn invalid(error: OpenError) -> Error {
    match error {
        OpenError::Options(error) => Error::InvalidOptions { why: error.to_string() },
        OpenError::Content(error) => Error::InvalidContent { error },
        // Positions come from finished tables of this server, never from a request.
        OpenError::Position(_) => Error::internal("a position of a finished game is invalid", &error),
    }
}
