//! What a person can read off the page of a table.

/// What a table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Seats are open.
    Waiting,
    /// The game goes on.
    Playing,
    /// The device has to be handed over.
    HandingOver,
    /// The game has ended.
    Over,
}

/// What a person can read off the page of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    /// How many events have happened.
    pub version: u64,
    /// What the table is doing.
    pub stage: Stage,
    /// The mark by which the next request is known again.
    pub client: String,
    /// The actions on offer, in notation; none if others have to choose.
    pub actions: Vec<String>,
}

impl Screen {
    /// Reads the `<main>` of a table; `None` if it is something else.
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
        let client = after(main, "name=\"client\" value=\"").unwrap_or_default().to_owned();
        let actions =
            main.split("name=\"action\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
        Some(Screen { version, stage, client, actions: actions.map(unescape).collect() })
    }
}

/// The value behind `mark`, up to the next quotation mark.
fn after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(mark)?;
    rest.split('"').next()
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_stage_and_actions_are_read_off_a_page() {
        let html = r#"<main class="table playing" id="main" data-table="abcd" data-version="17" data-turn="yours">
            <form><input type="hidden" name="client" value="c0ffee"><button class="choice" name="action"
            value="x">no</button><button name="action" value="move r1&gt;r2 &amp; &quot;go&quot;">go</button></form></main>"#;
        let screen = Screen::read(html).unwrap();
        assert_eq!((screen.version, screen.stage, screen.client.as_str()), (17, Stage::Playing, "c0ffee"));
        assert_eq!(screen.actions, [r#"move r1>r2 & "go""#]);
        assert_eq!(Screen::read("<main class=\"front\"></main>"), None);
    }
}
