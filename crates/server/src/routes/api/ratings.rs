//! Results, ratings, profiles and statistics.

use std::sync::Arc;

use axum::extract::State;
use pages::model::{HouseStatistics, PlayedGame, ProfilePage, Rating, SeatRating, ShareEstimate};
use serde::{Deserialize, Serialize};
use table::text::Words;
use utoipa::ToSchema;

use super::{
    super::{
        extract::{Json, Path, Query},
        people::{HistoryQuery, LEADERS},
    },
    responses::ErrorResponse,
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    new_table::find_game,
    profile::{Reading, shown},
    ratings::{RANKED_GAMES, conservative, visible_changes},
};

/// A rating: an estimate and its standard deviation. A newcomer starts in the middle of the bots' ratings.
#[derive(Debug, Serialize, ToSchema)]
struct RatingResponse {
    /// The estimate.
    rating: f64,
    /// Its standard deviation.
    uncertainty: f64,
}

impl From<Rating> for RatingResponse {
    fn from(Rating { rating, uncertainty }: Rating) -> Self {
        Self { rating, uncertainty }
    }
}

/// A share with its 95 % interval.
#[derive(Debug, Serialize, ToSchema)]
struct ShareResponse {
    /// The observed share, from 0 to 1.
    share: f64,
    /// Lower end of the interval.
    low: f64,
    /// Upper end of the interval.
    high: f64,
    /// How many were observed.
    of: u64,
}

impl From<ShareEstimate> for ShareResponse {
    fn from(ShareEstimate { share, low, high, of }: ShareEstimate) -> Self {
        Self { share, low, high, of }
    }
}

/// How a game changed the rating of a seat.
#[derive(Debug, Serialize, ToSchema)]
struct ChangeResponse {
    /// The number of the seat, from 1.
    seat: u64,
    /// Before the game.
    before: RatingResponse,
    /// After the game.
    after: RatingResponse,
}

/// Whether a finished game counted for ratings.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ResultResponse {
    /// `rated`, or why not: `content`, `guided`, `copy`, `bots`, `hot-seat`, `practice`, `guests`.
    verdict: String,
    /// Of people with public profiles, and yours.
    changes: Vec<ChangeResponse>,
}

