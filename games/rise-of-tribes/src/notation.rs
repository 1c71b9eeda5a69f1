//! Actions and outcomes in short readable text, and back.

use std::str::FromStr;

use table::{Seat, refusal::NotationError};

use crate::{
    action::{Action, Offering, Outcome, Prey},
    frame::Side,
    ids::{Good, Hex, SEATS},
};

/// An action in notation.
pub(crate) fn write_action(action: Action) -> String {
    match action {
        Action::Done => "done".to_owned(),
        Action::Power(power) => format!("power {power}"),
        Action::Settle(hex) => format!("settle {hex}"),
        Action::Glacier(hex) => format!("glacier {hex}"),
        Action::Take(good) => format!("take {good}"),
        Action::Return(hex) => format!("return {hex}"),
        Action::Foretell(face) => format!("foretell {face}"),
        Action::Roll => "roll".to_owned(),
        Action::Light => "light".to_owned(),
        Action::Place(face, deed) => format!("place {face} {deed}"),
        Action::Hunt(Prey::Tiger, face) => format!("hunt tiger {face}"),
        Action::Hunt(Prey::Mammoth, face) => format!("hunt mammoth {face}"),
        Action::Tame(face) => format!("tame {face}"),
        Action::Grow(hex) => format!("grow {hex}"),
        Action::Wed(hex) => format!("wed {hex}"),
        Action::Hide => "hide".to_owned(),
        Action::Move(from, to) => format!("move {from}>{to}"),
        Action::Herd(hex) => format!("herd {hex}"),
        Action::Claim(hex, good) => format!("claim {hex} {good}"),
        Action::Gather(hex, good) => format!("gather {hex} {good}"),
        Action::Extra => "extra".to_owned(),
        Action::Basket(good) => format!("basket {good}"),
        Action::Educate(hex) => format!("educate {hex}"),
        Action::Give(good, seat) => format!("give {good} {seat}"),
        Action::Discard(goal) => format!("discard {goal}"),
        Action::Draw => "draw".to_owned(),
        Action::DrawMore => "draw more".to_owned(),
        Action::Under(goal) => format!("under {goal}"),
        Action::Buy(object) => format!("buy {object}"),
        Action::Trade(give, get) => format!("trade {give}>{get}"),
        Action::Borrow(seat, goal) => format!("borrow {seat} {goal}"),
        Action::Pay(good) => format!("pay {good}"),
        Action::March(from, to) => format!("march {from}>{to}"),
        Action::Scare(hex, seat) => format!("scare {hex} {seat}"),
        Action::Drive(hex) => format!("drive {hex}"),
        Action::Release(hex) => format!("release {hex}"),
        Action::Fight(hex) => format!("fight {hex}"),
        Action::Provoke(hex) => format!("provoke {hex}"),
        Action::Shoot(Side::Tribe(seat)) => format!("shoot {seat}"),
        Action::Shoot(Side::Invaders) => "shoot invaders".to_owned(),
        Action::Walls => "walls".to_owned(),
        Action::Evade(hex) => format!("evade {hex}"),
        Action::Build(hex) => format!("build {hex}"),
        Action::BuildWithElder(hex) => format!("build {hex} elder"),
        Action::BuildHidden => "build hidden".to_owned(),
        Action::Spare(good) => format!("spare {good}"),
        Action::Complete(goal) => format!("complete {goal}"),
        Action::Learn(good) => format!("learn {good}"),
        Action::Offer(Offering::Equal(good)) => format!("offer {good}"),
        Action::Offer(Offering::Mixed) => "offer mixed".to_owned(),
        Action::Sacrifice(hex) => format!("sacrifice {hex}"),
        Action::Tiger(hex) => format!("tiger {hex}"),
        Action::Camp(hex) => format!("camp {hex}"),
        Action::Mammoth(hex) => format!("mammoth {hex}"),
        Action::Volcano(place) => format!("volcano {place}"),
        Action::Lose(hex) => format!("lose {hex}"),
        Action::Bid(goods) => format!("bid {goods}"),
    }
}

/// Reads an action.
pub(crate) fn read_action(text: &str) -> Result<Action, NotationError> {
    action(text).ok_or_else(|| NotationError::new(text, "not an action of Rise of Tribes"))
}

