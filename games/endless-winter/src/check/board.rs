//! The Terrain board and the Megalith board.

use table::{
    refusal::InvalidPosition,
    sets::{Indexed, Set},
};

use super::require;
use crate::{
    EndlessWinter,
    content::Role,
    ids::{Hex, MegalithTile, Terrain},
    megaliths::{SPACES, Sites, on_ground},
    options::Module,
    setup::SetupStep,
    state::{NEUTRALS, OWN_MEGALITHS, OnHex, State},
};

impl EndlessWinter {
    pub(super) fn check_terrain(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        let mut villages = Set::EMPTY;
        for player in &open.players {
            require(villages.and(player.villages).is_empty(), "EW-MIG-10", "two Villages on one junction")?;
            villages = villages.or(player.villages);
        }
        let allowed = villages.without(self.board.open_junctions()).is_empty();
        require(allowed, "EW-MIG-09", "a Village stands where none may")?;
        let tiles = self.tile_hexes(state);
        let laid = if self.past(state, SetupStep::Terrain) {
            tiles.len()
        } else if self.setup_step(state) == Some(SetupStep::Terrain) {
            usize::from(open.count)
        } else {
            0
        };
        let (laid, bare) = tiles.split_at(laid.min(tiles.len()));
        let mut used = [0u32; Terrain::COUNT];
        for &hex in laid {
            let terrain = open.terrain[hex.index()];
            let role = self.tables.terrains[terrain.index()].role;
            let drawn = matches!(role, Role::Land | Role::Glacier);
            require(drawn, "EW-SETUP-45", "a tile lies where it cannot")?;
            used[terrain.index()] += 1;
        }
        for (terrain, count) in open.land.iter() {
            used[terrain.index()] += u32::from(count);
        }
        for (index, &count) in used.iter().enumerate() {
            let face = &self.tables.terrains[index];
            let exact = match face.role {
                Role::Base | Role::River | Role::Landmark => count == 0,
                Role::Land => {
                    let most = face.tiles.saturating_sub(self.tiles.left_out);
                    count <= u32::from(most) && (face.tiles == 0 || count >= 1)
                }
                Role::Glacier => count == u32::from(self.tiles.glaciers),
            };
            require(exact, "EW-SETUP-46", "a wrong number of tiles of a type")?;
        }
        let total: u32 = used.iter().sum();
        let whole = total as usize <= tiles.len()
            && (!self.past(state, SetupStep::Land) || total as usize == tiles.len());
        require(whole, "EW-SETUP-49", "a wrong number of tiles")?;
        let started = self.past(state, SetupStep::Camps);
        let camped = open.players.iter().all(|player| started || player.camps.is_empty());
        require(camped && !bare.contains(&self.board.entry()), "EW-SETUP-52", "a Camp came too early")?;
        self.check_hexes(state, laid)
    }

    /// What each hex is, and the Glacier tokens; `laid` are the hexes whose tile lies already.
    fn check_hexes(&self, state: &State, laid: &[Hex]) -> Result<(), InvalidPosition> {
        let open = &state.open;
        let mut down = 0;
        let mut tokens = open.unseen_tokens;
        for hex in Hex::each() {
            let terrain = open.terrain[hex.index()];
            let printed = self.printed(state).find(|&(other, _)| other == hex).map(|(_, terrain)| terrain);
            let blank = !laid.contains(&hex) && printed.is_none();
            let wanted = printed.unwrap_or_default();
            let right = laid.contains(&hex) || terrain == wanted;
            require(right, "EW-SETUP-51", "a tile lies where none may")?;
            let glacier = !blank && self.tables.terrains[terrain.index()].role == Role::Glacier;
            let wanted = glacier && self.options.glacier_tokens == Module::In;
            let token = open.tokens[hex.index()];
            require(
                (token != OnHex::Nothing) == wanted,
                "EW-GLACIER-02",
                "a Glacier token too many or too few",
            )?;
            match token {
                OnHex::Nothing => {}
                OnHex::FaceDown => down += 1,
                OnHex::Up(token) => {
                    require(!tokens.has(token), "EW-GLACIER-02", "a Glacier token stands twice")?;
                    tokens.insert(token);
                }
            }
        }
        let every = match self.options.glacier_tokens {
            Module::In => self.tables.glacier_set,
            Module::Out => Set::EMPTY,
        };
        require(
            tokens == every && down <= open.unseen_tokens.len(),
            "EW-GLACIER-03",
            "Glacier tokens are missing",
        )
    }

    pub(super) fn check_megaliths(&self, state: &State) -> Result<(), InvalidPosition> {
        let open = &state.open;
        let tiles = if self.past(state, SetupStep::Tiles) {
            4
        } else if self.setup_step(state) == Some(SetupStep::Tiles) {
            usize::from(open.count)
        } else {
            0
        };
        let laid = &open.tiles[..tiles];
        let distinct = laid.iter().enumerate().all(|(index, tile)| !laid[..index].contains(tile));
        let blank = open.tiles[tiles..].iter().all(|&tile| tile == MegalithTile::default());
        require(distinct && blank, "EW-SETUP-43", "a Megalith tile lies twice")?;
        let mut neutrals = 0;
        let mut sum = open.megaliths.neutral.len();
        for (index, player) in open.players.iter().enumerate() {
            let own = &open.megaliths.own[index];
            if index >= self.seats {
                require(own.is_empty(), "EW-COMP-21", "Megaliths of nobody")?;
                continue;
            }
            let left = player.megaliths;
            require(left <= NEUTRALS + OWN_MEGALITHS, "EW-COMP-21", "too many Megaliths in a reserve")?;
            neutrals += usize::from(NEUTRALS - left.saturating_sub(OWN_MEGALITHS));
            require(
                own.len() == usize::from(OWN_MEGALITHS - left.min(OWN_MEGALITHS)),
                "EW-COMP-21",
                "Megaliths of a colour are missing",
            )?;
            sum += own.len();
        }
        require(open.megaliths.neutral.len() == neutrals, "EW-COMP-21", "neutral Megaliths are missing")?;
        let occupied: Sites = open.megaliths.occupied();
        require(occupied.len() == sum, "EW-MEGA-04", "two Megaliths on one place")?;
        for site in occupied.iter() {
            require(site.index() < self.layout.len(), "EW-MEGA-04", "a Megalith stands beside the board")?;
            let neutral = open.megaliths.neutral.has(site);
            if on_ground(site.index()) {
                let start = site.index() % SPACES == 0;
                require(neutral || !start, "EW-MEGA-06", "a coloured Megalith on a start space")?;
            } else {
                let held = self.layout.below(site).iter().all(|&below| occupied.has(below));
                require(
                    held && !neutral,
                    "EW-MEGA-05",
                    "a Megalith hangs in the air, or is neutral and raised",
                )?;
            }
        }
        Ok(())
    }
}
