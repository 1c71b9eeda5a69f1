//! A game in progress at the terminal.

use std::io::{BufRead, Write};

use bots::{AnyBot, Level};
use catalog::Game;
use table::{
    Calibration, Seat, Turn, Viewer,
    any::{AnyTable, Choice},
    text::Phrase,
};
use words::Dictionary;

use super::{Console, Seated, Settings, Start, screen::Screen};
use crate::{
    cli::Failure,
    messages,
    players::{self, Player},
    saves,
};

/// Actions listed at first; `list` shows all.
const LISTED: usize = 40;
/// Lines of the log shown when a saved game is continued.
const RECENT: usize = 12;

/// A word that can be typed instead of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Quit,
    List,
    Board,
    Help,
    Log,
    Scores,
    Undo,
    Why,
    Hint,
}

impl Word {
    const ALL: [(Self, &'static str); 9] = [
        (Self::Quit, "quit"),
        (Self::List, "list"),
        (Self::Board, "board"),
        (Self::Help, "help"),
        (Self::Log, "log"),
        (Self::Scores, "scores"),
        (Self::Undo, "undo"),
        (Self::Why, "why"),
        (Self::Hint, "hint"),
    ];

    /// Reads a word in full or by its first letter, in the language of the dictionary or in English.
    fn read(line: &str, dictionary: &Dictionary) -> Option<Self> {
        let means = |word: &str| word == line || (line.len() == 1 && word.starts_with(line));
        let translated = |english| messages::text(dictionary, format!("ochre-word-{english}"));
        let found = Self::ALL.iter().find(|(_, english)| means(&translated(english)));
        found.or_else(|| Self::ALL.iter().find(|(_, english)| means(english))).map(|(word, _)| *word)
    }
}

/// What a person typed.
enum Typed {
    Action(String),
    Word(Word),
    Nothing,
    End,
}

/// What a person's turn led to.
enum Next {
    Continue,
    Quit,
}

/// One game at one terminal.
pub(super) struct Session<'a, I, O> {
    table: Box<dyn AnyTable>,
    players: Vec<Player>,
    /// The bot of each seat; `None` for people.
    bots: Vec<Option<Box<dyn AnyBot>>>,
    /// The bot behind `hint`.
    adviser: Box<dyn AnyBot>,
    settings: Settings,
    /// How chances are stated.
    calibration: Calibration,
    title: Phrase,
    input: I,
    screen: Screen<'a, O>,
    /// The seat of the person at the screen.
    viewer: Option<Seat>,
    /// Has the position changed since the board was shown?
    board_is_old: bool,
    /// Lines of the log that each seat has read.
    read: Vec<usize>,
}

impl<'a, I: BufRead, O: Write> Session<'a, I, O> {
    pub(super) fn new(
        dictionary: &'a Dictionary,
        game: &'static dyn Game,
        Seated { table, players }: Seated,
        settings: Settings,
        console: Console<I, O>,
    ) -> Self {
        // Bots must not know the seed of the dealer; any other number will do.
        let seed = (table.version() as u64).wrapping_mul(31);
        let bot = |level, seat| {
            let mut bot = game.bot(level, seed + seat);
            bot.limit(&settings.limits);
            bot
        };
        let of = |(seat, player): (u64, &Player)| match player {
            Player::Bot(level) => Some(bot(*level, seat)),
            Player::Person(_) => None,
        };
        let names = players::names(&players::write(&players), dictionary);
        Self {
            bots: (0..).zip(&players).map(of).collect(),
            adviser: bot(Level::Hard, players.len() as u64),
            calibration: game.calibration(),
            title: Phrase::new(format!("{}-title", game.boxed().name())),
            read: vec![0; players.len()],
            screen: Screen::new(dictionary, names, console.width, console.output),
            input: console.input,
            table,
            players,
            settings,
            viewer: None,
            board_is_old: true,
        }
    }

