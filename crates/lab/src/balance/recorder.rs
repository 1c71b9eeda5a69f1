//! Counts one game at a time.

use std::collections::BTreeMap;

use table::{
    Evaluate, Manner, Occurrence, Seat, SeatSet, Subject,
    standings::{Line, Standings},
};

use super::tally::{Tally, Whole};
use crate::game::WHOLE_WIN;

/// Points are put into bins of a tenth.
pub(super) const BINS: i32 = 10;

/// What happened to each subject in the game that is being played.
pub(super) struct Recorder {
    /// The name of each subject in files.
    ids: BTreeMap<Subject, String>,
    subjects: BTreeMap<Subject, InGame>,
    /// The first subject of each kind that each seat took.
    first: BTreeMap<(&'static str, Seat), Subject>,
    /// Whose decisions follow each other now.
    turn: Option<Seat>,
    turns: u64,
    decisions: i64,
}

#[derive(Default)]
struct InGame {
    chances: u64,
    chosen: u64,
    taken: u64,
    by: SeatSet,
    /// Was it offered outside of decisions?
    offered: bool,
    /// The last turn in which it was offered, and the last in which it was chosen, from 1.
    last: [u64; 2],
}

impl Recorder {
    pub(super) fn new<R: Evaluate>(rules: &R) -> Self {
        Self::of(rules.subjects().into_iter().map(|named| (named.subject, named.id)).collect())
    }

    /// A recorder for subjects with these names.
    fn of(ids: BTreeMap<Subject, String>) -> Self {
        Self { ids, subjects: BTreeMap::new(), first: BTreeMap::new(), turn: None, turns: 0, decisions: 0 }
    }

    /// A new game begins.
    pub(super) fn begin(&mut self) {
        self.subjects.clear();
        self.first.clear();
        (self.turn, self.turns, self.decisions) = (None, 0, 0);
    }

    /// A seat decides. Its decisions until another seat decides are one turn.
    pub(super) fn decides(&mut self, seat: Seat) {
        if self.turn != Some(seat) {
            self.turn = Some(seat);
            self.turns += 1;
        }
        self.decisions += 1;
    }

    /// The deciding seat can take it.
    pub(super) fn offered(&mut self, subject: Subject) {
        let entry = self.subjects.entry(subject).or_default();
        entry.chances += u64::from(entry.last[0] != self.turns);
        entry.last[0] = self.turns;
    }

    /// The deciding seat takes it.
    pub(super) fn chosen(&mut self, subject: Subject) {
        let entry = self.subjects.entry(subject).or_default();
        entry.chosen += u64::from(entry.last[1] != self.turns);
        entry.last[1] = self.turns;
        if let Some(seat) = self.turn {
            self.take(seat, subject);
        }
    }

    /// A note tells of it.
    pub(super) fn occurred(&mut self, occurrence: Occurrence) {
        match occurrence.manner {
            Manner::Offered => self.subjects.entry(occurrence.subject).or_default().offered = true,
            Manner::Taken => self.take(occurrence.seat, occurrence.subject),
        }
    }

    fn take(&mut self, seat: Seat, subject: Subject) {
        let entry = self.subjects.entry(subject).or_default();
        entry.taken += 1;
        entry.by = entry.by.with(seat);
        self.first.entry((subject.kind, seat)).or_insert(subject);
    }

    /// Adds the finished game; `chairs[seat]` is the number of the bot in that seat.
    pub(super) fn finish(&self, standings: &Standings, chairs: &[usize], tally: &mut Tally) {
        let winners = standings.winners().count() as u64;
        let mut wins = [0; Seat::LIMIT];
        let seats = chairs.len();
        tally.seat_wins.resize(seats, 0);
        tally.bot_wins.resize(seats, 0);
        tally.seat_scores.resize(seats, Whole::default());
        tally.bot_scores.resize(seats, Whole::default());
        for line in &standings.lines {
            let (seat, bot) = (line.seat.index(), chairs[line.seat.index()]);
            let won = line.place == 1;
            wins[seat] = if won { WHOLE_WIN / winners } else { 0 };
            tally.seat_wins[seat] += wins[seat];
            tally.bot_wins[bot] += wins[seat];
            tally.seat_scores[seat].add(line.score.into());
            tally.bot_scores[bot].add(line.score.into());
            *tally.scores.entry(line.score).or_default() += 1;
            if won {
                tally.winning_scores.add(line.score.into());
            }
            for part in &line.sources {
                let points = i64::from(part.points);
                let sums = tally.sources.entry(part.name.key.to_string()).or_default();
                sums[0] += if won { points } else { 0 };
                sums[1] += points;
            }
            place_on_maps(line, wins[seat], tally);
        }
        self.count_subjects(&wins, tally);
        tally.decisions.add(self.decisions);
        tally.games += 1;
    }

