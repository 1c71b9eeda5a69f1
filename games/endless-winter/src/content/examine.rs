//! Examines a box as a whole, once a file was laid over it.

use super::{
    Content, Counted, Role,
    lay::{Inspector, WHOLE},
};
use crate::{
    board::Board,
    icons::{Bound, Effect, Icon},
    ids,
    megaliths::Layout,
    rivers::RIVER_HEXES,
};

impl Content {
    /// What must hold of the box as a whole.
    pub(super) fn examine(&self, ex: &mut Inspector<'_>) {
        self.examine_tribes(ex);
        self.examine_skills(ex);
        self.examine_animals(ex);
        self.examine_stones(ex);
        self.examine_gains(ex);
        self.examine_player_board(ex);
        self.examine_main_board(ex);
        self.examine_rivers(ex);
        let lands = self.terrain.iter().filter(|face| face.role.is == Role::Land);
        let land_tiles: u32 = lands.clone().map(|face| u32::from(face.tiles.is)).sum();
        let of_role = |role| self.terrain.iter().filter(|face| face.role.is == role).count();
        ex.require(
            (of_role(Role::Base), of_role(Role::Land), of_role(Role::Glacier)) == (1, 6, 1)
                && self.terrain.first().is_some_and(|face| face.role.is == Role::Base),
            WHOLE,
            || "terrain is the base first, six lands and one glacier".to_owned(),
        );
        ex.require(
            (15..=100).contains(&land_tiles) && lands.clone().all(|face| (1..=20).contains(&face.tiles.is)),
            WHOLE,
            || format!("land tiles are at least 15, one of each at the least; there are {land_tiles}"),
        );
        for layout in &self.layout {
            if let Err(error) = Layout::new(&layout.slots.is) {
                ex.require(false, &layout.id, || format!("layout '{}': {error}", layout.id));
            }
        }
        self.examine_terrain_board(ex);
        for seats in 2..=4 {
            ex.require(self.layout.iter().any(|layout| layout.seats.is == seats), WHOLE, || {
                format!("no layout is the default for {seats} players")
            });
        }
    }

    fn examine_terrain_board(&self, ex: &mut Inspector<'_>) {
        let face = &self.terrain_board;
        let base = face.base.is;
        ex.require(Board::hex_at(base).is_some(), &face.id, || {
            format!("base: {base:?} is not a hex; both steps and their sum are between -2 and 2")
        });
        let river = &face.river.is;
        ex.require(river.len() == RIVER_HEXES, &face.id, || {
            format!("river: there are {RIVER_HEXES} River hexes, not {}", river.len())
        });
        for (index, &cell) in river.iter().enumerate() {
            ex.require(Board::hex_at(cell).is_some() && !river[..index].contains(&cell), &face.id, || {
                format!("river: {cell:?} is not a hex, or stands twice")
            });
        }
        for pair in river.windows(2) {
            ex.require(Board::is_step(pair[0], pair[1]), &face.id, || {
                format!("river: {:?} and {:?} are not adjacent", pair[0], pair[1])
            });
        }
    }

    fn examine_tribes(&self, ex: &mut Inspector<'_>) {
        let starting: Vec<&str> = self.starting.iter().map(|face| face.id.as_str()).collect();
        let nine: u32 = self.starting.iter().map(|face| u32::from(face.copies.is)).sum();
        ex.require(
            starting.first() == Some(&"brave") && starting.get(1) == Some(&"tribeswoman"),
            WHOLE,
            || "starting cards begin with brave and tribeswoman".to_owned(),
        );
        ex.require(nine == 9 && self.starting.iter().take(2).all(|face| face.copies.is > 0), WHOLE, || {
            format!("starting cards are 9 per player, a brave and a tribeswoman among them; there are {nine}")
        });
        for face in self.starting.iter().chain(&self.tribe).chain(&self.rivers.warrior) {
            let id = &face.id;
            ex.require(face.copies.is <= 40, id, || format!("'{id}': at most 40 copies"));
            ex.require(face.points.is <= 20, id, || format!("'{id}': at most 20 points"));
            ex.require(face.labor.is.is_free_labor() && face.labor.is.bound == Bound::Free, id, || {
                format!("'{id}': labor is written with L and l")
            });
            ex.require(face.skill.is.bound != Bound::Eclipse, id, || {
                format!("'{id}': an [e] skill belongs into eclipse")
            });
            let eclipse = &face.eclipse.is;
            ex.require(eclipse.is_none() || eclipse.bound == Bound::Eclipse, id, || {
                format!("'{id}': the eclipse skill begins with [e]")
            });
            // EW-RULING-06: Eclipse skills are used in step B, after Labor was compared.
            ex.require(eclipse.gains.half_labor() == 0, id, || {
                format!("'{id}': an eclipse skill gives no Labor, for Labor is compared before it is used")
            });
            plain_icons(ex, id, &face.skill.is);
            plain_icons(ex, id, eclipse);
        }
    }

