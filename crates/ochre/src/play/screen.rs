//! What a session prints.

use std::io::Write;

use bots::{ADVISED, Advice, Analysis};
use table::{
    Seat, Turn, Viewer,
    any::{AnyTable, Choice, Rejection},
    text::{Phrase, Words},
};
use words::{Dictionary, Speaker};

use crate::{
    cli::Failure,
    setup::clip,
    terminal::{HEADING, INPUT, MUTED, WARNING, paint_seats, seat_style, styled, wrap},
};

/// Columns before the description of an action.
const ACTIONS: usize = 25;
/// Lines that scroll the previous player's hand off the screen.
const SCROLL: usize = 60;

/// The output of a session, with the names of the players.
pub(super) struct Screen<'a, O> {
    dictionary: &'a Dictionary,
    /// Names for drawn boards, which count columns.
    plain: Vec<String>,
    /// Names for sentences, in the colours of the seats.
    coloured: Vec<String>,
    width: Option<usize>,
    out: O,
}

impl<'a, O: Write> Screen<'a, O> {
    pub(super) fn new(dictionary: &'a Dictionary, names: Vec<String>, width: Option<usize>, out: O) -> Self {
        let coloured = names.iter().enumerate().map(|(seat, name)| styled(seat_style(seat), name)).collect();
        Self { dictionary, plain: names, coloured, width, out }
    }

    pub(super) fn dictionary(&self) -> &'a Dictionary {
        self.dictionary
    }

    /// The names of all players, separated by commas.
    pub(super) fn names(&self) -> String {
        self.coloured.join(", ")
    }

    fn say(&self, phrase: &Phrase) -> String {
        Speaker { dictionary: self.dictionary, names: &self.coloured }.say(phrase)
    }

    fn line(&mut self, text: &str, hanging: usize) -> Result<(), Failure> {
        writeln!(self.out, "{}", wrap(text, self.width, hanging))?;
        Ok(())
    }

    pub(super) fn print(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = self.say(phrase);
        self.line(&text, 0)
    }

    pub(super) fn heading(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = styled(HEADING, self.say(phrase));
        self.line(&text, 0)
    }

    /// Asks for the device to be passed on, on an otherwise empty screen.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<(), Failure> {
        write!(self.out, "{}", "\n".repeat(SCROLL))?;
        self.print(&Phrase::new("ochre-hand-over").seat("seat", seat))?;
        Ok(self.out.flush()?)
    }

    pub(super) fn prompt(&mut self, seat: Seat) -> Result<(), Failure> {
        let prompt = self.say(&Phrase::new("ochre-prompt").seat("seat", seat));
        write!(self.out, "{} ", prompt.trim_end())?;
        Ok(self.out.flush()?)
    }

    /// The lines of the log that `seat` may read, from number `from` on. Returns how many there are in all.
    pub(super) fn log(&mut self, table: &dyn AnyTable, seat: Seat, from: usize) -> Result<usize, Failure> {
        let story = table.story(Viewer::Seat(seat));
        for entry in story.iter().skip(from) {
            let text = format!("  {}", self.say(&entry.phrase));
            self.line(&text, 4)?;
        }
        Ok(story.len())
    }

    pub(super) fn board(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<(), Failure> {
        let speaker = Speaker { dictionary: self.dictionary, names: &self.plain };
        let board = table.render_text(Viewer::Seat(seat), &speaker);
        let board = paint_seats(&wrap(&board, self.width, 4));
        writeln!(self.out, "\n{board}")?;
        Ok(())
    }

    /// The question of the choosing seat and its actions, at most `most`.
    pub(super) fn ask(
        &mut self,
        table: &dyn AnyTable,
        choices: &[Choice],
        most: usize,
    ) -> Result<(), Failure> {
        self.heading(&table.question())?;
        for (number, choice) in (1..).zip(choices.iter().take(most)) {
            let text = self.say(&choice.phrase);
            let number = styled(INPUT, format!("{number:>4}"));
            let action = styled(MUTED, format!("{:18}", choice.action));
            self.line(&format!("{number}  {action} {text}"), ACTIONS)?;
        }
        if choices.len() > most {
            self.print(&Phrase::new("ochre-more").number("count", (choices.len() - most) as i64))?;
        }
        Ok(())
    }

    /// The best choices of a search: how often each was tried, and how likely it is to win.
    pub(super) fn analysis(
        &mut self,
        analysis: &Analysis<String>,
        choices: &[Choice],
    ) -> Result<(), Failure> {
        for candidate in analysis.candidates.iter().take(ADVISED) {
            let text = self.text_of(&candidate.action, choices)?;
            let line = Phrase::new("ochre-candidate")
                .text("action", format!("{:18}", candidate.action))
                .number("chance", (candidate.value * 100.0).round() as i64)
                .number("visits", i64::from(candidate.visits))
                .text("text", text);
            let line = self.say(&line);
            self.line(&line, 6)?;
        }
        Ok(())
    }

    /// The best choices with the chance of winning, and why the first is best.
    pub(super) fn advice(&mut self, advice: &Advice<String>, choices: &[Choice]) -> Result<(), Failure> {
        for advised in &advice.choices {
            let line = Phrase::new("ochre-advised")
                .text("action", format!("{:18}", advised.action))
                .number("chance", (advised.chance * 100.0).round() as i64)
                .text("text", self.text_of(&advised.action, choices)?);
            let line = self.say(&line);
            self.line(&line, 6)?;
        }
        self.print(&advice.why())
    }

    fn text_of(&self, action: &str, choices: &[Choice]) -> Result<String, Failure> {
        let choice = choices.iter().find(|choice| choice.action == action);
        let text = choice.map(|choice| self.say(&choice.phrase));
        Ok(text.ok_or("the search rated an action that is not legal")?)
    }

    /// Why the typed text was not carried out.
    pub(super) fn rejection(&mut self, typed: &str, rejection: &Rejection) -> Result<(), Failure> {
        let phrase = match rejection {
            Rejection::Refused { rule, phrase, .. } => {
                Phrase::new("ochre-refused").phrase("reason", phrase.clone()).text("rule", rule.0)
            }
            Rejection::NoUndo { barrier } => barrier.phrase(),
            Rejection::Unreadable(_) => Phrase::new("ochre-not-action").text("text", clip(typed)),
            Rejection::OutOfTurn { .. } => Phrase::new("table-out-of-turn"),
            Rejection::Stale { .. } => Phrase::new("table-stale"),
            Rejection::NotByHand => Phrase::new("table-unreadable"),
        };
        self.warn(&phrase)
    }

    pub(super) fn no_choice(&mut self, typed: &str, count: usize) -> Result<(), Failure> {
        self.warn(&Phrase::new("ochre-no-choice").text("number", clip(typed)).number("count", count as i64))
    }

    fn warn(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = styled(WARNING, self.say(phrase));
        self.line(&text, 0)
    }

    pub(super) fn standings(&mut self, table: &dyn AnyTable) -> Result<(), Failure> {
        let speaker = Speaker { dictionary: self.dictionary, names: &self.plain };
        print_standings(table, &speaker, self.width, &mut self.out)
    }
}

