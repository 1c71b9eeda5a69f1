//! Updates of a table page: only the parts that changed.
//!
//! A page consists of parts, each an element with an id. [`Shown`] is what a page shows: a hash of each part, and how much of
//! the story. The page receives it with every drawing and sends it with its requests; an update then holds the parts with
//! other hashes and the new lines of the story.

use std::{
    fmt::{self, Write as _},
    hash::{BuildHasher as _, Hash, Hasher as _},
    str::FromStr,
};

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped, html};
use memchr::memmem;

use super::story;
use crate::{model::TablePage, page_context::PageContext, story::step_numbers};

/// A drawing of a table, and what the page shows with it.
#[derive(Debug)]
pub struct Drawing {
    /// The `<main>`: complete, or with only the parts that changed.
    pub main: Markup,
    /// What the page shows afterwards.
    pub shown: Shown,
}

/// What a table page shows.
///
/// Written as a text that the page returns unchanged. A text that cannot be read means that nothing is known of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The number of events.
    version: usize,
    /// The number of lines of the story.
    lines: usize,
    hashes: Vec<PartHash>,
}

/// More parts than any page has.
const MAX_PARTS: usize = 256;

impl Shown {
    fn contains(&self, hash: PartHash) -> bool {
        self.hashes.contains(&hash)
    }

    /// The hashes of the blocks of a part that is shown; `None` if it is not.
    fn blocks(&self, part: PartHash) -> Option<&[PartHash]> {
        let place = self.hashes.iter().position(|hash| *hash == part)?;
        let after = &self.hashes[place + 1..];
        Some(&after[..after.iter().take_while(|hash| hash.is_block()).count()])
    }

    /// A short text that differs from that of every other state. An update names the one it is made for.
    pub(super) fn seal(&self) -> PartHash {
        PartHash::of("seal", &(self.version, self.lines, &self.hashes))
    }

    /// This state for a page in the state `before`: hashes the page has are written as `!first,count!`.
    pub(super) fn since(&self, before: &Self) -> String {
        let mut text = self.to_string();
        text.truncate(text.len() - self.hashes.len() * PartHash::LENGTH);
        let mut rest = self.hashes.as_slice();
        while let [hash, ..] = rest {
            let first = before.hashes.iter().position(|known| known == hash);
            let known = first.map(|first| &before.hashes[first..]).unwrap_or_default();
            let count = known.iter().zip(rest).take_while(|(known, hash)| known == hash).count();
            match first {
                Some(first) => text.push_str(&format!("!{first},{count}!")),
                None => text.push_str(&hash.to_string()),
            }
            rest = &rest[count.max(1)..];
        }
        text
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}.", self.seal(), self.version, self.lines)?;
        self.hashes.iter().try_for_each(|hash| hash.fmt(f))
    }
}

/// The text is not one that a page received.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnreadableShown;

impl FromStr for Shown {
    type Err = UnreadableShown;

    fn from_str(text: &str) -> Result<Self, UnreadableShown> {
        let mut fields = text.splitn(4, '.');
        let mut field = || fields.next().ok_or(UnreadableShown);
        let seal: PartHash = field()?.parse()?;
        let version = field()?.parse().map_err(|_| UnreadableShown)?;
        let lines = field()?.parse().map_err(|_| UnreadableShown)?;
        let hashes = field()?.as_bytes();
        if hashes.len() > MAX_PARTS * PartHash::LENGTH {
            return Err(UnreadableShown);
        }
        let hashes = hashes.chunks(PartHash::LENGTH).map(PartHash::read).collect::<Result<_, _>>()?;
        let shown = Self { version, lines, hashes };
        if shown.seal() == seal { Ok(shown) } else { Err(UnreadableShown) }
    }
}

/// A hash of a part: of its id and of its drawing. 48 bits, written as 8 characters; the last bit is 0 in the hash of a block of
/// a part, which follows that of the part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PartHash(u64);

impl PartHash {
    const LENGTH: usize = 8;
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    fn of(id: &str, content: &impl Hash) -> Self {
        let mut hasher = FixedState::default().build_hasher();
        id.hash(&mut hasher);
        content.hash(&mut hasher);
        Self(hasher.finish() >> 16 | 1)
    }

    fn of_block(part: &str, number: usize, text: &str) -> Self {
        Self(Self::of(part, &(number, text)).0 ^ 1)
    }

