//! The story.

use table::text::Phrase;

use super::{deed, event, face, goal, level, message, object, power, some, special, tile, tribe};
use crate::{action::Prey, frame::Side, game::RiseOfTribes, ids::Hex, note::Note, standings::source_key};

fn at(phrase: Phrase, hex: Hex) -> Phrase {
    phrase.text("hex", hex.to_string())
}

impl RiseOfTribes {
    pub(crate) fn recount(&self, note: &Note) -> Phrase {
        match *note {
            Note::SpecialTerrain(it) => message("note-special").phrase("tile", special(it)),
            Note::Laid(hex, it) => at(message("note-laid"), hex).phrase("tile", tile(it)),
            Note::Board(who, it) => message("note-board").seat("who", who).phrase("tribe", tribe(it)),
            Note::Token(who, token) => message("note-token").seat("who", who).number("token", token),
            Note::First(who) => message("note-first").seat("who", who),
            Note::GlacierLaid(who, hex) => at(message("note-glacier-laid"), hex).seat("who", who),
            Note::PowerChosen(who, it) => message("note-power").seat("who", who).phrase("power", power(it)),
            Note::Settles(who, hex, members) => {
                at(message("note-settles"), hex).seat("who", who).number("members", members)
            }
            Note::Takes(who, good, amount) => {
                message("note-takes").seat("who", who).phrase("goods", some(good, amount))
            }
            Note::TurnBegins(who, turn) => message("note-turn").seat("who", who).number("turn", turn + 1),
            Note::Returns(who, hex, members) => {
                at(message("note-returns"), hex).seat("who", who).number("members", members)
            }
            Note::Scores(who, source, points) => message("note-scores")
                .seat("who", who)
                .number("points", points)
                .phrase("source", Phrase::new(source_key(source))),
            Note::LosesPoints(who, points) => {
                message("note-loses-points").seat("who", who).number("points", points)
            }
            Note::Foretells(who, it) => message("note-foretells").seat("who", who).phrase("face", face(it)),
            Note::Rolls(who, one, other) => message(if one == other { "note-double" } else { "note-rolls" })
                .seat("who", who)
                .phrase("one", face(one))
                .phrase("other", face(other)),
            Note::Lights(who) => message("note-lights").seat("who", who),
            Note::Places(who, die, to, strength) => message("note-places")
                .seat("who", who)
                .phrase("die", face(die))
                .phrase("deed", deed(to))
                .phrase("level", level(strength)),
            Note::Grows(who, hex) => at(message("note-grows"), hex).seat("who", who),
            Note::Hides(who) => message("note-hides").seat("who", who),
            Note::Moves(who, from, to) => message("note-moves")
                .seat("who", who)
                .text("from", from.to_string())
                .text("to", to.to_string()),
            Note::Herds(who, hex) => at(message("note-herds"), hex).seat("who", who),
            Note::Gathers(who, hex, good, amount) => {
                at(message("note-gathers"), hex).seat("who", who).phrase("goods", some(good, amount))
            }
            Note::FindsStones(who, hex, stones) => {
                at(message("note-finds-stones"), hex).seat("who", who).number("stones", stones)
            }
            Note::TakesFrom(who, it, good, amount) => message("note-takes-from")
                .seat("who", who)
                .phrase("goods", some(good, amount))
                .phrase("event", event(it)),
            Note::Gives(who, good, to) => {
                message("note-gives").seat("who", who).phrase("goods", some(good, 1)).seat("to", to)
            }
            Note::PutsUnder(who, it) => message("note-puts-under").seat("who", who).phrase("goal", goal(it)),
            Note::Draws(who, it) => message("note-draws").seat("who", who).phrase("goal", goal(it)),
            Note::Buys(who, it, price) => {
                message("note-buys").seat("who", who).phrase("object", object(it)).number("price", price)
            }
            Note::Trades(who, give, get) => message("note-trades")
                .seat("who", who)
                .phrase("give", some(give, 1))
                .phrase("get", some(get, 1)),
            Note::Borrows(who, teacher, it) => {
                message("note-borrows").seat("who", who).seat("teacher", teacher).phrase("goal", goal(it))
            }
            Note::Pays(who, good) => message("note-pays").seat("who", who).phrase("goods", some(good, 1)),
            Note::Scares(who, victim, from, to) => message("note-scares")
                .seat("who", who)
                .seat("victim", victim)
                .text("from", from.to_string())
                .text("to", to.to_string()),
            Note::Releases(who, hex) => at(message("note-releases"), hex).seat("who", who),
            Note::Conflict(hex) => at(message("note-conflict"), hex),
            Note::Provokes(who, hex) => at(message("note-provokes"), hex).seat("who", who),
            Note::Shoots(who, Side::Tribe(victim), hex) => {
                at(message("note-shoots"), hex).seat("who", who).seat("victim", victim)
            }
            Note::Shoots(who, Side::Invaders, hex) => {
                at(message("note-shoots-invaders"), hex).seat("who", who)
            }
            Note::UsesWalls(who, hex) => at(message("note-walls"), hex).seat("who", who),
            Note::Falls(who, hex, members) => {
                at(message("note-falls"), hex).seat("who", who).number("members", members)
            }
            Note::InvadersFall(hex, count) => at(message("note-invaders-fall"), hex).number("members", count),
            Note::Evades(who, hex) => at(message("note-evades"), hex).seat("who", who),
            Note::ChasmTakes(who, hex, members) => {
                at(message("note-chasm"), hex).seat("who", who).number("members", members)
            }
            Note::Builds(who, hex) => at(message("note-builds"), hex).seat("who", who),
            Note::BuildsHidden(who) => message("note-builds-hidden").seat("who", who),
            Note::CallsElder(who, hex) => at(message("note-calls-elder"), hex).seat("who", who),
            Note::LateEvents => message("note-late-events"),
            Note::VillageLost(who, hex) => at(message("note-village-lost"), hex).seat("who", who),
            Note::ElderLost(who, hex) => at(message("note-elder-lost"), hex).seat("who", who),
            Note::Completes(who, it) => message("note-completes").seat("who", who).phrase("goal", goal(it)),
            Note::Sacrifices(who, hex) => at(message("note-sacrifices"), hex).seat("who", who),
            Note::EventDrawn(it) => message("note-event").phrase("event", event(it)),
            Note::EventLeaves(it) => message("note-event-leaves").phrase("event", event(it)),
            Note::EventReturns(it) => message("note-event-returns").phrase("event", event(it)),
            Note::Cheaper(it, price) => {
                message("note-cheaper").phrase("object", object(it)).number("price", price)
            }
            Note::TigerAt(hex) => at(message("note-tiger"), hex),
            Note::CampAt(hex, count) => at(message("note-camp"), hex).number("members", count),
            Note::CampGrows(hex, count) => at(message("note-camp-grows"), hex).number("members", count),
            Note::MammothAt(hex) => at(message("note-mammoth"), hex),
            Note::Hunts(who, Prey::Tiger) => message("note-hunts-tiger").seat("who", who),
            Note::Hunts(who, Prey::Mammoth) => message("note-hunts-mammoth").seat("who", who),
            Note::Tames(who) => message("note-tames").seat("who", who),
            Note::MammothLost(who) => message("note-mammoth-lost").seat("who", who),
            Note::VolcanoAt(place) => message("note-volcano").text("place", place.to_string()),
            Note::Erupts => message("note-erupts"),
            Note::Bids(who, bid) => message("note-bids").seat("who", who).number("goods", bid),
            Note::DropsOut(who) => message("note-drops-out").seat("who", who),
            Note::WinsAuction(who, bid) => message("note-wins-auction").seat("who", who).number("goods", bid),
            Note::GlacierStone(stones) => message("note-glacier-stone").number("stones", stones),
            Note::GlacierMelts(hex) => at(message("note-glacier-melts"), hex),
            Note::Wins(who) => {
                message("note-wins").seat("who", who).number("points", self.content.rules.winning_points.is)
            }
            Note::Stopped => message("note-stopped").number("turns", self.turn_cap()),
        }
    }
}