    fn count_subjects(&self, wins: &[u64; Seat::LIMIT], tally: &mut Tally) {
        for (subject, in_game) in &self.subjects {
            let Some(id) = self.ids.get(subject) else { continue };
            let kind = tally.subjects.entry(subject.kind.to_owned()).or_default();
            let counted = kind.entry(id.clone()).or_default();
            counted.chances += in_game.chances;
            counted.chosen += in_game.chosen;
            counted.taken += in_game.taken;
            counted.offered_games += u64::from(in_game.offered || in_game.chances > 0);
            counted.taken_games += u64::from(in_game.taken > 0);
            for seat in in_game.by.iter() {
                counted.seats += 1;
                counted.wins += wins[seat.index()];
            }
        }
        for ((kind, seat), subject) in &self.first {
            let Some(id) = self.ids.get(subject) else { continue };
            let kind = tally.subjects.entry((*kind).to_owned()).or_default();
            let counted = kind.entry(id.clone()).or_default();
            counted.first += 1;
            counted.first_wins += wins[seat.index()];
        }
    }
}

/// Adds a seat to the map of every pair of sources. Points below nothing count as none.
fn place_on_maps(line: &Line, wins: u64, tally: &mut Tally) {
    let total: i32 = line.sources.iter().map(|part| part.points.max(0)).sum();
    if total == 0 {
        return;
    }
    let bin = |points: i32| (points.max(0) * BINS / total).min(BINS - 1);
    for (index, one) in line.sources.iter().enumerate() {
        for other in &line.sources[index + 1..] {
            let map = tally.maps.entry(format!("{} {}", one.name.key, other.name.key)).or_default();
            let cell = map.entry(format!("{} {}", bin(one.points), bin(other.points))).or_default();
            cell.seats += 1;
            cell.wins += wins;
        }
    }
}

#[cfg(test)]
mod tests {
    use table::standings::Part;

    use super::*;

    const AXE: Subject = Subject::new("tools", 0);
    const BOW: Subject = Subject::new("tools", 1);
    const WOLF: Subject = Subject::new("totems", 0);

    fn standings(points: [[i32; 2]; 2]) -> Standings {
        let line = |(seat, [hunt, rite]): (usize, [i32; 2])| {
            Line::of(Seat::new(seat), [Part::new("hunt", hunt), Part::new("rite", rite)])
        };
        Standings::rank(points.into_iter().enumerate().map(line).collect())
    }

    /// One game, told choice by choice, gives exactly these counts.
    #[test]
    fn a_known_game_gives_known_counts() {
        let names = [(AXE, "axe"), (BOW, "bow"), (WOLF, "wolf")];
        let mut recorder =
            Recorder::of(names.into_iter().map(|(subject, id)| (subject, id.to_owned())).collect());
        let [one, other] = [Seat::new(0), Seat::new(1)];
        recorder.begin();
        recorder.occurred(Occurrence { seat: other, subject: WOLF, manner: Manner::Taken });
        // Seat 1 sees both tools twice within one turn and takes the axe.
        recorder.decides(one);
        recorder.offered(AXE);
        recorder.offered(BOW);
        recorder.decides(one);
        recorder.offered(AXE);
        recorder.offered(BOW);
        recorder.chosen(AXE);
        // Seat 2 sees the bow in two turns and takes it in the second, twice.
        recorder.decides(other);
        recorder.offered(BOW);
        recorder.decides(one);
        recorder.decides(other);
        recorder.offered(BOW);
        recorder.chosen(BOW);
        recorder.decides(other);
        recorder.offered(BOW);
        recorder.chosen(BOW);
        let mut tally = Tally::default();
        recorder.finish(&standings([[6, 4], [3, 1]]), &[1, 0], &mut tally);

        let counted = |kind: &str, id: &str| tally.subjects[kind][id];
        let axe = counted("tools", "axe");
        assert_eq!((axe.chances, axe.chosen, axe.taken, axe.seats, axe.wins), (1, 1, 1, 1, WHOLE_WIN));
        let bow = counted("tools", "bow");
        assert_eq!((bow.chances, bow.chosen, bow.taken, bow.seats, bow.wins), (3, 1, 2, 1, 0));
        assert_eq!((bow.first, axe.first, axe.first_wins), (1, 1, WHOLE_WIN));
        let wolf = counted("totems", "wolf");
        assert_eq!((wolf.chances, wolf.taken, wolf.seats, wolf.wins), (0, 1, 1, 0));
        assert_eq!((wolf.offered_games, wolf.taken_games), (0, 1));
        assert_eq!((tally.games, tally.decisions.sum), (1, 6));
        // The bots sit the other way round.
        assert_eq!((&tally.seat_wins[..], &tally.bot_wins[..]), (&[WHOLE_WIN, 0][..], &[0, WHOLE_WIN][..]));
        assert_eq!((tally.sources["hunt"], tally.sources["rite"]), ([6, 9], [4, 5]));
        let cells: Vec<_> = tally.maps["hunt rite"].iter().collect();
        assert_eq!(cells.len(), 2);
        assert_eq!(tally.maps["hunt rite"]["6 4"].wins, WHOLE_WIN);
        assert_eq!(tally.maps["hunt rite"]["7 2"].seats, 1);
    }

    /// Two winners share a victory in whole parts.
    #[test]
    fn a_shared_victory_is_divided() {
        let mut recorder = Recorder::of(BTreeMap::new());
        recorder.begin();
        let mut tally = Tally::default();
        recorder.finish(&standings([[2, 3], [5, 0]]), &[0, 1], &mut tally);
        assert_eq!(tally.seat_wins, [WHOLE_WIN / 2, WHOLE_WIN / 2]);
        assert_eq!(tally.winning_scores.count, 2);
    }
}