    const fn is_block(self) -> bool {
        self.0 & 1 == 0
    }

    fn read(digits: &[u8]) -> Result<Self, UnreadableShown> {
        if digits.len() != Self::LENGTH {
            return Err(UnreadableShown);
        }
        digits.iter().try_fold(Self(0), |Self(read), digit| {
            let value = Self::DIGITS.iter().position(|known| known == digit).ok_or(UnreadableShown)?;
            Ok(Self(read << 6 | value as u64))
        })
    }
}

impl fmt::Display for PartHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..48)
            .step_by(6)
            .rev()
            .try_for_each(|shift| f.write_char(char::from(Self::DIGITS[(self.0 >> shift & 63) as usize])))
    }
}

impl FromStr for PartHash {
    type Err = UnreadableShown;

    fn from_str(text: &str) -> Result<Self, UnreadableShown> {
        Self::read(text.as_bytes())
    }
}

/// Ends an element marked with `data-still`, so that it is found without parsing.
pub const END_OF_STILL: PreEscaped<&str> = PreEscaped("<!--still-->");

/// A block of a drawing that rarely changes: the definitions of an SVG, or an element marked with `data-still` and followed by
/// [`END_OF_STILL`]. An update of the part refers to the blocks the page has, by number.
struct Block<'a> {
    tag: &'a str,
    start: usize,
    text: &'a str,
    hash: PartHash,
}

impl<'a> Block<'a> {
    /// The blocks of a drawing in order. Blocks inside of a block belong to it.
    fn all(id: &str, drawing: &'a str) -> impl Iterator<Item = Self> {
        let mut definitions = memmem::find_iter(drawing.as_bytes(), "<defs").peekable();
        let mut marks = memmem::find_iter(drawing.as_bytes(), STILL).peekable();
        let mut from = 0;
        std::iter::from_fn(move || {
            while definitions.next_if(|&start| start < from).is_some() {}
            while marks.next_if(|&mark| mark < from).is_some() {}
            let definition = definitions.peek().and_then(|&start| definition(drawing, start));
            let still = marks.peek().and_then(|&mark| still(drawing, from, mark));
            let (start, tag, end) = definition.into_iter().chain(still).min()?;
            from = end;
            Some((tag, start, &drawing[start..end]))
        })
        .enumerate()
        .map(move |(number, (tag, start, text))| {
            let hash = PartHash::of_block(id, number, text);
            Self { tag, start, text, hash }
        })
    }
}

/// The mark of an element that rarely changes. No text of a person can contain it, because quotes are escaped in texts.
const STILL: &str = " data-still=\"\"";

/// Start, tag and end of the definitions that start at an index.
fn definition(drawing: &str, start: usize) -> Option<(usize, &str, usize)> {
    let end = start + find(&drawing[start..], "</defs>")? + "</defs>".len();
    Some((start, "defs", end))
}

/// Start, tag and end of the element with the mark at an index.
fn still(drawing: &str, from: usize, mark: usize) -> Option<(usize, &str, usize)> {
    let start = from + drawing[from..mark].rfind('<')?;
    let tag = drawing[start + 1..].split([' ', '>']).next()?;
    Some((start, tag, end_of_still(drawing, mark + STILL.len())?))
}

/// Where the element ends that is open at an index.
fn end_of_still(text: &str, mut from: usize) -> Option<usize> {
    let mut depth = 1_u32;
    loop {
        let end = from + find(&text[from..], END_OF_STILL.0)?;
        match find(&text[from..end], STILL) {
            Some(mark) => {
                depth += 1;
                from += mark + STILL.len();
            }
            None if depth == 1 => return Some(end),
            None => {
                depth -= 1;
                from = end + END_OF_STILL.0.len();
            }
        }
    }
}

/// Like [`str::find`], with the wide registers of the processor: drawings are long.
fn find(text: &str, searched: &str) -> Option<usize> {
    memmem::find(text.as_bytes(), searched.as_bytes())
}

/// A part of the board: a section with a long body.
pub(super) struct Section<'a> {
    pub(super) id: &'a str,
    pub(super) class: &'a str,
    /// What a screen reader calls it.
    pub(super) label: String,
    pub(super) body: &'a Markup,
}

impl Section<'_> {
    fn render(&self) -> Markup {
        html! { section .part.(self.class) id=(self.id) aria-label=(self.label) { (self.body) } }
    }
}