fn action(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words.as_slice() {
        ["done"] => Action::Done,
        ["power", power] => Action::Power(word(power)?),
        ["settle", hex] => Action::Settle(word(hex)?),
        ["glacier", hex] => Action::Glacier(word(hex)?),
        ["take", good] => Action::Take(word(good)?),
        ["return", hex] => Action::Return(word(hex)?),
        ["foretell", face] => Action::Foretell(word(face)?),
        ["roll"] => Action::Roll,
        ["light"] => Action::Light,
        ["place", face, deed] => Action::Place(word(face)?, word(deed)?),
        ["hunt", "tiger", face] => Action::Hunt(Prey::Tiger, word(face)?),
        ["hunt", "mammoth", face] => Action::Hunt(Prey::Mammoth, word(face)?),
        ["tame", face] => Action::Tame(word(face)?),
        ["grow", hex] => Action::Grow(word(hex)?),
        ["wed", hex] => Action::Wed(word(hex)?),
        ["hide"] => Action::Hide,
        ["move", path] => hexes(path, Action::Move)?,
        ["herd", hex] => Action::Herd(word(hex)?),
        ["claim", hex, good] => Action::Claim(word(hex)?, word(good)?),
        ["gather", hex, good] => Action::Gather(word(hex)?, word(good)?),
        ["extra"] => Action::Extra,
        ["basket", good] => Action::Basket(word(good)?),
        ["educate", hex] => Action::Educate(word(hex)?),
        ["give", good, who] => Action::Give(word(good)?, seat(who)?),
        ["discard", goal] => Action::Discard(word(goal)?),
        ["draw"] => Action::Draw,
        ["draw", "more"] => Action::DrawMore,
        ["under", goal] => Action::Under(word(goal)?),
        ["buy", object] => Action::Buy(word(object)?),
        ["trade", goods] => {
            let (give, get) = goods.split_once('>')?;
            Action::Trade(word::<Good>(give)?, word(get)?)
        }
        ["borrow", who, goal] => Action::Borrow(seat(who)?, word(goal)?),
        ["pay", good] => Action::Pay(word(good)?),
        ["march", path] => hexes(path, Action::March)?,
        ["scare", hex, who] => Action::Scare(word(hex)?, seat(who)?),
        ["drive", hex] => Action::Drive(word(hex)?),
        ["release", hex] => Action::Release(word(hex)?),
        ["fight", hex] => Action::Fight(word(hex)?),
        ["provoke", hex] => Action::Provoke(word(hex)?),
        ["shoot", "invaders"] => Action::Shoot(Side::Invaders),
        ["shoot", who] => Action::Shoot(Side::Tribe(seat(who)?)),
        ["walls"] => Action::Walls,
        ["evade", hex] => Action::Evade(word(hex)?),
        ["build", "hidden"] => Action::BuildHidden,
        ["build", hex] => Action::Build(word(hex)?),
        ["build", hex, "elder"] => Action::BuildWithElder(word(hex)?),
        ["spare", good] => Action::Spare(word(good)?),
        ["complete", goal] => Action::Complete(word(goal)?),
        ["learn", good] => Action::Learn(word(good)?),
        ["offer", "mixed"] => Action::Offer(Offering::Mixed),
        ["offer", good] => Action::Offer(Offering::Equal(word(good)?)),
        ["sacrifice", hex] => Action::Sacrifice(word(hex)?),
        ["tiger", hex] => Action::Tiger(word(hex)?),
        ["camp", hex] => Action::Camp(word(hex)?),
        ["mammoth", hex] => Action::Mammoth(word(hex)?),
        ["volcano", place] => Action::Volcano(word(place)?),
        ["lose", hex] => Action::Lose(word(hex)?),
        ["bid", goods] => Action::Bid(number(goods)?),
        _ => return None,
    })
}

fn word<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn seat(text: &str) -> Option<Seat> {
    word(text).filter(|seat: &Seat| seat.index() < SEATS)
}

/// A number without signs and leading zeros, so that each has one spelling.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn hexes(path: &str, action: impl Fn(Hex, Hex) -> Action) -> Option<Action> {
    let (from, to) = path.split_once('>')?;
    Some(action(word(from)?, word(to)?))
}

/// An outcome in notation.
pub(crate) fn write_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Special(special) => format!("special {special}"),
        Outcome::Replace(land) => format!("wild-land for {land}"),
        Outcome::Tile(tile) => format!("tile {tile}"),
        Outcome::Board(tribe) => format!("board {tribe}"),
        Outcome::Token(token) => format!("token {token}"),
        Outcome::Roll(one, other) => format!("roll {one} {other}"),
        Outcome::Event(event) => format!("event {event}"),
        Outcome::Goal(goal) => format!("goal {goal}"),
    }
}

/// Reads an outcome.
pub(crate) fn read_outcome(text: &str) -> Result<Outcome, NotationError> {
    outcome(text).ok_or_else(|| NotationError::new(text, "not an outcome of Rise of Tribes"))
}

fn outcome(text: &str) -> Option<Outcome> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words.as_slice() {
        ["special", special] => Outcome::Special(word(special)?),
        ["wild-land", "for", land] => Outcome::Replace(word(land)?),
        ["tile", tile] => Outcome::Tile(word(tile)?),
        ["board", tribe] => Outcome::Board(word(tribe)?),
        ["token", token] => Outcome::Token(number(token)?),
        ["roll", one, other] => Outcome::Roll(word(one)?, word(other)?),
        ["event", event] => Outcome::Event(word(event)?),
        ["goal", goal] => Outcome::Goal(word(goal)?),
        _ => return None,
    })
}
