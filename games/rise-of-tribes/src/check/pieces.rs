//! Tiles, members, villages.

use table::{
    Seat,
    counts::Counts,
    refusal::InvalidPosition,
    sets::{Indexed, Set},
};

use crate::{
    content::PowerEffect,
    decision::{Decision, Deferral},
    frame::Frame,
    game::RiseOfTribes,
    ids::{HEXES, Hex, HexSet, Land, Special, Tile, Tribe},
    state::State,
};

impl RiseOfTribes {
    /// Tiles, boards and tokens: dealt, or still to be dealt. RT-SETUP-02
    pub(super) fn check_dealing(&self, state: &State) -> Result<(), InvalidPosition> {
        let dealing = &state.dealing;
        let chosen: Set<Special> = self.options.tiles.iter().copied().collect();
        let wanted = self.options.tiles.len() + usize::from(self.options.random_tiles);
        InvalidPosition::unless(
            chosen.without(dealing.specials).is_empty()
                && dealing.specials.len() + usize::from(dealing.draws) == wanted,
            "RT-TERRAIN-01",
            || format!("special terrain in play: {:?}", dealing.specials),
        )?;
        let wild = dealing.specials.has(Special::WildLand) && dealing.draws == 0;
        InvalidPosition::unless(wild || dealing.wild_for.is_none(), "RT-TERRAIN-05", || {
            "a tile was replaced by a wild land that is not in play".to_owned()
        })?;
        let laid = state.ground.tiles.as_slice();
        let mut tiles: Counts<Tile, 10> = laid.iter().copied().collect();
        InvalidPosition::unless(dealing.bag.total() <= HEXES as u32, "RT-SETUP-02", || {
            "too many tiles".to_owned()
        })?;
        tiles.pour(&dealing.bag);
        InvalidPosition::unless(tiles == self.expected_tiles(state), "RT-SETUP-02", || {
            format!("the tiles are {tiles:?}")
        })?;
        for &land in Land::ALL {
            let counts: HexSet = Hex::each()
                .zip(laid)
                .filter(|&(_, &tile)| self.lands_of(tile).has(land))
                .map(|(hex, _)| hex)
                .collect();
            InvalidPosition::unless(counts == state.ground.of(land), "RT-TERRAIN-02", || {
                format!("the hexes that count as {land} are not those of the tiles")
            })?;
        }
        self.check_boards(state)?;
        self.check_glacier(state)
    }

    fn expected_tiles(&self, state: &State) -> Counts<Tile, 10> {
        let mut tiles = Counts::EMPTY;
        for land in Land::ALL {
            tiles.add_many(land.tile(), self.seats as u8 + 1);
        }
        for tile in state.dealing.specials.iter().filter_map(Special::tile) {
            let land = if tile == Tile::WildLand {
                state.dealing.wild_for
            } else {
                self.lands_of(tile).iter().next()
            };
            if let Some(land) = land
                && tiles.take(land.tile())
            {
                tiles.add(tile);
            }
        }
        tiles
    }

    fn check_boards(&self, state: &State) -> Result<(), InvalidPosition> {
        let dealing = &state.dealing;
        let tribes: Vec<Tribe> = state.players.iter().filter_map(|player| player.tribe).collect();
        let tokens = dealing.tokens.as_slice();
        let distinct_tribes: Set<Tribe> = tribes.iter().copied().collect();
        let in_order =
            state.players[..tribes.len().min(self.seats)].iter().all(|player| player.tribe.is_some());
        let distinct_tokens = tokens.iter().enumerate().all(|(index, token)| {
            (1..=self.content.rules.villages.is).contains(token) && !tokens[..index].contains(token)
        });
        InvalidPosition::unless(
            distinct_tribes.len() == tribes.len() && in_order && distinct_tokens,
            "RT-SETUP-09",
            || "boards or village tokens were dealt twice or out of order".to_owned(),
        )?;
        let dealt = dealing.draws == 0
            && dealing.bag.is_empty()
            && tribes.len() == self.seats
            && tokens.len() == self.seats;
        let begun = tribes.is_empty() || dealing.bag.is_empty();
        let tokens_last = tokens.is_empty() || tribes.len() == self.seats;
        let laying = state.frames.as_slice().first() == Some(&Frame::Deal);
        let none_laid = state.ground.tiles.is_empty() || (dealing.draws == 0 && self.wild_known(state));
        InvalidPosition::unless(dealt != laying && begun && tokens_last && none_laid, "RT-SETUP-04", || {
            "the set-up is out of order".to_owned()
        })?;
        if !dealt {
            return Ok(());
        }
        let lowest = Seat::all(self.seats).zip(tokens).min_by_key(|&(_, token)| token).map(|(seat, _)| seat);
        InvalidPosition::unless(lowest == Some(state.first), "RT-SETUP-17", || {
            "the first player did not draw the lowest token".to_owned()
        })?;
        for seat in Seat::all(self.seats) {
            let player = state.player(seat);
            let fits = player.power.is_none_or(|power| {
                self.options.powers
                    && player.tribe.is_some_and(|tribe| self.tables.chiefs[tribe.index()].contains(&power))
            });
            let chosen = player.power.is_some() || !self.options.powers || settling(state);
            InvalidPosition::unless(fits && chosen, "RT-CHIEF-02", || {
                format!("{seat} has the power {:?}", player.power)
            })?;
        }
        Ok(())
    }

