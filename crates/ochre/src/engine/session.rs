//! The tables of one program, and its requests about them.

use std::{collections::BTreeMap, time::Duration};

use bots::{AnyBot, Level, Limits};
use review::Plan;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{Seat, Turn, Viewer, any::AnyTable, options::OptionChoice, record::Record, text::Words};
use words::{Dictionary, Speaker};

use super::{
    answer::{self, Code, Problem},
    requests::{OpenRequest, Request},
};
use crate::{
    cli::fresh_seed,
    messages,
    setup::{check_options, clip},
};

/// The most tables of one connection.
const MOST_TABLES: usize = 10_000;

/// The state of one connection.
pub(super) struct Session {
    tables: BTreeMap<String, Box<dyn AnyTable>>,
    dictionary: Dictionary,
    quit: bool,
}

impl Session {
    pub(super) const fn new(dictionary: Dictionary) -> Self {
        Self { tables: BTreeMap::new(), dictionary, quit: false }
    }

    pub(super) const fn has_quit(&self) -> bool {
        self.quit
    }

    /// The answer to one line. Every line has one, whatever it contains.
    pub(super) fn answer(&mut self, line: &[u8]) -> String {
        let mut fields: Map<String, Value> = match serde_json::from_slice(line) {
            Ok(fields) => fields,
            Err(error) => {
                return self.refuse(
                    None,
                    &Problem::new(Code::BadJson, format!("the line is not a JSON object: {error}")),
                );
            }
        };
        let id = fields.remove("id");
        let name = match fields.remove("table") {
            None => Ok("main".to_owned()),
            Some(Value::String(name)) if !name.is_empty() && name.len() <= 64 => Ok(name),
            Some(_) => Err(Problem::new(Code::BadRequest, "'table' is a name of 1 to 64 bytes")),
        };
        let result = name.and_then(|name| {
            let request = parse(fields)?;
            self.carry_out(&name, request)
        });
        match result {
            Ok(result) => answer::ok(id.as_ref(), result),
            Err(problem) => self.refuse(id.as_ref(), &problem),
        }
    }

    /// The answer to a request that is not carried out.
    pub(super) fn refuse(&self, id: Option<&Value>, problem: &Problem) -> String {
        answer::error(id, problem, &self.speaker())
    }