/// Places, points and where they came from.
pub(crate) fn print_standings(
    table: &dyn AnyTable,
    speaker: &Speaker<'_>,
    width: Option<usize>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let standings = table.standings();
    let name = |seat: Seat| speaker.say(&Phrase::new("table-seat").seat("seat", seat));
    let mut lines: Vec<_> = standings.lines.iter().collect();
    lines.sort_by_key(|line| line.place);
    for line in lines {
        let place = speaker.say(&Phrase::new("ochre-place").number("place", line.place));
        let name = styled(seat_style(line.seat.index()), format!("{:20}", name(line.seat)));
        let points = speaker.say(&Phrase::new("ochre-points").number("points", line.score));
        let parts: Vec<String> =
            line.sources.iter().map(|part| format!("{} {}", speaker.say(&part.name), part.points)).collect();
        let text = format!("{place:>3} {name} {points:>10}   ({})", parts.join(", "));
        writeln!(out, "{}", wrap(&text, width, 8))?;
    }
    if table.turn() == Turn::Over {
        let winners: Vec<String> =
            standings.winners().map(|seat| styled(seat_style(seat.index()), name(seat))).collect();
        let key = if winners.len() == 1 { "ochre-winner" } else { "ochre-shared" };
        writeln!(out, "{}", speaker.say(&Phrase::new(key).text("seats", winners.join(", "))))?;
    }
    Ok(())
}
