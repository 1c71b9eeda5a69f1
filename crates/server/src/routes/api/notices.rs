//! Messages to people who are not there.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use store::{Channel, ChannelKind, ChannelState, NoticeSettings, Occasion};
use utoipa::ToSchema;

use super::{
    super::extract::{Json, Path},
    responses::ErrorResponse,
};
use crate::{
    app::App,
    caller::Caller,
    errors::Error,
    limits::Kind,
    notices::{self, PushKeys, Shape, Wishes},
};

/// When you are told of what.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WishesBody {
    /// The time zone, such as `Europe/Paris`.
    #[schema(max_length = 64)]
    zone: String,
    /// Nothing is sent between these two times, `HH:MM`.
    quiet: Option<(String, String)>,
    /// The occasions: `turn`, `invitation`, `rematch`, `mention`, `clock`, `finished`.
    occasions: Vec<String>,
}

/// A channel.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ChannelResponse {
    /// Its id.
    id: String,
    /// `mail`, `push` or `webhook`.
    kind: &'static str,
    /// The e-mail address or URL.
    address: String,
    /// `unconfirmed`, `on`, `off`, or `dead` if it refuses messages for good.
    state: &'static str,
    /// Why the last message did not arrive.
    failure: Option<String>,
}

/// Your settings and channels.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NoticesResponse {
    /// When you are told of what.
    wishes: WishesBody,
    /// The language of messages.
    language: String,
    /// Where you are told.
    channels: Vec<ChannelResponse>,
    /// The key of this server for subscriptions to Web Push.
    push_key: String,
}

/// A channel to add.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum NewChannelBody {
    /// An e-mail address. A link is sent to it; messages follow once it was opened, and links to a new password, so an account must
    /// have been confirmed lately.
    Mail {
        /// The address.
        #[schema(max_length = 254)]
        address: String,
    },
    /// A browser, by Web Push.
    Push {
        /// The address of its push service.
        #[schema(max_length = 1000)]
        endpoint: String,
        /// Its public key, base64 for URLs.
        p256dh: String,
        /// Its secret, base64 for URLs.
        auth: String,
    },
    /// Another service.
    Webhook {
        /// Its address.
        #[schema(max_length = 1000)]
        url: String,
        /// The form of its messages.
        shape: Shape,
    },
}

/// Whether a channel is used.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SwitchBody {
    /// Whether it is used.
    on: bool,
}

/// The kinds of channels for one table.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TableNoticesBody {
    /// `mail`, `push`, `webhook`; `null` for all.
    kinds: Option<Vec<String>>,
}

fn channel(channel: Channel) -> ChannelResponse {
    ChannelResponse {
        id: channel.id.0,
        kind: channel.kind.name(),
        address: channel.address,
        state: channel.state.name(),
        failure: channel.failure,
    }
}

async fn current(app: &Arc<App>, caller: &Caller) -> Result<axum::Json<NoticesResponse>, Error> {
    let person = caller.require_person()?;
    let Wishes { settings, channels } = app.wishes(person.id, caller.language).await?;
    let wanted = Occasion::ALL.iter().filter(|occasion| !settings.silent.contains(occasion));
    let wishes = WishesBody {
        zone: settings.zone,
        quiet: settings.quiet.map(|(from, until)| (notices::write_time(from), notices::write_time(until))),
        occasions: wanted.map(|occasion| occasion.name().to_owned()).collect(),
    };
    Ok(axum::Json(NoticesResponse {
        wishes,
        language: settings.language,
        channels: channels.into_iter().map(channel).collect(),
        push_key: app.vapid().await?.public_key(),
    }))
}

