//! What the results of a person show: the page of their games.

use std::{collections::BTreeMap, sync::Arc};

use catalog::Game;
use lab::statistics::Accumulator;
use pages::{
    Language,
    model::{
        Access, Against, GameRecord, History, HistoryFilter, HouseStatistics, Outcome, Path, PlayedGame,
        ProfilePage, Rating, Records, SeatsRecord, Streak,
    },
};
use store::{Person, PersonId, Profile, SeatResult, SeatRow, StoredRating, TableResult};
use table::text::Phrase;

use crate::{
    app::App,
    errors::Error,
    ids,
    live_table::seat_names,
    ratings::{Verdict, has_left, numbers},
    statistics::read_sources,
};

/// The newest games of a person that are counted and listed.
const COUNTED: u32 = 5_000;
/// Games on a page of the history.
const PAGE: usize = 20;
/// The scores that are compared with their average.
const SCORES: usize = 24;
/// Public games from which on "everybody" means something.
const ENOUGH: u64 = 5;

/// A stored rating for pages.
pub(crate) fn shown(rating: StoredRating) -> Rating {
    let (rating, uncertainty) = numbers(rating);
    Rating { rating, uncertainty }
}

/// Who reads a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// The person whose it is.
    Own,
    /// Somebody else.
    Shared,
}

/// A game of a person.
struct Played<'a> {
    result: &'a TableResult,
    seat: &'a SeatResult,
}

impl Played<'_> {
    fn won(&self) -> bool {
        self.seat.place == 1 && !has_left(self.seat)
    }

    /// Guided games, copies and games with several seats of one person are listed, but do not count.
    fn counts(&self) -> bool {
        match Verdict::find(&self.result.verdict) {
            Some(Verdict::Rated | Verdict::Practice | Verdict::Guests | Verdict::Content) => true,
            Some(Verdict::Guided | Verdict::Copy | Verdict::Bots | Verdict::HotSeat) | None => false,
        }
    }

    fn is_against(&self, against: Against) -> bool {
        let people =
            self.result.seats.iter().any(|seat| seat.person.is_some_and(|it| Some(it) != self.seat.person));
        match against {
            Against::People => people,
            Against::Bots => !people,
        }
    }

    fn passes(&self, filter: &HistoryFilter) -> bool {
        filter.game.is_none_or(|game| game == self.result.game)
            && filter.outcome.is_none_or(|outcome| (outcome == Outcome::Won) == self.won())
            && filter.seats.is_none_or(|seats| seats == self.result.seats.len())
            && filter.against.is_none_or(|against| self.is_against(against))
    }
}

impl App {
    /// The profile with this handle. A private one is found by its owner alone: for everybody else it does not exist.
    pub(crate) async fn find_profile(
        &self,
        handle: &str,
        reader: Option<PersonId>,
    ) -> Result<(Profile, Reading), Error> {
        if !ids::is_table(handle) {
            return Err(Error::ProfileNotFound);
        }
        let found = self.store().profile(handle.to_owned()).await?.ok_or(Error::ProfileNotFound)?;
        let own = reader == Some(found.person.id);
        let shared = found.public && found.person.login.is_some();
        match (own, shared) {
            (true, _) => Ok((found, Reading::Own)),
            (false, true) => Ok((found, Reading::Shared)),
            (false, false) => Err(Error::ProfileNotFound),
        }
    }

    /// Makes the profile of an account public or private, and returns it.
    pub(crate) async fn share_profile(&self, person: &Person, public: bool) -> Result<Profile, Error> {
        if person.login.is_none() {
            return Err(Error::NotRegistered);
        }
        self.store().set_profile(person.id, ids::table()?.0, public).await?;
        let profile = self.store().profile_of(person.id).await?.ok_or(Error::ProfileNotFound)?;
        self.ratings.set_handle(person.id, profile.public.then(|| profile.handle.clone()));
        Ok(profile)
    }

