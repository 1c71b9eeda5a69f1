//! Which places of the board an action points at, and their ids.

use ice_age::{Action, Area, Arms, Card, Colour, IceAge, Piece, Region};
use table::{Seat, View, Viewer, text::Phrase};

/// A region.
pub(crate) fn region(region: Region) -> String {
    format!("r{region}")
}

/// The hunters of a seat in a region that are armed alike.
pub(crate) fn hunters(owner: Seat, arms: Arms, at: Region) -> String {
    match arms {
        Arms::Bare => format!("h{}-{at}", owner.number()),
        Arms::Club => format!("c{}-{at}", owner.number()),
    }
}

/// The mammoths of a region.
pub(crate) fn mammoths(at: Region) -> String {
    format!("m{at}")
}

/// The fires of a region.
pub(crate) fn fires(at: Region) -> String {
    format!("f{at}")
}

/// A kind of card in the viewer's hand.
pub(crate) fn card(card: Card) -> String {
    format!("card-{card}")
}

/// A draw pile.
pub(crate) fn pile(colour: Colour) -> String {
    format!("pile-{}", colour.id())
}

/// A visible discard.
pub(crate) fn discard(colour: Colour) -> String {
    format!("discard-{}", colour.id())
}

/// The viewer's hunters off the board.
pub(crate) const RESERVE: &str = "reserve";
/// The viewer's clubs off the board.
pub(crate) const CLUBS: &str = "clubs";
/// Mammoths off the board.
pub(crate) const HERD: &str = "herd";

/// The spots of an action, in the order a person would touch them: where from, where to.
pub(crate) fn of(view: &View<IceAge>, action: Action) -> Vec<String> {
    let piece = |Piece { owner, arms, at }: Piece| hunters(owner, arms, at);
    match action {
        Action::Play(played) => vec![card(played)],
        Action::PutAway(put) => vec![card(put), pile(put.colour())],
        Action::Copy(colour) => vec![discard(colour)],
        Action::Place(to) => vec![RESERVE.to_owned(), region(to)],
        Action::Move { owner, arms, from, to } => vec![hunters(owner, arms, from), region(to)],
        Action::Swap(first, second) => vec![piece(first), piece(second)],
        Action::Remove(removed) => vec![piece(removed)],
        Action::PlaceMammoth(to) => vec![HERD.to_owned(), region(to)],
        Action::MoveMammoth(from, to) => vec![mammoths(from), region(to)],
        Action::RemoveMammoth(at) => vec![mammoths(at)],
        Action::MoveFire(from, to) => vec![fires(from), region(to)],
        Action::Arm(at) => match view.viewer {
            Viewer::Seat(own) => vec![CLUBS.to_owned(), hunters(own, Arms::Bare, at)],
            Viewer::Public => Vec::new(),
        },
        Action::KeepClub => vec![CLUBS.to_owned()],
        Action::Draw(colour) => vec![pile(colour)],
        Action::Cover(at) => vec![region(at)],
        // These have buttons only.
        Action::Option(_) | Action::Name(_) | Action::Done | Action::KeepHand | Action::Decline => Vec::new(),
    }
}

