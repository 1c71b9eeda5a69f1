//! Scenes: the great moments of a game, told step by step.

use table::{Seat, text::Phrase};

use super::{Cue, Length, Rank, StoryLine};

/// One of the great moments of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene<'a> {
    /// The index of its first line in the story.
    pub first: usize,
    /// Its title.
    pub title: &'a Phrase,
    /// How long it is.
    pub length: Length,
    /// The heading of the round it belongs to, if the story has one.
    pub round: Option<&'a StoryLine>,
    /// Its steps, in order.
    pub steps: Vec<SceneStep<'a>>,
}

/// A step of a scene.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SceneStep<'a> {
    /// The phase it opens, if it does.
    pub phase: Option<&'a StoryLine>,
    /// Its name; `None` for what happens before the first named step.
    pub name: Option<&'a Phrase>,
    /// Its lines.
    pub lines: Vec<&'a StoryLine>,
}

impl SceneStep<'_> {
    /// The points of a seat in this step; `None` if no line is about them.
    pub fn points(&self, seat: Seat) -> Option<i32> {
        let own = |line: &&&StoryLine| line.beat.seat == Some(seat) && line.beat.points != 0;
        let mut scored = self.lines.iter().filter(own).map(|line| line.beat.points).peekable();
        scored.peek()?;
        Some(scored.sum())
    }
}

impl Scene<'_> {
    /// The points of a seat in the whole scene.
    pub fn points(&self, seat: Seat) -> i32 {
        self.steps.iter().filter_map(|step| step.points(seat)).sum()
    }
}

/// Which line is in which step of a scene.
enum Place<'a> {
    /// In no scene.
    Outside,
    /// A scene begins.
    First(Length, &'a Phrase),
    /// A step begins.
    Next(Option<&'a Phrase>),
    /// The step goes on.
    Same,
}

/// Walks through the story and finds the place of each line.
fn places(lines: &[StoryLine]) -> impl Iterator<Item = Place<'_>> {
    let mut open = false;
    let mut name = None;
    lines.iter().map(move |line| match &line.beat.cue {
        Some(Cue::Opens(title)) => {
            (open, name) = (true, None);
            Place::First(Length::Long, title)
        }
        Some(Cue::OpensShort(title)) => {
            (open, name) = (true, None);
            Place::First(Length::Short, title)
        }
        Some(Cue::Closes) => {
            open = false;
            Place::Outside
        }
        Some(Cue::Step(_)) | None if !open => Place::Outside,
        // A phase begins a step, even if the first named one is called like the last of the phase before.
        None if line.beat.rank == Rank::Phase => {
            name = None;
            Place::Next(None)
        }
        Some(Cue::Step(next)) if name != Some(next) => {
            name = Some(next);
            Place::Next(Some(next))
        }
        Some(Cue::Step(_)) | None => Place::Same,
    })
}

/// The number of the step of each line in its scene, from 0; `None` outside of scenes.
pub fn step_numbers(lines: &[StoryLine]) -> Vec<Option<usize>> {
    let mut number = 0;
    places(lines)
        .map(|place| {
            match place {
                Place::Outside => return None,
                Place::First(..) => number = 0,
                Place::Next(_) => number += 1,
                Place::Same => {}
            }
            Some(number)
        })
        .collect()
}

/// The last long scene of the story and, before it, the short one that came after it. Pure: it follows from the lines that the
/// reader may read.
pub fn scenes(lines: &[StoryLine]) -> Vec<Scene<'_>> {
    let last = |wanted| {
        let opens = |line: &StoryLine| line.beat.cue.as_ref().and_then(Cue::scene).map(|(length, _)| length);
        lines.iter().rposition(|line| opens(line) == Some(wanted))
    };
    let long = last(Length::Long);
    let short = last(Length::Short).filter(|&short| long.is_none_or(|long| long < short));
    [short, long].into_iter().flatten().filter_map(|first| scene(lines, first)).collect()
}

