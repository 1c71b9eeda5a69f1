//! What things cost. Every price of the game is computed here; columns, interpreter, pages and texts read it.

use table::text::{Arg, Phrase};

use crate::{
    EndlessWinter,
    icons::Icon,
    ids::{Column, TRIBE_TYPES},
    names::{labor_text, price},
    refusal::Refusal,
    state::{Open, Player, State, VILLAGES},
};

/// What something costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// Labor in half points (EW-WORK-03).
    pub labor: u8,
    /// Food.
    pub food: u8,
    /// Tools.
    pub tools: u8,
    /// Cards to discard from hand (EW-ICON-17).
    pub cards: u8,
}

impl Price {
    /// Nothing.
    pub const FREE: Self = Self { labor: 0, food: 0, tools: 0, cards: 0 };

    const fn labor(half: u8) -> Self {
        Self { labor: half, ..Self::FREE }
    }

    const fn food(food: u8) -> Self {
        Self { food, ..Self::FREE }
    }

    const fn and_tools(self, tools: u8) -> Self {
        Self { tools, ..self }
    }

    /// Nothing to pay?
    #[inline]
    pub const fn is_free(self) -> bool {
        self.labor == 0 && self.food == 0 && self.tools == 0 && self.cards == 0
    }
}

/// What a player can spend, in the units of [`Price`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purse {
    /// Labor in half points.
    pub labor: u8,
    /// Food.
    pub food: u8,
    /// Tools.
    pub tools: u8,
    /// Cards in hand.
    pub cards: u8,
}

impl Purse {
    /// Is there enough of everything?
    #[inline]
    pub const fn covers(self, price: Price) -> bool {
        self.labor >= price.labor
            && self.food >= price.food
            && self.tools >= price.tools
            && self.cards >= price.cards
    }

    /// How many times the price can be paid; [`u8::MAX`] times if it is free.
    pub fn times(self, price: Price) -> u8 {
        [
            (self.labor, price.labor),
            (self.food, price.food),
            (self.tools, price.tools),
            (self.cards, price.cards),
        ]
        .into_iter()
        .filter_map(|(available, each)| available.checked_div(each))
        .min()
        .unwrap_or(u8::MAX)
    }
}

/// An amount of Labor in half points. As an argument of a message it reads `½`, `1`, `1½`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfLabor(pub u8);

impl From<HalfLabor> for Arg {
    fn from(HalfLabor(half): HalfLabor) -> Self {
        Self::Text(labor_text(half))
    }
}

/// A section of a column where actions are paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Any number of times (EW-TURN-16).
    Top,
    /// Once; then the figure moves on (EW-TURN-18).
    Middle,
}

/// Something a player can pay for in a column (EW-INIT, EW-DEV, EW-MIG, EW-HUNT).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A Tribe card to hand.
    Recruit,
    /// A Tribe card to the discard pile, and a burial.
    Rite,
    /// A Culture card.
    Learn,
    /// A Sacred Stone.
    Stone,
    /// A Camp on the Terrain board.
    Camp,
    /// A step of a Camp or the Raft.
    Move,
    /// A Village.
    Village,
    /// Animals for the Hunt area.
    Reveal,
    /// An Animal of the Hunt area.
    Hunt,
    /// A tipped Animal.
    Tip,
}

/// What is printed about an offer.
struct Row {
    word: &'static str,
    column: Column,
    section: Section,
    price: Price,
    icon: Icon,
    rule: &'static str,
}

/// In the order of [`Offer`]. The price of a stone is printed on its slot (EW-DEV-07), so it comes from the content.
const ROWS: [Row; 10] = [
    Row {
        word: "recruit",
        column: Column::Initiate,
        section: Section::Top,
        price: Price::labor(2).and_tools(1),
        icon: Icon::TribeToHand,
        rule: "EW-INIT-01",
    },
    Row {
        word: "rite",
        column: Column::Initiate,
        section: Section::Middle,
        price: Price::food(1),
        icon: Icon::TribeToDiscard,
        rule: "EW-INIT-05",
    },
    Row {
        word: "learn",
        column: Column::Develop,
        section: Section::Top,
        price: Price::labor(6),
        icon: Icon::TakeCulture,
        rule: "EW-DEV-01",
    },
    Row {
        word: "stone",
        column: Column::Develop,
        section: Section::Middle,
        price: Price::FREE,
        icon: Icon::TakeStone,
        rule: "EW-DEV-03",
    },
    Row {
        word: "camp",
        column: Column::Migrate,
        section: Section::Top,
        price: Price::FREE.and_tools(1),
        icon: Icon::PlaceCamp,
        rule: "EW-MIG-01",
    },
    Row {
        word: "move",
        column: Column::Migrate,
        section: Section::Top,
        price: Price::labor(2),
        icon: Icon::MoveCamp,
        rule: "EW-MIG-02",
    },
    Row {
        word: "village",
        column: Column::Migrate,
        section: Section::Middle,
        price: Price::food(3),
        icon: Icon::PlaceVillage,
        rule: "EW-MIG-07",
    },
    Row {
        word: "reveal",
        column: Column::Hunt,
        section: Section::Top,
        price: Price::labor(2),
        icon: Icon::RevealAnimal,
        rule: "EW-HUNT-01",
    },
    Row {
        word: "hunt",
        column: Column::Hunt,
        section: Section::Top,
        price: Price::labor(2).and_tools(1),
        icon: Icon::TakeAnimal,
        rule: "EW-HUNT-06",
    },
    Row {
        word: "tip",
        column: Column::Hunt,
        section: Section::Middle,
        price: Price::FREE,
        icon: Icon::Tip,
        rule: "EW-HUNT-10",
    },
];

