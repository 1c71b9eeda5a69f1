//! A table page with script: it applies updates instead of loading the page again.

use std::{collections::BTreeMap, io::Write as _};

use flate2::write::GzDecoder;
use reqwest::{Response, header};
use scraper::{ElementRef, Html, Selector};

use crate::kit::{ApiClient, HANG, SseEvent};

/// The element of a selector.
fn find<'a>(html: &'a Html, selector: &str) -> Option<ElementRef<'a>> {
    html.select(&Selector::parse(selector).unwrap()).next()
}

/// The parts and the story of a table page, as its script keeps them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FollowedPage {
    /// The attributes of `<main>` that change.
    pub(crate) head: BTreeMap<String, String>,
    /// The elements of the page by id.
    pub(crate) parts: BTreeMap<String, String>,
    pub(crate) story: Vec<String>,
}

impl FollowedPage {
    /// The page of a complete `<main>`.
    pub(crate) fn whole(text: &str) -> Self {
        let mut page = Self::default();
        page.update(text).unwrap();
        page
    }

    /// What the page tells the server.
    pub(crate) fn shown(&self) -> &str {
        &self.head["data-shown"]
    }

    pub(crate) fn revision(&self) -> &str {
        &self.head["data-revision"]
    }

    /// Applies an update. Returns the ids of its parts; `None` for a complete `<main>`. Fails if it was made for another state of
    /// the page.
    pub(crate) fn update(&mut self, text: &str) -> Result<Option<Vec<String>>, String> {
        let html = Html::parse_fragment(text);
        let main = find(&html, "main").ok_or("no main")?;
        let head = main
            .value()
            .attrs()
            .filter(|(name, _)| matches!(*name, "class" | "data-after") || CHANGING.contains(name));
        let head: BTreeMap<String, String> =
            head.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let Some(after) = head.get("data-after") else {
            self.head = head;
            let every = Selector::parse("[id]").unwrap();
            self.parts =
                main.select(&every).map(|part| (part.attr("id").unwrap().to_owned(), part.html())).collect();
            self.story = lines(main);
            return Ok(None);
        };
        if !self.shown().starts_with(&format!("{after}.")) {
            return Err(format!("an update after {after} for a page that shows {}", self.shown()));
        }
        let shown = with_known_hashes(&head["data-shown"], self.shown());
        self.head.extend(head.into_iter().filter(|(name, _)| name != "data-after"));
        self.head.insert("data-shown".to_owned(), shown);
        let mut changed = Vec::new();
        for part in main.child_elements() {
            if let Some(kept) = part.attr("data-kept") {
                self.story.truncate(kept.parse().unwrap());
                self.story.extend(lines(part));
                continue;
            }
            let id = part.attr("id").ok_or("a part without id")?;
            assert!(self.parts.contains_key(id), "the page has no {id}");
            let drawing = restored(&self.parts[id], part.html());
            self.parts.insert(id.to_owned(), drawing);
            if id == "story" {
                self.story = lines(part);
            }
            changed.push(id.to_owned());
        }
        Ok(Some(changed))
    }

    /// Fails unless the page is the same as one that was loaded now.
    pub(crate) fn assert_same(&self, loaded: &Self) {
        assert_eq!(self.head, loaded.head);
        assert_eq!(self.story, loaded.story);
        for (id, part) in &loaded.parts {
            // Elements inside of parts are as old as the page in this model of it.
            if TOP.iter().any(|top| id == top || id.starts_with("seat-")) || loaded.is_board_part(id) {
                assert_eq!(&self.parts[id], part, "{id}");
            }
        }
    }

    fn is_board_part(&self, id: &str) -> bool {
        self.parts[id].starts_with("<section") && self.parts[id].contains("class=\"part\"")
    }
}

/// What a page shows, where an update refers to hashes of the page as `!first,count!`.
fn with_known_hashes(update: &str, page: &str) -> String {
    let hashes = page.split('.').next_back().unwrap();
    let number = |text: &str| text.parse::<usize>().unwrap();
    let fields = update.split('!').enumerate().map(|(index, field)| match field.split_once(',') {
        Some((first, count)) if index % 2 == 1 => &hashes[8 * number(first)..][..8 * number(count)],
        _ => field,
    });
    fields.collect()
}

/// The attributes of `<main>` that updates carry.
const CHANGING: &[&str] =
    &["data-version", "data-revision", "data-shown", "data-title", "data-turn", "data-said", "data-focus"];