    pub(super) fn run(mut self, start: &Start) -> Result<(), Failure> {
        self.welcome(start)?;
        self.save()?;
        loop {
            match self.table.turn() {
                Turn::Over => return self.finish(),
                Turn::Chance => return Err("this table has no seed to deal from".into()),
                Turn::Choose(seat) if self.bots[seat.index()].is_some() => self.bot_turn(seat)?,
                Turn::Choose(seat) => match self.person_turn(seat)? {
                    Next::Continue => {}
                    Next::Quit => {
                        let saved = Phrase::new("ochre-saved").text("file", self.file());
                        return self.screen.print(&saved);
                    }
                },
            }
        }
    }

    fn welcome(&mut self, start: &Start) -> Result<(), Failure> {
        let key = match start {
            Start::Continued => {
                for seat in Seat::all(self.table.seats()) {
                    let lines = self.table.story(Viewer::Seat(seat)).len();
                    self.read[seat.index()] = lines.saturating_sub(RECENT);
                }
                "ochre-resumed"
            }
            Start::New { kept } => {
                if let Some(file) = kept {
                    let kept = Phrase::new("ochre-put-aside").text("file", file.display().to_string());
                    self.screen.print(&kept)?;
                }
                "ochre-welcome"
            }
        };
        let welcome = Phrase::new(key)
            .phrase("game", self.title.clone())
            .text("seats", self.screen.names())
            .text("file", self.file());
        self.screen.print(&welcome)?;
        if let Some(commitment) = self.table.record(false).commitment {
            self.screen.print(&Phrase::new("ochre-commitment").text("commitment", commitment))?;
        }
        self.screen.print(&Phrase::new("ochre-help"))
    }

    fn file(&self) -> String {
        self.settings.path.display().to_string()
    }

    fn save(&self) -> Result<(), Failure> {
        let mut record = self.table.record(true);
        record.players = players::write(&self.players);
        saves::save(&self.settings.path, &record)
    }

    fn bot_turn(&mut self, seat: Seat) -> Result<(), Failure> {
        let bot = self.bots[seat.index()].as_mut().ok_or("this seat has no bot")?;
        let choices = self.table.choices();
        let explain = self.settings.explain && choices.len() > 1;
        let analysis = if explain { bot.analyze(self.table.as_ref()) } else { None };
        let action = match analysis.as_ref().and_then(|analysis| analysis.candidates.first()) {
            Some(best) => best.action.clone(),
            None => bot.choose(self.table.as_ref()).ok_or("a bot found no action")?,
        };
        if let Some(mut analysis) = analysis {
            // Stated like every other chance; the bot chose by what it found.
            for candidate in &mut analysis.candidates {
                candidate.value =
                    self.calibration.chance(candidate.value.clamp(0.0, 1.0), self.table.seats());
            }
            self.screen.heading(&Phrase::new("ochre-ratings").seat("seat", seat))?;
            self.screen.analysis(&analysis, &choices)?;
        }
        self.table.play(seat, &action, None)?;
        self.board_is_old = true;
        self.save()
    }

    fn person_turn(&mut self, seat: Seat) -> Result<Next, Failure> {
        if self.viewer != Some(seat) {
            let people = self.bots.iter().filter(|bot| bot.is_none()).count();
            if people > 1 {
                self.screen.hand_over(seat)?;
                if self.read_line()?.is_none() {
                    return Ok(Next::Quit);
                }
            }
            self.viewer = Some(seat);
            self.board_is_old = true;
        }
        self.show_news(seat)?;
        if self.board_is_old {
            self.show_board(seat)?;
        }
        let choices = self.table.choices();
        self.screen.ask(self.table.as_ref(), &choices, LISTED)?;
        loop {
            match self.prompt(seat, &choices)? {
                Typed::End | Typed::Word(Word::Quit) => return Ok(Next::Quit),
                Typed::Nothing => {}
                Typed::Word(Word::Undo) => {
                    if self.undo(seat)? {
                        return Ok(Next::Continue);
                    }
                }
                Typed::Word(word) => self.answer(word, seat, &choices)?,
                Typed::Action(action) => match self.table.play(seat, &action, None) {
                    Ok(()) => {
                        self.save()?;
                        return Ok(Next::Continue);
                    }
                    Err(rejection) => self.screen.rejection(&action, &rejection)?,
                },
            }
        }
    }

