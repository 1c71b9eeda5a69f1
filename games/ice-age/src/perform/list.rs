//! The actions of the performer.

use table::{
    Seat,
    sets::{Indexed, Set},
};

use super::{fires, herds, is_free, touched, usable};
use crate::{
    action::{Action, Piece},
    board::Region,
    card::Effect,
    game::IceAge,
    state::{Arms, State, Task},
};

impl IceAge {
    /// Whether any piece action is legal.
    pub(crate) fn can_act(&self, state: &State, task: &Task, effect: Effect) -> bool {
        let mut found = false;
        self.list_pieces(state, task, effect, &mut |_| {
            found = true;
            false
        });
        found
    }

    /// Calls `visit` with every legal action on a piece, until it returns `false`.
    pub(super) fn list_pieces(
        &self,
        state: &State,
        task: &Task,
        effect: Effect,
        visit: &mut impl FnMut(Action) -> bool,
    ) {
        match effect {
            Effect::Place { .. } => {
                self.list_placings(state, task, effect, visit);
            }
            Effect::Camp { .. } => {
                let more = self.list_placings(state, task, effect, visit);
                if more && task.mammoths > 0 {
                    self.list_mammoths(state, task, effect, visit);
                }
            }
            Effect::Drive { .. } => {
                for owner in self.everybody() {
                    if !self.list_moves(state, task, effect, owner, visit) {
                        return;
                    }
                }
            }
            Effect::March { .. } => {
                self.list_moves(state, task, effect, task.performer, visit);
            }
            Effect::Trek { .. } => {
                let more = self.list_moves(state, task, effect, task.performer, visit);
                if more && task.mammoths > 0 {
                    self.list_mammoths(state, task, effect, visit);
                }
            }
            Effect::PlaceMammoth { .. } | Effect::MoveMammoth { .. } => {
                if task.mammoths > 0 {
                    self.list_mammoths(state, task, effect, visit);
                }
            }
            Effect::Swap => {
                if task.landed.is_empty() {
                    self.list_swaps(state, task, visit);
                }
            }
            Effect::Fire => {
                if task.to.is_none() {
                    list_pairs(
                        fires(state),
                        |from| state.open().without(Set::only(from)),
                        visit,
                        Action::MoveFire,
                    );
                }
            }
            Effect::Banish { .. } => self.list_removals(state, task, visit),
            Effect::Chase => {
                if task.mammoths > 0 {
                    let _ = herds(state).iter().all(|region| visit(Action::RemoveMammoth(region)));
                }
            }
            Effect::Club | Effect::Copy => {}
        }
    }

    fn list_placings(
        &self,
        state: &State,
        task: &Task,
        effect: Effect,
        visit: &mut impl FnMut(Action) -> bool,
    ) -> bool {
        if task.hunters == 0 {
            return true;
        }
        if state.player(task.performer).reserve > 0 {
            self.targets(state, task, effect).iter().all(|region| visit(Action::Place(region)))
        } else {
            // IA-CARD-G-04 to IA-CARD-G-07
            self.list_moves(state, task, effect, task.performer, visit)
        }
    }

    fn list_moves(
        &self,
        state: &State,
        task: &Task,
        effect: Effect,
        owner: Seat,
        visit: &mut impl FnMut(Action) -> bool,
    ) -> bool {
        if task.hunters == 0 || self.is_exhausted(task, effect, owner) {
            return true;
        }
        for arms in Arms::BOTH {
            if !is_free(task.performer, owner, arms) {
                continue;
            }
            for from in usable(state, task, owner, arms) {
                for to in self.destinations(state, task, effect, from) {
                    if !visit(Action::Move { owner, arms, from, to }) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// IA-CARD-L-07b
    pub(super) fn is_exhausted(&self, task: &Task, effect: Effect, owner: Seat) -> bool {
        matches!(effect, Effect::Drive { of_one, .. } if touched(task, owner) >= usize::from(of_one))
    }

    fn list_mammoths(
        &self,
        state: &State,
        task: &Task,
        effect: Effect,
        visit: &mut impl FnMut(Action) -> bool,
    ) {
        if effect.places_mammoths() && state.mammoth_supply > 0 {
            let _ =
                self.targets(state, task, effect).iter().all(|region| visit(Action::PlaceMammoth(region)));
        } else if effect.moves_mammoths() {
            list_pairs(
                herds(state),
                |from| self.mammoth_destinations(state, task, effect, from),
                visit,
                Action::MoveMammoth,
            );
        }
    }

    fn list_swaps(&self, state: &State, task: &Task, visit: &mut impl FnMut(Action) -> bool) {
        for at in state.open() {
            for other_at in self.map.neighbours(at).and(state.open()) {
                if other_at < at {
                    continue;
                }
                for first in self.pieces_at(state, task.performer, at) {
                    for second in self.pieces_at(state, task.performer, other_at) {
                        if Self::is_exchange(state, task, first, second)
                            && !visit(Action::Swap(first, second))
                        {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Hunters in a region that `performer` may swap.
    fn pieces_at<'a>(
        &'a self,
        state: &'a State,
        performer: Seat,
        at: Region,
    ) -> impl Iterator<Item = Piece> + 'a {
        self.everybody().flat_map(move |owner| {
            let band = state.band(owner, at);
            Arms::BOTH
                .into_iter()
                .filter(move |&arms| band.of(arms) > 0 && is_free(performer, owner, arms))
                .map(move |arms| Piece { owner, arms, at })
        })
    }

    /// Whether a swap changes anything (IA-RULING-25): not between two hunters that look alike, unless their owner may arm
    /// one (IA-RULING-28).
    pub(super) fn is_exchange(state: &State, task: &Task, first: Piece, second: Piece) -> bool {
        let alike = first.owner == second.owner && first.arms == second.arms;
        let own_to_arm = first.owner == task.performer
            && first.arms == Arms::Bare
            && state.player(task.performer).clubs > 0;
        !alike || own_to_arm
    }

    fn list_removals(&self, state: &State, task: &Task, visit: &mut impl FnMut(Action) -> bool) {
        if task.hunters == 0 {
            return;
        }
        // IA-CARD-D-03b
        for owner in self.everybody().filter(|&owner| touched(task, owner) == 0) {
            for (region, band) in Region::each().zip(state.board.bands[owner.index()]) {
                for arms in Arms::BOTH {
                    if band.of(arms) > 0 && !visit(Action::Remove(Piece { owner, arms, at: region })) {
                        return;
                    }
                }
            }
        }
    }
}

fn list_pairs(
    from: Set<Region>,
    to: impl Fn(Region) -> Set<Region>,
    visit: &mut impl FnMut(Action) -> bool,
    action: impl Fn(Region, Region) -> Action,
) {
    for start in from {
        for end in to(start) {
            if !visit(action(start, end)) {
                return;
            }
        }
    }
}