    /// Culture cards and Chiefs.
    fn examine_skills(&self, ex: &mut Inspector<'_>) {
        for era in 1..=2 {
            let count = self.culture.iter().filter(|face| face.era.is == era).count();
            ex.require(count >= 16, WHOLE, || {
                format!("era {era} needs at least 16 culture cards and has {count}")
            });
        }
        for face in &self.culture {
            ex.require((1..=2).contains(&face.era.is), &face.id, || format!("'{}': era is 1 or 2", face.id));
            ex.require(face.points.is <= 20, &face.id, || format!("'{}': at most 20 points", face.id));
            actions_only(ex, &face.id, &face.skill.is);
        }
        for face in &self.chief {
            actions_only(ex, &face.id, &face.side_a.is);
            actions_only(ex, &face.id, &face.side_b.is);
        }
    }

    /// Animals and set-up cards.
    fn examine_animals(&self, ex: &mut Inspector<'_>) {
        let mut jokers = 0;
        for face in self.animal.iter().chain(&self.rivers.animal) {
            ex.require((1..=30).contains(&face.copies.is), &face.id, || {
                format!("'{}': 1 to 30 copies", face.id)
            });
            ex.require(face.joker.is == face.sets.is.is_empty() && face.sets.is.len() <= 8, &face.id, || {
                format!("'{}': sets lists points for 1 to 8 cards, or nothing for a joker", face.id)
            });
            jokers += usize::from(face.joker.is);
            only_gains(ex, &face.id, &face.tip.is);
        }
        ex.require(jokers <= 1, WHOLE, || "only one animal can be the joker".to_owned());
        let tribe = |id: &str| self.tribe.iter().any(|face| face.id == id);
        let animal = |id: &str| self.animal.iter().any(|face| face.id == id);
        for face in &self.setup {
            ex.require(tribe(&face.tribe.is), &face.id, || {
                format!("'{}': there is no tribe card '{}'", face.id, face.tribe.is)
            });
            for id in &face.animals.is {
                ex.require(animal(id), &face.id, || format!("'{}': there is no animal '{id}'", face.id));
            }
            ex.require(
                face.food.is <= 5 && face.tools.is <= 5 && face.animals.is.len() <= 3,
                &face.id,
                || format!("'{}': at most 5 food, 5 tools and 3 animals", face.id),
            );
        }
    }

    fn examine_stones(&self, ex: &mut Inspector<'_>) {
        let animal = |id: &str| self.animal.iter().any(|face| face.id == id);
        for face in self.stone.iter().chain(&self.rivers.stone) {
            ex.require((1..=2).contains(&face.era.is), &face.id, || format!("'{}': era is 1 or 2", face.id));
            let known = match &face.counts.is {
                Counted::Villages(id) => {
                    self.terrain.iter().chain(&self.rivers.terrain).any(|terrain| &terrain.id == id)
                }
                Counted::Tipped(ids) => ids.iter().all(|id| animal(id)),
                _ => true,
            };
            ex.require(known, &face.id, || format!("'{}' counts something that is not in the box", face.id));
        }
        for era in 1..=2 {
            let count = self.stone.iter().filter(|face| face.era.is == era).count();
            ex.require(count >= 7, WHOLE, || format!("era {era} needs at least 7 stones and has {count}"));
        }
    }

    /// Columns, hexes, tokens and Megalith tiles.
    fn examine_gains(&self, ex: &mut Inspector<'_>) {
        for (face, column) in self.column.iter().zip(ids::Column::ALL) {
            ex.require(face.id == column.word(), &face.id, || {
                format!("column '{}' should be '{}'", face.id, column.word())
            });
            only_gains(ex, &face.id, &face.bottom.is);
        }
        for face in self.terrain.iter().chain(&self.rivers.terrain) {
            ex.require(
                face.gives.is.bound == Bound::Free && face.gives.is.price.cards == 0,
                &face.id,
                || format!("'{}': a hex is bound to no column and takes no cards", face.id),
            );
            plain_icons(ex, &face.id, &face.gives.is);
        }
        for face in self.glacier_token.iter().chain(&self.rest_token) {
            only_gains(ex, &face.id, &face.gives.is);
            ex.require(face.gives.is.gains.kinds() <= 2, &face.id, || {
                format!("'{}': at most two different icons", face.id)
            });
        }
        for face in &self.megalith_tile {
            ex.require(face.spaces.is.len() == 8, &face.id, || format!("'{}' has 8 spaces", face.id));
            for (space, effect) in face.spaces.is.iter().enumerate() {
                if effect.gains.has(Icon::ExtraMegalith) {
                    ex.require(space == 0, &face.id, || {
                        format!("'{}': only the first space is a start space and may show M>", face.id)
                    });
                } else {
                    only_gains(ex, &face.id, effect);
                }
            }
        }
    }