    /// The page of a person's games.
    pub(crate) async fn profile_page(
        &self,
        person: &Person,
        reading: Reading,
        filter: HistoryFilter,
        (language, base): (Language, &str),
    ) -> Result<ProfilePage, Error> {
        let results = self.store().results_of(person.id, COUNTED).await?;
        let ratings = self.store().ratings_of(person.id).await?;
        let played: Vec<Played<'_>> = results.iter().filter_map(|result| of(result, person.id)).collect();
        let mut games = Vec::new();
        for game in catalog::all() {
            let name = game.boxed().name();
            let own: Vec<&Played<'_>> =
                played.iter().filter(|it| it.result.game == name && it.counts()).collect();
            if own.is_empty() {
                continue;
            }
            let house = self.house_statistics(*game).await?;
            let rating = ratings.iter().find(|row| row.game == name);
            let rating = rating.filter(|_| person.login.is_some()).map(|row| (shown(row.rating), row.games));
            games.push(record(*game, &own, rating, &house));
        }
        let access = match (reading, &person.login) {
            (Reading::Shared, _) => Access::Shared,
            (Reading::Own, None) => Access::Guest,
            (Reading::Own, Some(_)) => {
                let link = self.ratings.handle(person.id).map(|handle| format!("{base}/people/{handle}"));
                Access::Own { link }
            }
        };
        let counted: Vec<&Played<'_>> = played.iter().filter(|it| it.counts()).collect();
        let listed =
            Listed { app: self, reading, language, now: self.clock().now(), rated: person.login.is_some() };
        Ok(ProfilePage {
            name: person.name.clone(),
            access,
            games,
            streak: streak(&counted),
            history: listed.history(&played, &filter),
        })
    }
}

/// The game as this person played it, in the first of their seats.
fn of(result: &TableResult, person: PersonId) -> Option<Played<'_>> {
    let seat = result.seats.iter().find(|seat| seat.person == Some(person))?;
    Some(Played { result, seat })
}

