//! The sentences of actions and card faces, as message keys of `locales/`. Those of the journal are in `note`.

use table::text::Phrase;

use crate::{
    action::{Action, Piece},
    board::Region,
    card::{Card, Colour, Effect, Where, Who},
    game::IceAge,
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
