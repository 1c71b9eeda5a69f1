//! What everybody knows of a hand: revealed Eclipse piles, and cards seen going there.

use endless_winter::{Cards, Note};
use rand::{SeedableRng, rngs::SmallRng};
use table::{Rules, Seat, Viewer};

use crate::{
    common::{Game, S1, S2, Scenario, sorted},
    kit::bare,
};

impl Game {
    /// Cards everybody knows to be in hand, or in the face-down Eclipse pile.
    fn known_of(&self, seat: Seat) -> Vec<String> {
        self.names(&self.player(seat).known)
    }

    /// What a viewer imagines of a seat's hand and Eclipse pile, many times.
    fn imagined(&self, viewer: Viewer, seat: Seat) -> Vec<(Cards, Cards)> {
        let mut rng = SmallRng::seed_from_u64(7);
        let observation = self.rules.observe(&self.state, viewer);
        let imagine = |_| {
            let state = self.rules.imagine(&observation, viewer, &mut rng);
            self.rules.check(&state).unwrap();
            (state.secret[seat.index()].hand, state.secret[seat.index()].eclipse)
        };
        (0..60).map(imagine).collect()
    }
}

/// EW-ECL-02, EW-ECL-05, EW-RULING-74: everybody sees every card of a revealed pile, in the story and in the view; Culture cards
/// go back to hand, and whoever imagines that hand puts them there.
#[test]
fn revealed_culture_cards_are_known_in_hand() {
    let mut game = bare(2);
    game.hand(S1, &["song-lines", "elder"]).committed(S1, &["flint-cache", "hunter"]);
    game.before_eclipse(&[]);
    let pile = game.state.secret[S1.index()].eclipse;
    assert!(game.known_of(S1).is_empty(), "nothing is known of a hand nobody saw come together");
    game.deal("reveal");
    assert!(game.told(Note::PileRevealed(S1, pile)), "the whole pile, Culture cards included");
    assert_eq!(game.known_of(S1), ["flint-cache"]);
    for viewer in [Viewer::Seat(S2), Viewer::Public] {
        let flint = game.card("flint-cache");
        assert_eq!(
            game.observe(viewer)["open"]["players"][0]["known"]["culture"].as_array().unwrap().len(),
            1
        );
        assert!(game.imagined(viewer, S1).iter().all(|(hand, _)| hand.has(flint)));
        assert!(game.imagined(viewer, S1).iter().any(|(hand, _)| !hand.has(game.card("song-lines"))));
    }
    game.to_next_round().order(&[S1, S2]).play("culture flint-cache");
    assert!(game.known_of(S1).is_empty(), "played in sight of everybody");
}

/// EW-RULING-74, EW-SETUP-28, EW-SETUP-31: what was seen going to hand is known: cards set aside, taken from a deck, from the display.
#[test]
fn cards_seen_going_to_hand_are_known() {
    let game = crate::common::game(2);
    assert_eq!(game.known_of(S1).len(), 3, "a Tribe card, a Brave, a Tribeswoman");
    assert_eq!(game.hand_of(S1).len(), 5);
    let mut taken = bare(2);
    taken.hand(S1, &["elder", "elder", "tribesman"]).resources(S1, 0, 1);
    taken.plays("place tribe initiate, play elder, recruit shaman");
    assert_eq!(taken.known_of(S1), ["shaman"]);
    let mut learned = bare(2);
    learned.display(&["flint-cache"]).hand(S1, &["artisan", "artisan"]);
    learned.plays("place tribe develop, play artisan, play artisan, learn flint-cache");
    assert_eq!(learned.known_of(S1), ["flint-cache"]);
    let mut drawn = bare(2);
    drawn.pending("D").draws("brave");
    assert!(drawn.known_of(S1).is_empty(), "a card drawn is seen by its owner only");
}

/// EW-RULING-74: of several alike the known number falls with each one shown; the new card of the turn stays in hand.
#[test]
fn known_cards_are_counted() {
    let mut game = bare(2);
    game.hand(S1, &["shaman", "elder"])
        .resources(S1, 0, 1)
        .plays("place tribe initiate, play elder, recruit shaman");
    game.play("play shaman");
    assert_eq!((game.known_of(S1), game.hand_of(S1)), (sorted(&["shaman"]), sorted(&["shaman"])));
}

/// EW-RULING-74: a card buried from hand face down may have been any of them; one of several alike is left for certain.
#[test]
fn a_hidden_burial_makes_known_cards_uncertain() {
    let mut game = bare(2);
    game.hand(S1, &["flint-cache", "hunter", "hunter", "brave"]).resources(S1, 1, 0);
    let known = &mut game.state.open.players[S1.index()].known;
    *known = game.state.secret[S1.index()].hand;
    game.ready().plays("place tribe initiate, rite, bury hand brave");
    assert_eq!(game.known_of(S1), ["hunter"], "there were two of them");
}

/// EW-RULING-74, EW-RULING-72: a burial from hand looks the same whichever card it was, the new one of this turn included.
#[test]
fn a_burial_from_hand_does_not_tell_the_card() {
    let buried = |card: &str| {
        let mut game = bare(2);
        game.hand(S1, &["elder", "elder", "tribesman"]).resources(S1, 1, 1);
        game.plays(&format!("place tribe initiate, play elder, recruit shaman, rite, bury hand {card}"));
        game.observe(Viewer::Seat(S2))
    };
    let [new, old] = ["shaman", "tribesman"].map(buried);
    assert_eq!(new, old);
}

/// EW-RULING-74, EW-TURN-27: a face-down Eclipse pile makes nobody forget: a known card lies in hand or in the pile, and is known
/// again once the pile is turned up.
#[test]
fn a_face_down_pile_keeps_what_is_known() {
    let mut game = bare(2);
    game.third_turn().hand(S1, &["flint-cache", "hunter", "elder", "brave"]);
    let known = ["flint-cache", "hunter"].map(|id| game.card(id));
    for card in known {
        game.state.open.players[S1.index()].known.add(card);
    }
    game.play("place chief initiate").to_commit().plays("commit hunter, commit brave, done");
    assert_eq!(game.known_of(S1), ["flint-cache", "hunter"], "nobody knows which ones");
    let imagined = game.imagined(Viewer::Seat(S2), S1);
    assert!(imagined.iter().all(|(hand, pile)| known.iter().all(|&card| hand.has(card) || pile.has(card))));
    assert!(
        imagined.iter().any(|(hand, _)| hand.has(known[1]))
            && imagined.iter().any(|(_, pile)| pile.has(known[1]))
    );
    game.idle("hunt").deal("reveal");
    assert_eq!(game.known_of(S1), ["flint-cache"], "the Hunter lies open now");
}

/// EW-SETUP-31: a position in which a known card is not in hand is refused.
#[test]
fn a_known_card_must_be_there() {
    let mut game = bare(2);
    game.hand(S1, &["brave"]);
    let elder = game.card("elder");
    game.state.open.players[S1.index()].known.add(elder);
    assert_eq!(game.rules.check(&game.state).unwrap_err().rule.0, "EW-SETUP-31");
}
