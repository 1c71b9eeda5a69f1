//! A person, a prompt, a table.

use std::{
    io::{BufRead, Write},
    path::PathBuf,
};

use bots::{Analysis, AnyBot, Level};
use catalog::Game;
use table::{
    Seat, Turn, Viewer,
    any::{AnyTable, Choice, Rejection},
    text::{Phrase, Words},
};
use words::{Dictionary, Speaker};

use super::{Manners, Opening};
use crate::{
    cli::Failure,
    saves,
    seating::{self, Sitter},
    speech,
};

/// Actions listed without being asked for all.
const LISTED: usize = 40;
/// Lines of the story told again to somebody who comes back.
const RETOLD: usize = 12;
/// What can be typed besides actions.
const WORDS: [&str; 9] = ["quit", "list", "board", "help", "log", "scores", "undo", "why", "hint"];
/// Choices a bot talks about.
const TOP_CANDIDATES: usize = 3;

/// One game at one terminal.
pub(super) struct Session<'a, I, O> {
    table: Box<dyn AnyTable>,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    /// Whoever asks for a hint asks this one.
    adviser: Box<dyn AnyBot>,
    manners: Manners,
    names: Vec<String>,
    dictionary: &'a Dictionary,
    title: &'static str,
    path: PathBuf,
    input: I,
    output: O,
    /// Who looked at the screen last.
    looking: Option<Seat>,
    /// Has anybody else acted since the board was shown?
    board_is_old: bool,
    /// How much of the story each seat has read.
    read: Vec<usize>,
}

/// What a person typed.
enum Typed {
    Action(String),
    Word(&'static str),
    Nothing,
    End,
}

impl<'a, I: BufRead, O: Write> Session<'a, I, O> {
    pub(super) fn new(
        dictionary: &'a Dictionary,
        game: &'static dyn Game,
        table: Box<dyn AnyTable>,
        sitters: &[Sitter],
        manners: &Manners,
        path: PathBuf,
        (input, output): (I, O),
    ) -> Self {
        // Bots need luck of their own, not the dealer's: any number will do.
        let luck = table.version() as u64;
        let bot = |level, seat| {
            let mut bot = game.bot(level, luck.wrapping_mul(31) + seat);
            bot.limit(&manners.limits);
            bot
        };
        let bots = (0..)
            .zip(sitters)
            .map(|(seat, sitter)| match sitter {
                Sitter::Bot(level) => Some(bot(*level, seat)),
                Sitter::Person(_) => None,
            })
            .collect();
        Self {
            adviser: bot(Level::Hard, sitters.len() as u64),
            manners: *manners,
            names: seating::names(&seating::write(sitters), dictionary),
            bots,
            read: vec![0; sitters.len()],
            sitters: sitters.to_vec(),
            dictionary,
            title: game.boxed().name(),
            table,
            path,
            input,
            output,
            looking: None,
            board_is_old: true,
        }
    }

    fn say(&self, phrase: &Phrase) -> String {
        Speaker { dictionary: self.dictionary, names: &self.names }.say(phrase)
    }

    fn print(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = self.say(phrase);
        writeln!(self.output, "{text}")?;
        Ok(())
    }

    pub(super) fn run(mut self, opening: &Opening) -> Result<(), Failure> {
        let key = match opening {
            Opening::Resumed => "ochre-resumed",
            Opening::Anew { put_aside } => {
                if let Some(file) = put_aside {
                    let kept = Phrase::new("ochre-put-aside").text("file", file.display().to_string());
                    self.print(&kept)?;
                }
                "ochre-welcome"
            }
        };
        if matches!(opening, Opening::Resumed) {
            for seat in Seat::all(self.table.seats()) {
                self.read[seat.index()] = self.table.story(Viewer::Seat(seat)).len().saturating_sub(RETOLD);
            }
        }
        let hello = Phrase::new(key)
            .phrase("game", Phrase::new(format!("{}-title", self.title)))
            .text("seats", self.names.join(", "))
            .text("file", self.path.display().to_string());
        self.print(&hello)?;
        if let Some(commitment) = self.table.record(false).commitment {
            self.print(&Phrase::new("ochre-commitment").text("commitment", commitment))?;
        }
        self.print(&Phrase::new("ochre-help"))?;
        self.save()?;
        loop {
            match self.table.turn() {
                Turn::Over => return self.finish(),
                Turn::Chance => return Err("chance does not speak at this table".into()),
                Turn::Choose(seat) => {
                    if self.bots.get_mut(seat.index()).is_some_and(|bot| bot.is_some()) {
                        self.bot_turn(seat)?;
                    } else if !self.person_turn(seat)? {
                        let saved = Phrase::new("ochre-saved").text("file", self.path.display().to_string());
                        return self.print(&saved);
                    }
                }
            }
        }
    }

    fn save(&self) -> Result<(), Failure> {
        let mut record = self.table.record(true);
        record.players = seating::write(&self.sitters);
        saves::save(&self.path, &record)
    }

