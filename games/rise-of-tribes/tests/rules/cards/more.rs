//! More ways to set up and to look, for cards and modules.

use rise_of_tribes::{Content, Event, Frame, Level, Power, Step};
use table::{Rules, Seat, Turn, sets::Set};

use crate::common::{Game, S1, Scenario, Scene, content, hex};

/// Powers that stay quiet unless a test asks for what they do.
const QUIET: [Power; 4] = [Power::HiddenVillage, Power::FocusedEffort, Power::Agriculture, Power::Exogamy];

/// S1 has this power, the others have quiet ones of other tribes.
pub(crate) fn with_power(seats: u8, power: Power) -> Scene {
    let Content { tribes, .. } = content();
    let tribe = |power| tribes.iter().find(|(_, face)| face.powers.is.contains(&power)).unwrap().0;
    let mut scene = Scene::new(seats).power(S1, power);
    let quiet = QUIET.into_iter().filter(|&each| tribe(each) != tribe(power));
    for (seat, each) in Seat::all(usize::from(seats)).skip(1).zip(quiet) {
        scene = scene.power(seat, each);
    }
    scene
}

impl Scene {
    /// The first village was built long ago: the two late events are in the deck.
    pub(crate) fn late(self) -> Self {
        self.with(|_, state| {
            state.events.deck = state.events.deck.or(state.events.aside);
            state.events.aside = Set::EMPTY;
        })
    }

    /// The stones a melted glacier left.
    pub(crate) fn melted(self, at: usize) -> Self {
        // The glacier lay here: the tile is a mountain.
        self.glacier(at, 5).with(move |_, state| {
            state.ground.glacier = None;
            state.ground.melted = Some(hex(at));
        })
    }

    /// The village on the player board.
    pub(crate) fn hidden_village(self, seat: Seat) -> Self {
        self.late().with(move |_, state| state.player_mut(seat).secret = 1)
    }
}

impl Game {
    /// This step waits, and nothing above it.
    #[track_caller]
    pub(crate) fn at(&mut self, step: Step) -> &mut Self {
        assert_eq!(self.state.frames.as_slice(), [Frame::Turn(step)]);
        self
    }

    /// The strength of the action that is carried out.
    pub(crate) fn level(&self) -> Option<Level> {
        self.state.frames.as_slice().iter().find_map(|frame| match frame {
            Frame::Finish(finish) => Some(finish.level),
            _ => None,
        })
    }

    /// Events in slots, oldest first.
    pub(crate) fn slots(&self) -> Vec<Event> {
        self.state.events.active.as_slice().iter().map(|active| active.event).collect()
    }

    /// Goods on an event card, if it is in a slot.
    pub(crate) fn tokens(&self, event: Event) -> Option<[u8; 3]> {
        let active = self.state.events.active.as_slice().iter().find(|active| active.event == event);
        active.map(|active| active.tokens.0)
    }

    /// A double of this face comes up.
    #[track_caller]
    pub(crate) fn double(&mut self, face: &str) -> &mut Self {
        if self.turn() != Turn::Chance {
            self.play("roll");
        }
        self.deal(&format!("roll {face} {face}"))
    }

    /// A double of blanks comes up and this event is turned over.
    #[track_caller]
    pub(crate) fn draws(&mut self, event: Event) -> &mut Self {
        self.double("blank").deal(&format!("event {event}"))
    }

    /// Both dice go where they do nothing: no member comes, none moves.
    #[track_caller]
    pub(crate) fn idle(&mut self) -> &mut Self {
        for board_action in ["grow", "move"] {
            let face = self.state.hand.iter().next().unwrap().0;
            self.play(&format!("place {face} {board_action}"));
            if matches!(self.state.frames.top(), Some(Frame::Grow(_) | Frame::Move(_))) {
                self.play("done");
            }
        }
        self
    }
}

/// The content's number of event slots.
pub(crate) fn slots_of(game: &Game) -> usize {
    usize::from(game.rules.content().rules.event_slots.is)
}