/// Collects the parts of a page while it is drawn.
pub(super) struct Parts<'a> {
    /// What the page shows already; `None` if it must get everything.
    before: Option<&'a Shown>,
    hashes: Vec<PartHash>,
    /// The ids of all parts, in order.
    ids: String,
    /// The parts that changed.
    changed: String,
}

impl<'a> Parts<'a> {
    /// Draws everything.
    pub(super) const fn whole() -> Self {
        Self::after(None)
    }

    pub(super) const fn after(before: Option<&'a Shown>) -> Self {
        Self { before, hashes: Vec::new(), ids: String::new(), changed: String::new() }
    }

    /// Adds a part: the element with this `id`. Returns what to draw in its place.
    pub(super) fn add(&mut self, id: &str, part: Markup) -> Markup {
        let hash = self.begin(id, &part.0);
        if self.has(hash) { PreEscaped(String::new()) } else { self.add_changed(id, part) }
    }

    /// Adds a part that is long, as a section with this `id`: its body is copied only if the page does not show it.
    pub(super) fn add_section(&mut self, section: &Section<'_>) -> Markup {
        let hash = self.begin(section.id, &(section.class, &section.label, &section.body.0));
        if self.has(hash) {
            PreEscaped(String::new())
        } else {
            self.add_changed(section.id, section.render())
        }
    }

    /// Notes the id and the hash of a part with this `content`.
    fn begin(&mut self, id: &str, content: &impl Hash) -> PartHash {
        self.ids.push_str(id);
        self.ids.push(' ');
        let hash = PartHash::of(id, content);
        self.hashes.push(hash);
        hash
    }

    /// Whether the page shows this part. Then the part has the blocks it had.
    fn has(&mut self, part: PartHash) -> bool {
        let blocks = self.before.and_then(|before| before.blocks(part));
        self.hashes.extend_from_slice(blocks.unwrap_or_default());
        blocks.is_some()
    }

    /// Adds a part that the page does not show.
    fn add_changed(&mut self, id: &str, part: Markup) -> Markup {
        let blocks: Vec<Block<'_>> = Block::all(id, &part.0).collect();
        self.hashes.extend(blocks.iter().map(|block| block.hash));
        let Some(before) = self.before else { return part };
        let mut rest = part.0.as_str();
        for (number, block) in blocks.iter().enumerate().filter(|(_, block)| before.contains(block.hash)) {
            let (start, end) = (block.start - (part.0.len() - rest.len()), block.text.len());
            self.changed.push_str(&rest[..start]);
            self.changed.push_str(&format!("<{0} data-same=\"{number}\"></{0}>", block.tag));
            rest = &rest[start + end..];
        }
        self.changed.push_str(rest);
        PreEscaped(String::new())
    }

    /// Adds the story, drawn by `draw`. A page that has its first lines gets the others alone.
    pub(super) fn add_story(
        &mut self,
        ctx: &PageContext<'_>,
        model: &TablePage,
        draw: impl FnOnce(&Markup) -> Markup,
    ) -> Markup {
        // Lines never change, unless the page was drawn for another reader or a player has another name.
        let names: Vec<&str> = model.head.seats.iter().map(|card| card.name.as_str()).collect();
        let reader = PartHash::of("story", &(names, ctx.language, model.head.viewer));
        self.hashes.push(reader);
        let steps = step_numbers(&model.log);
        let items = |from: usize| story::items(ctx, &model.head, &model.log[from..], &steps[from..]);
        let Some(before) = self.before else { return draw(&items(0)) };
        let kept = model.log.iter().take_while(|line| line.entry.event < before.version).count();
        if before.lines == 0 || kept > before.lines || !before.contains(reader) {
            self.changed.push_str(&draw(&items(0)).0);
        } else if kept < before.lines || kept < model.log.len() {
            // An undo has removed the last lines.
            let update = html! { ol .story data-kept=(kept) { (items(kept)) } };
            self.changed.push_str(&update.0);
        }
        PreEscaped(String::new())
    }

    /// What the page shows with the parts added, of which `class` is the stage of the table.
    fn shown(&mut self, ctx: &PageContext<'_>, model: &TablePage, class: &str) -> Shown {
        // Everything outside of the parts depends on this alone.
        let frame = PartHash::of("frame", &(class, ctx.language, &self.ids));
        self.hashes.insert(0, frame);
        let hashes = std::mem::take(&mut self.hashes);
        Shown { version: model.head.version, lines: model.log.len(), hashes }
    }
}