    fn bot_turn(&mut self, seat: Seat) -> Result<(), Failure> {
        let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut).ok_or("there is no bot here")?;
        let choices = self.table.choices();
        let analysis = match choices.as_slice() {
            [_] => None,
            _ if self.manners.explain => bot.analyze(self.table.as_ref()),
            _ => None,
        };
        let action = match analysis.as_ref().and_then(|analysis| analysis.candidates.first()) {
            Some(best) => best.action.clone(),
            None => bot.choose(self.table.as_ref()).ok_or("a bot found no action")?,
        };
        if let Some(analysis) = analysis {
            self.print(&Phrase::new("ochre-thinks").seat("seat", seat))?;
            self.print_analysis(&analysis, &choices)?;
        }
        self.table.play(seat, &action, None)?;
        self.board_is_old = true;
        self.save()
    }

    /// The best few choices, with the visits and the win probability of each.
    fn print_analysis(&mut self, analysis: &Analysis<String>, choices: &[Choice]) -> Result<(), Failure> {
        for candidate in analysis.candidates.iter().take(TOP_CANDIDATES) {
            let text = choices
                .iter()
                .find(|choice| choice.action == candidate.action)
                .map(|choice| self.say(&choice.phrase))
                .unwrap_or_default();
            let line = Phrase::new("ochre-candidate")
                .text("action", format!("{:18}", candidate.action))
                .number("chance", (candidate.value * 100.0).round() as i64)
                .number("visits", i64::from(candidate.visits))
                .text("text", text);
            self.print(&line)?;
        }
        Ok(())
    }

    /// What the strongest bot would do in this seat. It sees what the person sees.
    fn hint(&mut self, choices: &[Choice]) -> Result<(), Failure> {
        match self.adviser.analyze(self.table.as_ref()) {
            Some(analysis) => self.print_analysis(&analysis, choices),
            None => Ok(()),
        }
    }