/// Returns where and when you are told that a table waits.
#[utoipa::path(get, path = "/me/notices", tag = "notices",
    responses((status = OK, body = NoticesResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn read(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<axum::Json<NoticesResponse>, Error> {
    current(&app, &caller).await
}

/// Changes when you are told of what. Messages are in the language of this request.
#[utoipa::path(put, path = "/me/notices", tag = "notices", request_body = WishesBody,
    responses((status = OK, body = NoticesResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn save(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<WishesBody>,
) -> Result<axum::Json<NoticesResponse>, Error> {
    let person = caller.require_person()?;
    let find =
        |name: &String| Occasion::find(name).ok_or_else(|| Error::bad_request("there is no such occasion"));
    let wanted: Vec<Occasion> = body.occasions.iter().map(find).collect::<Result<_, _>>()?;
    let read = |(from, until): (String, String)| {
        Ok::<_, Error>((notices::read_time(&from)?, notices::read_time(&until)?))
    };
    let settings = NoticeSettings {
        language: caller.language.tag().to_owned(),
        zone: body.zone,
        quiet: body.quiet.map(read).transpose()?,
        silent: notices::silent(&wanted),
    };
    app.set_wishes(person.id, settings).await?;
    current(&app, &caller).await
}

/// Adds a channel.
#[utoipa::path(post, path = "/me/notices/channels", tag = "notices", request_body = NewChannelBody,
    responses((status = CREATED, body = NoticesResponse), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(body): Json<NewChannelBody>,
) -> Result<(StatusCode, axum::Json<NoticesResponse>), Error> {
    let person = caller.require_person()?;
    app.limits.take(Kind::Create, caller.address)?;
    match body {
        NewChannelBody::Mail { address } => app.add_mail(&caller, &address).await?,
        NewChannelBody::Push { endpoint, p256dh, auth } => {
            let keys = PushKeys::read(&p256dh, &auth)?;
            app.add_browser(person, caller.language, &endpoint, &keys).await?;
        }
        NewChannelBody::Webhook { url, shape } => app.add_webhook(person, &caller, &url, shape).await?,
    }
    Ok((StatusCode::CREATED, current(&app, &caller).await?))
}

/// Switches a channel on or off.
#[utoipa::path(put, path = "/me/notices/channels/{id}", tag = "notices", params(("id" = String, Path)),
    request_body = SwitchBody, responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn switch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<SwitchBody>,
) -> Result<StatusCode, Error> {
    let state = if body.on { ChannelState::On } else { ChannelState::Off };
    app.switch_channel(caller.require_person()?.id, &id, state).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a channel.
#[utoipa::path(delete, path = "/me/notices/channels/{id}", tag = "notices", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    app.delete_channel(caller.require_person()?.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the kinds of channels that tell you of a table.
#[utoipa::path(get, path = "/tables/{id}/notices", tag = "notices", params(("id" = String, Path)),
    responses((status = OK, body = TableNoticesBody), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn table(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<TableNoticesBody>, Error> {
    let person = caller.require_person()?;
    let live = app.current_table(&id).await?;
    let kinds = app.table_choice(person.id, &live.id).await?;
    let names = |kinds: Vec<ChannelKind>| kinds.into_iter().map(|kind| kind.name().to_owned()).collect();
    Ok(axum::Json(TableNoticesBody { kinds: kinds.map(names) }))
}

/// Chooses the kinds of channels that tell you of a table.
#[utoipa::path(put, path = "/tables/{id}/notices", tag = "notices", params(("id" = String, Path)),
    request_body = TableNoticesBody, responses((status = NO_CONTENT), (status = "4XX", body = ErrorResponse)))]
pub(super) async fn save_table(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(body): Json<TableNoticesBody>,
) -> Result<StatusCode, Error> {
    let person = caller.require_person()?;
    let live = app.current_table(&id).await?;
    let find = |name: &String| {
        ChannelKind::find(name).ok_or_else(|| Error::bad_request("there is no such kind of channel"))
    };
    let kinds = body.kinds.map(|names| names.iter().map(find).collect::<Result<Vec<_>, _>>()).transpose()?;
    app.set_table_choice(person.id, &live.id, kinds).await?;
    Ok(StatusCode::NO_CONTENT)
}
