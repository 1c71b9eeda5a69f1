//! Playing an action of the performer; then the next piece or the next performer follows.

use table::{journal::Journal, sets::Indexed};

use crate::{
    action::{Action, Piece},
    board::Region,
    card::{Effect, Who},
    game::IceAge,
    note::Note,
    state::{Arms, Landed, State, Step, Task},
};

impl IceAge {
    /// Plays an action that [`IceAge::may`] allows.
    pub(super) fn act(&self, state: &mut State, action: Action, journal: &mut impl Journal<Note>) {
        let performer = state.task.performer;
        match action {
            Action::Place(to) => {
                state.players[performer.index()].reserve -= 1;
                journal.note(Note::Placed(performer, to));
                state.task.hunters -= 1;
                self.gather(state, to);
                self.land(state, Piece { owner: performer, arms: Arms::Bare, at: to }, journal);
            }
            Action::Move { owner, arms, from, to } => {
                state.board.bands[owner.index()][from.index()].remove(arms);
                journal.note(if owner == performer {
                    Note::Moved(performer, from, to)
                } else {
                    Note::Drove(performer, owner, from, to)
                });
                state.task.hunters -= 1;
                if matches!(self.effect(&state.task), Effect::Trek { .. }) {
                    (state.task.from, state.task.to) = (Some(from), Some(to));
                }
                self.gather(state, to);
                self.land(state, Piece { owner, arms, at: to }, journal);
            }
            Action::Swap(first, second) => self.swap(state, first, second, journal),
            Action::Remove(piece) => {
                self.send_home(state, piece);
                journal.note(Note::Removed(performer, piece.owner, piece.at));
                state.task.hunters -= 1;
                remember(&mut state.task, piece);
                self.go_on(state, journal);
            }
            Action::PlaceMammoth(to) => {
                state.mammoth_supply -= 1;
                journal.note(Note::MammothPlaced(performer, to));
                self.land_mammoth(state, to, journal);
            }
            Action::MoveMammoth(from, to) => {
                state.board.mammoths[from.index()] -= 1;
                journal.note(Note::MammothMoved(performer, from, to));
                self.land_mammoth(state, to, journal);
            }
            Action::RemoveMammoth(at) => {
                state.board.mammoths[at.index()] -= 1;
                state.mammoth_supply += 1;
                state.task.mammoths -= 1;
                journal.note(Note::MammothRemoved(performer, at));
                self.go_on(state, journal);
            }
            Action::MoveFire(from, to) => {
                state.board.fires[from.index()] -= 1;
                state.board.fires[to.index()] += 1;
                journal.note(Note::FireMoved(performer, from, to));
                self.end_performer(state, journal);
            }
            _ => self.stop(state, journal),
        }
    }

    /// IA-CARD-L-13b: the first piece of a camp decides where the others go.
    fn gather(&self, state: &mut State, to: Region) {
        if matches!(self.effect(&state.task), Effect::Camp { .. }) {
            state.task.to = Some(to);
        }
    }

    /// A hunter arrives; its owner may arm it if it was his own doing (IA-CLUB-03, IA-RULING-28).
    fn land(&self, state: &mut State, piece: Piece, journal: &mut impl Journal<Note>) {
        state.board.bands[piece.owner.index()][piece.at.index()].add(piece.arms);
        remember(&mut state.task, piece);
        if Self::may_arm(state, piece.owner, piece.arms) {
            state.step = Step::Arm(piece.at);
        } else {
            self.go_on(state, journal);
        }
    }

    /// Two hunters change places.
    fn swap(&self, state: &mut State, first: Piece, second: Piece, journal: &mut impl Journal<Note>) {
        let bands = &mut state.board.bands;
        for (piece, to) in [(first, second.at), (second, first.at)] {
            bands[piece.owner.index()][piece.at.index()].remove(piece.arms);
            bands[piece.owner.index()][to.index()].add(piece.arms);
            remember(&mut state.task, Piece { at: to, ..piece });
        }
        journal.note(Note::Swapped(state.task.performer, (first.owner, first.at), (second.owner, second.at)));
        self.go_on(state, journal);
    }

    /// A mammoth arrives.
    fn land_mammoth(&self, state: &mut State, to: Region, journal: &mut impl Journal<Note>) {
        state.board.mammoths[to.index()] += 1;
        state.task.mammoths -= 1;
        self.gather(state, to);
        self.go_on(state, journal);
    }

    /// A hunter returns to its owner's reserve, its club to the common supply (IA-RULING-30).
    pub(crate) fn send_home(&self, state: &mut State, piece: Piece) {
        state.board.bands[piece.owner.index()][piece.at.index()].remove(piece.arms);
        state.players[piece.owner.index()].reserve += 1;
        if piece.arms == Arms::Club {
            state.club_supply += 1;
        }
    }

    /// The next piece, if the card allows one and there is one; else the next performer.
    pub(super) fn go_on(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let effect = self.effect(&state.task);
        if effect == Effect::Swap
            && let Some(region) = Self::next_swapped(state)
        {
            state.step = Step::Arm(region);
        } else if self.can_act(state, &state.task, effect) {
            state.step = Step::Perform;
        } else {
            self.end_performer(state, journal);
        }
    }

    /// The performer does no more of the card.
    pub(crate) fn stop(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let task = &state.task;
        let begun = state.step == Step::Perform && task.has_begun(self.effect(task));
        let note = if begun { Note::Stopped } else { Note::Waived };
        journal.note(note(task.performer));
        self.end_performer(state, journal);
    }

    /// IA-CARD-D-01b, IA-RULING-41: each performer finishes before the next starts.
    pub(crate) fn end_performer(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let task = &state.task;
        let next = task.performer.left(self.seats());
        if self.face(task.card).who == Who::EveryOther && next != state.active {
            state.task = Task { card: task.card, performer: next, ..Task::default() };
            self.begin_performer(state, journal);
        } else {
            self.end_performance(state, journal);
        }
    }
}

/// Marks a hunter as touched by the card.
fn remember(task: &mut Task, Piece { owner, arms, at }: Piece) {
    let pushed = task.landed.push(Landed::new(owner, at, arms));
    assert!(pushed, "a card touches at most four hunters");
}
