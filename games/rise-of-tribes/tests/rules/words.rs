//! Every message exists in every language, with all its arguments.

use rand::{SeedableRng, rngs::SmallRng};
use rise_of_tribes::{Refusal, RiseOfTribes};
use table::{
    Rules, Turn, Viewer,
    journal::Notes,
    odds::{Odds, below},
    text::{Phrase, Words},
};
use words::{Dictionary, Speaker};

fn check(speaker: &Speaker<'_>, phrase: &Phrase) {
    let said = speaker.say(phrase);
    assert!(!said.contains('⟨') && !said.contains("{$"), "{phrase:?} says: {said}");
    assert!(!said.contains('{') && !said.is_empty(), "{phrase:?} says: {said}");
}

/// Questions, actions, notes and sketches of random games, at every table.
#[test]
fn everything_in_a_game_can_be_said() {
    let dictionary = Dictionary::new("en", RiseOfTribes::locales()).unwrap();
    let names = ["Ada".to_owned(), "Ben".to_owned(), "Cleo".to_owned(), "Dan".to_owned()];
    let speaker = Speaker { dictionary: &dictionary, names: &names };
    let content = RiseOfTribes::standard_content();
    for (seed, options) in RiseOfTribes::every_options().into_iter().enumerate() {
        let rules = RiseOfTribes::new(&options, &content).unwrap();
        let mut rng = SmallRng::seed_from_u64(seed as u64);
        let (mut actions, mut odds) = (Vec::new(), Odds::new());
        for _ in 0..4 {
            let mut state = rules.start();
            loop {
                let mut notes = Notes::default();
                match rules.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        odds.clear();
                        rules.outcomes(&state, &mut odds);
                        let outcome = odds.sample(&mut rng).unwrap();
                        rules.deal(&mut state, outcome, &mut notes).unwrap();
                    }
                    Turn::Choose(_) => {
                        check(&speaker, &rules.question(&state));
                        actions.clear();
                        rules.legal_actions(&state, &mut actions);
                        for &action in &actions {
                            check(&speaker, &rules.describe_action(&state, action));
                        }
                        let action = actions[below(&mut rng, actions.len() as u32) as usize];
                        rules.play(&mut state, action, &mut notes).unwrap();
                    }
                }
                for (_, note) in &notes.0 {
                    check(&speaker, &rules.describe_note(note));
                }
            }
            let sketch = rules.render_text(&rules.observe(&state, Viewer::Public), Viewer::Public, &speaker);
            assert!(!sketch.contains('⟨') && !sketch.contains('{'), "{sketch}");
            for line in &rules.standings(&state).lines {
                line.sources.iter().chain(&line.tie_breaks).for_each(|part| check(&speaker, &part.name));
            }
        }
    }
}

/// Faces, refusals and options have words too.
#[test]
fn faces_refusals_and_options_can_be_said() {
    let dictionary = Dictionary::new("en", RiseOfTribes::locales()).unwrap();
    let speaker = Speaker { dictionary: &dictionary, names: &[] };
    let all = RiseOfTribes::faces(&RiseOfTribes::standard_content());
    assert_eq!(all.len(), 15 + 16 + 8 + 16 + 8);
    for face in &all {
        check(&speaker, &face.kind.title());
        check(&speaker, &face.name);
        check(&speaker, &face.words);
        assert!(!face.icons.is_empty(), "{}", face.id);
    }
    for (rule, key) in Refusal::DECLARED {
        check(&speaker, &Phrase::new(*key));
        assert!(rule.0.starts_with("RT-"));
    }
    for spec in RiseOfTribes::option_specs() {
        check(&speaker, &spec.title);
        check(&speaker, &spec.help);
    }
    for key in ["title", "blurb"] {
        check(&speaker, &Phrase::new(format!("rise-of-tribes-{key}")));
    }
}