    fn examine_player_board(&self, ex: &mut Inspector<'_>) {
        let board = &self.board;
        ex.require(
            board.boxes.is.len() == 5
                && board.slot_food.is.len() == 3
                && board.slot_tools.is.len() == 3
                && board.slot_gives.is.len() == 3,
            &board.id,
            || "the player board has 5 boxes and 3 stone slots".to_owned(),
        );
        ex.require(board.labor_symbols.is.iter().all(|&space| (1..=10).contains(&space)), &board.id, || {
            "labor symbols stand on spaces 1 to 10".to_owned()
        });
        ex.require((1..=20).contains(&board.tool_limit.is), &board.id, || {
            "the tool limit is 1 to 20".to_owned()
        });
        for effect in board.boxes.is.iter().chain(&board.slot_gives.is).chain([&board.rest.is]) {
            only_gains(ex, &board.id, effect);
        }
        ex.require(board.rest.is.gains.kinds() <= 2, &board.id, || {
            "resting gives at most two different icons".to_owned()
        });
        ex.require(board.rest_labor.is.is_free_labor(), &board.id, || {
            "rest-labor is written with L and l".to_owned()
        });
    }

    /// The main board and the idol board.
    fn examine_main_board(&self, ex: &mut Inspector<'_>) {
        let main = &self.main;
        ex.require(
            main.turn_order_gives.is.len() == 4
                && main.compensation.is.len() == 4
                && main.stones_per_era.is.len() == 3
                && main.glacier_tiles.is.len() == 3,
            &main.id,
            || "the main board has 4 places in turn order and a number for 2, 3 and 4 players".to_owned(),
        );
        ex.require(main.stones_per_era.is.iter().all(|&count| count <= 7), &main.id, || {
            "at most 7 stones per era".to_owned()
        });
        ex.require(main.glacier_tiles.is.iter().all(|&count| count <= 6), &main.id, || {
            "at most 6 glacier tiles".to_owned()
        });
        for effect in &main.turn_order_gives.is {
            only_gains(ex, &main.id, effect);
        }
        for effect in &main.compensation.is {
            let only = effect.gains.iter().all(|unit| matches!(unit.icon, Icon::Food | Icon::Tool));
            ex.require(only, &main.id, || "compensation is Food and Tools".to_owned());
        }
        let idols = &self.idols;
        let levels = idols.offering_gives.is.len();
        ex.require(
            (2..=20).contains(&levels)
                && idols.offering_resources.is.len() == levels
                && idols.offering_points.is.len() == levels
                && (2..=20).contains(&idols.honor_points.is.len()),
            &idols.id,
            || "the idol tracks have 2 to 20 levels, and the offering lists are equally long".to_owned(),
        );
        for effect in &idols.offering_gives.is {
            only_gains(ex, &idols.id, effect);
        }
    }
}

/// An effect that is simply gained: no column, no price, no counting, no arrow space.
pub(crate) fn only_gains(ex: &mut Inspector<'_>, id: &str, effect: &Effect) {
    ex.require(
        effect.bound == Bound::Free && effect.price.is_free() && effect.condition.is_none(),
        id,
        || format!("'{id}': only icons to gain can stand here, not '{effect}'"),
    );
    plain_icons(ex, id, effect);
}

/// M> makes sense on the start space of a Megalith tile only.
fn plain_icons(ex: &mut Inspector<'_>, id: &str, effect: &Effect) {
    ex.require(!effect.gains.has(Icon::ExtraMegalith), id, || {
        format!("'{id}': M> stands on the start space of a Megalith tile only")
    });
}

fn actions_only(ex: &mut Inspector<'_>, id: &str, effect: &Effect) {
    ex.require(effect.bound != Bound::Eclipse && !effect.is_none(), id, || {
        format!("'{id}': a skill of the Actions phase is needed, not '{effect}'")
    });
    plain_icons(ex, id, effect);
}
