//! Packs the box for a game: what the options leave at home, and what takes the place of what.

use crate::{
    content::{Content, Role},
    options::{Module, Options},
};

impl Content {
    /// The faces that are on the table with these options.
    pub(crate) fn packed(&self, options: &Options) -> Self {
        let mut packed = self.clone();
        if options.warriors == Module::In {
            packed.replace_by_warriors();
        }
        if options.rivers == Module::In {
            packed.add_rivers();
        }
        packed
    }

    /// RR-WARR-01, RR-RULING-20: Warriors in the deck and on the set-up card.
    fn replace_by_warriors(&mut self) {
        let replaced = &self.rivers.river.warriors_replace.is;
        let warrior = &self.rivers.warrior[0];
        for face in &mut self.setup {
            if face.tribe.is == *replaced {
                face.tribe.is.clone_from(&warrior.id);
            }
        }
        if let Some(face) = self.tribe.iter_mut().find(|face| face.id == *replaced) {
            *face = warrior.clone();
        }
    }

    /// RR-SETUP-01, RR-SETUP-21, RR-COW-01: Sea Cows, the stone, River hexes; Starting tiles for the base tile.
    fn add_rivers(&mut self) {
        self.animal.extend(self.rivers.animal.iter().cloned());
        self.stone.extend(self.rivers.stone.iter().cloned());
        for face in &self.rivers.terrain {
            match self.terrain.iter_mut().find(|base| base.role.is == Role::Base) {
                Some(base) if face.role.is == Role::Base => *base = face.clone(),
                _ => self.terrain.push(face.clone()),
            }
        }
    }
}