/// The outcome of the newest games, as far as it is the same.
fn streak(newest_first: &[&Played<'_>]) -> Option<Streak> {
    let won = newest_first.first()?.won();
    let count = newest_first.iter().take_while(|it| it.won() == won).count() as u64;
    Some(if won { Streak::Won(count) } else { Streak::NotWon(count) })
}

/// What a person has achieved at a game; `own` are the games, newest first.
fn record(
    game: &'static dyn Game,
    own: &[&Played<'_>],
    rating: Option<(Rating, u64)>,
    house: &Arc<HouseStatistics>,
) -> GameRecord {
    let mut curve: Vec<Rating> =
        own.iter().filter_map(|it| it.seat.change.map(|change| shown(change.after))).collect();
    curve.reverse();
    let mut scores: Vec<i32> = own.iter().take(SCORES).map(|it| it.seat.points).collect();
    scores.reverse();
    GameRecord {
        game: game.boxed().name(),
        played: own.len() as u64,
        won: own.iter().filter(|it| it.won()).count() as u64,
        curve: if rating.is_some() { curve } else { Vec::new() },
        rating,
        by_seats: by_seats(own),
        scores,
        average: average(own.iter().copied()),
        paths: paths(own, house),
        records: records(own),
    }
}

fn average<'a>(games: impl Iterator<Item = &'a Played<'a>>) -> f64 {
    let mut scores = Accumulator::default();
    games.for_each(|it| scores.add(f64::from(it.seat.points)));
    scores.summary().mean
}

fn by_seats(own: &[&Played<'_>]) -> Vec<SeatsRecord> {
    let mut groups: BTreeMap<usize, Vec<&Played<'_>>> = BTreeMap::new();
    for it in own {
        groups.entry(it.result.seats.len()).or_default().push(it);
    }
    let line = |(seats, games): (usize, Vec<&Played<'_>>)| SeatsRecord {
        seats,
        played: games.len() as u64,
        won: games.iter().filter(|it| it.won()).count() as u64,
        average: average(games.into_iter()),
    };
    groups.into_iter().map(line).collect()
}

/// The share of each source in all points gained, largest first.
fn paths(own: &[&Played<'_>], house: &HouseStatistics) -> Vec<Path> {
    let mut sums: Vec<(String, i64)> = Vec::new();
    for (key, points) in own.iter().flat_map(|it| read_sources(it.seat)) {
        let gained = i64::from(points.max(0));
        match sums.iter_mut().find(|(known, _)| *known == key) {
            Some((_, sum)) => *sum += gained,
            None => sums.push((key, gained)),
        }
    }
    let all: i64 = sums.iter().map(|(_, sum)| sum).sum();
    let everybody: f64 = house.sources.iter().map(|source| source.all.max(0.0)).sum();
    let path = |(key, sum): (String, i64)| {
        let name = Phrase::new(key);
        let source = house.sources.iter().find(|source| source.name == name);
        let others = source.filter(|_| house.played >= ENOUGH && everybody > 0.0);
        Path { share: sum as f64 / all as f64, others: others.map(|it| it.all.max(0.0) / everybody), name }
    };
    let mut paths: Vec<Path> = if all > 0 { sums.into_iter().map(path).collect() } else { Vec::new() };
    paths.sort_by(|one, other| other.share.total_cmp(&one.share));
    paths
}

fn records(own: &[&Played<'_>]) -> Records {
    let lead = |it: &&Played<'_>| {
        let others = it.result.seats.iter().filter(|seat| seat.seat != it.seat.seat);
        Some(it.seat.points - others.map(|seat| seat.points).max()?)
    };
    let mut longest = 0;
    let mut current = 0;
    for it in own {
        current = if it.won() { current + 1 } else { 0 };
        longest = longest.max(current);
    }
    let stayed = || own.iter().filter(|it| !has_left(it.seat));
    Records {
        best: stayed().map(|it| it.seat.points).max(),
        lead: stayed().filter(|it| it.won()).filter_map(lead).max().filter(|lead| *lead > 0),
        streak: longest,
    }
}

/// How a history is shown to a reader.
struct Listed<'a> {
    app: &'a App,
    reading: Reading,
    language: Language,
    now: i64,
    /// Whether the ratings of the person are shown.
    rated: bool,
}

impl Listed<'_> {
    fn history(&self, played: &[Played<'_>], filter: &HistoryFilter) -> History {
        let names = catalog::all().iter().map(|game| game.boxed().name());
        let games = names.filter(|name| played.iter().any(|it| it.result.game == *name)).collect();
        let mut seats: Vec<usize> = played.iter().map(|it| it.result.seats.len()).collect();
        seats.sort_unstable();
        seats.dedup();
        let found: Vec<&Played<'_>> = played.iter().filter(|it| it.passes(filter)).collect();
        let pages = found.len().div_ceil(PAGE).max(1);
        let page = filter.page.clamp(1, pages);
        let rows = found.iter().skip((page - 1) * PAGE).take(PAGE).filter_map(|it| self.row(it)).collect();
        History {
            games,
            seats,
            filter: HistoryFilter { page, ..filter.clone() },
            found: found.len(),
            pages,
            rows,
        }
    }

    /// The id of a private table is known to those who played there, so others see neither it nor who played.
    fn row(&self, it: &Played<'_>) -> Option<PlayedGame> {
        let game = catalog::find(&it.result.game)?;
        let open = self.reading == Reading::Own || it.result.public;
        let rows: Vec<SeatRow> = it.result.seats.iter().map(seat_row).collect();
        let names = seat_names(&rows, &self.app.messages, self.language).into_iter().zip(&it.result.seats);
        let others = names.filter(|(_, seat)| seat.seat != it.seat.seat).map(|(name, _)| name);
        Some(PlayedGame {
            game: game.boxed().name(),
            table: open.then(|| it.result.table.0.clone()),
            others: if open { others.collect() } else { Vec::new() },
            seats: it.result.seats.len(),
            place: it.seat.place,
            points: it.seat.points,
            left: has_left(it.seat),
            change: it
                .seat
                .change
                .filter(|_| self.rated)
                .map(|change| (shown(change.before), shown(change.after))),
            ago: u64::try_from((self.now - it.result.ended) / 1000).unwrap_or(0),
        })
    }
}

/// The seat as tables show it.
fn seat_row(seat: &SeatResult) -> SeatRow {
    SeatRow {
        seat: seat.seat,
        name: seat.name.clone(),
        occupant: seat.person.map_or(store::Occupant::Bot, store::Occupant::Person),
        bot: seat.level.clone(),
        again: None,
    }
}