    pub(super) const fn speaker(&self) -> Speaker<'_> {
        Speaker { dictionary: &self.dictionary, names: &[] }
    }

    pub(super) fn table(&mut self, name: &str) -> Result<&mut Box<dyn AnyTable>, Problem> {
        self.tables.get_mut(name).ok_or_else(|| {
            Problem::new(Code::NoTable, format!("there is no table '{name}': open one with 'new'"))
        })
    }

    fn carry_out(&mut self, name: &str, request: Request) -> Result<Value, Problem> {
        match request {
            Request::Games {} => Ok(self.games()),
            Request::New(open) => {
                if open.position.is_some() {
                    return Err(Problem::new(Code::BadRequest, "'new' takes no position: use 'load'"));
                }
                self.open(name, &open)
            }
            Request::Load(open) => {
                if open.position.is_none() {
                    return Err(Problem::new(Code::BadRequest, "'load' needs a position"));
                }
                self.open(name, &open)
            }
            Request::Replay(replay) => {
                let record: Record = Record::deserialize(&replay.record)
                    .map_err(|error| Problem::new(Code::BadRecord, error.to_string()))?;
                let mut table = find(&record.game)?.boxed().replay(&record, replay.at)?;
                // Nobody contributes to the seed here.
                table.start();
                self.keep(name, table)
            }
            Request::Record(request) => {
                let record = self.table(name)?.record(request.seed);
                Ok(json!(record))
            }
            Request::State {} => Ok(self.table(name)?.position()),
            Request::Turn {} => Ok(turn(self.table(name)?.as_ref())),
            Request::Legal {} => self.legal(name),
            Request::Play { seat, action, at } => {
                let table = self.table(name)?;
                check_seat(table.as_ref(), seat)?;
                table.play(seat, &action, at)?;
                Ok(turn(table.as_ref()))
            }
            Request::Outcomes {} => {
                let outcomes = self.table(name)?.outcomes();
                let listed =
                    outcomes.iter().map(|(outcome, weight)| json!({"outcome": outcome, "weight": weight}));
                Ok(Value::Array(listed.collect()))
            }
            Request::Deal { outcome } => self.deal(name, outcome.as_deref()),
            Request::View { seat } => {
                let viewer = viewer(self.table(name)?.as_ref(), seat)?;
                Ok(self.table(name)?.view(viewer))
            }
            Request::Undo { seat } => {
                let table = self.table(name)?;
                check_seat(table.as_ref(), seat)?;
                table.undo(seat)?;
                Ok(turn(table.as_ref()))
            }
            Request::Log { seat, from } => self.log(name, seat, from),
            Request::Standings {} => self.standings(name),
            Request::Bot { level, seed, time, play } => {
                let mut bot = self.bot(name, &level, seed, time)?;
                let table = self.table(name)?;
                let Turn::Choose(seat) = table.turn() else { return Err(no_choice()) };
                let action = bot.choose(table.as_ref()).ok_or_else(no_choice)?;
                if play {
                    table.play(seat, &action, None)?;
                }
                Ok(json!({"seat": seat, "action": action, "played": play}))
            }
            Request::Analyze { level, seed, time, top } => {
                let mut bot = self.bot(name, &level, seed, time)?;
                self.analyze(name, bot.as_mut(), top.unwrap_or(usize::MAX))
            }
            Request::Advise { level, seed, time } => {
                let mut bot = self.bot(name, &level, seed, time)?;
                self.advise(name, bot.as_mut())
            }
            Request::Review { knowledge, evaluations, seat, seed } => {
                let plan = Plan { evaluations, knowledge, seed, seat, threads: crate::review::all_cores() };
                self.review(name, &plan)
            }
            Request::Close {} => {
                self.table(name)?;
                self.tables.remove(name);
                Ok(json!({"closed": name}))
            }
            Request::Quit {} => {
                self.quit = true;
                Ok(json!({"bye": true}))
            }
        }
    }

    fn open(&mut self, name: &str, request: &OpenRequest) -> Result<Value, Problem> {
        let opening = request.opening(|| fresh_seed().map_err(no_randomness))?;
        let game = find(&request.game)?.boxed();
        check_options(game, &request.options, request.overlay.as_ref())?;
        let table = game.open(&opening)?;
        self.keep(name, table)
    }

    fn keep(&mut self, name: &str, table: Box<dyn AnyTable>) -> Result<Value, Problem> {
        if self.tables.len() >= MOST_TABLES && !self.tables.contains_key(name) {
            return Err(Problem::new(
                Code::TooManyTables,
                format!("there are {MOST_TABLES} tables, the most there can be: 'close' one"),
            ));
        }
        let mut answer = turn(table.as_ref());
        if let (Value::Object(answer), Some(commitment)) = (&mut answer, table.record(false).commitment) {
            answer.insert("commitment".to_owned(), commitment.into());
        }
        self.tables.insert(name.to_owned(), table);
        Ok(answer)
    }

    /// A bot for the choosing seat.
    fn bot(
        &mut self,
        name: &str,
        level: &str,
        seed: u64,
        time: Option<u64>,
    ) -> Result<Box<dyn AnyBot>, Problem> {
        let level: Level = clip(level)
            .parse()
            .map_err(|error: bots::UnknownLevel| Problem::new(Code::UnknownBot, error.to_string()))?;
        let table = self.table(name)?;
        // With the same seed, decisions of the same game must still be independent.
        let seed = seed ^ (table.version() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut bot = find(table.game())?.bot(level, seed);
        bot.limit(&Limits { time: time.map(Duration::from_millis), ..Limits::default() });
        Ok(bot)
    }

    fn legal(&mut self, name: &str) -> Result<Value, Problem> {
        let (choices, question, choosing) = {
            let table = self.table(name)?;
            (table.choices(), table.question(), matches!(table.turn(), Turn::Choose(_)))
        };
        let speaker = self.speaker();
        let actions: Vec<Value> = choices
            .iter()
            .map(|choice| json!({"action": choice.action, "text": speaker.say(&choice.phrase)}))
            .collect();
        Ok(json!({"question": choosing.then(|| speaker.say(&question)), "actions": actions}))
    }

    /// Deals `outcome`, or one drawn by weight.
    fn deal(&mut self, name: &str, outcome: Option<&str>) -> Result<Value, Problem> {
        let table = self.table(name)?;
        let by_hand = table.record(false).commitment.is_none();
        if by_hand && table.turn() != Turn::Chance {
            return Err(Problem::new(Code::OutOfTurn, "there is no chance event to deal now"));
        }
        let drawn;
        let outcome = match outcome {
            Some(outcome) => outcome,
            None if by_hand => {
                drawn = draw(&table.outcomes())?;
                &drawn
            }
            // The table refuses whatever it is.
            None => "",
        };
        table.deal(outcome)?;
        let mut answer = turn(table.as_ref());
        if let Value::Object(answer) = &mut answer {
            answer.insert("dealt".to_owned(), outcome.into());
        }
        Ok(answer)
    }

    fn log(&mut self, name: &str, seat: Option<Seat>, from: usize) -> Result<Value, Problem> {
        let table = self.table(name)?;
        let viewer = viewer(table.as_ref(), seat)?;
        let story = table.story(viewer);
        let speaker = self.speaker();
        let lines = story
            .iter()
            .filter(|entry| entry.event >= from)
            .map(|entry| json!({"event": entry.event, "text": speaker.say(&entry.phrase)}));
        Ok(Value::Array(lines.collect()))
    }

    fn games(&self) -> Value {
        let speaker = self.speaker();
        let games = catalog::all().iter().map(|game| {
            let game = game.boxed();
            let options: Vec<Value> = game
                .option_specs()
                .iter()
                .map(|spec| {
                    json!({
                        "name": spec.name, "title": speaker.say(&spec.title), "help": speaker.say(&spec.help),
                        "choice": choice(&spec.choice, &speaker),
                    })
                })
                .collect();
            let title = messages::text(&self.dictionary, format!("{}-title", game.name()));
            json!({"game": game.name(), "title": title, "rules": game.version(), "options": options})
        });
        Value::Array(games.collect())
    }

    fn standings(&mut self, name: &str) -> Result<Value, Problem> {
        let standings = self.table(name)?.standings();
        let speaker = self.speaker();
        let parts = |parts: &[table::standings::Part]| -> Vec<Value> {
            let named = |part: &table::standings::Part| json!({"name": part.name.key, "text": speaker.say(&part.name), "points": part.points});
            parts.iter().map(named).collect()
        };
        let lines = standings.lines.iter().map(|line| {
            json!({
                "seat": line.seat, "score": line.score, "place": line.place,
                "sources": parts(&line.sources), "tie-breaks": parts(&line.tie_breaks),
            })
        });
        Ok(Value::Array(lines.collect()))
    }
}