    /// `false` if the person leaves.
    fn person_turn(&mut self, seat: Seat) -> Result<bool, Failure> {
        let people = self.bots.iter().filter(|bot| bot.is_none()).count();
        if self.looking != Some(seat) {
            if people > 1 {
                let over = Phrase::new("ochre-hand-over").seat("seat", seat);
                // Scroll the last person's hand out of observation.
                write!(self.output, "{}", "\n".repeat(60))?;
                self.print(&over)?;
                if self.read_line()?.is_none() {
                    return Ok(false);
                }
            }
            self.looking = Some(seat);
            self.board_is_old = true;
        }
        self.tell_news(seat)?;
        if self.board_is_old {
            self.show_board(seat)?;
        }
        let choices = self.table.choices();
        self.ask(&choices, LISTED)?;
        loop {
            match self.prompt(seat, &choices)? {
                Typed::End | Typed::Word("quit") => return Ok(false),
                Typed::Nothing => {}
                Typed::Word("list") => self.ask(&choices, usize::MAX)?,
                Typed::Word("hint") => self.hint(&choices)?,
                Typed::Word("board") => self.show_board(seat)?,
                Typed::Word("help") => self.print(&Phrase::new("ochre-help"))?,
                Typed::Word("log") => self.tell_from(seat, 0)?,
                Typed::Word("scores") => {
                    let speaker = Speaker { dictionary: self.dictionary, names: &self.names };
                    print_standings(self.table.as_ref(), &speaker, &mut self.output)?;
                }
                Typed::Word("undo") => {
                    if self.undo(seat)? {
                        return Ok(true);
                    }
                }
                Typed::Word(_) => self.explain_undo(seat)?,
                Typed::Action(action) => match self.table.play(seat, &action, None) {
                    Ok(()) => {
                        self.save()?;
                        return Ok(true);
                    }
                    Err(rejected) => self.print_rejection(&action, &rejected)?,
                },
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<bool, Failure> {
        match self.table.undo(seat) {
            Ok(()) => {
                self.read[seat.index()] = self.table.story(Viewer::Seat(seat)).len();
                self.save()?;
                self.print(&Phrase::new("ochre-undone"))?;
                self.show_board(seat)?;
                Ok(true)
            }
            Err(rejected) => {
                self.print_rejection("undo", &rejected)?;
                Ok(false)
            }
        }
    }

    fn explain_undo(&mut self, seat: Seat) -> Result<(), Failure> {
        let (count, barrier) = self.table.undoable(seat);
        let phrase =
            Phrase::new("ochre-undo-left").number("count", count as i64).phrase("reason", barrier.phrase());
        self.print(&phrase)
    }

    fn print_rejection(&mut self, text: &str, rejected: &Rejection) -> Result<(), Failure> {
        let phrase = match rejected {
            Rejection::Refused { rule, phrase, .. } => {
                Phrase::new("ochre-refused").phrase("reason", phrase.clone()).text("rule", rule.0)
            }
            Rejection::NoUndo { barrier } => barrier.phrase(),
            Rejection::Unreadable(_) => Phrase::new("ochre-not-action").text("text", clip(text)),
            Rejection::OutOfTurn { .. } => Phrase::new("table-out-of-turn"),
            Rejection::Stale { .. } => Phrase::new("table-stale"),
            Rejection::NotByHand => Phrase::new("table-unreadable"),
        };
        self.print(&phrase)
    }

    fn tell_news(&mut self, seat: Seat) -> Result<(), Failure> {
        let from = self.read[seat.index()];
        self.tell_from(seat, from)
    }

    fn tell_from(&mut self, seat: Seat, from: usize) -> Result<(), Failure> {
        let story = self.table.story(Viewer::Seat(seat));
        for entry in story.get(from..).unwrap_or_default() {
            let text = self.say(&entry.phrase);
            writeln!(self.output, "  {text}")?;
        }
        self.read[seat.index()] = story.len();
        Ok(())
    }

    fn show_board(&mut self, seat: Seat) -> Result<(), Failure> {
        let speaker = Speaker { dictionary: self.dictionary, names: &self.names };
        let board = self.table.render_text(Viewer::Seat(seat), &speaker);
        writeln!(self.output, "\n{board}")?;
        self.board_is_old = false;
        Ok(())
    }

    fn ask(&mut self, choices: &[Choice], most: usize) -> Result<(), Failure> {
        let question = self.table.question();
        self.print(&question)?;
        for (number, choice) in (1..).zip(choices.iter().take(most)) {
            let text = self.say(&choice.phrase);
            writeln!(self.output, "{number:>4}  {:18} {text}", choice.action)?;
        }
        if choices.len() > most {
            self.print(&Phrase::new("ochre-more").number("count", (choices.len() - most) as i64))?;
        }
        Ok(())
    }

    fn prompt(&mut self, seat: Seat, choices: &[Choice]) -> Result<Typed, Failure> {
        let prompt = self.say(&Phrase::new("ochre-prompt").seat("seat", seat));
        write!(self.output, "{} ", prompt.trim_end())?;
        self.output.flush()?;
        let Some(line) = self.read_line()? else { return Ok(Typed::End) };
        let line = line.trim();
        if line.is_empty() {
            return Ok(Typed::Nothing);
        }
        if let Some(word) = self.word(line) {
            return Ok(Typed::Word(word));
        }
        if let Ok(number) = line.parse::<usize>() {
            return match number.checked_sub(1).and_then(|index| choices.get(index)) {
                Some(choice) => Ok(Typed::Action(choice.action.clone())),
                None => {
                    let none = Phrase::new("ochre-no-choice")
                        .text("number", line)
                        .number("count", choices.len() as i64);
                    self.print(&none)?;
                    Ok(Typed::Nothing)
                }
            };
        }
        Ok(Typed::Action(line.split_whitespace().collect::<Vec<_>>().join(" ")))
    }

    /// The word a person means: in full or by its first letter, in their language or in English.
    fn word(&self, line: &str) -> Option<&'static str> {
        let own = WORDS.map(|word| speech::say(self.dictionary, format!("ochre-word-{word}")));
        let means = |said: &str| said == line || (line.len() == 1 && said.starts_with(line));
        let spoken = own.iter().position(|said| means(said));
        spoken.or_else(|| WORDS.iter().position(|word| means(word))).map(|index| WORDS[index])
    }

    fn read_line(&mut self) -> Result<Option<String>, Failure> {
        let mut line = Vec::new();
        self.output.flush()?;
        let read = self.input.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    fn finish(mut self) -> Result<(), Failure> {
        // Whoever sits at the screen sees the end; nobody else's hand is shown to them.
        if let Some(seat) = self.looking {
            self.tell_news(seat)?;
            self.show_board(seat)?;
        }
        self.save()?;
        self.print(&Phrase::new("ochre-over"))?;
        let speaker = Speaker { dictionary: self.dictionary, names: &self.names };
        print_standings(self.table.as_ref(), &speaker, &mut self.output)?;
        if let Some(seed) = self.table.record(true).seed {
            let verify = Phrase::new("ochre-verify")
                .text("seed", seed.to_hex())
                .text("file", self.path.display().to_string());
            self.print(&verify)?;
        }
        Ok(())
    }
}

fn clip(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(60).collect()
}

/// Places, points and where they came from.
pub(crate) fn print_standings(
    table: &dyn AnyTable,
    speaker: &Speaker<'_>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let standings = table.standings();
    let mut lines: Vec<_> = standings.lines.iter().collect();
    lines.sort_by_key(|line| line.place);
    for line in lines {
        let place = speaker.say(&Phrase::new("ochre-place").number("place", line.place));
        let name = speaker.say(&Phrase::new("table-seat").seat("seat", line.seat));
        let points = speaker.say(&Phrase::new("ochre-points").number("points", line.score));
        let parts: Vec<String> =
            line.sources.iter().map(|part| format!("{} {}", speaker.say(&part.name), part.points)).collect();
        writeln!(out, "{place:>3} {name:20} {points:>10}   ({})", parts.join(", "))?;
    }
    if table.turn() == Turn::Over {
        let winners: Vec<String> = standings
            .winners()
            .map(|seat| speaker.say(&Phrase::new("table-seat").seat("seat", seat)))
            .collect();
        let key = if winners.len() == 1 { "ochre-winner" } else { "ochre-shared" };
        writeln!(out, "{}", speaker.say(&Phrase::new(key).text("seats", winners.join(", "))))?;
    }
    Ok(())
}
