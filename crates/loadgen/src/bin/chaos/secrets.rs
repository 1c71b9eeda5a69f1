//! Nobody was sent what they must not know: what viewers received is compared with positions they could equally well imagine.

use std::collections::BTreeSet;

use endless_winter::EndlessWinter;
use ice_age::IceAge;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use rise_of_tribes::RiseOfTribes;
use serde_json::Value;
use store::StoredTable;
use table::{
    Rules, Turn, Viewer,
    any::AnyTable,
    record::{Event, Record},
    table::{Dealing, Table},
};

/// The length of a seed in hexadecimal digits.
const SEED: usize = 64;
/// Of so many steps, the view of one is kept.
const VIEWS: u64 = 8;

/// What was sent to one viewer of a table before the game was over.
#[derive(Clone, Debug)]
pub(crate) struct Overheard {
    viewer: Viewer,
    /// Views as JSON, each with its version.
    views: Vec<(u64, String)>,
    /// Everything that is as long as a seed and looks like one.
    digits: BTreeSet<String>,
}

impl Overheard {
    pub(crate) fn by(viewer: Viewer) -> Self {
        Self { viewer, views: Vec::new(), digits: BTreeSet::new() }
    }

    pub(crate) const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Keeps what may be a seed.
    pub(crate) fn hear(&mut self, body: &str) {
        let runs = body.split(|character: char| !character.is_ascii_hexdigit());
        for run in runs.filter(|run| run.len() >= SEED) {
            if !self.digits.contains(run) {
                self.digits.insert(run.to_owned());
            }
        }
    }

    /// Keeps the view of some of the steps of a stream.
    pub(crate) fn see(&mut self, version: u64, data: &str) {
        if version.is_multiple_of(VIEWS)
            && let Ok(step) = serde_json::from_str::<Value>(data)
        {
            self.views.push((version, step["view"].to_string()));
        }
    }
}

/// What was checked at a table.
#[derive(Debug, Default)]
pub(crate) struct Checked {
    /// The views that were compared.
    pub(crate) views: usize,
    /// What was sent and is secret.
    pub(crate) problems: Vec<String>,
}

/// Compares what was sent with what is stored.
pub(crate) fn check(overheard: &[Overheard], stored: &StoredTable) -> Checked {
    let checked = match stored.row.game.as_str() {
        "ice-age" => compare::<IceAge>(overheard, stored),
        "endless-winter" => compare::<EndlessWinter>(overheard, stored),
        "rise-of-tribes" => compare::<RiseOfTribes>(overheard, stored),
        other => Err(format!("the game {other} is unknown")),
    };
    checked.unwrap_or_else(|problem| Checked { views: 0, problems: vec![problem] })
}

fn compare<R: Rules>(overheard: &[Overheard], stored: &StoredTable) -> Result<Checked, String> {
    let table: Table<R> = replay(stored)?;
    let seed = table.record(true).seed.ok_or("the table has no seed")?.to_hex();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut checked = Checked::default();
    for one in overheard {
        let mut problem = |what: String| checked.problems.push(format!("{:?}: {what}", one.viewer));
        if one.digits.iter().any(|digits| digits.contains(&seed)) {
            problem("the seed was sent".to_owned());
        }
        let mut views = one.views.clone();
        views.sort_unstable();
        let mut past = table.past(0);
        for (version, view) in views {
            while u64::try_from(past.version()).is_ok_and(|at| at < version) && past.follow(&table) {}
            if u64::try_from(past.version()) != Ok(version) {
                problem(format!("the view of version {version} was sent, which is not stored"));
            } else if !matches!(past.turn(), Turn::Over) {
                let other = imagined(&past, one.viewer, &mut rng)?;
                let sent: Value = serde_json::from_str(&view).map_err(|error| error.to_string())?;
                if sent != AnyTable::view(&other, one.viewer) {
                    problem(format!(
                        "the view of version {version} shows more than the viewer knows, or less"
                    ));
                }
                checked.views += 1;
            }
        }
    }
    Ok(checked)
}

