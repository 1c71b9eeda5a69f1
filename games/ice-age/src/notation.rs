//! Actions and outcomes as short text: `play L-steppe`, `move s2 3>7`, `draw dark`.

use std::str::FromStr;

use table::{Seat, refusal::NotationError};

use crate::{
    action::{Action, Outcome, Piece},
    board::Region,
    card::{Card, Colour},
    state::{Arms, SEATS},
};

pub(crate) fn write_action(action: Action) -> String {
    let piece = |Piece { owner, arms, at }: Piece| format!("{owner} {}{at}", club(arms));
    match action {
        Action::Play(card) => format!("play {card}"),
        Action::Copy(colour) => format!("copy {}", colour.id()),
        Action::Option(option) => format!("option {}", u16::from(option) + 1),
        Action::Name(seat) => format!("name {seat}"),
        Action::Place(region) => format!("place {region}"),
        Action::Move { owner, arms, from, to } => format!("move {owner} {}{from}>{to}", club(arms)),
        Action::Swap(first, second) => format!("swap {} {}", piece(first), piece(second)),
        Action::Remove(removed) => format!("remove {}", piece(removed)),
        Action::PlaceMammoth(region) => format!("mammoth {region}"),
        Action::MoveMammoth(from, to) => format!("mammoth {from}>{to}"),
        Action::RemoveMammoth(region) => format!("chase {region}"),
        Action::MoveFire(from, to) => format!("fire {from}>{to}"),
        Action::Arm(region) => format!("club {region}"),
        Action::KeepClub => "keep club".to_owned(),
        Action::Done => "done".to_owned(),
        Action::PutAway(card) => format!("away {card}"),
        Action::KeepHand => "keep hand".to_owned(),
        Action::Draw(colour) => format!("draw {}", colour.id()),
        Action::Cover(region) => format!("cover {region}"),
        Action::Decline => "no cover".to_owned(),
    }
}

pub(crate) fn read_action(text: &str) -> Result<Action, NotationError> {
    let words: Vec<&str> = text.split(' ').collect();
    let wrong = |why: &str| NotationError::new(text, why);
    Ok(match words.as_slice() {
        ["play", id] => Action::Play(card(id).ok_or_else(|| wrong("no such card"))?),
        ["copy", id] => Action::Copy(colour(id).ok_or_else(|| wrong("light or dark"))?),
        ["option", number] => Action::Option(
            number
                .parse::<u8>()
                .ok()
                .filter(|_| !number.starts_with(['+', '0']))
                .and_then(|number| number.checked_sub(1))
                .ok_or_else(|| wrong("options are numbered from 1"))?,
        ),
        ["name", who] => Action::Name(seat(who).ok_or_else(|| wrong("a seat is s1 to s5"))?),
        ["place", at] => Action::Place(region(at).ok_or_else(|| wrong("regions run from 1 to 12"))?),
        ["move", owner, rest @ ..] => {
            let (arms, path) = armed(rest).ok_or_else(|| wrong("move s1 3>7, or move s1 club 3>7"))?;
            let (from, to) = pair(path).ok_or_else(|| wrong("a move is written 3>7"))?;
            Action::Move { owner: seat(owner).ok_or_else(|| wrong("a seat is s1 to s5"))?, arms, from, to }
        }
        ["swap", rest @ ..] => {
            let split = if rest.get(1) == Some(&"club") { 3 } else { 2 };
            let pieces = rest.split_at_checked(split).and_then(|(a, b)| Some((piece(a)?, piece(b)?)));
            let (first, second) = pieces.ok_or_else(|| wrong("swap s1 3 s2 7"))?;
            Action::Swap(first, second)
        }
        ["remove", rest @ ..] => Action::Remove(piece(rest).ok_or_else(|| wrong("remove s1 3"))?),
        ["mammoth", path] => match (region(path), pair(path)) {
            (Some(at), _) => Action::PlaceMammoth(at),
            (_, Some((from, to))) => Action::MoveMammoth(from, to),
            _ => return Err(wrong("mammoth 4, or mammoth 3>4")),
        },
        ["chase", at] => Action::RemoveMammoth(region(at).ok_or_else(|| wrong("regions run from 1 to 12"))?),
        ["fire", path] => {
            let (from, to) = pair(path).ok_or_else(|| wrong("fire 3>4"))?;
            Action::MoveFire(from, to)
        }
        ["club", at] => Action::Arm(region(at).ok_or_else(|| wrong("regions run from 1 to 12"))?),
        ["keep", "club"] => Action::KeepClub,
        ["done"] => Action::Done,
        ["away", id] => Action::PutAway(card(id).ok_or_else(|| wrong("no such card"))?),
        ["keep", "hand"] => Action::KeepHand,
        ["draw", id] => Action::Draw(colour(id).ok_or_else(|| wrong("light or dark"))?),
        ["cover", at] => Action::Cover(region(at).ok_or_else(|| wrong("regions run from 1 to 12"))?),
        ["no", "cover"] => Action::Decline,
        _ => return Err(wrong("no such action")),
    })
}

pub(crate) fn write_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::First(seat) => format!("first {seat}"),
        Outcome::Card(card) => format!("card {card}"),
        Outcome::Fire(worth) => format!("fire {worth}"),
        Outcome::Last(seat) => format!("last {seat}"),
    }
}

pub(crate) fn read_outcome(text: &str) -> Result<Outcome, NotationError> {
    let wrong = |why: &str| NotationError::new(text, why);
    Ok(match text.split_once(' ') {
        Some(("first", who)) => Outcome::First(seat(who).ok_or_else(|| wrong("a seat is s1 to s5"))?),
        Some(("card", id)) => Outcome::Card(card(id).ok_or_else(|| wrong("no such card"))?),
        Some(("fire", worth @ ("0" | "1" | "2"))) => Outcome::Fire(worth.as_bytes()[0] - b'0'),
        Some(("last", who)) => Outcome::Last(seat(who).ok_or_else(|| wrong("a seat is s1 to s5"))?),
        _ => return Err(wrong("no such outcome")),
    })
}

const fn club(arms: Arms) -> &'static str {
    match arms {
        Arms::Bare => "",
        Arms::Club => "club ",
    }
}

fn card(id: &str) -> Option<Card> {
    Card::from_id(id)
}

fn colour(id: &str) -> Option<Colour> {
    Colour::BOTH.into_iter().find(|colour| colour.id() == id)
}

fn seat(text: &str) -> Option<Seat> {
    Seat::from_str(text).ok().filter(|seat| seat.index() < SEATS)
}

fn region(text: &str) -> Option<Region> {
    let plain = text.len() <= 2 && !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| plain).and_then(Region::from_number)
}

fn pair(text: &str) -> Option<(Region, Region)> {
    let (from, to) = text.split_once('>')?;
    Some((region(from)?, region(to)?))
}

/// `3>7` or `club 3>7`.
fn armed<'a>(words: &[&'a str]) -> Option<(Arms, &'a str)> {
    match words {
        ["club", rest] => Some((Arms::Club, rest)),
        [rest] => Some((Arms::Bare, rest)),
        _ => None,
    }
}

/// `s1 3` or `s1 club 3`.
fn piece(words: &[&str]) -> Option<Piece> {
    let (owner, rest) = words.split_first()?;
    let (arms, at) = armed(rest)?;
    Some(Piece { owner: seat(owner)?, arms, at: region(at)? })
}
