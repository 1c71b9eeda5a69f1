//! Pages of people's games, leaderboards and statistics.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::StatusCode,
    response::Response,
};
use bots::Level;
use pages::model::{
    Against, HistoryFilter, LeaderLine, LeaderboardPage, Outcome, StatisticsPage, UnlistedReader,
};
use serde::Deserialize;
use store::{Leader, Person};

use super::{
    extract::{Fields, Path, Query},
    render::{frame, html, redirect},
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    new_table::find_game,
    profile::{Reading, shown},
    ratings::{RANKED_GAMES, bot_rating, conservative},
};

/// The lines of a leaderboard.
pub(crate) const LEADERS: u32 = 100;

/// The query of a history. What cannot be read is not asked for: it comes from links and forms of the page.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct HistoryQuery {
    #[serde(default)]
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) outcome: String,
    #[serde(default)]
    pub(crate) seats: String,
    #[serde(default)]
    pub(crate) against: String,
    #[serde(default)]
    pub(crate) page: String,
}

impl HistoryQuery {
    pub(crate) fn filter(&self) -> HistoryFilter {
        HistoryFilter {
            game: catalog::find(&self.game).map(|game| game.boxed().name()),
            outcome: Outcome::ALL.into_iter().find(|it| it.name() == self.outcome),
            seats: self.seats.parse().ok(),
            against: Against::ALL.into_iter().find(|it| it.name() == self.against),
            page: self.page.parse().unwrap_or(1),
        }
    }
}

async fn profile_of(
    app: &Arc<App>,
    caller: &Caller,
    (person, reading): (&Person, Reading),
    query: &HistoryQuery,
    here: &str,
) -> Result<Response, Error> {
    let model = app.profile_page(person, reading, query.filter(), (caller.language, &caller.base)).await?;
    let words = app.messages.localizer(caller.language, &[]);
    Ok(html(StatusCode::OK, pages::profile(&frame(app, caller, &words, here), &model)))
}

/// `GET /profile`: the games of the reader. A stranger has none and is asked to sign in.
pub(crate) async fn own(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Query(query): Query<HistoryQuery>,
) -> Result<Response, Error> {
    match &caller.person {
        Some(person) => profile_of(&app, &caller, (person, Reading::Own), &query, &here.to_string()).await,
        None => Ok(redirect("/account")),
    }
}

/// `POST /profile`: shares the page, or makes it private.
pub(crate) async fn share(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.share_profile(caller.require_person()?, fields.text("public") == "yes").await?;
    Ok(redirect("/profile"))
}

/// `GET /people/HANDLE`
pub(crate) async fn shared(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(handle): Path<String>,
    Query(query): Query<HistoryQuery>,
) -> Result<Response, Error> {
    let reader = caller.person.as_ref().map(|person| person.id);
    let (profile, reading) = app.find_profile(&handle, reader).await?;
    profile_of(&app, &caller, (&profile.person, reading), &query, &here.to_string()).await
}

fn games() -> Vec<&'static str> {
    catalog::all().iter().map(|game| game.boxed().name()).collect()
}

/// `GET /leaderboard`
pub(crate) async fn leaderboards() -> Result<Response, Error> {
    let first = games().first().copied().ok_or(Error::GameNotFound)?;
    Ok(redirect(&format!("/leaderboard/{first}")))
}

/// `GET /leaderboard/GAME`
pub(crate) async fn leaderboard(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Response, Error> {
    let game = find_game(&game)?.boxed().name();
    let leaders = app.store().leaders(game.to_owned(), RANKED_GAMES, LEADERS).await?;
    let me = caller.person.as_ref().filter(|person| person.login.is_some()).map(|person| person.id);
    let line = |leader: &Leader| LeaderLine {
        name: leader.name.clone(),
        handle: leader.handle.clone(),
        rating: shown(leader.rating.rating),
        sure: conservative(leader.rating.rating),
        games: leader.rating.games,
        you: me == Some(leader.rating.person),
    };
    let leaders: Vec<LeaderLine> = leaders.iter().map(line).collect();
    let reader = match me {
        Some(person) if !leaders.iter().any(|line| line.you) => {
            let own = app.store().ratings_of(person).await?.into_iter().find(|row| row.game == game);
            own.map(|row| UnlistedReader { rating: shown(row.rating), games: row.games })
        }
        Some(_) | None => None,
    };
    let bots = Level::ALL.map(|level| (level.name(), shown(bot_rating(game, level.name())))).to_vec();
    let model = LeaderboardPage { game, games: games(), leaders, reader, bots, least: RANKED_GAMES };
    let words = app.messages.localizer(caller.language, &[]);
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::leaderboard(&frame(&app, &caller, &words, &here), &model)))
}

/// `GET /statistics/GAME`
pub(crate) async fn statistics(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Response, Error> {
    let game = find_game(&game)?;
    let house = app.house_statistics(game).await?;
    let model = StatisticsPage { game: game.boxed().name(), games: games(), house: house.as_ref().clone() };
    let words = app.messages.localizer(caller.language, &[]);
    let here = here.to_string();
    Ok(html(StatusCode::OK, pages::statistics(&frame(&app, &caller, &words, &here), &model)))
}
