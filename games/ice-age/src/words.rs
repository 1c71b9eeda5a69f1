//! The sentences of actions, card faces and journal entries, as message keys of `locales/`.

use table::{Seat, text::Phrase};

use crate::{
    action::{Action, Piece},
    board::Region,
    card::{Card, Colour, Effect, Where, Who},
    game::IceAge,
    note::Note,
    state::{Arms, State},
};

/// The name of a card.
pub fn card_name(card: Card) -> Phrase {
    Phrase::new(format!("ice-age-card-{}", card.id()))
}

/// The name of a colour.
pub fn colour_name(colour: Colour) -> Phrase {
    Phrase::new(format!("ice-age-colour-{}", colour.id()))
}

/// An instruction in words.
pub fn effect_in_words(effect: Effect) -> Phrase {
    let counted = |key: &'static str, hunters: u8| Phrase::new(key).number("hunters", hunters);
    match effect {
        Effect::Place { hunters, to: Where::Anywhere } => counted("ice-age-effect-place-anywhere", hunters),
        Effect::Place { hunters, to: Where::On(terrain) } => counted("ice-age-effect-place-on", hunters)
            .phrase("terrain", Phrase::new(format!("ice-age-terrain-{}", terrain.id()))),
        Effect::Drive { hunters, of_one } => {
            counted("ice-age-effect-drive", hunters).number("of-one", of_one)
        }
        Effect::Club => Phrase::new("ice-age-effect-club"),
        Effect::PlaceMammoth { or_move: false } => Phrase::new("ice-age-effect-place-mammoth"),
        Effect::PlaceMammoth { or_move: true } => Phrase::new("ice-age-effect-place-or-move-mammoth"),
        Effect::MoveMammoth { far: false } => Phrase::new("ice-age-effect-move-mammoth-near"),
        Effect::MoveMammoth { far: true } => Phrase::new("ice-age-effect-move-mammoth-far"),
        Effect::Swap => Phrase::new("ice-age-effect-swap"),
        Effect::Fire => Phrase::new("ice-age-effect-fire"),
        Effect::Trek { hunters } => counted("ice-age-effect-trek", hunters),
        Effect::Camp { hunters } => counted("ice-age-effect-camp", hunters),
        Effect::Banish { hunters } => counted("ice-age-effect-banish", hunters),
        Effect::Chase => Phrase::new("ice-age-effect-chase"),
        Effect::March { hunters } => counted("ice-age-effect-march", hunters),
        Effect::Copy => Phrase::new("ice-age-effect-copy"),
    }
}

impl IceAge {
    /// What a card costs or earns and what it does.
    pub fn face_in_words(&self, card: Card) -> Phrase {
        let face = self.face(card);
        let effects = &face.effects[..usize::from(face.options)];
        if card.is_cult() {
            return effect_in_words(Effect::Copy);
        }
        match card.colour() {
            Colour::Light => {
                let options = effects.iter().zip(face.stones).map(|(&option, price)| {
                    Phrase::new("ice-age-priced")
                        .number("stones", price)
                        .phrase("effect", effect_in_words(option))
                });
                Phrase::new("ice-age-face-light").choice("options", options.collect())
            }
            Colour::Dark => Phrase::new(match face.who {
                Who::EveryOther => "ice-age-face-every-other",
                Who::OneOther => "ice-age-face-one-other",
                Who::Player => "ice-age-face-player",
            })
            .number("stones", face.stones[0])
            .choice("options", effects.iter().map(|&option| effect_in_words(option)).collect()),
        }
    }
}

/// The sentence of a legal action.
#[expect(clippy::expect_used, reason = "the action is legal")]
pub(crate) fn describe_action(game: &IceAge, state: &State, action: Action) -> Phrase {
    let at = |key: &'static str, region: Region| Phrase::new(key).number("region", region.number());
    let path = |key: &'static str, from: Region, to: Region| {
        Phrase::new(key).number("from", from.number()).number("to", to.number())
    };
    match action {
        Action::Play(card) => Phrase::new("ice-age-do-play")
            .phrase("card", card_name(card))
            .phrase("face", game.face_in_words(card)),
        Action::Copy(colour) => {
            let card = state.top(colour).expect("a Cult copies a visible discard");
            Phrase::new("ice-age-do-copy")
                .phrase("card", card_name(card))
                .phrase("face", game.face_in_words(card))
        }
        Action::Option(option) => {
            let face = game.face(state.task.card);
            let index = usize::from(option);
            let words = effect_in_words(face.effects[index]);
            match state.task.card.colour() {
                Colour::Light => {
                    Phrase::new("ice-age-priced").number("stones", face.stones[index]).phrase("effect", words)
                }
                Colour::Dark => Phrase::new("ice-age-do-option").phrase("effect", words),
            }
        }
        Action::Name(seat) => Phrase::new("ice-age-do-name").seat("seat", seat),
        Action::Place(region) => at("ice-age-do-place", region),
        Action::Move { owner, arms, from, to } => {
            let own = owner == state.task.performer;
            path(if own { "ice-age-do-move-own" } else { "ice-age-do-move" }, from, to)
                .seat("owner", owner)
                .phrase("hunter", hunter(arms))
        }
        Action::Swap(first, second) => {
            Phrase::new("ice-age-do-swap").phrase("first", piece(first)).phrase("second", piece(second))
        }
        Action::Remove(removed) => Phrase::new("ice-age-do-remove").phrase("piece", piece(removed)),
        Action::PlaceMammoth(region) => at("ice-age-do-place-mammoth", region),
        Action::MoveMammoth(from, to) => path("ice-age-do-move-mammoth", from, to),
        Action::RemoveMammoth(region) => at("ice-age-do-chase", region),
        Action::MoveFire(from, to) => path("ice-age-do-fire", from, to),
        Action::Arm(region) => at("ice-age-do-arm", region),
        Action::KeepClub => Phrase::new("ice-age-do-keep-club"),
        Action::Done => Phrase::new("ice-age-do-done"),
        Action::PutAway(card) => Phrase::new("ice-age-do-put-away").phrase("card", card_name(card)),
        Action::KeepHand => Phrase::new("ice-age-do-keep-hand"),
        Action::Draw(colour) => Phrase::new("ice-age-do-draw").phrase("colour", colour_name(colour)),
        Action::Cover(region) => at("ice-age-do-cover", region),
        Action::Decline => Phrase::new("ice-age-do-decline"),
    }
}

