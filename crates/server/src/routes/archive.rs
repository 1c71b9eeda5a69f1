//! The page of a table that this program can no longer replay.

use std::sync::Arc;

use axum::{http::StatusCode, response::Response};
use pages::model::{ArchiveLine, ArchivePage, LogLine};
use table::{Seat, record::Record};

use super::render::{frame, html};
use crate::{app::App, caller::Caller, errors::Error, kept::ScoreLine};

/// The page of a stored table, made without its rules.
pub(crate) async fn page(app: &Arc<App>, caller: &Caller, id: &str, here: &str) -> Result<Response, Error> {
    let archive = app.archive(id).await?;
    let names = archive.names(app, caller.language);
    let line = |line: ScoreLine| {
        Some(ArchiveLine {
            seat: Seat::from_number(line.seat)?,
            place: line.place,
            score: line.score,
            sources: line.sources.into_iter().map(|part| (part.name, part.points)).collect(),
        })
    };
    let standings = archive.standings(caller.language, &names);
    let model = ArchivePage {
        id: id.to_owned(),
        game: archive.game().to_owned(),
        title: archive.title(),
        content: archive.content(),
        reason: archive.reason(),
        over: archive.is_over(),
        standings: standings.map(|lines| lines.into_iter().filter_map(line).collect()),
        winners: archive.winners(),
        log: archive
            .story(caller.language, &names)
            .into_iter()
            .map(|(event, text)| LogLine { event, text })
            .collect(),
        players: names,
    };
    let words = app.messages.localizer(caller.language, &model.players);
    Ok(html(StatusCode::OK, pages::archive(&frame(app, caller, &words, here), &model)))
}

/// The record of a finished game, also of one that this program can no longer replay.
pub(crate) async fn record(app: &Arc<App>, id: &str) -> Result<Record, Error> {
    match app.current_table(id).await {
        Ok(live) => live.record(),
        Err(Error::TableUnreadable) => app.archive(id).await?.record(),
        Err(error) => Err(error),
    }
}