/// The heading an action stands under.
pub(crate) fn group(view: &View<IceAge>, action: Action) -> Option<Phrase> {
    let at = |key: &'static str, region: Region| Some(Phrase::new(key).number("region", region.number()));
    let of = |key: &'static str, owner: Seat| Phrase::new(key).seat("owner", owner);
    match action {
        Action::Play(card) => Some(Phrase::new(match card.colour() {
            Colour::Light => "ice-age-board-group-light",
            Colour::Dark => "ice-age-board-group-dark",
        })),
        Action::Move { owner, from, .. } => {
            Some(of("ice-age-board-group-hunters", owner).number("region", from.number()))
        }
        Action::Swap(first, second) => Some(
            Phrase::new("ice-age-board-group-swap")
                .number("first", first.at.number())
                .number("second", second.at.number()),
        ),
        Action::Remove(piece) => Some(of("ice-age-board-group-owner", piece.owner)),
        Action::MoveMammoth(from, _) => at("ice-age-board-group-mammoth", from),
        Action::MoveFire(from, _) => at("ice-age-board-group-fire", from),
        // Only where hunters and mammoths are offered side by side.
        Action::Place(_) if offers_mammoths(view) => Some(Phrase::new("ice-age-board-group-place")),
        Action::PlaceMammoth(_) => Some(Phrase::new("ice-age-board-group-place-mammoth")),
        Action::Place(_)
        | Action::Copy(_)
        | Action::Option(_)
        | Action::Name(_)
        | Action::RemoveMammoth(_)
        | Action::Arm(_)
        | Action::KeepClub
        | Action::Done
        | Action::PutAway(_)
        | Action::KeepHand
        | Action::Draw(_)
        | Action::Cover(_)
        | Action::Decline => None,
    }
}

fn offers_mammoths(view: &View<IceAge>) -> bool {
    view.actions.iter().any(|action| matches!(action, Action::PlaceMammoth(_) | Action::MoveMammoth(..)))
}

/// What would be given up by this action that could still be used.
pub(crate) fn loses(rules: &IceAge, view: &View<IceAge>, action: Action) -> Option<Phrase> {
    let observation = &view.observation;
    match action {
        Action::Done => {
            let offered = |wanted: fn(&Action) -> bool| view.actions.iter().any(wanted);
            let task = &observation.task;
            if offered(|action| matches!(action, Action::Option(_))) {
                Some(Phrase::new("ice-age-board-loses-option"))
            } else if offered(|action| matches!(action, Action::Place(_))) {
                Some(Phrase::new("ice-age-board-loses-hunters").number("hunters", task.hunters))
            } else if task.card.colour() == Colour::Light
                && task.landed.is_empty()
                && task.to.is_none()
                && view.actions.len() > 1
            {
                // Paid for and not used at all; a card that moves only a mammoth or a fire ends by itself.
                Some(Phrase::new("ice-age-board-loses-card").phrase("card", ice_age::card_name(task.card)))
            } else {
                None
            }
        }
        // IA-NEXT-10, IA-NEXT-11
        Action::Play(card) if !card.is_cult() => ends_last_round(rules, view, card),
        Action::Copy(Colour::Dark) => observation.dark.top.and_then(|top| ends_last_round(rules, view, top)),
        Action::Play(_)
        | Action::Copy(Colour::Light)
        | Action::Option(_)
        | Action::Name(_)
        | Action::Place(_)
        | Action::Move { .. }
        | Action::Swap(..)
        | Action::Remove(_)
        | Action::PlaceMammoth(_)
        | Action::MoveMammoth(..)
        | Action::RemoveMammoth(_)
        | Action::MoveFire(..)
        | Action::Arm(_)
        | Action::KeepClub
        | Action::PutAway(_)
        | Action::KeepHand
        | Action::Draw(_)
        | Action::Cover(_)
        | Action::Decline => None,
    }
}

fn ends_last_round(rules: &IceAge, view: &View<IceAge>, card: Card) -> Option<Phrase> {
    let observation = &view.observation;
    (observation.round >= observation.rounds && ends_round(rules, observation.dark_pool, card))
        .then(|| Phrase::new("ice-age-board-loses-last-card"))
}

/// Would this card take the last dark stone (IA-MIG-23, IA-MIG-24)?
pub(crate) fn ends_round(rules: &IceAge, dark_pool: u8, card: Card) -> bool {
    card.colour() == Colour::Dark
        && !card.is_cult()
        && rules.stones(card).first().is_some_and(|&stones| stones >= dark_pool)
}

/// The part of the page that matters now.
pub(crate) fn focus(view: &View<IceAge>) -> Option<String> {
    let id = match view.observation.step.area()? {
        Area::Hand => "hand",
        Area::Cards => "cards",
        Area::Map => "map",
    };
    (!view.actions.is_empty()).then(|| id.to_owned())
}