/// The scene that begins with line `first`.
fn scene(lines: &[StoryLine], first: usize) -> Option<Scene<'_>> {
    let round = lines[..=first].iter().rfind(|line| line.beat.rank == Rank::Round);
    let mut scene = None;
    for (line, place) in lines[first..].iter().zip(places(&lines[first..])) {
        let step = |name| SceneStep {
            phase: (line.beat.rank == Rank::Phase).then_some(line),
            name,
            lines: vec![line],
        };
        match (place, &mut scene) {
            (Place::First(..), Some(_)) | (Place::Outside, _) => break,
            (Place::First(length, title), None) => {
                scene = Some(Scene { first, title, length, round, steps: vec![step(None)] });
            }
            (Place::Next(name), Some(scene)) => scene.steps.push(step(name)),
            (Place::Same, Some(scene)) => {
                if let Some(last) = scene.steps.last_mut() {
                    last.lines.push(line);
                }
            }
            (Place::Next(_) | Place::Same, None) => {}
        }
    }
    scene
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use table::journal::{Audience, Entry};

    use super::*;
    use crate::story::Beat;

    fn lines(beats: &[Beat]) -> Vec<StoryLine> {
        let line = |(event, beat): (usize, &Beat)| {
            let entry = Entry { event, audience: Audience::All, phrase: Phrase::new("said") };
            StoryLine { entry: Arc::new(entry), beat: beat.clone() }
        };
        beats.iter().enumerate().map(line).collect()
    }

    fn story() -> Vec<StoryLine> {
        let step = |name: &'static str| Cue::Step(Phrase::new(name));
        let ada = Seat::new(1);
        lines(&[
            Beat::of(Rank::Round),
            Beat::by(ada).cue(step("region-9")),
            Beat::of(Rank::Phase).cue(Cue::Opens(Phrase::new("night"))),
            Beat::default().cue(step("region-1")),
            Beat::by(ada).cue(step("region-1")),
            Beat::of(Rank::Phase),
            Beat::by(ada).points(2).cue(step("region-1")),
            Beat::by(ada).points(1),
            Beat::by(ada).points(3).cue(step("region-2")),
            Beat::by(ada).cue(Cue::Closes),
            Beat::by(ada).points(9).cue(step("region-3")),
        ])
    }

    #[test]
    fn a_scene_has_a_step_for_each_name_and_each_phase() {
        let story = story();
        let [scene] = &*scenes(&story) else { panic!("one scene") };
        assert_eq!((scene.first, scene.round), (2, Some(&story[0])));
        let steps: Vec<(usize, bool)> =
            scene.steps.iter().map(|step| (step.lines.len(), step.phase.is_some())).collect();
        assert_eq!(steps, [(1, true), (2, false), (1, true), (2, false), (1, false)]);
        let ada = Seat::new(1);
        let points: Vec<_> = scene.steps.iter().map(|step| step.points(ada)).collect();
        assert_eq!(points, [None, None, None, Some(3), Some(3)]);
        assert_eq!((scene.points(ada), scene.points(Seat::new(0))), (6, 0));
    }

    #[test]
    fn lines_are_numbered_by_their_steps() {
        let expected =
            [None, None, Some(0), Some(1), Some(1), Some(2), Some(3), Some(3), Some(4), None, None];
        assert_eq!(step_numbers(&story()), expected);
    }

    #[test]
    fn without_an_opening_there_is_no_scene() {
        assert_eq!(scenes(&story()[..2]), []);
    }

    #[test]
    fn a_short_scene_leaves_the_last_long_one_in_its_place() {
        let long = Beat::default().cue(Cue::Opens(Phrase::new("conflict")));
        let roll = Beat::by(Seat::new(1)).cue(Cue::OpensShort(Phrase::new("roll")));
        let told = |beats: &[Beat]| -> Vec<(usize, Length, usize)> {
            scenes(&lines(beats))
                .iter()
                .map(|scene| (scene.first, scene.length, scene.steps[0].lines.len()))
                .collect()
        };
        let detail = Beat::default().detail();
        let story = [roll.clone(), long, detail.clone(), roll, detail];
        assert_eq!(told(&story), [(3, Length::Short, 2), (1, Length::Long, 2)]);
        assert_eq!(told(&story[..2]), [(1, Length::Long, 1)], "what was before a long scene is over");
    }
}
