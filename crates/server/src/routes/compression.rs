//! Compression of event streams.
//!
//! Every event is compressed and flushed by itself, so that it arrives at once and a connection keeps no compressor between
//! events. It keeps the end of what it has sent: updates resemble each other, so the next one refers to it. The compressed events
//! form one gzip stream.

use std::cell::RefCell;

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderValue, header},
    response::Response,
};
use flate2::{Compress, Compression, Crc, FlushCompress};
use futures_util::{StreamExt as _, stream};

/// A gzip header (RFC 1952) without name and time.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// An empty last block (RFC 1951).
const LAST_BLOCK: [u8; 2] = [3, 0];

thread_local! {
    /// A compressor is a few hundred kilobytes. Level 2 saves a fifth of the bytes of level 1; the levels above save little for
    /// more time.
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(2), false));
}

/// How much of what was sent the next event may refer to. Updates of a table have 10 to 30 KB, and what changes every time is
/// at their end. Twice as much saves a tenth.
const KEPT: usize = 8 * 1024;

/// Compresses a stream of events, if the client accepts that.
pub(crate) fn compressed(request: &HeaderMap, response: Response) -> Response {
    if !accepts(request, "gzip") {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    let events = body.into_data_stream().map(Some).chain(stream::iter([None]));
    let compressed = events.scan(Gzip::default(), |gzip, event| {
        let written = match event {
            Some(Ok(event)) => Ok(gzip.event(&event)),
            Some(Err(error)) => Err(error),
            None => Ok(gzip.end()),
        };
        std::future::ready(Some(written))
    });
    Response::from_parts(parts, Body::from_stream(compressed))
}

/// Whether the client names and accepts this coding (RFC 9110, 12.5.3).
pub(crate) fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|accepted| {
        let (name, weight) = accepted.split_once(';').unwrap_or((accepted, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case(coding) && weight.is_some_and(|weight| weight > 0.0)
    })
}

/// A gzip stream under way.
#[derive(Default)]
struct Gzip {
    checksum: Crc,
    /// The end of what was sent.
    sent: Vec<u8>,
}

impl Gzip {
    /// The compressed form of the next event.
    fn event(&mut self, event: &[u8]) -> Bytes {
        let mut out = Vec::with_capacity(64 + event.len() / 2);
        if self.checksum.amount() == 0 {
            out.extend_from_slice(&HEADER);
        }
        self.checksum.update(event);
        COMPRESSOR.with_borrow_mut(|compressor| deflate(compressor, &self.sent, event, &mut out));
        self.keep(event);
        out.into()
    }

    fn keep(&mut self, event: &[u8]) {
        let event = &event[event.len().saturating_sub(KEPT)..];
        let old = (self.sent.len() + event.len()).saturating_sub(KEPT);
        self.sent.drain(..old);
        self.sent.extend_from_slice(event);
    }

    /// The end of the stream.
    fn end(&self) -> Bytes {
        let mut out = Vec::new();
        if self.checksum.amount() == 0 {
            out.extend_from_slice(&HEADER);
        }
        out.extend_from_slice(&LAST_BLOCK);
        out.extend_from_slice(&self.checksum.sum().to_le_bytes());
        out.extend_from_slice(&self.checksum.amount().to_le_bytes());
        out.into()
    }
}

/// Appends `input`, which follows `sent`, as blocks of which none is the last, flushed to a byte boundary.
fn deflate(compressor: &mut Compress, sent: &[u8], input: &[u8], out: &mut Vec<u8>) {
    compressor.reset();
    compressor.set_dictionary(sent).expect("a new stream accepts any dictionary");
    loop {
        let taken = usize::try_from(compressor.total_in()).unwrap_or(usize::MAX).min(input.len());
        compressor
            .compress_vec(&input[taken..], out, FlushCompress::Sync)
            .expect("deflate accepts any input");
        // Room that is left means that the flush is complete.
        if out.len() < out.capacity() {
            return;
        }
        out.reserve(out.len().max(1024));
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn every_event_can_be_read_when_it_arrives_and_all_are_one_gzip_stream() {
        let events =
            ["event: update\ndata: <b>stone</b>\n\n".repeat(40), ":\n\n".to_owned(), "x".repeat(90_000)];
        let mut gzip = Gzip::default();
        let mut sent = Vec::new();
        for (count, event) in (1..).zip(&events) {
            sent.extend_from_slice(&gzip.event(event.as_bytes()));
            let expected = events[..count].concat();
            let mut read = vec![0; expected.len()];
            flate2::read::GzDecoder::new(sent.as_slice()).read_exact(&mut read).unwrap();
            assert_eq!(read, expected.as_bytes());
        }
        assert!(sent.len() < 1000, "{}", sent.len());
        sent.extend_from_slice(&gzip.end());
        let mut all = String::new();
        flate2::read::GzDecoder::new(sent.as_slice()).read_to_string(&mut all).unwrap();
        assert_eq!(all, events.concat());
    }

    #[test]
    fn an_event_like_the_one_before_is_small() {
        let line = |number: usize| format!("<li data-step=\"{number}\">{}</li>", number * 7919 % 1009);
        let event: String = (0..250).map(line).collect();
        assert!(event.len() < KEPT);
        let mut gzip = Gzip::default();
        let (first, second) = (gzip.event(event.as_bytes()).len(), gzip.event(event.as_bytes()).len());
        assert!(second * 5 < first, "{first}, then {second}");
        (0..100).for_each(|_| drop(gzip.event(event.as_bytes())));
        assert!(gzip.sent.len() <= KEPT);
    }

    #[test]
    fn only_clients_that_accept_gzip_get_it() {
        for (accepted, expected) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, gzip;q=0.8", true),
            ("GZIP", true),
            ("br", false),
            ("gzip;q=0", false),
            ("xgzip", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            assert_eq!(accepts(&headers, "gzip"), expected, "{accepted}");
        }
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }
}
