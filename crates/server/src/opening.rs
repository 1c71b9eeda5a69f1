//! A new table, before anybody plays.

use std::sync::Arc;

use catalog::Game;
use serde_json::Value;
use store::{NewTable, PersonId, SeatRow, Sitter, TableId};
use table::{
    any::{AnyTable, OpenError, Opening},
    dealer::Seed,
    record::{Overlay, Record},
};

use crate::{
    bots,
    errors::Fault,
    hall::Hall,
    ids, names,
    room::{Moment, Room},
    settings::Settings,
};

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Chair {
    /// A person under this name.
    Person(PersonId, String),
    /// Whoever comes.
    Open,
    /// A bot of the level with this name.
    Bot(String),
}

/// A table as somebody wants it.
pub(crate) struct Wish {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn Game,
    pub(crate) options: Value,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) settings: Settings,
    pub(crate) public: bool,
    pub(crate) seed: Seed,
    /// A content file of the box's owner.
    pub(crate) overlay: Option<Overlay>,
    /// A position to begin from instead of the game's own.
    pub(crate) position: Option<Value>,
}

impl Wish {
    /// A table of `game` with these people, and otherwise as usual.
    pub(crate) fn new(game: &'static dyn Game, options: Value, chairs: Vec<Chair>) -> Result<Self, Fault> {
        Ok(Self {
            id: ids::table()?,
            game,
            options,
            chairs,
            settings: Settings::default(),
            public: false,
            seed: ids::seed()?,
            overlay: None,
            position: None,
        })
    }
}

/// The game with this name.
pub(crate) fn game(name: &str) -> Result<&'static dyn Game, Fault> {
    catalog::find(name).ok_or(Fault::NoGame)
}

impl Hall {
    /// Opens a table: dealt, written down, in memory.
    pub(crate) async fn open_table(self: &Arc<Self>, wish: Wish) -> Result<Arc<Room>, Fault> {
        let id = wish.id.clone();
        let at = self.clock().now();
        let hall = Arc::clone(self);
        // Setting up rules takes a while, and whoever asked may hang up.
        let task = tokio::spawn(async move {
            let new = tokio::task::spawn_blocking(move || set_up(wish, at))
                .await
                .map_err(|_| Fault::Internal)??;
            hall.store().create(new).await.map_err(Fault::from)
        });
        task.await.map_err(|_| Fault::Internal)??;
        let room = self.room(&id.0).await?;
        self.changed(&room);
        Ok(room)
    }
}

fn set_up(wish: Wish, at: i64) -> Result<NewTable, Fault> {
    if !wish.settings.pace.is_sensible() {
        return Err(Fault::BadPace);
    }
    bots::level(&wish.settings.stand_in)?;
    let settings = Settings { title: names::title(&wish.settings.title)?, ..wish.settings };
    let opening = Opening {
        options: wish.options,
        overlay: wish.overlay,
        seed: Some(wish.seed),
        position: wish.position,
    };
    let table: Arc<dyn AnyTable> = wish.game.boxed().open(&opening).map_err(refused)?.into();
    if table.seats() != wish.chairs.len() {
        let (asked, has) = (wish.chairs.len(), table.seats());
        return Err(Fault::BadOptions(format!("{asked} seats are given, the game has {has}")));
    }
    let seats =
        (0..).zip(wish.chairs).map(|(seat, chair)| row(seat, chair)).collect::<Result<Vec<_>, _>>()?;
    let record = table.record(true);
    let events = record.events.iter().map(|event| crate::room::stored(event, None, at));
    let events = events.collect::<Result<Vec<_>, _>>()?;
    let head = Record { events: Vec::new(), ..record };
    let moment = Moment::first(table, seats.clone(), at);
    Ok(NewTable {
        id: wish.id,
        game: wish.game.boxed().name().to_owned(),
        head: head.to_json(),
        settings: serde_json::to_string(&settings).map_err(|_| Fault::Internal)?,
        public: wish.public,
        paced: settings.pace.limit().is_some(),
        seats,
        events,
        summary: moment.summary(wish.game),
        at,
    })
}

fn row(seat: u8, chair: Chair) -> Result<SeatRow, Fault> {
    Ok(match chair {
        Chair::Person(person, name) => {
            SeatRow { seat, name: names::person(&name)?, sitter: Sitter::Person(person), bot: None }
        }
        Chair::Open => SeatRow { seat, name: String::new(), sitter: Sitter::Open, bot: None },
        Chair::Bot(level) => {
            let level = bots::level(&level)?;
            SeatRow { seat, name: String::new(), sitter: Sitter::Bot, bot: Some(level.name().to_owned()) }
        }
    })
}

fn refused(error: OpenError) -> Fault {
    match error {
        OpenError::Options(error) => Fault::BadOptions(error.to_string()),
        OpenError::Content(error) => Fault::BadOptions(error.to_string()),
        OpenError::Position(_) => {
            tracing::error!(%error, "a position of our own cannot be opened");
            Fault::Internal
        }
    }
}
