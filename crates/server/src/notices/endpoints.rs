//! Adding browsers and webhooks.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use pages::Language;
use serde::{Deserialize, Serialize};
use store::{ChannelKind, Person};

use super::{
    Shape, client,
    push::{AUTH, POINT},
    webhook::{self, WebhookDetail},
};
use crate::{app::App, caller::Caller, errors::Error};

/// The keys of a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PushKeys {
    /// The public key, an uncompressed point of P-256.
    pub(crate) point: [u8; POINT],
    /// The secret.
    pub(crate) auth: [u8; AUTH],
}

/// The keys as a browser reports them, and as they are stored.
#[derive(Debug, Serialize, Deserialize)]
struct PushDetail {
    p256dh: String,
    auth: String,
}

impl PushKeys {
    /// Reads the keys as a browser reports them: base64 for URLs, with or without padding.
    pub(crate) fn read(p256dh: &str, auth: &str) -> Result<Self, Error> {
        let bytes = |text: &str| {
            let text = text.trim_end_matches('=');
            (text.len() < 200).then(|| URL_SAFE_NO_PAD.decode(text).ok()).flatten()
        };
        let keys = || {
            let point: [u8; POINT] = bytes(p256dh)?.try_into().ok()?;
            // The mark of an uncompressed point.
            (point[0] == 4).then_some(())?;
            Some(Self { point, auth: bytes(auth)?.try_into().ok()? })
        };
        keys().ok_or(Error::InvalidPushKeys)
    }

    /// The keys of a stored channel.
    pub(super) fn of_detail(detail: &str) -> Option<Self> {
        let detail: PushDetail = serde_json::from_str(detail).ok()?;
        Self::read(&detail.p256dh, &detail.auth).ok()
    }

    fn to_detail(&self) -> String {
        let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        let detail = PushDetail { p256dh: encode(&self.point), auth: encode(&self.auth) };
        serde_json::to_string(&detail).expect("keys have only string keys")
    }
}

impl App {
    /// Adds a browser.
    pub(crate) async fn add_browser(
        &self,
        person: &Person,
        language: Language,
        endpoint: &str,
        keys: &PushKeys,
    ) -> Result<(), Error> {
        let endpoint = client::check(endpoint, self.config().notices.private_networks)?;
        let address = (endpoint.as_str(), keys.to_detail());
        self.add_channel(person, language, ChannelKind::Push, address, None).await
    }

    /// Adds a webhook. Without a public URL of the server, its links lead to where the caller reached it.
    pub(crate) async fn add_webhook(
        &self,
        person: &Person,
        caller: &Caller,
        url: &str,
        shape: Shape,
    ) -> Result<(), Error> {
        let url = client::check(url, self.config().notices.private_networks)?;
        if shape == Shape::Ntfy && webhook::topic(&url).is_none() {
            return Err(Error::InvalidEndpoint);
        }
        let detail = WebhookDetail { shape, base: caller.base.clone() }.to_json();
        self.add_channel(person, caller.language, ChannelKind::Webhook, (url.as_str(), detail), None).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_browsers_are_checked() {
        let point = URL_SAFE_NO_PAD.encode([[4].as_slice(), &[7; 64]].concat());
        let auth = URL_SAFE_NO_PAD.encode([9; 16]);
        let keys = PushKeys::read(&point, &auth).unwrap();
        assert_eq!(PushKeys::of_detail(&keys.to_detail()), Some(keys));
        assert!(PushKeys::read(&point, &format!("{auth}==")).is_ok(), "some browsers pad");
        let compressed = URL_SAFE_NO_PAD.encode([2; 33]);
        for (point, auth) in [("", ""), (&point, ""), (&auth, &auth), (&compressed, &auth), ("%%", &auth)] {
            assert!(PushKeys::read(point, auth).is_err(), "{point} {auth}");
        }
        assert_eq!(PushKeys::of_detail("{}"), None);
    }
}