impl Offer {
    /// Every offer, column by column, from top to middle.
    pub const ALL: [Self; 10] = [
        Self::Recruit,
        Self::Rite,
        Self::Learn,
        Self::Stone,
        Self::Camp,
        Self::Move,
        Self::Village,
        Self::Reveal,
        Self::Hunt,
        Self::Tip,
    ];

    /// What a column offers, from top to middle.
    pub fn of(column: Column) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |offer| offer.column() == column)
    }

    /// Its word in keys of messages.
    pub const fn word(self) -> &'static str {
        ROWS[self as usize].word
    }

    /// The column it belongs to.
    #[inline]
    pub const fn column(self) -> Column {
        ROWS[self as usize].column
    }

    /// The section of the column.
    #[inline]
    pub const fn section(self) -> Section {
        ROWS[self as usize].section
    }

    /// The icon that gives the same as a benefit.
    #[inline]
    pub const fn icon(self) -> Icon {
        ROWS[self as usize].icon
    }

    /// The rule that describes it.
    pub const fn rule(self) -> &'static str {
        ROWS[self as usize].rule
    }
}

impl Offer {
    /// The refusal for a purse that does not cover `price`: what is missing first, with how much there is of it.
    #[cold]
    pub(crate) fn too_expensive(self, price: Price, purse: Purse) -> Refusal {
        let tools = (price.tools, purse.tools);
        let food = (price.food, purse.food);
        let labor = (HalfLabor(price.labor), HalfLabor(purse.labor));
        let no_tools = tools.1 < tools.0;
        match (self, tools, food, labor) {
            (Self::Recruit, (needed, available), ..) if no_tools => {
                Refusal::RecruitTools { needed, available }
            }
            (Self::Recruit, .., (needed, available)) => Refusal::RecruitLabor { needed, available },
            (Self::Rite, _, (needed, available), _) => Refusal::RiteFood { needed, available },
            (Self::Learn, .., (needed, available)) => Refusal::LearnLabor { needed, available },
            (Self::Stone, (needed, available), ..) if no_tools => Refusal::StoneTools { needed, available },
            (Self::Stone, _, (needed, available), _) => Refusal::StoneFood { needed, available },
            (Self::Camp, (needed, available), ..) => Refusal::CampTools { needed, available },
            (Self::Move, .., (needed, available)) => Refusal::MoveLabor { needed, available },
            (Self::Village, _, (needed, available), _) => Refusal::VillageFood { needed, available },
            (Self::Reveal, .., (needed, available)) => Refusal::RevealLabor { needed, available },
            (Self::Hunt, (needed, available), ..) if no_tools => Refusal::HuntTools { needed, available },
            (Self::Hunt, .., (needed, available)) => Refusal::HuntLabor { needed, available },
            // Tipping is free, so no purse is too small for it.
            (Self::Tip, ..) => Refusal::NotNow,
        }
    }
}

impl EndlessWinter {
    /// What `player` pays for `offer` in its column. With every stone slot filled there is no stone to pay for, and the
    /// price of one is [`Price::FREE`].
    #[inline]
    pub fn price(&self, offer: Offer, player: &Player) -> Price {
        match offer {
            Offer::Stone => self.slot_price(player.stones.len()).unwrap_or(Price::FREE),
            _ => ROWS[offer as usize].price,
        }
    }

    /// What is printed on a stone slot, from 0; `None` if there is no such slot.
    #[inline]
    pub fn slot_price(&self, slot: usize) -> Option<Price> {
        self.tables.slots.get(slot).map(|slot| slot.price)
    }

    /// How often at most the player can have `offer` in one turn, whatever it costs; [`u8::MAX`] if nothing limits it.
    pub fn most(&self, offer: Offer, open: &Open, player: &Player) -> u8 {
        match offer {
            // EW-INIT-02: every type once.
            Offer::Recruit => TRIBE_TYPES as u8,
            Offer::Learn => open.display.len() as u8,
            Offer::Stone => u8::from(player.stones.len() < self.tables.slots.len()),
            Offer::Camp => player.camps_home(),
            Offer::Village => u8::from(player.villages.len() < VILLAGES),
            Offer::Rite | Offer::Tip => 1,
            Offer::Move | Offer::Reveal | Offer::Hunt => u8::MAX,
        }
    }

    /// The price printed in a column, in words; that of a stone is printed on its slot.
    pub(crate) fn printed_price(&self, offer: Offer) -> Phrase {
        price(ROWS[offer as usize].price)
    }

    /// The phrase for doing something that is an offer of a column and a benefit as well: in the column with its price.
    /// `key` names the messages, `endless-winter-do-KEY` and `endless-winter-do-KEY-paid`.
    pub(crate) fn describe_offer(&self, state: &State, offer: Offer, key: &str) -> Phrase {
        if state.open.stack.is_empty() {
            Phrase::new(format!("endless-winter-do-{key}-paid"))
                .phrase("price", price(self.price(offer, state.me())))
        } else {
            Phrase::new(format!("endless-winter-do-{key}"))
        }
    }

    /// What the active player can spend.
    #[inline]
    pub(crate) fn purse(&self, state: &State) -> Purse {
        let me = state.me();
        Purse {
            labor: state.open.moment.labor,
            food: me.food,
            tools: me.tools,
            cards: state.mine().hand.len() as u8,
        }
    }

    /// Can the active player pay `price`?
    #[inline]
    pub(crate) fn affords(&self, state: &State, price: Price) -> bool {
        price.is_free() || self.purse(state).covers(price)
    }

    /// Takes a price the active player can pay, except for cards: those are chosen one by one.
    pub(crate) fn charge(&self, state: &mut State, price: Price) {
        state.open.moment.labor -= price.labor;
        let me = state.me_mut();
        me.food -= price.food;
        me.tools -= price.tools;
    }
}