    fn wild_known(&self, state: &State) -> bool {
        !state.dealing.specials.has(Special::WildLand) || state.dealing.wild_for.is_some()
    }

    fn check_glacier(&self, state: &State) -> Result<(), InvalidPosition> {
        let ground = &state.ground;
        let melting = self.content.glacier.stones.is;
        let stones = match (ground.glacier, ground.melted) {
            (Some(_), None) => ground.stones < melting,
            (None, Some(_)) => ground.stones == melting,
            (None, None) => ground.stones == 0,
            (Some(_), Some(_)) => false,
        };
        let site = ground.glacier.or(ground.melted);
        let mountain = site.is_none_or(|hex| {
            state.dealing.specials.has(Special::Glacier)
                && ground.tile(hex) == Some(Tile::Mountain)
                && self.board.all.has(hex)
        });
        let laying = matches!(state.frames.as_slice().first(), Some(Frame::Deal | Frame::PlaceGlacier));
        InvalidPosition::unless(stones && mountain && !(laying && site.is_some()), "RT-TERRAIN-21", || {
            format!("the glacier has {} stones", ground.stones)
        })
    }

    /// Members of each tribe: board, reserve, player board. RT-SETUP-05
    pub(super) fn check_members(&self, state: &State) -> Result<(), InvalidPosition> {
        for (index, player) in state.players[..self.seats].iter().enumerate() {
            let seat = Seat::new(index);
            let all = state.field.total(seat) + u32::from(player.reserve) + u32::from(player.hidden);
            InvalidPosition::unless(all == u32::from(self.content.rules.members.is), "RT-COMP-05", || {
                format!("{seat} has {all} members")
            })?;
            let room = match self.power(state, seat) {
                Some(PowerEffect::Ambush { most }) => most,
                _ => 0,
            };
            InvalidPosition::unless(player.hidden <= room, "RT-CHIEF-20", || {
                format!("{seat} hides {} members", player.hidden)
            })?;
        }
        let inside = Seat::all(4).all(|seat| {
            let on = state.field.on(seat);
            on.without(self.board.all).is_empty() && (seat.index() < self.seats || on.is_empty())
        });
        InvalidPosition::unless(inside, "RT-SETUP-04", || "members stand outside the board".to_owned())?;
        let moving = state.frames.as_slice().iter().any(|frame| matches!(frame, Frame::Move(_)));
        let moved = Hex::each().all(|hex| {
            let moved = state.moved[hex.index()];
            moved == 0 || (moving && moved <= state.field.of(state.active, hex))
        });
        InvalidPosition::unless(moved, "RT-MOVE-04", || "members have moved that are not there".to_owned())
    }

    /// Villages, elders. RT-VILL-04, RT-VILL-07
    pub(super) fn check_village_sites(&self, state: &State) -> Result<(), InvalidPosition> {
        let mut taken = HexSet::EMPTY;
        let settled = deferred(state) < Deferral::All;
        for (index, player) in state.players[..self.seats].iter().enumerate() {
            let seat = Seat::new(index);
            let villages = player.villages;
            let sound = villages.without(self.board.all).is_empty()
                && villages.and(taken).is_empty()
                && !state.ground.glacier.is_some_and(|hex| villages.has(hex))
                && (!settled || villages.without(state.field.on(seat)).is_empty());
            taken = taken.or(villages);
            InvalidPosition::unless(sound, "RT-VILL-04", || {
                format!("the villages of {seat} are {villages:?}")
            })?;
            let hidden = self.power(state, seat) == Some(PowerEffect::HiddenVillage);
            InvalidPosition::unless(player.secret <= u8::from(hidden), "RT-CHIEF-25", || {
                format!("{seat} has {} hidden villages", player.secret)
            })?;
            let elder = player.elder.is_none_or(|hex| self.options.elders && villages.has(hex));
            InvalidPosition::unless(elder, "RT-ELDER-02", || {
                format!("the elder of {seat} stands on no village")
            })?;
        }
        InvalidPosition::unless(
            state.villages_built() <= self.content.rules.villages.is,
            "RT-RULING-26",
            || "more villages than tokens".to_owned(),
        )?;
        InvalidPosition::unless(
            state.events.aside.is_empty() || state.villages_built() == 0,
            "RT-VILL-06",
            || "the first village is built and the late events still wait".to_owned(),
        )
    }
}

/// What has not been looked at since members last left a hex. A game that is over stopped where it was. RT-RULING-28
pub(super) fn deferred(state: &State) -> Deferral {
    if !state.is_open() {
        return Deferral::All;
    }
    state.frames.as_slice().iter().map(|frame| frame.defers()).max().unwrap_or(Deferral::Nothing)
}

/// Are the tribes still coming to the map?
pub(super) fn settling(state: &State) -> bool {
    matches!(state.frames.as_slice().first(), Some(Frame::PlaceGlacier | Frame::Settle(_)))
}
