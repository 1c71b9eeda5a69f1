//! Tables that this program cannot replay: what of them can be read all the same.

use pages::{Language, model::ArchiveReason};
use store::{Occupant, StoredTable, TableId};
use table::{
    Seat,
    record::{Event, Record, RecordError},
};

use crate::{
    app::App,
    errors::Error,
    ids, kept,
    live_table::{ShownSummary, seat_names, undone},
    settings::Settings,
    transfer,
};

/// A stored table, read without its rules.
pub(crate) struct Archive(StoredTable);

impl App {
    /// The stored table with this id, whether or not this program can replay it.
    pub(crate) async fn archive(&self, id: &str) -> Result<Archive, Error> {
        if !ids::is_table(id) {
            return Err(Error::TableNotFound);
        }
        let stored = self.store().load(TableId(id.to_owned())).await?;
        stored.map(Archive).ok_or(Error::TableNotFound)
    }
}

impl Archive {
    /// The name of the game, which this program may not have.
    pub(crate) fn game(&self) -> &str {
        &self.0.row.game
    }

    /// The title of the table; may be empty.
    pub(crate) fn title(&self) -> String {
        serde_json::from_str::<Settings>(&self.0.row.settings).unwrap_or_default().title
    }

    /// The name of the box it was played with; `None` for the game's own content.
    pub(crate) fn content(&self) -> Option<String> {
        let head = Record::from_json(&self.0.head).ok()?;
        head.content.overlay.map(|overlay| overlay.file.trim_end_matches(".toml").to_owned())
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.0.row.summary.over
    }

    /// The number of events.
    pub(crate) fn version(&self) -> usize {
        self.0.events.len()
    }

    /// The display name of each seat.
    pub(crate) fn names(&self, app: &App, language: Language) -> Vec<String> {
        seat_names(&self.0.row.seats, &app.messages, language)
    }

    /// The seats that won.
    pub(crate) fn winners(&self) -> Vec<Seat> {
        let shown = serde_json::from_str::<ShownSummary>(&self.0.row.summary.shown);
        shown.map(|shown| shown.winners).unwrap_or_default()
    }

    /// The final standings, best place first; `None` if none are stored.
    pub(crate) fn standings(&self, language: Language, names: &[String]) -> Option<Vec<kept::ScoreLine>> {
        let mut lines = kept::read_standings(self.0.ending.as_deref()?, language, names)?;
        lines.sort_by_key(|line| line.place);
        Some(lines)
    }

    /// The game log as spectators read it, with the number of the event of each line. Empty while seats are open, because
    /// the deal is hidden until play starts.
    pub(crate) fn story(&self, language: Language, names: &[String]) -> Vec<(usize, String)> {
        if self.0.row.seats.iter().any(|row| row.occupant == Occupant::Open) {
            return Vec::new();
        }
        let events: Vec<Event> =
            self.0.events.iter().map_while(|event| serde_json::from_str(&event.body).ok()).collect();
        let undone = undone(&events, 0);
        let mut lines = Vec::new();
        for (number, event) in self.0.events.iter().enumerate().filter(|(number, _)| !undone.contains(number))
        {
            let story = event.story.as_deref().map(|story| kept::read_story(story, language, names));
            lines.extend(story.into_iter().flatten().map(|line| (number, line)));
        }
        lines
    }

    /// Why this program cannot replay the table.
    pub(crate) fn reason(&self) -> ArchiveReason {
        let Some(game) = catalog::find(self.game()) else { return ArchiveReason::NoGame };
        let head = Record::from_json(&self.0.head);
        match head.and_then(|head| game.boxed().replay(&head, None)) {
            Err(RecordError::Rules { found, ours }) => ArchiveReason::Rules { played: found, ours },
            Err(RecordError::Content { .. } | RecordError::Overlay(_)) => ArchiveReason::Content,
            Err(_) | Ok(_) => ArchiveReason::Damaged,
        }
    }

    /// The complete record with its seed. Fails before the game is over, because the record contains hidden information.
    pub(crate) fn record(self) -> Result<Record, Error> {
        if !self.is_over() {
            return Err(Error::NotOver);
        }
        transfer::record_of(self.0).map_err(|error| {
            tracing::error!(%error, "the record of a stored table cannot be read");
            Error::TableUnreadable
        })
    }
}