fn hunter(arms: Arms) -> Phrase {
    Phrase::new(match arms {
        Arms::Bare => "ice-age-hunter-bare",
        Arms::Club => "ice-age-hunter-club",
    })
}

fn piece(piece: Piece) -> Phrase {
    Phrase::new("ice-age-piece")
        .seat("owner", piece.owner)
        .number("region", piece.at.number())
        .phrase("hunter", hunter(piece.arms))
}

/// The sentence of a journal entry.
pub(crate) fn describe_note(note: &Note) -> Phrase {
    let by = |key: &'static str, seat: Seat| Phrase::new(key).seat("seat", seat);
    let at = |key: &'static str, seat: Seat, region: Region| by(key, seat).number("region", region.number());
    let path = |key: &'static str, seat: Seat, from: Region, to: Region| {
        by(key, seat).number("from", from.number()).number("to", to.number())
    };
    match *note {
        Note::First(seat) => by("ice-age-note-first", seat),
        Note::Round(round) => Phrase::new("ice-age-note-round").number("round", round),
        Note::Placed(seat, region) => at("ice-age-note-placed", seat, region),
        Note::Moved(seat, owner, from, to) if seat == owner => path("ice-age-note-moved-own", seat, from, to),
        Note::Moved(seat, owner, from, to) => path("ice-age-note-moved", seat, from, to).seat("owner", owner),
        Note::Swapped(seat, (first, first_at), (second, second_at)) => by("ice-age-note-swapped", seat)
            .seat("first", first)
            .number("first-at", first_at.number())
            .seat("second", second)
            .number("second-at", second_at.number()),
        Note::Removed(seat, owner, region) => at("ice-age-note-removed", seat, region).seat("owner", owner),
        Note::MammothPlaced(seat, region) => at("ice-age-note-mammoth-placed", seat, region),
        Note::MammothMoved(seat, from, to) => path("ice-age-note-mammoth-moved", seat, from, to),
        Note::MammothRemoved(seat, region) => at("ice-age-note-mammoth-removed", seat, region),
        Note::FireMoved(seat, from, to) => path("ice-age-note-fire-moved", seat, from, to),
        Note::ClubTaken(seat) => by("ice-age-note-club-taken", seat),
        Note::Armed(seat, region) => at("ice-age-note-armed", seat, region),
        Note::Played(seat, card) => by("ice-age-note-played", seat).phrase("card", card_name(card)),
        Note::Copied(seat, card) => by("ice-age-note-copied", seat).phrase("card", card_name(card)),
        Note::Paid(seat, stones) => by("ice-age-note-paid", seat).number("stones", stones),
        Note::Earned(seat, stones) => by("ice-age-note-earned", seat).number("stones", stones),
        Note::Named(seat, other) => by("ice-age-note-named", seat).seat("other", other),
        Note::Stopped(seat) => by("ice-age-note-stopped", seat),
        Note::NoPlay(seat) => by("ice-age-note-no-play", seat),
        Note::PutAway(seat, card) => by("ice-age-note-put-away", seat).phrase("card", card_name(card)),
        Note::PutAwayUnseen(seat, colour) => {
            by("ice-age-note-put-away-unseen", seat).phrase("colour", colour_name(colour))
        }
        Note::Drew(seat, card) => by("ice-age-note-drew", seat).phrase("card", card_name(card)),
        Note::DrewUnseen(seat, colour) => {
            by("ice-age-note-drew-unseen", seat).phrase("colour", colour_name(colour))
        }
        Note::HandDealt(seat) => by("ice-age-note-hand-dealt", seat),
        Note::Reshuffled(colour) => {
            Phrase::new("ice-age-note-reshuffled").phrase("colour", colour_name(colour))
        }
        Note::MigrationEnds(seat) => by("ice-age-note-migration-ends", seat),
        Note::LastCard(seat) => by("ice-age-note-last-card", seat),
        Note::FireShown(region, worth) => {
            Phrase::new("ice-age-note-fire-shown").number("region", region.number()).number("worth", worth)
        }
        Note::Conflict(region, hunters, capacity) => Phrase::new("ice-age-note-conflict")
            .number("region", region.number())
            .number("hunters", hunters)
            .number("capacity", capacity),
        Note::Lost(seat, region, hunters) => at("ice-age-note-lost", seat, region).number("hunters", hunters),
        Note::Scored(seat, region, points) => {
            at("ice-age-note-scored", seat, region).number("points", points)
        }
        Note::Lot(seat) => by("ice-age-note-lot", seat),
        Note::Covered(seat, region) => at("ice-age-note-covered", seat, region),
        Note::NotCovered(seat) => by("ice-age-note-not-covered", seat),
        Note::Gave(seat, stones) => by("ice-age-note-gave", seat).number("stones", stones),
        Note::GameOver => Phrase::new("ice-age-note-game-over"),
    }
}
