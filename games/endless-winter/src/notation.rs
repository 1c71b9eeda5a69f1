//! Actions and outcomes in short readable text.

use table::{Seat, refusal::NotationError, sets::Indexed};

use crate::{
    EndlessWinter,
    action::{Action, Outcome},
    ids::{
        Animal, Card, Chief, Culture, Figure, GlacierToken, Hex, Junction, MegalithTile, RestToken,
        STARTING_KINDS, SetupCard, Side, Site, Spot, Stone, Terrain, Tribe, Zone,
    },
    megaliths::Spot3,
};

impl EndlessWinter {
    /// The id of a Tribe or Starting card in notation and content.
    pub fn tribe_id(&self, tribe: Tribe) -> &str {
        let faces = self.packed.starting.iter().chain(&self.packed.tribe);
        faces.map(|face| face.id.as_str()).nth(tribe.index()).unwrap_or("?")
    }

    /// The id of a Culture card in notation and content.
    pub fn culture_id(&self, culture: Culture) -> &str {
        self.packed.culture.get(culture.index()).map_or("?", |face| &face.id)
    }

    /// The id of a card in notation and content.
    pub fn card_id(&self, card: Card) -> &str {
        match card {
            Card::Tribe(tribe) => self.tribe_id(tribe),
            Card::Culture(culture) => self.culture_id(culture),
        }
    }

    /// The id of an Animal in notation and content.
    pub fn animal_id(&self, animal: Animal) -> &str {
        self.packed.animal.get(animal.index()).map_or("?", |face| &face.id)
    }

    /// The id of a Sacred Stone in notation and content.
    pub fn stone_id(&self, stone: Stone) -> &str {
        self.packed.stone.get(stone.index()).map_or("?", |face| &face.id)
    }

    /// The id of a Chief in notation and content.
    pub fn chief_id(&self, chief: Chief) -> &str {
        self.packed.chief.get(chief.index()).map_or("?", |face| &face.id)
    }

    /// The id of a set-up card in notation and content.
    pub fn setup_id(&self, card: SetupCard) -> &str {
        self.packed.setup.get(card.index()).map_or("?", |face| &face.id)
    }

    /// The id of a type of terrain in notation and content.
    pub fn terrain_id(&self, terrain: Terrain) -> &str {
        self.packed.terrain.get(terrain.index()).map_or("?", |face| &face.id)
    }

    /// The id of a Megalith tile in notation and content.
    pub fn tile_id(&self, tile: MegalithTile) -> &str {
        self.packed.megalith_tile.get(tile.index()).map_or("?", |face| &face.id)
    }

    /// The id of a Glacier token in notation and content.
    pub fn glacier_id(&self, token: GlacierToken) -> &str {
        self.packed.glacier_token.get(token.index()).map_or("?", |face| &face.id)
    }

    /// The id of a Rest token in notation and content.
    pub fn rest_id(&self, token: RestToken) -> &str {
        self.packed.rest_token.get(token.index()).map_or("?", |face| &face.id)
    }

    /// A site as column letter, row number and, above the ground, `+` and the level: `c4`, `c4+1`.
    pub fn site_text(&self, site: Site) -> String {
        let Spot3 { x, y, level } = self.layout.spot(site);
        let ground = format!("{}{}", char::from(b'a' + x), y + 1);
        if level == 0 { ground } else { format!("{ground}+{level}") }
    }

    fn site_of(&self, text: &str) -> Option<Site> {
        let (ground, level) = match text.split_once('+') {
            Some((ground, level)) => (ground, level.parse().ok().filter(|&level: &u8| level > 0)?),
            None => (text, 0),
        };
        let mut letters = ground.chars();
        let x = letters.next().filter(char::is_ascii_lowercase)? as u8 - b'a';
        let y = letters.as_str().parse::<u8>().ok()?.checked_sub(1)?;
        let site = self.layout.at(Spot3 { x, y, level })?;
        (self.site_text(site) == text).then_some(site)
    }

