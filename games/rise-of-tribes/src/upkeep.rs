//! What follows when members leave the map: villages, elders, the tamed mammoth.

use table::{Seat, journal::Journal};

use crate::{
    content::EventEffect,
    game::RiseOfTribes,
    ids::{Event, Hex, Source},
    note::{Cause, Note},
    state::State,
};

impl RiseOfTribes {
    /// Up to `count` members go back to their reserve; how many did. RT-RULING-16
    #[inline]
    pub(crate) fn remove(&self, state: &mut State, seat: Seat, hex: Hex, count: u8) -> u8 {
        let taken = state.field.take(seat, hex, count);
        state.player_mut(seat).reserve += taken;
        taken
    }

    /// The check after members left a hex: a village without a member of its owner is removed, a tamed mammoth without one
    /// runs away. `razer` is the attacker, if this was his conflict. RT-VILL-07, RT-RULING-28
    #[inline]
    pub(crate) fn upkeep<J: Journal<Note>>(&self, state: &mut State, razer: Option<Seat>, j: &mut J) {
        self.check_villages(state, razer, j);
        self.check_mammoth(state, j);
    }

    #[inline]
    pub(crate) fn check_villages<J: Journal<Note>>(&self, state: &mut State, razer: Option<Seat>, j: &mut J) {
        for seat in Seat::all(self.seats) {
            let lost = state.player(seat).villages.without(state.field.on(seat));
            for hex in lost {
                let player = state.player_mut(seat);
                player.villages.remove(hex);
                let elder = player.elder == Some(hex);
                j.note(Note::VillageLost(seat, hex));
                if elder {
                    player.elder = None; // RT-ELDER-08
                    j.note(Note::ElderLost(seat, hex));
                    // RT-ELDER-07, RT-RULING-62
                    if let Some(razer) = razer.filter(|&razer| razer != seat) {
                        let points = self.content.elder.points.is;
                        self.score(state, razer, Cause::Elder, points, j);
                    }
                }
            }
        }
    }

    /// RT-EVENT-38, -39
    #[inline]
    pub(crate) fn check_mammoth<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        let Some(mammoth) = state.events.mammoth else {
            return;
        };
        let Some(owner) = mammoth.owner else {
            return;
        };
        if state.field.of(owner, mammoth.hex) > 0 {
            return;
        }
        state.events.mammoth = None;
        state.events.discard.insert(Event::Mammoth);
        j.note(Note::MammothLost(owner));
        if let EventEffect::Mammoth { loss, .. } = self.effect(Event::Mammoth) {
            let player = state.player_mut(owner);
            // RT-RULING-37: never below 0.
            let loss = i32::from(loss).min(player.score()).max(0) as i8;
            player.points[Source::Events as usize] -= loss;
            if loss > 0 {
                j.note(Note::LosesPoints(owner, loss as u8));
            }
        }
    }
}
