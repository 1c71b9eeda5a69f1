//! Pages about messages to people who are not there.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use pages::model::{ChannelLine, LinkPage, NoticesSection, TableNoticesPage};
use store::{Channel, ChannelKind, ChannelState, NoticeSettings, Occasion, PersonId};
use table::text::{Phrase, Words as _};
use url::Url;

use super::{
    extract::{Fields, Path},
    render::{frame, html, redirect},
};
use crate::{
    app::App,
    caller::{Anybody, Caller},
    errors::Error,
    limits::Kind,
    notices::{self, PushKeys, Shape, Wishes},
};

/// What a reader needs to recognise an address. The rest of a URL may be a secret.
fn shown_address(channel: &Channel) -> String {
    match channel.kind {
        ChannelKind::Mail => channel.address.clone(),
        ChannelKind::Push | ChannelKind::Webhook => {
            let url = Url::parse(&channel.address).ok();
            url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
        }
    }
}

fn channel_line(channel: &Channel) -> ChannelLine {
    ChannelLine {
        id: channel.id.0.clone(),
        kind: channel.kind.name(),
        address: shown_address(channel),
        state: channel.state.name(),
        failure: channel.failure.clone(),
    }
}

/// The page of the settings, perhaps with the answer to a form.
pub(crate) async fn settings_page(
    app: &Arc<App>,
    caller: &Caller,
    back: &str,
    answer: Option<Result<&'static str, Error>>,
) -> Result<Response, Error> {
    let words = app.messages.localizer(caller.language, &[]);
    let status = match &answer {
        Some(Err(error)) => error.status(),
        Some(Ok(_)) | None => StatusCode::OK,
    };
    let answer = answer.map(|answer| match answer {
        Ok(key) => words.say(&Phrase::new(key)),
        Err(error) => words.say(&error.phrase()),
    });
    let model = match &caller.person {
        Some(person) => {
            let Wishes { settings, channels } = app.wishes(person.id, caller.language).await?;
            let time = |minutes: Option<u16>| minutes.map(notices::write_time).unwrap_or_default();
            NoticesSection {
                person: true,
                mail: app.mailer.is_some(),
                channels: channels.iter().map(channel_line).collect(),
                occasions: Occasion::ALL
                    .iter()
                    .map(|it| (it.name(), !settings.silent.contains(it)))
                    .collect(),
                quiet: (time(settings.quiet.map(|it| it.0)), time(settings.quiet.map(|it| it.1))),
                zone: settings.zone,
                zones: notices::zones(),
                answer,
            }
        }
        None => NoticesSection { answer, ..NoticesSection::default() },
    };
    Ok(html(status, pages::settings_page(&frame(app, caller, &words, "/settings"), back, &model)))
}

/// The settings with the answer to a form; errors that are not the reader's become error pages.
async fn answer(
    app: &Arc<App>,
    caller: &Caller,
    result: Result<(), Error>,
    done: &'static str,
) -> Result<Response, Error> {
    let answer = match result {
        Ok(()) => Ok(done),
        Err(error) if error.status().is_client_error() => Err(error),
        Err(error) => return Err(error),
    };
    settings_page(app, caller, "/", Some(answer)).await
}

/// `POST /notices/settings`: `occasion` for each that is wanted, `zone`, `from`, `until`.
pub(crate) async fn save(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let person = caller.require_person()?;
    let wanted: Vec<Occasion> = fields
        .pairs()
        .filter(|(name, _)| *name == "occasion")
        .filter_map(|(_, value)| Occasion::find(value))
        .collect();
    let quiet = match (fields.text("from"), fields.text("until")) {
        ("", "") => Ok(None),
        (from, until) => {
            notices::read_time(from).and_then(|from| Ok(Some((from, notices::read_time(until)?))))
        }
    };
    let result = match quiet {
        Ok(quiet) => {
            let settings = NoticeSettings {
                language: caller.language.tag().to_owned(),
                zone: fields.text("zone").to_owned(),
                quiet,
                silent: notices::silent(&wanted),
            };
            app.set_wishes(person.id, settings).await
        }
        Err(error) => Err(error),
    };
    answer(&app, &caller, result, "pages-notices-saved").await
}

/// `POST /notices/mail`: `address`.
pub(crate) async fn mail(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Create, caller.address)?;
    let added = match app.add_mail(&caller, fields.text("address")).await {
        Err(Error::ConfirmationRequired) => return Ok(redirect("/account/confirm")),
        added => added,
    };
    answer(&app, &caller, added, "pages-notices-mail-sent").await
}

/// `POST /notices/webhook`: `url`, `shape`.
pub(crate) async fn webhook(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    app.limits.take(Kind::Create, caller.address)?;
    let person = caller.require_person()?;
    let shape =
        Shape::find(fields.text("shape")).ok_or_else(|| Error::bad_request("there is no such shape"))?;
    let added = app.add_webhook(person, &caller, fields.text("url"), shape).await;
    answer(&app, &caller, added, "pages-notices-saved").await
}

/// `GET /notices/key`, by the script: the key with which a browser subscribes.
pub(crate) async fn key(State(app): State<Arc<App>>) -> Result<String, Error> {
    Ok(app.vapid().await?.public_key())
}

