//! What a note means on the board: who, where, how many points. Rolls, conflicts, events, eruptions and the victory are scenes.

use pages::{Beat, Cue, Rank};
use rise_of_tribes::{Face, Hex, Note, RiseOfTribes, words};
use table::Seat;

use crate::pen::message;

/// Parts of the board.
const ACTIONS: &str = "actions";
const EVENTS: &str = "events";
const MAP: &str = "map";
const RACE: &str = "race";

pub(crate) fn beat(rules: &RiseOfTribes, note: &Note) -> Beat {
    let at = |who: Seat, hex: Hex| Beat::by(who).at([hex.to_string()]);
    let place = |hex: Hex| Beat::default().at([hex.to_string()]);
    let from_to = |who: Seat, from: Hex, to: Hex| Beat::by(who).at([from.to_string(), to.to_string()]);
    let step = |key: &str| Cue::Step(message(key));
    match *note {
        // Set-up.
        Note::SpecialTerrain(_) | Note::Laid(..) | Note::LateEvents | Note::EventsReshuffled => {
            Beat::default().detail()
        }
        Note::Board(who, _) | Note::Token(who, _) | Note::First(who) | Note::PowerChosen(who, _) => {
            Beat::by(who).detail()
        }
        Note::GlacierLaid(who, hex) | Note::Settles(who, hex, _) | Note::Returns(who, hex, _) => {
            at(who, hex).cue(Cue::Closes)
        }

        Note::TurnBegins(who, _) => Beat { seat: Some(who), ..Beat::of(Rank::Turn).cue(Cue::Closes) },

        // The dice and the actions.
        Note::Foretells(who, _) | Note::Lights(who) => Beat::by(who).detail(),
        Note::Rolls(who, one, other) => roll(who, [one, other]),
        Note::RollsDouble(who, face) => roll(who, [face; 2]),
        Note::Places(who, _, board_action, _) => {
            Beat::by(who).at([format!("do-{board_action}")]).cue(Cue::Closes)
        }
        Note::Grows(who, hex)
        | Note::GrowsBy(who, hex, _)
        | Note::Herds(who, hex)
        | Note::Gathers(who, hex, ..)
        | Note::FindsStones(who, hex, _)
        | Note::Releases(who, hex)
        | Note::Sacrifices(who, hex)
        | Note::CallsElder(who, hex)
        | Note::Builds(who, hex) => at(who, hex).cue(Cue::Closes),
        Note::Moves(who, from, to) | Note::Marches(who, from, to, _) | Note::Scares(who, _, from, to) => {
            from_to(who, from, to).cue(Cue::Closes)
        }
        Note::Hides(who) | Note::BuildsHidden(who) | Note::Buys(who, ..) | Note::Borrows(who, ..) => {
            Beat::by(who).cue(Cue::Closes)
        }
        Note::Completes(who, _) | Note::Tames(who) | Note::HuntsMammoth(who) => {
            Beat::by(who).cue(Cue::Closes)
        }
        Note::HuntsSabreTooth(who, hex) => at(who, hex).cue(Cue::Closes),
        Note::MildWinter(who, _)
        | Note::Takes(who, ..)
        | Note::TakesFrom(who, ..)
        | Note::Gives(who, ..)
        | Note::PutsUnder(who, _)
        | Note::Draws(who, _)
        | Note::Trades(who, ..)
        | Note::Pays(who, ..) => Beat::by(who).detail(),
        Note::Scores(who, _, points) => Beat::by(who).at([RACE]).points(points),
        Note::LosesPoints(who, points) => Beat::by(who).at([RACE]).points(-i32::from(points)),

        // A conflict: RT-CONF.
        Note::Provokes(who, hex) => at(who, hex).cue(Cue::Closes),
        Note::Conflict(hex) => place(hex).cue(Cue::Opens(message("scene-conflict"))),
        Note::Shoots(who, _, hex) | Note::ShootsInvaders(who, hex) | Note::UsesWalls(who, hex) => {
            at(who, hex).cue(step("scene-weapons"))
        }
        Note::Falls(who, hex, _) | Note::ChasmTakes(who, hex, _) => at(who, hex).cue(step("scene-losses")),
        Note::InvadersFall(hex, _) => place(hex).cue(step("scene-losses")),
        Note::Evades(who, hex) => at(who, hex).cue(step("scene-retreat")),
        Note::VillageLost(who, hex) | Note::ElderLost(who, hex) => at(who, hex).cue(step("scene-aftermath")),

        // Events: RT-EVENT.
        Note::EventDrawn(event) => {
            Beat::default().at([EVENTS]).cue(Cue::Opens(rules.with_names(words::event(event))))
        }
        Note::EventLeaves(_) | Note::EventReturns(_) | Note::Unsold(_) | Note::Cheaper(..) => {
            Beat::default().at([EVENTS]).detail()
        }
        Note::SabreToothAt(hex) | Note::MammothAt(hex) | Note::InvadersLand(hex, _) => {
            place(hex).cue(step("scene-arrival"))
        }
        Note::InvadersGrow(hex, _) => place(hex).cue(step("scene-arrival")),
        Note::Bitten(who, hex) => at(who, hex).cue(step("scene-losses")),
        Note::MammothLost(who) => Beat::by(who),
        Note::VolcanoAt(place) => Beat::default().at([place.to_string()]).cue(step("scene-arrival")),
        Note::Erupts => Beat::default().at([MAP]).cue(Cue::Opens(message("scene-volcano"))),
        Note::Buried(who, hex) => at(who, hex).cue(step("scene-losses")),
        Note::Bids(who, _) | Note::DropsOut(who) | Note::WinsAuction(who, _) => Beat::by(who).at([EVENTS]),
        Note::GlacierStone(_) => Beat::default().detail(),
        Note::GlacierMelts(hex) => place(hex),

        Note::Wins(who, _) => Beat::by(who).at([RACE]).cue(Cue::Opens(message("scene-victory"))),
        Note::Stopped(_) => Beat::of(Rank::Phase),
    }
}

/// The roll: RT-DICE-04. It happens in every turn, so its scene is short.
fn roll(who: Seat, dice: [Face; 2]) -> Beat {
    let title = message("scene-roll");
    Beat::by(who).at([ACTIONS]).pieces(dice.map(|face| format!("die-{face}"))).cue(Cue::OpensShort(title))
}