/// Parts that every table in play has.
const TOP: &[&str] = &["bar", "above", "choices", "chat", "about", "hand", "own-board", "sheet"];

fn lines(element: ElementRef<'_>) -> Vec<String> {
    let selector = Selector::parse("li[data-event]").unwrap();
    element.select(&selector).map(|line| line.html()).collect()
}

const STILL: &str = " data-still=\"\"";

/// Where the element with this mark ends.
fn end_of_still(text: &str, mark: usize) -> usize {
    let mut depth = 0;
    for (at, _) in text.match_indices(['<', ' ']).filter(|(at, _)| *at >= mark) {
        if text[at..].starts_with(STILL) {
            depth += 1;
        } else if text[at..].starts_with("<!--still-->") {
            depth -= 1;
            if depth == 0 {
                return at;
            }
        }
    }
    panic!("a block without end");
}

/// A drawing in which the references to blocks of the old one are replaced by these blocks.
fn restored(old: &str, mut drawing: String) -> String {
    let mut blocks = Vec::new();
    let mut rest = old;
    loop {
        let still = rest.find(STILL).map(|mark| (rest[..mark].rfind('<').unwrap(), end_of_still(rest, mark)));
        let definitions =
            rest.find("<defs").map(|start| (start, start + rest[start..].find("</defs>").unwrap() + 7));
        let Some((start, end)) = still.into_iter().chain(definitions).min() else { break };
        blocks.push(&rest[start..end]);
        rest = &rest[end..];
    }
    for (number, block) in blocks.into_iter().enumerate() {
        for tag in ["defs", "svg", "div", "g", "li"] {
            drawing = drawing.replace(&format!("<{tag} data-same=\"{number}\"></{tag}>"), block);
        }
    }
    assert!(!drawing.contains("data-same"), "{drawing}");
    drawing
}

/// A page that follows the stream of a table.
pub(crate) struct Following {
    response: Response,
    gzip: GzDecoder<Vec<u8>>,
    pub(crate) page: FollowedPage,
}

impl Following {
    /// Loads the page `path` and follows its table.
    pub(crate) async fn open(client: &ApiClient, path: &str) -> Self {
        let page = FollowedPage::whole(&client.page(&format!("{path}/fragment")).await);
        Self::resume(client, path, page, None).await
    }

    /// Follows with a page that was loaded before.
    pub(crate) async fn resume(
        client: &ApiClient,
        path: &str,
        page: FollowedPage,
        last: Option<&str>,
    ) -> Self {
        let query = format!("?revision={}&shown={}", page.revision(), page.shown());
        let mut request =
            client.page_request(&format!("{path}/stream{query}")).header(header::ACCEPT_ENCODING, "gzip");
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()[header::CONTENT_ENCODING], "gzip");
        Self { response, gzip: GzDecoder::new(Vec::new()), page }
    }

    /// The next event and its size on the wire; `None` at the end of the stream.
    pub(crate) async fn next(&mut self) -> Option<(SseEvent, usize)> {
        let mut size = 0;
        loop {
            let text = self.gzip.get_mut();
            if let Some(end) = text.windows(2).position(|pair| pair == b"\n\n") {
                let block = String::from_utf8(text.drain(..end + 2).collect()).unwrap();
                let event = SseEvent::read(&block);
                if !event.event.is_empty() {
                    return Some((event, size));
                }
                size = 0;
                continue;
            }
            let chunk = tokio::time::timeout(HANG, self.response.chunk()).await.unwrap().ok()??;
            size += chunk.len();
            self.gzip.write_all(&chunk).unwrap();
            self.gzip.flush().unwrap();
        }
    }

    /// Applies the next update. Returns the ids of its parts, its text and its size on the wire.
    pub(crate) async fn update(&mut self) -> (Option<Vec<String>>, String, usize) {
        loop {
            let (event, size) = self.next().await.expect("the stream goes on");
            if event.event == "update" {
                let text = event.data.as_str().unwrap().to_owned();
                let changed = self.page.update(&text).unwrap();
                return (changed, text, size);
            }
        }
    }

    /// Applies updates up to this version of the table.
    pub(crate) async fn update_to(&mut self, version: u64) {
        while self.page.head["data-version"] != version.to_string() {
            self.update().await;
        }
    }
}