    /// Words that change nothing.
    fn answer(&mut self, word: Word, seat: Seat, choices: &[Choice]) -> Result<(), Failure> {
        match word {
            Word::List => self.screen.ask(self.table.as_ref(), choices, usize::MAX),
            Word::Board => self.show_board(seat),
            Word::Help => self.screen.print(&Phrase::new("ochre-help")),
            Word::Log => {
                self.read[seat.index()] = self.screen.log(self.table.as_ref(), seat, 0)?;
                Ok(())
            }
            Word::Scores => self.screen.standings(self.table.as_ref()),
            Word::Hint => match self.adviser.advise(self.table.as_ref()) {
                Some(advice) => self.screen.advice(&advice, choices),
                None => Ok(()),
            },
            Word::Why | Word::Undo | Word::Quit => self.explain_undo(seat),
        }
    }

    /// `true` if something was taken back.
    fn undo(&mut self, seat: Seat) -> Result<bool, Failure> {
        match self.table.undo(seat) {
            Ok(()) => {
                self.read[seat.index()] = self.table.story(Viewer::Seat(seat)).len();
                self.save()?;
                self.screen.print(&Phrase::new("ochre-undone"))?;
                self.show_board(seat)?;
                Ok(true)
            }
            Err(rejection) => {
                self.screen.rejection("undo", &rejection)?;
                Ok(false)
            }
        }
    }

    fn explain_undo(&mut self, seat: Seat) -> Result<(), Failure> {
        let (count, barrier) = self.table.undoable(seat);
        let phrase =
            Phrase::new("ochre-undo-left").number("count", count as i64).phrase("reason", barrier.phrase());
        self.screen.print(&phrase)
    }

    /// The lines of the log that `seat` has not read.
    fn show_news(&mut self, seat: Seat) -> Result<(), Failure> {
        let from = self.read[seat.index()];
        self.read[seat.index()] = self.screen.log(self.table.as_ref(), seat, from)?;
        Ok(())
    }

    fn show_board(&mut self, seat: Seat) -> Result<(), Failure> {
        self.board_is_old = false;
        self.screen.board(self.table.as_ref(), seat)
    }

    fn prompt(&mut self, seat: Seat, choices: &[Choice]) -> Result<Typed, Failure> {
        self.screen.prompt(seat)?;
        let Some(line) = self.read_line()? else { return Ok(Typed::End) };
        let line = line.trim();
        if line.is_empty() {
            return Ok(Typed::Nothing);
        }
        if let Some(word) = Word::read(line, self.screen.dictionary()) {
            return Ok(Typed::Word(word));
        }
        if let Ok(number) = line.parse::<usize>() {
            return match number.checked_sub(1).and_then(|index| choices.get(index)) {
                Some(choice) => Ok(Typed::Action(choice.action.clone())),
                None => {
                    self.screen.no_choice(line, choices.len())?;
                    Ok(Typed::Nothing)
                }
            };
        }
        Ok(Typed::Action(line.split_whitespace().collect::<Vec<_>>().join(" ")))
    }

    /// The next line; `None` at the end of the input. Bytes that are not UTF-8 are replaced.
    fn read_line(&mut self) -> Result<Option<String>, Failure> {
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    fn finish(mut self) -> Result<(), Failure> {
        // Show the end as the person at the screen sees it, and no other hand.
        if let Some(seat) = self.viewer {
            self.show_news(seat)?;
            self.show_board(seat)?;
        }
        self.save()?;
        self.screen.heading(&Phrase::new("ochre-over"))?;
        self.screen.standings(self.table.as_ref())?;
        if let Some(seed) = self.table.record(true).seed {
            let verify = Phrase::new("ochre-verify").text("seed", seed.to_hex()).text("file", self.file());
            self.screen.print(&verify)?;
        }
        Ok(())
    }
}