/// The drawing of a page of which the `body` adds its parts and returns its class and its content.
pub(super) fn draw(
    ctx: &PageContext<'_>,
    model: &TablePage,
    before: Option<&Shown>,
    body: impl Fn(&mut Parts<'_>) -> (&'static str, Markup),
) -> Drawing {
    if let Some(before) = before {
        let mut parts = Parts::after(Some(before));
        let (class, _) = body(&mut parts);
        let shown = parts.shown(ctx, model, class);
        if shown.hashes.first().is_some_and(|frame| before.contains(*frame)) {
            let changed = PreEscaped(parts.changed);
            let main = super::update_main(ctx, model, class, (before, &shown), &changed);
            return Drawing { main, shown };
        }
    }
    let mut parts = Parts::whole();
    let (class, content) = body(&mut parts);
    let shown = parts.shown(ctx, model, class);
    Drawing { main: super::whole_main(ctx, model, class, &shown, &content), shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown() -> Shown {
        let hashes = ["map", "hand"].map(|id| PartHash::of(id, &"drawing")).to_vec();
        Shown { version: 17, lines: 5, hashes }
    }

    #[test]
    fn what_a_page_shows_is_read_back() {
        let text = shown().to_string();
        assert_eq!(text.parse(), Ok(shown()));
        assert_ne!(PartHash::of("map", &"drawing"), PartHash::of("hand", &"drawing"));
    }

    #[test]
    fn a_page_reads_from_its_own_hashes_what_it_shows_next() {
        let part = |id| PartHash::of(id, &"drawing");
        let before =
            Shown { version: 16, lines: 5, hashes: ["bar", "map", "hand", "chat"].map(part).to_vec() };
        let after = Shown { version: 17, lines: 6, hashes: ["map", "hand", "new", "bar"].map(part).to_vec() };
        assert_eq!(after.since(&before), format!("{}.17.6.!1,2!{}!0,1!", after.seal(), part("new")));
        assert_eq!(after.since(&shown()).replace("!0,2!", &shown().to_string()[14..]), after.to_string());
    }

    #[test]
    fn a_changed_part_refers_to_the_blocks_that_did_not_change() {
        let draw = |still: &str, piece: &str| {
            PreEscaped(format!(
                "<section id=\"map\"><div class=\"x\" data-still=\"\">{still}<defs></defs></div><!--still--><svg><defs><g></g></defs>{piece}</svg></section>"
            ))
        };
        let mut first = Parts::whole();
        first.add("map", draw("land", "a"));
        let before = Shown { version: 0, lines: 0, hashes: first.hashes };
        let update = |still, piece| {
            let mut parts = Parts::after(Some(&before));
            parts.add("map", draw(still, piece));
            parts.changed
        };
        assert_eq!(update("land", "a"), "");
        let expected = "<section id=\"map\"><div data-same=\"0\"></div><!--still--><svg><defs data-same=\"1\"></defs>b</svg></section>";
        assert_eq!(update("land", "b"), expected);
        let expected = "<section id=\"map\"><div class=\"x\" data-still=\"\">sea<defs></defs></div><!--still--><svg><defs data-same=\"1\"></defs>b</svg></section>";
        assert_eq!(update("sea", "b"), expected);
        let nested = "<b data-still=\"\">x</b><!--still-->y<b data-still=\"\">z</b><!--still-->";
        let expected = "<section id=\"map\"><div data-same=\"0\"></div><!--still--><svg><defs data-same=\"1\"></defs>c</svg></section>";
        let mut first = Parts::whole();
        first.add("map", draw(nested, "a"));
        let before = Shown { version: 0, lines: 0, hashes: first.hashes };
        let mut parts = Parts::after(Some(&before));
        parts.add("map", draw(nested, "c"));
        assert_eq!(parts.changed, expected);
    }

    #[test]
    fn anything_else_is_unreadable() {
        let text = shown().to_string();
        let changed = text.replace(".17.", ".18.");
        let long = format!("{text}{}", "A".repeat(MAX_PARTS * PartHash::LENGTH));
        for text in ["", "AAAAAAAA.1.1", "é.1.1.", &text[1..], &text[..text.len() - 1], &changed, &long] {
            assert_eq!(text.parse::<Shown>(), Err(UnreadableShown), "{text}");
        }
    }
}