/// `POST /notices/push`, by the script: `endpoint` and either `remove` or the keys `p256dh` and `auth`.
pub(crate) async fn push(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<StatusCode, Error> {
    app.limits.take(Kind::Create, caller.address)?;
    let person = caller.require_person()?;
    let endpoint = fields.text("endpoint");
    if fields.text("remove").is_empty() {
        let keys = PushKeys::read(fields.text("p256dh"), fields.text("auth"))?;
        app.add_browser(person, caller.language, endpoint, &keys).await?;
        return Ok(StatusCode::NO_CONTENT);
    }
    if let Some(channel) = browser_of(&app, person.id, endpoint).await? {
        app.delete_channel(person.id, &channel.id.0).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /notices/push/state`, by the script: whether the person is told in the browser with this `endpoint`: `on`, `off`, `dead`, or
/// `unknown` if it is not a channel of theirs.
pub(crate) async fn push_state(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<&'static str, Error> {
    let found = browser_of(&app, caller.require_person()?.id, fields.text("endpoint")).await?;
    Ok(found.map_or("unknown", |channel| channel.state.name()))
}

/// The browser of a person with this endpoint.
async fn browser_of(app: &App, person: PersonId, endpoint: &str) -> Result<Option<Channel>, Error> {
    // As it was stored.
    let endpoint = Url::parse(endpoint).map_err(|_| Error::InvalidEndpoint)?;
    let channels = app.store().channels_of(person).await?;
    let is_it = |it: &Channel| it.kind == ChannelKind::Push && it.address == endpoint.as_str();
    Ok(channels.into_iter().find(is_it))
}

/// `POST /notices/channel`: `channel`, and `action`: `on`, `off` or `remove`.
pub(crate) async fn channel(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let (person, id) = (caller.require_person()?.id, fields.text("channel"));
    let result = match fields.text("action") {
        "on" => app.switch_channel(person, id, ChannelState::On).await,
        "off" => app.switch_channel(person, id, ChannelState::Off).await,
        "remove" => app.delete_channel(person, id).await,
        _ => Err(Error::bad_request("the action must be 'on', 'off' or 'remove'")),
    };
    answer(&app, &caller, result, "pages-notices-saved").await
}

fn link_page(app: &Arc<App>, caller: &Caller, model: &LinkPage) -> Response {
    let words = app.messages.localizer(caller.language, &[]);
    html(StatusCode::OK, pages::link_page(&frame(app, caller, &words, "/"), model))
}

/// `GET /mail/TOKEN`: asks, because programs that look for malware follow links.
pub(crate) async fn confirm_page(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
) -> Response {
    link_page(&app, &caller, &LinkPage::ConfirmMail { token })
}

/// `POST /mail/TOKEN`
pub(crate) async fn confirm(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Response, Error> {
    app.confirm_mail(&token).await?;
    Ok(link_page(&app, &caller, &LinkPage::Confirmed))
}

/// `GET /notices/stop/TOKEN`: also for somebody who is not let in any more.
pub(crate) async fn stop_page(
    State(app): State<Arc<App>>,
    Anybody(caller): Anybody,
    Path(token): Path<String>,
) -> Result<Response, Error> {
    let channel = app.channel_to_stop(&token).await?;
    Ok(link_page(&app, &caller, &LinkPage::Stop { token, address: shown_address(&channel) }))
}

/// `POST /notices/stop/TOKEN`: needs no session, as RFC 8058 asks for.
pub(crate) async fn stop(
    State(app): State<Arc<App>>,
    Anybody(caller): Anybody,
    Path(token): Path<String>,
) -> Result<Response, Error> {
    let channel = app.channel_to_stop(&token).await?;
    app.switch_channel(channel.person, &channel.id.0, ChannelState::Off).await?;
    Ok(link_page(&app, &caller, &LinkPage::Stopped))
}

/// `GET /table/ID/notices`
pub(crate) async fn table_page(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let person = caller.require_person()?;
    let live = app.current_table(&id).await?;
    let chosen = app.table_choice(person.id, &live.id).await?;
    let wanted = |kind: ChannelKind| chosen.as_ref().is_none_or(|kinds| kinds.contains(&kind));
    let model = TableNoticesPage {
        id,
        kinds: ChannelKind::ALL.iter().map(|kind| (kind.name(), wanted(*kind))).collect(),
    };
    let words = app.messages.localizer(caller.language, &[]);
    Ok(html(StatusCode::OK, pages::table_notices(&frame(&app, &caller, &words, "/"), &model)))
}

/// `POST /table/ID/notices`: `kind` for each that is wanted.
pub(crate) async fn save_table(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let person = caller.require_person()?;
    let live = app.current_table(&id).await?;
    let kinds =
        fields.pairs().filter(|(name, _)| *name == "kind").filter_map(|(_, value)| ChannelKind::find(value));
    app.set_table_choice(person.id, &live.id, Some(kinds.collect())).await?;
    Ok(redirect(&format!("/table/{id}")))
}

/// `GET /worker.js`
pub(crate) async fn worker() -> Response {
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("text/javascript; charset=utf-8"));
    ([kind], pages::WORKER).into_response()
}