    /// A junction as its three hexes: `3-4-8`.
    pub fn junction_text(&self, junction: Junction) -> String {
        let [a, b, c] = self.board.around(junction).map(Indexed::index);
        format!("{a}-{b}-{c}")
    }

    pub(crate) fn junction_of(&self, text: &str) -> Option<Junction> {
        Junction::each().find(|&junction| self.junction_text(junction) == text)
    }

    pub(crate) fn action_text(&self, action: Action) -> String {
        match action {
            Action::Side(side) => format!("side {}", side_word(side)),
            Action::DraftChief(chief, side) => {
                format!("chief {} {}", self.chief_id(chief), side_word(side))
            }
            Action::DraftSetup(card) => format!("setup {}", self.setup_id(card)),
            Action::Culture(culture) => format!("culture {}", self.culture_id(culture)),
            Action::Place(figure, spot) => {
                format!("place {} {}", figure_word(figure), spot.word())
            }
            Action::Tribe(tribe) => format!("play {}", self.tribe_id(tribe)),
            Action::Eat(food) => format!("eat {food}"),
            Action::Skill(card) => format!("skill {}", self.card_id(card)),
            Action::Chief => "skill chief".to_owned(),
            Action::Recruit(tribe) => format!("recruit {}", self.tribe_id(tribe)),
            Action::Train(tribe) => format!("train {}", self.tribe_id(tribe)),
            Action::Learn(culture) => format!("learn {}", self.culture_id(culture)),
            Action::Stone(stone) => format!("stone {}", self.stone_id(stone)),
            Action::Camp => "camp".to_owned(),
            Action::Move(from, to) => format!("move {}>{}", from.index(), to.index()),
            Action::Village(junction) => format!("village {}", self.junction_text(junction)),
            Action::Reveal => "reveal".to_owned(),
            Action::Hunt(animal) => format!("hunt {}", self.animal_id(animal)),
            Action::HuntNone => "hunt none".to_owned(),
            Action::Track => "track".to_owned(),
            Action::Tip(animal) => format!("tip {}", self.animal_id(animal)),
            Action::Rite => "rite".to_owned(),
            Action::Bury(zone, card) => format!("bury {} {}", zone.word(), self.card_id(card)),
            Action::Megalith(site) => format!("megalith {}", self.site_text(site)),
            Action::Draw => "draw".to_owned(),
            Action::Offering => "offering".to_owned(),
            Action::Honor => "honor".to_owned(),
            Action::Cash => "cash".to_owned(),
            Action::Tool => "tool".to_owned(),
            Action::Food => "food".to_owned(),
            Action::Fill => "fill".to_owned(),
            Action::Pay => "pay".to_owned(),
            Action::Discard(card) => format!("discard {}", self.card_id(card)),
            Action::Commit(card) => format!("commit {}", self.card_id(card)),
            Action::TokenOpen => "token open".to_owned(),
            Action::TokenNext => "token next".to_owned(),
            Action::Gather(hex) => format!("gather {}", hex.index()),
            Action::Done => "done".to_owned(),
            Action::River(action) => self.river_action_text(action),
        }
    }

