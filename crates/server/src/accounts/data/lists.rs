//! The parts of the document about messages, results, puzzles, reports and invitations.

use serde_json::{Value, json};
use store::{
    Channel, ChannelKind, Occasion, Person, RatingChange, Report, SeatResult, StoredRating, TableResult,
};

use super::MAX_ENTRIES;
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    notices::{self, WebhookDetail, Wishes},
    ratings::numbers,
};

/// Where and when a person is told that a table waits. The keys of a browser and the links that stop messages stay here.
pub(super) async fn notices(app: &App, caller: &Caller, person: &Person) -> Result<Value, Error> {
    let Wishes { settings, channels } = app.wishes(person.id, caller.language).await?;
    let wanted = Occasion::ALL.iter().filter(|occasion| !settings.silent.contains(occasion));
    let tables = app.store().tables_with_notices(person.id).await?;
    let choice = |(table, kinds): (store::TableId, Vec<ChannelKind>)| {
        let kinds: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
        json!({"table": table.0, "kinds": kinds})
    };
    Ok(json!({
        "language": settings.language,
        "zone": settings.zone,
        "quiet": settings.quiet.map(|(from, until)| [notices::write_time(from), notices::write_time(until)]),
        "occasions": wanted.map(|occasion| occasion.name()).collect::<Vec<_>>(),
        "channels": channels.iter().map(channel).collect::<Vec<_>>(),
        "tables": tables.into_iter().map(choice).collect::<Vec<_>>(),
    }))
}

fn channel(channel: &Channel) -> Value {
    let shape = match channel.kind {
        ChannelKind::Webhook => WebhookDetail::read(&channel.detail).map(|detail| detail.shape.name()),
        ChannelKind::Mail | ChannelKind::Push => None,
    };
    json!({
        "kind": channel.kind.name(), "address": channel.address, "shape": shape,
        "state": channel.state.name(), "failure": channel.failure, "created": channel.created,
    })
}

/// The profile; `null` if the person has never decided about it.
pub(super) async fn profile(app: &App, person: &Person) -> Result<Value, Error> {
    let profile = app.store().profile_of(person.id).await?;
    Ok(profile.map_or(Value::Null, |it| json!({"handle": it.handle, "public": it.public})))
}

pub(super) async fn ratings(app: &App, person: &Person) -> Result<Vec<Value>, Error> {
    let rows = app.store().ratings_of(person.id).await?;
    let rating = |row: &store::RatingRow| {
        let (rating, uncertainty) = numbers(row.rating);
        json!({
            "game": row.game, "rating": rating, "uncertainty": uncertainty, "games": row.games, "at": row.at,
        })
    };
    Ok(rows.iter().map(rating).collect())
}

/// What came of the games, newest first: of each, the seats of the person.
pub(super) async fn results(app: &App, person: &Person) -> Result<Vec<Value>, Error> {
    let results = app.store().results_of(person.id, MAX_ENTRIES).await?;
    let result = |result: &TableResult| {
        let own = result.seats.iter().filter(|seat| seat.person == Some(person.id));
        json!({
            "table": result.table.0, "game": result.game, "verdict": result.verdict,
            "started": result.started, "ended": result.ended, "seats": own.map(seat).collect::<Vec<_>>(),
        })
    };
    Ok(results.iter().map(result).collect())
}

fn seat(seat: &SeatResult) -> Value {
    let rating = |stored: StoredRating| {
        let (rating, uncertainty) = numbers(stored);
        json!({"rating": rating, "uncertainty": uncertainty})
    };
    let change =
        |change: RatingChange| json!({"before": rating(change.before), "after": rating(change.after)});
    json!({
        "seat": u32::from(seat.seat) + 1, "name": seat.name, "place": seat.place, "points": seat.points,
        "sources": serde_json::from_str(&seat.sources).unwrap_or(Value::Null),
        "left_to": seat.level, "rating": seat.change.map(change),
    })
}

/// Attempts at puzzles, and the days (from 1 January 1970) on which the puzzle of the day was solved.
pub(super) async fn puzzles(app: &App, person: &Person) -> Result<Value, Error> {
    let results = app.store().puzzle_results(person.id).await?;
    let result = |it: &store::PuzzleResult| {
        json!({
            "game": it.game, "puzzle": it.puzzle, "first_at": it.first_at, "first_right": it.first_right,
            "tries": it.tries, "shown": it.shown, "shown_at": it.shown_at, "solved_at": it.solved_at,
        })
    };
    Ok(json!({
        "results": results.iter().map(result).collect::<Vec<_>>(),
        "days": app.store().puzzle_days(person.id).await?,
    }))
}

/// The reports that the person has made.
pub(super) async fn reports(app: &App, person: &Person) -> Result<Vec<Value>, Error> {
    let reports = app.store().reports_by(person.id).await?;
    let report = |Report { report, resolved, .. }: &Report| {
        json!({
            "table": report.table.0, "person": report.name, "line": report.line, "text": report.text,
            "reason": report.reason, "at": report.at, "resolved": resolved,
        })
    };
    Ok(reports.iter().map(report).collect())
}

/// The invitations to tables with an open seat. The link of the table, which lets anybody in, is not the person's to pass on.
pub(super) async fn invitations(app: &App, person: &Person) -> Result<Vec<Value>, Error> {
    let received = app.store().invitations_of(person.id, MAX_ENTRIES).await?;
    let invitation = |it: &store::ReceivedInvitation| json!({"table": it.table.id.0, "game": it.table.game, "by": it.inviter});
    Ok(received.iter().map(invitation).collect())
}
