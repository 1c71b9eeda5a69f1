//! Actions in words. A decision can describe its actions itself, where they mean more.

use table::text::Phrase;

use super::{face, goal, message, some};
use crate::{action::Action, conflict::Side, decision::Decision, game::RiseOfTribes, state::State};

impl RiseOfTribes {
    /// What an action would do, for the seat that may choose it.
    pub(crate) fn action_in_words(&self, state: &State, action: Action) -> Phrase {
        let special = state.frames.top().and_then(|frame| frame.describe_action(self, state, action));
        special.unwrap_or_else(|| self.usual_words(state, action))
    }

    fn usual_words(&self, state: &State, action: Action) -> Phrase {
        let at = |key: &str, hex| message(key).phrase("hex", self.place_name(state, hex));
        let path = |key: &str, from, to| {
            message(key).phrase("from", self.place_name(state, from)).phrase("to", self.place_name(state, to))
        };
        match action {
            Action::Done => message("do-decline"),
            Action::Settle(hex) => at("do-settle", hex),
            Action::PlaceGlacier(hex) => at("do-glacier", hex),
            Action::Take(it) => message("do-take").phrase("good", some(it, 1)),
            Action::Foretell(it) => message("do-foretell").phrase("face", face(it)),
            Action::Roll => message("do-roll"),
            Action::Light => message("do-light"),
            Action::Grow(hex) => at("do-grow", hex),
            Action::Wed(hex) => at("do-wed", hex),
            Action::Hide => message("do-hide"),
            Action::Move(from, to) => path("do-move", from, to),
            Action::Herd(hex) => at("do-herd", hex),
            Action::Claim(hex, it) => at("do-claim", hex).phrase("good", some(it, 1)),
            Action::Educate(hex) => at("do-educate", hex),
            Action::Give(it, to) => message("do-give").phrase("good", some(it, 1)).seat("to", to),
            Action::Discard(it) => message("do-discard").phrase("goal", goal(it)),
            Action::Under(it) => message("do-under").phrase("goal", goal(it)),
            Action::Trade(give, get) => {
                message("do-trade").phrase("give", some(give, 1)).phrase("get", some(get, 1))
            }
            Action::Pay(it) => message("do-pay").phrase("good", some(it, 1)),
            Action::March(from, to) => path("do-march", from, to),
            Action::Scare(hex, seat) => at("do-scare", hex).seat("who", seat),
            Action::Drive(hex) => at("do-drive", hex),
            Action::Release(hex) => at("do-release", hex),
            Action::Shoot(Side::Tribe(seat)) => message("do-shoot").seat("who", seat),
            Action::Shoot(Side::Invaders) => message("do-shoot-invaders"),
            Action::Evade(hex) => at("do-evade", hex),
            Action::Learn(it) => message("do-learn").phrase("good", some(it, 1)),
            Action::Sacrifice(hex) => at("do-sacrifice", hex),
            Action::PlaceSabreTooth(hex) => at("do-sabre-tooth", hex),
            Action::PlaceInvaders(hex) => at("do-invaders", hex),
            Action::PlaceMammoth(hex) => at("do-mammoth", hex),
            Action::Lose(hex) => at("do-lose", hex),
            Action::Bid(bid) => message("do-bid").number("goods", bid),
            // Their decisions describe these; anywhere else they are not legal.
            Action::Power(_)
            | Action::Return(_)
            | Action::Place(..)
            | Action::Hunt(..)
            | Action::Tame(_)
            | Action::Gather(..)
            | Action::Extra
            | Action::Basket(_)
            | Action::Draw
            | Action::DrawMore
            | Action::Buy(_)
            | Action::Borrow(..)
            | Action::Fight(_)
            | Action::Provoke(_)
            | Action::Walls
            | Action::Build(_)
            | Action::BuildWithElder(_)
            | Action::BuildHidden
            | Action::Spare(_)
            | Action::Complete(_)
            | Action::Offer(_)
            | Action::PlaceVolcano(_) => message("do-other").text("action", action.to_string()),
        }
    }
}