    pub(crate) fn action_of(&self, text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = match words.as_slice() {
            ["side", side] => side_of(side).map(Action::Side),
            ["chief", chief, side] => {
                self.chief_of(chief).zip(side_of(side)).map(|(chief, side)| Action::DraftChief(chief, side))
            }
            ["setup", card] => self.setup_of(card).map(Action::DraftSetup),
            ["culture", id] => self.culture_of(id).map(Action::Culture),
            ["place", figure, spot] => figure_of(figure)
                .zip(Spot::ALL.into_iter().find(|known| known.word() == *spot))
                .map(|(figure, spot)| Action::Place(figure, spot)),
            ["play", id] => self.tribe_of(id).map(Action::Tribe),
            ["eat", food] => {
                food.parse().ok().filter(|food: &u8| food.to_string() == words[1]).map(Action::Eat)
            }
            ["skill", "chief"] => Some(Action::Chief),
            ["skill", id] => self.card_of(id).map(Action::Skill),
            ["recruit", id] => self.tribe_of(id).map(Action::Recruit),
            ["train", id] => self.tribe_of(id).map(Action::Train),
            ["learn", id] => self.culture_of(id).map(Action::Learn),
            ["stone", id] => self.stone_of(id).map(Action::Stone),
            ["camp"] => Some(Action::Camp),
            ["move", way] => way
                .split_once('>')
                .and_then(|(from, to)| hex_of(from).zip(hex_of(to)))
                .map(|(from, to)| Action::Move(from, to)),
            ["village", junction] => self.junction_of(junction).map(Action::Village),
            ["reveal"] => Some(Action::Reveal),
            ["hunt", "none"] => Some(Action::HuntNone),
            ["hunt", id] => self.animal_of(id).map(Action::Hunt),
            ["track"] => Some(Action::Track),
            ["tip", id] => self.animal_of(id).map(Action::Tip),
            ["rite"] => Some(Action::Rite),
            ["bury", zone, id] => Zone::ALL
                .into_iter()
                .find(|known| known.word() == *zone)
                .zip(self.card_of(id))
                .map(|(zone, card)| Action::Bury(zone, card)),
            ["megalith", site] => self.site_of(site).map(Action::Megalith),
            ["draw"] => Some(Action::Draw),
            ["offering"] => Some(Action::Offering),
            ["honor"] => Some(Action::Honor),
            ["cash"] => Some(Action::Cash),
            ["tool"] => Some(Action::Tool),
            ["food"] => Some(Action::Food),
            ["fill"] => Some(Action::Fill),
            ["pay"] => Some(Action::Pay),
            ["discard", id] => self.card_of(id).map(Action::Discard),
            ["commit", id] => self.card_of(id).map(Action::Commit),
            ["token", "open"] => Some(Action::TokenOpen),
            ["token", "next"] => Some(Action::TokenNext),
            ["gather", hex] => hex_of(hex).map(Action::Gather),
            ["done"] => Some(Action::Done),
            words => self.river_action_of(words).map(Action::River),
        };
        read.ok_or_else(|| {
            NotationError::new(
                text,
                "no action of this game, such as 'place chief hunt', 'play brave' or 'move 9>4'",
            )
        })
    }