pub(super) fn no_choice() -> Problem {
    Problem::new(Code::OutOfTurn, "no seat must choose now")
}

fn parse(fields: Map<String, Value>) -> Result<Request, Problem> {
    let command = match fields.get("do") {
        Some(Value::String(command)) => command.clone(),
        _ => return Err(Problem::new(Code::BadRequest, "'do' must name a command, such as \"legal\"")),
    };
    Request::deserialize(Value::Object(fields)).map_err(|error| {
        let message = error.to_string();
        // serde has one error for an unknown command and for unknown fields; only the text differs.
        if message.starts_with("unknown variant") && message.contains(&format!("`{command}`")) {
            Problem::new(Code::UnknownCommand, format!("there is no command '{}'", clip(&command)))
        } else {
            Problem::new(Code::BadRequest, message)
        }
    })
}

pub(super) fn find(name: &str) -> Result<&'static dyn catalog::Game, Problem> {
    catalog::find(name).ok_or_else(|| {
        Problem::new(Code::UnknownGame, format!("there is no game '{}': 'games' lists them", clip(name)))
    })
}

fn viewer(table: &dyn AnyTable, seat: Option<Seat>) -> Result<Viewer, Problem> {
    match seat {
        None => Ok(Viewer::Public),
        Some(seat) => check_seat(table, seat).map(|()| Viewer::Seat(seat)),
    }
}

pub(super) fn check_seat(table: &dyn AnyTable, seat: Seat) -> Result<(), Problem> {
    if seat.index() < table.seats() {
        return Ok(());
    }
    let message = format!("there is no seat {}: this table has seats 1 to {}", seat.number(), table.seats());
    Err(Problem::new(Code::BadRequest, message))
}

/// The turn and the version of a table.
fn turn(table: &dyn AnyTable) -> Value {
    let (kind, seat) = match table.turn() {
        Turn::Choose(seat) => ("choose", Some(seat)),
        Turn::Chance => ("chance", None),
        Turn::Over => ("over", None),
    };
    json!({"game": table.game(), "seats": table.seats(), "version": table.version(), "turn": kind, "seat": seat})
}

fn draw(outcomes: &[(String, u32)]) -> Result<String, Problem> {
    let none = || Problem::new(Code::OutOfTurn, "there is no chance event to deal now");
    let total: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let random = getrandom::u64().map_err(no_randomness)?;
    let mut point = random.checked_rem(total).ok_or_else(none)?;
    for (outcome, weight) in outcomes {
        if point < u64::from(*weight) {
            return Ok(outcome.clone());
        }
        point -= u64::from(*weight);
    }
    Err(none())
}

fn no_randomness(error: impl std::fmt::Display) -> Problem {
    Problem::new(Code::NoRandomness, error.to_string())
}

/// The values of an option, each with its title.
fn choice(choice: &OptionChoice, speaker: &Speaker<'_>) -> Value {
    let mut fields = json!(choice);
    if let OptionChoice::OneOf { values, .. } | OptionChoice::AnyOf { values } = choice {
        let named = values.iter().map(|(value, title)| json!({"value": value, "title": speaker.say(title)}));
        fields["values"] = named.collect();
    }
    fields
}
