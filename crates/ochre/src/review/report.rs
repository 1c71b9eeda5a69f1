//! A review as the terminal shows it.

use std::{collections::BTreeMap, io::Write};

use review::{Decision, Grade, Knowledge, Review, Summary, Swing, Texts, TurningPoint, texts};
use table::{
    Seat, Viewer,
    any::AnyTable,
    record::Record,
    text::{Phrase, Words},
};
use words::{Dictionary, Speaker};

use super::plot;
use crate::{
    cli::Failure,
    players,
    terminal::{self, HEADING, MUTED, WARNING, seat_style, styled, wrap},
};

/// Lines of the story told of a chance event.
const TOLD: usize = 3;
/// Columns of names.
const NAMES: usize = 20;

/// What is printed, and with which words.
struct Report<'a> {
    table: &'a dyn AnyTable,
    review: &'a Review,
    texts: BTreeMap<usize, Texts>,
    speaker: Speaker<'a>,
}

pub(super) fn print(
    record: &Record,
    table: &dyn AnyTable,
    review: &Review,
    dictionary: &Dictionary,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names = players::names(&record.players, dictionary);
    let speaker = Speaker { dictionary, names: &names };
    let report = Report { table, review, texts: texts(table, review), speaker };
    report.curve(out)?;
    report.turning_points(out)?;
    report.marked(out)?;
    report.summary(out)
}

/// Chance in points, with one decimal; the same in every language.
fn points(chance: f32) -> String {
    format!("{:.1}", chance.abs() * 100.0)
}

/// Points with their sign.
fn signed(chance: f32) -> String {
    match chance {
        chance if chance <= -5e-4 => format!("−{}", points(chance)),
        chance if chance >= 5e-4 => format!("+{}", points(chance)),
        _ => points(0.0),
    }
}

