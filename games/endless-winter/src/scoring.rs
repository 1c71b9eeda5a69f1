//! Final scoring (EW-SCORE).

use table::{
    Seat,
    sets::Indexed,
    standings::{Line, Part, Standings},
};

use crate::{
    EndlessWinter,
    cards::Cards,
    ids::Animal,
    state::{Player, SEATS, Scored, State},
    tables::OfferingLevel,
};

/// More jokers than this add nothing to seven sets.
const JOKERS: usize = 31;

impl EndlessWinter {
    /// EW-SCORE-04, EW-SCORE-05: groups of left-over Food and Tools, by the level of the Offering marker.
    pub(crate) fn offering_points(&self, player: &Player) -> u16 {
        let level = usize::from(player.offering);
        match self.tables.offering.get(level) {
            Some(&OfferingLevel { resources, points, .. }) if resources > 0 => {
                u16::from((player.food + player.tools) / resources) * u16::from(points)
            }
            _ => 0,
        }
    }

    /// EW-SCORE-07..12, EW-RULING-50: the rank of a marker that has moved, from 0.
    pub(crate) fn honor_rank(&self, state: &State, seat: Seat) -> Option<usize> {
        let own = state.player(seat);
        if own.honor == 0 {
            return None;
        }
        // EW-SCORE-11: on one level, further left is higher.
        let before = Seat::all(self.seats).map(|other| state.player(other)).filter(|other| {
            other.honor > own.honor || (other.honor == own.honor && other.honor_place < own.honor_place)
        });
        Some(before.count())
    }

    /// EW-SCORE-06, EW-RULING-51: points for buried cards, by rank.
    pub(crate) fn burial_points(&self, state: &State, seat: Seat) -> u16 {
        let Some(rank) = self.honor_rank(state, seat) else {
            return 0;
        };
        let table = &self.tables.burial[rank.min(2)];
        let buried = state.buried(seat);
        table.get(buried).or(table.last()).map_or(0, |&points| u16::from(points))
    }

    /// Every card a player owns, wherever it lies.
    pub(crate) fn owned(&self, state: &State, seat: Seat) -> Cards {
        let (player, secret) = (state.player(seat), &state.secret[seat.index() & 3]);
        let mut cards = Cards::EMPTY;
        for zone in [
            &secret.hand,
            &secret.draw,
            &secret.eclipse,
            &secret.buried,
            &player.discard,
            &player.eclipse,
            &player.buried,
        ] {
            cards.pour(zone);
        }
        if state.active() == seat {
            cards.pour(&state.open.moment.above);
        }
        cards
    }

    /// EW-SCORE-13: end points of all those cards.
    pub(crate) fn card_points(&self, cards: &Cards) -> u16 {
        let tribes: u16 = cards
            .tribe
            .iter()
            .map(|(tribe, count)| u16::from(count) * u16::from(self.tables.tribes[tribe.index()].points))
            .sum();
        let cultures: u16 =
            cards.culture.iter().map(|culture| u16::from(self.tables.cultures[culture.index()].points)).sum();
        tribes + cultures
    }

    /// EW-SCORE-14..19, EW-RULING-53: one set per type, jokers where they add most.
    pub(crate) fn animal_points(&self, player: &Player) -> u16 {
        let jokers = self.tables.joker.map_or(0, |joker| usize::from(player.upright.of(joker))).min(JOKERS);
        let mut best = [0u16; JOKERS + 1];
        for (animal, count) in player.upright.iter() {
            if Some(animal) == self.tables.joker {
                continue;
            }
            // `best[k]` = most points of the types so far with at most k jokers; from the top, so that each is used once.
            for used in (0..=jokers).rev() {
                let mut most = 0;
                for here in 0..=used {
                    let points = best[used - here] + self.set_points(animal, usize::from(count) + here);
                    most = most.max(points);
                }
                best[used] = most;
            }
        }
        best[jokers]
    }

    fn set_points(&self, animal: Animal, size: usize) -> u16 {
        let face = &self.tables.animals[animal.index()];
        u16::from(face.sets[size.min(usize::from(face.largest)).min(8)])
    }

    /// The score as it would stand if the game ended now.
    pub(crate) fn final_score(&self, state: &State, seat: Seat) -> u16 {
        let player = state.player(seat);
        player.score_now()
            + self.offering_points(player)
            + self.burial_points(state, seat)
            + self.card_points(&self.owned(state, seat))
            + self.animal_points(player)
    }

    pub(crate) fn score_lines(&self, state: &State) -> Standings {
        let line = |seat: Seat| {
            let player = state.player(seat);
            let now = |source: Scored| i32::from(player.points[source as usize]);
            let part = |key, points: u16| Part::new(key, i32::from(points));
            // EW-SCORE-02: the earlier in turn order wins a tie.
            let place = state.open.order[..self.seats.min(SEATS)]
                .iter()
                .position(|&other| other == seat)
                .unwrap_or(SEATS);
            Line {
                seat,
                score: i32::from(self.final_score(state, seat)),
                place: 0,
                sources: [
                    Part::new("endless-winter-score-megaliths", now(Scored::Megaliths)),
                    Part::new("endless-winter-score-stones", now(Scored::Stones)),
                    Part::new("endless-winter-score-idols", now(Scored::Idols)),
                    Part::new("endless-winter-score-benefits", now(Scored::Benefits)),
                    part("endless-winter-score-offering", self.offering_points(player)),
                    part("endless-winter-score-burials", self.burial_points(state, seat)),
                    part("endless-winter-score-cards", self.card_points(&self.owned(state, seat))),
                    part("endless-winter-score-animals", self.animal_points(player)),
                ]
                .into_iter()
                .chain(self.river_scores(player))
                .collect(),
                tie_breaks: vec![Part::new("endless-winter-score-turn-order", (SEATS - place) as i32)],
            }
        };
        Standings::rank(Seat::all(self.seats).map(line).collect())
    }
}