/// Returns whether a finished game counted for ratings, and how it changed them.
#[utoipa::path(get, path = "/tables/{id}/result", tag = "ratings", params(("id" = String, Path)),
    responses((status = OK, body = ResultResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn result(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<ResultResponse>, Error> {
    let live = app.current_table(&id).await?;
    let result = live.result().ok_or(Error::NotOver)?;
    let change = |it: SeatRating| ChangeResponse {
        seat: it.seat.number(),
        before: it.before.into(),
        after: it.after.into(),
    };
    let changes = visible_changes(&app, &result, caller.person.as_ref());
    Ok(axum::Json(ResultResponse {
        verdict: result.verdict.clone(),
        changes: changes.into_iter().map(change).collect(),
    }))
}

/// A line of a leaderboard.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LeaderResponse {
    /// The name of the person.
    name: String,
    /// The handle of the public profile, for `GET /people/{handle}`.
    handle: String,
    /// The rating.
    rating: RatingResponse,
    /// The rating less two standard deviations. The order is by it.
    conservative: f64,
    /// Rated games.
    games: u64,
}

/// Returns the people with public profiles and enough rated games, best first.
#[utoipa::path(get, path = "/leaderboards/{game}", tag = "ratings", params(("game" = String, Path)),
    responses((status = OK, body = Vec<LeaderResponse>), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn leaderboard(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<axum::Json<Vec<LeaderResponse>>, Error> {
    let game = find_game(&game)?.boxed().name();
    let leaders = app.store().leaders(game.to_owned(), RANKED_GAMES, LEADERS).await?;
    let line = |leader: store::Leader| LeaderResponse {
        name: leader.name,
        handle: leader.handle,
        rating: shown(leader.rating.rating).into(),
        conservative: conservative(leader.rating.rating),
        games: leader.rating.games,
    };
    Ok(axum::Json(leaders.into_iter().map(line).collect()))
}

/// What a person has achieved at a game.
#[derive(Debug, Serialize, ToSchema)]
struct GameRecordResponse {
    /// The game's name.
    game: &'static str,
    /// Games played.
    played: u64,
    /// Games won, alone or shared.
    won: u64,
    /// The rating; null for guests and before the first rated game.
    rating: Option<RatingResponse>,
    /// The mean score.
    average: f64,
    /// The highest score.
    best: Option<i32>,
}

/// A game of a history.
#[derive(Debug, Serialize, ToSchema)]
struct PlayedResponse {
    /// The game's name.
    game: &'static str,
    /// The table's id; null if it is private.
    table: Option<String>,
    /// The names of the others; empty if the table is private.
    others: Vec<String>,
    /// The number of seats.
    seats: usize,
    /// The place, from 1.
    place: u8,
    /// The score.
    points: i32,
    /// Whether a bot played to the end for the person.
    left: bool,
    /// The rating after the game, if it was rated.
    rating: Option<RatingResponse>,
}

/// The games of a person.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ProfileResponse {
    /// The name of the person.
    name: String,
    /// By game.
    games: Vec<GameRecordResponse>,
    /// How many games the filter finds.
    found: usize,
    /// This page of them, newest first.
    history: Vec<PlayedResponse>,
    /// The number of pages.
    pages: usize,
}

impl From<ProfilePage> for ProfileResponse {
    fn from(page: ProfilePage) -> Self {
        let played = |it: PlayedGame| PlayedResponse {
            game: it.game,
            table: it.table,
            others: it.others,
            seats: it.seats,
            place: it.place,
            points: it.points,
            left: it.left,
            rating: it.change.map(|(_, after)| after.into()),
        };
        let record = |it: pages::model::GameRecord| GameRecordResponse {
            game: it.game,
            played: it.played,
            won: it.won,
            rating: it.rating.map(|(rating, _)| rating.into()),
            average: it.average,
            best: it.records.best,
        };
        Self {
            name: page.name,
            games: page.games.into_iter().map(record).collect(),
            found: page.history.found,
            history: page.history.rows.into_iter().map(played).collect(),
            pages: page.history.pages,
        }
    }
}

/// Returns your games. Filters: `game`, `outcome` (`won`, `lost`), `seats`, `against` (`people`, `bots`); `page` from 1.
#[utoipa::path(get, path = "/me/profile", tag = "ratings",
    params(("game" = Option<String>, Query), ("outcome" = Option<String>, Query), ("seats" = Option<String>, Query),
        ("against" = Option<String>, Query), ("page" = Option<String>, Query)),
    responses((status = OK, body = ProfileResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn own(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(query): Query<HistoryQuery>,
) -> Result<axum::Json<ProfileResponse>, Error> {
    let person = caller.require_person()?;
    let page =
        app.profile_page(person, Reading::Own, query.filter(), (caller.language, &caller.base)).await?;
    Ok(axum::Json(page.into()))
}

/// Returns the games of somebody with a public profile. A private profile is answered like one that does not exist.
#[utoipa::path(get, path = "/people/{handle}", tag = "ratings",
    params(("handle" = String, Path), ("game" = Option<String>, Query), ("outcome" = Option<String>, Query),
        ("seats" = Option<String>, Query), ("against" = Option<String>, Query), ("page" = Option<String>, Query)),
    responses((status = OK, body = ProfileResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn shared(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(handle): Path<String>,
    Query(query): Query<HistoryQuery>,
) -> Result<axum::Json<ProfileResponse>, Error> {
    let reader = caller.person.as_ref().map(|person| person.id);
    let (profile, reading) = app.find_profile(&handle, reader).await?;
    let to = (caller.language, caller.base.as_str());
    let page = app.profile_page(&profile.person, reading, query.filter(), to).await?;
    Ok(axum::Json(page.into()))
}

/// Who may see your profile.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SharingBody {
    /// Whether everybody may see it.
    public: bool,
}

/// Who may see your profile, and where.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SharingResponse {
    /// Whether everybody may see it.
    public: bool,
    /// The handle, for `GET /people/{handle}`.
    handle: String,
}

/// Makes your profile public or private. Only accounts can share one.
#[utoipa::path(put, path = "/me/profile", tag = "ratings", request_body = SharingBody,
    responses((status = OK, body = SharingResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn share(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<SharingBody>,
) -> Result<axum::Json<SharingResponse>, Error> {
    let profile = app.share_profile(caller.require_person()?, body.public).await?;
    Ok(axum::Json(SharingResponse { public: profile.public, handle: profile.handle }))
}

/// Who wins by seat.
#[derive(Debug, Serialize, ToSchema)]
struct SeatsResponse {
    /// The number of seats.
    seats: usize,
    /// The number of games.
    played: u64,
    /// The share of wins of each seat.
    wins: Vec<ShareResponse>,
}

/// How people do against bots of a level.
#[derive(Debug, Serialize, ToSchema)]
struct LevelResponse {
    /// The level.
    level: &'static str,
    /// Games of people with bots of this level.
    played: u64,
    /// The share of wins of a person's seat.
    people: ShareResponse,
    /// The share of wins of a bot's seat.
    bots: ShareResponse,
}

/// Mean points of a source.
#[derive(Debug, Serialize, ToSchema)]
struct SourceResponse {
    /// The source, in the language of the request.
    name: String,
    /// Of all seats.
    all: f64,
    /// Of the winners.
    winners: f64,
    /// Of people; null if there were none.
    people: Option<f64>,
    /// Of bots; null if there were none.
    bots: Option<f64>,
}

/// What finished public games of one box show.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct StatisticsResponse {
    /// The number of games.
    played: u64,
    /// The median time of a game, in minutes.
    minutes: u64,
    /// The median number of choices of a game.
    choices: u64,
    /// The mean score of all seats.
    average: f64,
    /// The mean score of the winners.
    winning: f64,
    /// The mean score of people who played to the end; null if there were none.
    average_people: Option<f64>,
    /// The mean score of bots; null if there were none.
    average_bots: Option<f64>,
    /// Who wins by seat.
    seats: Vec<SeatsResponse>,
    /// Where points come from.
    sources: Vec<SourceResponse>,
    /// People against bots, weakest level first.
    levels: Vec<LevelResponse>,
}

/// Returns the statistics of finished public games.
#[utoipa::path(get, path = "/statistics/{game}", tag = "ratings", params(("game" = String, Path)),
    responses((status = OK, body = StatisticsResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn statistics(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<axum::Json<StatisticsResponse>, Error> {
    let house = app.house_statistics(find_game(&game)?).await?;
    let words = app.messages.plain(caller.language, &[]);
    let HouseStatistics { played, minutes, choices, seats, means, kinds, sources, levels, .. } =
        house.as_ref().clone();
    Ok(axum::Json(StatisticsResponse {
        played,
        minutes,
        choices,
        average: means.0,
        winning: means.1,
        average_people: kinds.people,
        average_bots: kinds.bots,
        seats: seats
            .into_iter()
            .map(|it| SeatsResponse {
                seats: it.shares.len(),
                played: it.played,
                wins: it.shares.into_iter().map(ShareResponse::from).collect(),
            })
            .collect(),
        sources: sources
            .into_iter()
            .map(|it| SourceResponse {
                name: words.say(&it.name),
                all: it.all,
                winners: it.winners,
                people: it.kinds.people,
                bots: it.kinds.bots,
            })
            .collect(),
        levels: levels
            .into_iter()
            .map(|it| LevelResponse {
                level: it.level,
                played: it.played,
                people: it.people.into(),
                bots: it.bots.into(),
            })
            .collect(),
    }))
}
