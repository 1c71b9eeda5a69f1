//! The icons, one row each: how it is written, what it is called, what kind of benefit it is, when it can be used, what
//! using it offers, and what it is usually worth.

use serde::{Deserialize, Serialize};

use crate::{
    EndlessWinter,
    action::Action,
    ids::Spot,
    rivers::RiverAction,
    state::{HUNT_AREA, Source, Stage, State},
    weights::IconWeights,
};

/// Kinds of benefit. An icon can be of several kinds.
mod kind {
    /// None of the others: what it offers depends on the position, and declining it is common.
    pub(super) const PLAIN: u8 = 0;
    /// A rung of the ladder of lower benefits (EW-GOLD-03).
    pub(super) const RUNG: u8 = 1;
    /// Taken without asking, because it is never worse to have (EW-RULING-70).
    pub(super) const BOOKED: u8 = 2;
    /// Can be used in every position.
    pub(super) const ALWAYS: u8 = 4;
    /// Costs nothing and is worth something wherever it can be used.
    pub(super) const GIFT: u8 = 8;
}

use kind::{ALWAYS, BOOKED, GIFT, PLAIN, RUNG};

/// Declares the icons. A row is `Icon: token, word, kinds, if possible, list offers, worth weights;`, where `possible`
/// and `offers` may use the rules and the position, and `possible` also the source of the benefit.
macro_rules! icons {
    (
        ($rules:ident, $state:ident, $source:ident, $out:ident, $weights:ident)
        $(
            $(#[$doc:meta])*
            $icon:ident: $token:literal, $word:literal, $kinds:expr,
            if $possible:expr, list $list:expr, worth $worth:expr;
        )+
    ) => {
        /// One icon: something to gain. The rungs of the lower-benefit ladder stand in their order (EW-GOLD-03).
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Icon {
            $($(#[$doc])* $icon,)+
        }

        impl Icon {
            /// Every icon.
            pub const ALL: &'static [Self] = &[$(Self::$icon),+];
            const TOKENS: &'static [&'static str] = &[$($token),+];
            const WORDS: &'static [&'static str] = &[$($word),+];
            const KINDS: &'static [u8] = &[$($kinds),+];

            /// Can anything be done with it, as part of a benefit of `source`?
            pub(crate) fn is_possible(
                self,
                $rules: &EndlessWinter,
                $state: &State,
                $source: Source,
            ) -> bool {
                match self {
                    $(Self::$icon => $possible,)+
                }
            }

            /// Adds what can be done with it, except for the rungs of the ladder, which share their offers.
            pub(crate) fn list(self, $rules: &EndlessWinter, $state: &State, $out: &mut Vec<Action>) {
                match self {
                    $(Self::$icon => $list,)+
                }
            }

            /// What it is worth to a bot: always, and in addition while there is time to use it.
            pub(crate) fn worth(self, $weights: &IconWeights) -> [f32; 2] {
                match self {
                    $(Self::$icon => $worth,)+
                }
            }
        }
    };
}

icons! {
    (rules, state, source, out, weights)
    /// EW-ICON-05: 1 Food.
    #[default]
    Food: "F", "food", RUNG | BOOKED, if true, list {}, worth weights.food;
    /// EW-ICON-06: 1 Tool.
    Tool: "T", "tool", RUNG | ALWAYS, if true, list {}, worth weights.tool;
    /// EW-ICON-23: move one idol marker up.
    Idol: "I", "idol", RUNG | ALWAYS, if true, list {}, worth weights.idol;
    /// EW-ICON-16: draw a card.
    Draw: "D", "draw", RUNG | ALWAYS, if true, list {}, worth weights.draw;
    /// EW-ICON-31: place a Megalith.
    Megalith: "M", "megalith", RUNG | ALWAYS, if true, list {}, worth weights.megalith;
    /// EW-ICON-33: place one more Megalith on a space an arrow points to. EW-RULING-18: with both spaces occupied there is
    /// no effect and no swap.
    ExtraMegalith: "M>", "extra-megalith", RUNG,
        if !rules.arrows(state, source).is_empty(), list {}, worth weights.extra_megalith;
    /// EW-ICON-01: 1 Labor.
    Labor: "L", "labor", BOOKED, if labor_counts(state), list {}, worth weights.labor;
    /// EW-ICON-02: half a Labor.
    HalfLabor: "l", "half-labor", BOOKED,
        if labor_counts(state), list {}, worth weights.labor.map(|labor| labor / 2.0);
    /// EW-ICON-29: Food up to the limit.
    FillFood: "F^", "fill-food", PLAIN,
        if state.me().food < state.me().food_limit(),
        list if state.me().food < state.me().food_limit() { out.push(Action::Fill) }, worth weights.fill_food;
    /// EW-ICON-24: a point at once.
    Point: "*", "point", BOOKED, if true, list {}, worth [1.0, 0.0];
    /// EW-ICON-13: a Tribe card to hand.
    TribeToHand: "R+", "tribe-hand", ALWAYS,
        if true, list rules.list_recruits(state, out), worth weights.tribe_to_hand;
    /// EW-ICON-14: a Tribe card to the discard pile.
    TribeToDiscard: "R-", "tribe-discard", ALWAYS,
        if true, list rules.list_training(state, out), worth weights.tribe_to_discard;
    /// EW-ICON-18: a Culture card of the display.
    TakeCulture: "K", "culture", GIFT,
        if !state.open.display.is_empty(), list rules.list_learning(state, out), worth weights.culture;
    /// EW-ICON-19: an Animal of the Hunt area.
    TakeAnimal: "A", "animal", GIFT,
        if quarry_left(state), list rules.list_quarry(state, out), worth weights.animal;
    /// EW-ICON-19, EW-ICON-37: Animals of the Hunt area, all of one type.
    TakeSameAnimal: "A=", "same-animal", GIFT,
        if match source {
            Source::Herd(animal) => state.open.area.has(animal),
            _ => quarry_left(state),
        },
        // Listed once if both kinds of taking are pending.
        list if !rules.is_pending(state, Icon::TakeAnimal) { rules.list_quarry(state, out) },
        worth weights.animal;
    /// EW-ICON-20: the top Animal of the deck.
    TakeDeckAnimal: "A?", "deck-animal", ALWAYS | GIFT, if true, list out.push(Action::Track), worth weights.animal;
    /// EW-ICON-21: turn up an Animal in the Hunt area.
    RevealAnimal: "A!", "reveal-animal", PLAIN,
        if !state.open.animals.is_empty() && state.open.area.total() < HUNT_AREA,
        list rules.list_reveal(state, out), worth weights.reveal_animal;
    /// EW-ICON-22: tip an Animal.
    Tip: "X", "tip", PLAIN,
        if !state.me().upright.is_empty(), list rules.list_tips(state, out), worth weights.tip;
    /// EW-ICON-04: bury a card.
    Bury: "B", "bury", PLAIN, if rules.can_bury(state), list rules.list_burials(state, out), worth weights.bury;
    /// EW-ICON-10: place a Camp.
    PlaceCamp: "C", "camp", PLAIN,
        if state.me().camps_home() > 0, list rules.list_camps(state, out), worth weights.place_camp;
    /// EW-ICON-11, EW-ICON-12: move a Camp; two moves may be of one Camp or of two.
    MoveCamp: "m", "move", PLAIN,
        if state.me().camps_out() > 0 || !rules.raft_targets(state).is_empty(),
        list rules.list_moves(state, out), worth weights.move_camp;
    /// EW-ICON-09: place a Village.
    PlaceVillage: "V", "village", PLAIN,
        if rules.can_found(state), list rules.list_villages(state, out), worth weights.village;
    /// EW-ICON-32: take a Sacred Stone.
    TakeStone: "S", "stone", PLAIN,
        if !rules.stone_choices(state).is_empty(), list rules.list_stones(state, out), worth weights.stone;
    /// RR-ICON-01: draw a Fish token.
    Fish: "~", "fish", GIFT,
        if rules.can_fish(state),
        list if rules.can_fish(state) { out.push(Action::River(RiverAction::Fish)) }, worth weights.fish;
    /// RR-ICON-05: move a Camp of an opponent.
    Drive: "m<", "drive", PLAIN, if rules.can_drive(state), list rules.list_driving(state, out), worth weights.drive;
    /// EW-ICON-19, EW-ICON-36: Animals of the Hunt area, all of different types.
    TakeOtherAnimal: "A/", "other-animal", GIFT,
        if match source {
            Source::OtherAnimals(_) => !rules.open_types(source, state.open.area.iter()).is_empty(),
            _ => quarry_left(state),
        },
        list if !rules.is_any_pending(state, [Icon::TakeAnimal, Icon::TakeSameAnimal]) {
            rules.list_quarry(state, out);
        },
        worth weights.animal;
    /// EW-ICON-22, EW-ICON-37: tip Animals, all of one type.
    TipSame: "X=", "same-tip", PLAIN,
        if !rules.open_types(source, state.me().upright.iter()).is_empty(),
        list if !rules.is_pending(state, Icon::Tip) { rules.list_tips(state, out) }, worth weights.tip;
    /// EW-ICON-22, EW-ICON-36: tip Animals, all of different types.
    TipOther: "X/", "other-tip", PLAIN,
        if !rules.open_types(source, state.me().upright.iter()).is_empty(),
        list if !rules.is_any_pending(state, [Icon::Tip, Icon::TipSame]) { rules.list_tips(state, out) },
        worth weights.tip;
    /// EW-ICON-13, EW-ICON-37: Tribe cards to hand, all of one type.
    SameTribeToHand: "R+=", "same-tribe-hand", ALWAYS,
        if true, list if !rules.is_pending(state, Icon::TribeToHand) { rules.list_recruits(state, out) },
        worth weights.tribe_to_hand;
    /// EW-ICON-13, EW-ICON-36: Tribe cards to hand, all of different types.
    OtherTribeToHand: "R+/", "other-tribe-hand", PLAIN,
        if !rules.open_decks(source).is_empty(),
        list if !rules.is_any_pending(state, [Icon::TribeToHand, Icon::SameTribeToHand]) {
            rules.list_recruits(state, out);
        },
        worth weights.tribe_to_hand;
    /// EW-ICON-14, EW-ICON-37: Tribe cards to the discard pile, all of one type.
    SameTribeToDiscard: "R-=", "same-tribe-discard", ALWAYS,
        if true, list if !rules.is_pending(state, Icon::TribeToDiscard) { rules.list_training(state, out) },
        worth weights.tribe_to_discard;
    /// EW-ICON-14, EW-ICON-36: Tribe cards to the discard pile, all of different types.
    OtherTribeToDiscard: "R-/", "other-tribe-discard", PLAIN,
        if !rules.open_decks(source).is_empty(),
        list if !rules.is_any_pending(state, [Icon::TribeToDiscard, Icon::SameTribeToDiscard]) {
            rules.list_training(state, out);
        },
        worth weights.tribe_to_discard;
}

/// Labor is worth nothing on Rest, in step 4 and in the Eclipse.
fn labor_counts(state: &State) -> bool {
    match state.open.stage {
        Stage::Plan => true,
        Stage::Commit => false,
        _ => matches!(state.open.moment.spot, Some(Spot::Column(_))),
    }
}

/// An Animal can be taken, or a point in its place (EW-HUNT-07).
fn quarry_left(state: &State) -> bool {
    !state.open.area.is_empty() || state.open.animals.is_empty()
}

impl Icon {
    /// The ladder of lower benefits (EW-GOLD-03); an extra Megalith stands on the same rung as any other.
    pub(crate) const LADDER: u32 = Self::of_kind(RUNG);
    /// Taken without asking whenever they turn up (EW-RULING-70).
    pub(crate) const BOOKED: u32 = Self::of_kind(BOOKED);
    /// Can be used in every position.
    pub(crate) const ALWAYS: u32 = Self::of_kind(ALWAYS);

    /// The icons of a kind, one bit each.
    const fn of_kind(kind: u8) -> u32 {
        let (mut bits, mut at) = (0, 0);
        while at < Self::KINDS.len() {
            if Self::KINDS[at] & kind != 0 {
                bits |= 1 << at;
            }
            at += 1;
        }
        bits
    }

    /// Its token in the notation of content files.
    pub const fn token(self) -> &'static str {
        Self::TOKENS[self as usize]
    }

    /// Its word in keys of messages and names of drawings.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    /// The icon with this token.
    pub fn with_token(token: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|icon| icon.token() == token)
    }

    /// Its bit in a set of icons.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// Is it Labor, whole or half?
    #[inline]
    pub const fn is_labor(self) -> bool {
        matches!(self, Self::Labor | Self::HalfLabor)
    }

    /// Would a player who declines it give something up for nothing?
    pub const fn is_worth_taking(self) -> bool {
        Self::KINDS[self as usize] & (RUNG | GIFT) != 0 && Self::KINDS[self as usize] & BOOKED == 0
    }
}
