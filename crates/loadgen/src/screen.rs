//! The parts of a table page that simulated players use.
//!
//! Found by string search: parsing thousands of pages with a full HTML parser would take CPU time from the server under
//! test, which shares the machine.

use memchr::memmem;

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Seats are open.
    Waiting,
    /// The game is running.
    Playing,
    /// A shared device must be handed over.
    HandingOver,
    /// The game is over.
    Over,
}

/// The parts of a table page that simulated players use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    /// The number of events.
    pub version: u64,
    /// Grows with every change.
    pub revision: u64,
    /// The stage.
    pub stage: Stage,
    /// What the page shows, for requests.
    pub shown: String,
    /// The idempotency key of the form; empty if the page has no form of actions.
    pub client: String,
    /// The legal actions in notation; empty if it is another seat's turn.
    pub actions: Vec<String>,
}

/// The page is not in the state for which an update was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch;

impl Screen {
    /// Parses the `<main>` of a table page; `None` for another page.
    pub fn read(html: &str) -> Option<Screen> {
        let main = &html[html.find("<main")?..];
        let head = &main[..main.find('>')?];
        let class = after(head, "class=\"")?;
        let stage = match class.split(' ').nth(1)? {
            "waiting" => Stage::Waiting,
            "playing" => Stage::Playing,
            "handing-over" => Stage::HandingOver,
            "over" => Stage::Over,
            _ => return None,
        };
        let version = after(head, "data-version=\"")?.parse().ok()?;
        let revision = after(head, "data-revision=\"")?.parse().ok()?;
        let shown = after(head, "data-shown=\"").unwrap_or_default().to_owned();
        let client = after(main, "name=\"client\" value=\"").unwrap_or_default().to_owned();
        let mark = "name=\"action\" value=\"";
        let starts = memmem::find_iter(main.as_bytes(), mark).map(|start| start + mark.len());
        let actions = starts.filter_map(|start| main[start..].split('"').next()).map(unescape).collect();
        Some(Screen { version, revision, stage, shown, client, actions })
    }

    /// Applies an update as the script of the page does.
    pub fn update(&mut self, html: &str) -> Result<(), Mismatch> {
        let fresh = Screen::read(html).ok_or(Mismatch)?;
        let head = html.split('>').next().unwrap_or_default();
        let Some(made_for) = after(head, "data-after=\"") else {
            *self = fresh;
            return Ok(());
        };
        if self.shown.split('.').next() != Some(made_for) {
            return Err(Mismatch);
        }
        // An update without the choices leaves them as they were.
        let kept = std::mem::replace(self, fresh);
        if memmem::find(html.as_bytes(), b"id=\"choices\"").is_none() {
            (self.client, self.actions) = (kept.client, kept.actions);
        }
        Ok(())
    }
}

/// The text after `mark`, up to the next quotation mark.
fn after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let start = memmem::find(text.as_bytes(), mark.as_bytes())? + mark.len();
    text[start..].split('"').next()
}

fn unescape(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_stage_and_actions_are_parsed() {
        let html = r#"<main class="table playing" id="main" data-table="abcd" data-version="17" data-revision="99"
            data-shown="AAAAAAAA.17.2.BBBBBBBB" data-turn="yours">
            <form><input type="hidden" name="client" value="c0ffee"><button class="choice" name="action"
            value="x">no</button><button name="action" value="move r1&gt;r2 &amp; &quot;go&quot;">go</button></form></main>"#;
        let screen = Screen::read(html).unwrap();
        assert_eq!((screen.version, screen.stage, screen.client.as_str()), (17, Stage::Playing, "c0ffee"));
        assert_eq!(screen.actions, [r#"move r1>r2 & "go""#]);
        assert_eq!(Screen::read("<main class=\"front\"></main>"), None);
    }

    #[test]
    fn an_update_applies_to_the_state_it_was_made_for() {
        let choices = |action| format!("<section id=\"choices\"><button name=\"action\" value=\"{action}\">");
        let main = |version: u32, after: &str, shown: &str, body: &str| {
            format!(
                "<main class=\"table playing\" data-version=\"{version}\" data-revision=\"{version}\" {after} \
                 data-shown=\"{shown}.1.1.\">{body}</main>"
            )
        };
        let mut screen = Screen::read(&main(1, "", "A", &choices("x"))).unwrap();
        screen.update(&main(2, "data-after=\"A\"", "B", "")).unwrap();
        assert_eq!((screen.version, screen.actions.as_slice()), (2, ["x".to_owned()].as_slice()));
        let fresh = main(3, "data-after=\"A\"", "C", &choices("y"));
        assert_eq!(screen.update(&fresh), Err(Mismatch));
        screen.update(&main(3, "data-after=\"B\"", "C", &choices("y"))).unwrap();
        assert_eq!((screen.version, screen.actions.as_slice()), (3, ["y".to_owned()].as_slice()));
    }
}