/// The table as stored.
fn replay<R: Rules>(stored: &StoredTable) -> Result<Table<R>, String> {
    let head = Record::from_json(&stored.head).map_err(|error| error.to_string())?;
    let events: Result<Vec<Event>, _> =
        stored.events.iter().map(|event| serde_json::from_str(&event.body)).collect();
    let record = head.with_events(events.map_err(|error| error.to_string())?);
    Table::replay(&record, None).map_err(|error| error.to_string())
}

/// Another table that `viewer` cannot distinguish from the real one.
fn imagined<R: Rules>(real: &Table<R>, viewer: Viewer, rng: &mut ChaCha8Rng) -> Result<Table<R>, String> {
    let observation = real.rules().observe(real.state(), viewer);
    let state = real.rules().imagine(&observation, viewer, rng);
    let rules =
        R::new(real.rules().options(), real.rules().content()).map_err(|error| format!("{error:?}"))?;
    Table::open_at(rules, None, Dealing::ByHand, state).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use store::StoredEvent;
    use table::{Seat, any::Opening, dealer::Seed};

    use super::*;

    /// A game of some decisions, and every view of it that somebody was sent.
    fn played(viewer: Viewer) -> (StoredTable, Vec<(u64, String)>) {
        let opening = Opening { options: serde_json::json!({"seats": 2}), ..Opening::default() };
        let rules: EndlessWinter = opening.rules().unwrap();
        let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(5)));
        let mut views = Vec::new();
        for step in 0..60 {
            let Turn::Choose(seat) = table.turn() else { break };
            let mut actions = Vec::new();
            table.rules().legal_actions(table.state(), &mut actions);
            table.play(seat, actions[step % actions.len()]).unwrap();
            views.push((table.version() as u64, AnyTable::view(&table, viewer).to_string()));
        }
        let record = table.record(true);
        let event = |event: &Event| StoredEvent {
            body: serde_json::to_string(event).unwrap(),
            client: None,
            at: 0,
            story: None,
        };
        let mut stored = crate::check::tests::stored(&[]);
        stored.events = record.events.iter().map(event).collect();
        stored.row.game = "endless-winter".to_owned();
        stored.head = Record { events: Vec::new(), ..record }.to_json();
        (stored, views)
    }

    fn overheard(viewer: Viewer, views: &[(u64, String)]) -> Overheard {
        let mut one = Overheard::by(viewer);
        for (version, view) in views {
            one.see(*version, &format!("{{\"view\":{view}}}"));
        }
        one
    }

    #[test]
    fn whoever_was_sent_more_than_a_seat_may_know_is_found() {
        let seat = Viewer::Seat(Seat::from_number(1).unwrap());
        for viewer in [Viewer::Public, seat] {
            let (stored, views) = played(viewer);
            let checked = check(&[overheard(viewer, &views)], &stored);
            assert!(checked.problems.is_empty(), "{checked:?}");
            assert!(checked.views >= 7, "{checked:?}");
        }
        let (stored, views) = played(seat);
        let checked = check(&[overheard(Viewer::Public, &views)], &stored);
        assert!(checked.problems.len() > 3, "a spectator saw a hand: {checked:?}");
        let later = vec![(400, views[0].1.clone())];
        let checked = check(&[overheard(seat, &later)], &stored);
        assert!(checked.problems[0].contains("not stored"), "{checked:?}");
    }

    #[test]
    fn a_seed_that_was_sent_is_found() {
        let (stored, _) = played(Viewer::Public);
        let seed = Seed::from_number(5);
        let mut one = Overheard::by(Viewer::Public);
        one.hear(&format!("<p>{}</p>", seed.commitment()));
        assert!(check(&[one.clone()], &stored).problems.is_empty());
        one.hear(&format!("data: \"00{}f\"", seed.to_hex()));
        assert_eq!(check(&[one], &stored).problems, ["Public: the seed was sent"]);
    }
}