    pub(crate) fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Stone(stone) => format!("stone {}", self.stone_id(stone)),
            Outcome::Culture(culture) => format!("display {}", self.culture_id(culture)),
            Outcome::Chief(chief) => format!("chief {}", self.chief_id(chief)),
            Outcome::Setup(card) => format!("setup {}", self.setup_id(card)),
            Outcome::Card(card) => format!("draw {}", self.card_id(card)),
            Outcome::Animal(animal) => format!("animal {}", self.animal_id(animal)),
            Outcome::Seat(seat) => format!("order {seat}"),
            Outcome::Tile(tile) => format!("tile {}", self.tile_id(tile)),
            Outcome::Land(terrain) => format!("land {}", self.terrain_id(terrain)),
            Outcome::Terrain(terrain) => format!("terrain {}", self.terrain_id(terrain)),
            Outcome::Glacier(token) => format!("glacier {}", self.glacier_id(token)),
            Outcome::Rest(token) => format!("rest {}", self.rest_id(token)),
            Outcome::Reveal => "reveal".to_owned(),
            Outcome::Count => "count".to_owned(),
            Outcome::River(outcome) => self.river_outcome_text(outcome),
        }
    }

    /// A seat of this table.
    pub(crate) fn seat_of(&self, text: &str) -> Option<Seat> {
        text.parse().ok().filter(|seat: &Seat| seat.index() < self.seats)
    }

    pub(crate) fn outcome_of(&self, text: &str) -> Result<Outcome, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = match words.as_slice() {
            ["stone", id] => self.stone_of(id).map(Outcome::Stone),
            ["display", id] => self.culture_of(id).map(Outcome::Culture),
            ["chief", id] => self.chief_of(id).map(Outcome::Chief),
            ["setup", id] => self.setup_of(id).map(Outcome::Setup),
            ["draw", id] => self.card_of(id).map(Outcome::Card),
            ["animal", id] => self.animal_of(id).map(Outcome::Animal),
            ["order", seat] => self.seat_of(seat).map(Outcome::Seat),
            ["tile", id] => position(&self.packed.megalith_tile, |face| face.id == *id)
                .map(|index| Outcome::Tile(MegalithTile::new(index))),
            ["land", id] => self.terrain_of(id).map(Outcome::Land),
            ["terrain", id] => self.terrain_of(id).map(Outcome::Terrain),
            ["glacier", id] => position(&self.packed.glacier_token, |face| face.id == *id)
                .map(|index| Outcome::Glacier(GlacierToken::new(index))),
            ["rest", id] => position(&self.packed.rest_token, |face| face.id == *id)
                .map(|index| Outcome::Rest(RestToken::new(index))),
            ["reveal"] => Some(Outcome::Reveal),
            ["count"] => Some(Outcome::Count),
            words => self.river_outcome_of(words).map(Outcome::River),
        };
        read.ok_or_else(|| {
            NotationError::new(text, "no outcome of this game, such as 'draw brave' or 'animal rhino'")
        })
    }

    fn tribe_of(&self, id: &str) -> Option<Tribe> {
        position(&self.packed.starting, |face| face.id == id)
            .or_else(|| {
                position(&self.packed.tribe, |face| face.id == id).map(|index| STARTING_KINDS + index)
            })
            .map(Tribe::new)
    }

    fn culture_of(&self, id: &str) -> Option<Culture> {
        position(&self.packed.culture, |face| face.id == id).map(Culture::new)
    }

    fn card_of(&self, id: &str) -> Option<Card> {
        self.tribe_of(id).map(Card::Tribe).or_else(|| self.culture_of(id).map(Card::Culture))
    }

    fn animal_of(&self, id: &str) -> Option<Animal> {
        position(&self.packed.animal, |face| face.id == id).map(Animal::new)
    }

    fn stone_of(&self, id: &str) -> Option<Stone> {
        position(&self.packed.stone, |face| face.id == id).map(Stone::new)
    }

    fn chief_of(&self, id: &str) -> Option<Chief> {
        position(&self.packed.chief, |face| face.id == id).map(Chief::new)
    }

    fn setup_of(&self, id: &str) -> Option<SetupCard> {
        position(&self.packed.setup, |face| face.id == id).map(SetupCard::new)
    }

    fn terrain_of(&self, id: &str) -> Option<Terrain> {
        position(&self.packed.terrain, |face| face.id == id).map(Terrain::new)
    }
}

fn position<T>(faces: &[T], wanted: impl FnMut(&T) -> bool) -> Option<usize> {
    faces.iter().position(wanted)
}

pub(crate) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::A => "a",
        Side::B => "b",
    }
}

pub(crate) fn side_of(word: &str) -> Option<Side> {
    [Side::A, Side::B].into_iter().find(|&side| side_word(side) == word)
}

const fn figure_word(figure: Figure) -> &'static str {
    match figure {
        Figure::Chief => "chief",
        Figure::Tribe => "tribe",
    }
}

fn figure_of(word: &str) -> Option<Figure> {
    [Figure::Chief, Figure::Tribe].into_iter().find(|&figure| figure_word(figure) == word)
}

pub(crate) fn hex_of(text: &str) -> Option<Hex> {
    let index: usize = text.parse().ok()?;
    Hex::at(index).filter(|hex| hex.index().to_string() == text)
}