impl Report<'_> {
    fn say(&self, key: &'static str) -> String {
        self.speaker.say(&Phrase::new(key))
    }

    fn seat(&self, seat: Seat) -> String {
        self.speaker.say(&Phrase::new("table-seat").seat("seat", seat))
    }

    fn head(&self, key: &'static str, out: &mut impl Write) -> Result<(), Failure> {
        Ok(writeln!(out, "\n{}", styled(HEADING, self.say(key)))?)
    }

    fn line(&self, indent: usize, text: &str, out: &mut impl Write) -> Result<(), Failure> {
        let line = format!("{:indent$}{text}", "");
        Ok(writeln!(out, "{}", wrap(&line, terminal::width(), indent + 2))?)
    }

    fn curve(&self, out: &mut impl Write) -> Result<(), Failure> {
        let title = Phrase::new("ochre-review-head")
            .phrase("game", Phrase::new(format!("{}-title", self.review.game)));
        writeln!(out, "{}", styled(HEADING, self.speaker.say(&title)))?;
        let known = match self.review.settings.knowledge {
            Knowledge::Seat => "ochre-review-known",
            Knowledge::All => "ochre-review-all",
        };
        let known = Phrase::new(known).number("evaluations", self.review.settings.evaluations);
        self.line(0, &styled(MUTED, self.speaker.say(&known)), out)?;
        for line in plot::lines(self.review, terminal::width()) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// Where an event stands in the game.
    fn place(&self, event: usize, phrase: Phrase) -> Phrase {
        let heading = self.review.headings.iter().rev().find(|heading| heading.step <= event);
        let round = heading.map_or(1, |heading| heading.round);
        phrase.number("round", round).number("event", event as i64)
    }

    fn turning_points(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.head("ochre-review-turning", out)?;
        for point in &self.review.turning_points {
            let decision = self.review.decisions.iter().find(|decision| decision.event == point.event);
            let phrase = match (point.swing, decision) {
                (Swing::Choice, Some(decision)) => self.given_away(decision),
                _ if point.change < 0.0 => self.luck("ochre-review-unlucky", point),
                _ => self.luck("ochre-review-lucky", point),
            };
            self.line(2, &self.speaker.say(&phrase), out)?;
            if point.swing == Swing::Chance {
                let told = self.table.story(Viewer::Seat(point.seat));
                for entry in told.iter().filter(|entry| entry.event == point.event).take(TOLD) {
                    self.line(4, &styled(MUTED, self.speaker.say(&entry.phrase)), out)?;
                }
            }
        }
        Ok(())
    }

    fn luck(&self, key: &'static str, point: &TurningPoint) -> Phrase {
        let phrase = Phrase::new(key).seat("seat", point.seat).text("points", points(point.change));
        self.place(point.event, phrase)
    }

    fn given_away(&self, decision: &Decision) -> Phrase {
        let phrase = Phrase::new("ochre-review-given-away")
            .seat("seat", decision.seat)
            .text("points", points(decision.lost))
            .text("before", points(decision.before))
            .text("after", points(decision.after))
            .phrase("grade", decision.grade.phrase());
        self.place(decision.event, phrase)
    }

    /// Mistakes and blunders; of a single seat, inaccuracies too.
    fn marked(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.head("ochre-review-marked", out)?;
        let least = match self.review.settings.seat {
            Some(_) => Grade::Inaccuracy,
            None => Grade::Mistake,
        };
        let marked = || self.review.decisions.iter().filter(|decision| decision.grade.is_marked());
        if marked().next().is_none() {
            self.line(2, &self.say("ochre-review-none"), out)?;
        }
        for decision in marked().filter(|decision| decision.grade >= least) {
            let sign = styled(WARNING, format!("{:2}", decision.grade.sign()));
            self.line(2, &format!("{sign} {}", self.speaker.say(&self.given_away(decision))), out)?;
            let Some(texts) = self.texts.get(&decision.event) else { continue };
            let played = Phrase::new("ochre-review-played").phrase("action", texts.played.clone());
            self.line(5, &self.speaker.say(&played), out)?;
            if let Some(better) = &texts.better {
                let better = Phrase::new("ochre-review-better").phrase("action", better.clone());
                self.line(5, &self.speaker.say(&better), out)?;
            }
            if let Some(why) = decision.why() {
                self.line(5, &styled(MUTED, self.speaker.say(&why)), out)?;
            }
        }
        let minor = marked().filter(|decision| decision.grade < least).count();
        if minor > 0 {
            let minor = Phrase::new("ochre-review-minor").number("count", minor as i64);
            self.line(2, &self.speaker.say(&minor), out)?;
        }
        Ok(())
    }

    fn summary(&self, out: &mut impl Write) -> Result<(), Failure> {
        let [seat, choices, lost, luck] =
            ["seat", "choices", "lost", "luck"].map(|column| format!("ochre-review-{column}"));
        let [seat, choices, lost, luck] =
            [seat, choices, lost, luck].map(|key| self.speaker.say(&Phrase::new(key)));
        let head = format!("\n{seat:NAMES$}{choices:>9}{:>5}{:>5}{:>5}{lost:>15}{luck:>9}", "?!", "?", "??");
        writeln!(out, "{}", styled(HEADING, head))?;
        let shown = |summary: &&Summary| self.review.settings.seat.is_none_or(|seat| seat == summary.seat);
        for summary in self.review.summaries.iter().filter(shown) {
            let number = summary.seat.number();
            let name = format!("{number} {}", self.seat(summary.seat));
            writeln!(
                out,
                "{}{:>9}{:>5}{:>5}{:>5}{:>15}{:>9}{}",
                styled(seat_style(summary.seat.index()), format!("{name:NAMES$}")),
                summary.decisions,
                summary.inaccuracies,
                summary.mistakes,
                summary.blunders,
                points(summary.lost),
                signed(summary.luck),
                if summary.result > 0.0 { "  ★" } else { "" },
            )?;
        }
        self.line(0, &self.say("ochre-review-legend"), out)
    }
}
