//! Everything the game says has words, and the story can be read.

use endless_winter::{Content, EndlessWinter, Refusal, faces};
use rand::{SeedableRng, rngs::SmallRng};
use table::{
    Rules, Turn, Viewer,
    dealer::Seed,
    odds::below,
    options::OptionChoice,
    table::{Dealing, Table},
    text::{Arg, Phrase, Words},
};
use words::{Dictionary, Speaker};

fn check(dictionary: &Dictionary, phrase: &Phrase) {
    assert!(dictionary.has(&phrase.key), "no words for {}", phrase.key);
    for (_, arg) in &phrase.with {
        match arg {
            Arg::Phrase(inner) => check(dictionary, inner),
            Arg::List(inner) => inner.iter().for_each(|phrase| check(dictionary, phrase)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) | Arg::Choice(_) => {}
        }
    }
    let said = Speaker { dictionary, names: &[] }.say(phrase);
    assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
}

/// Questions, actions, the story, scores and boards in text of random games with every combination of options.
#[test]
fn everything_has_words() {
    let dictionary = Dictionary::new("en", EndlessWinter::locales()).unwrap();
    for (number, options) in EndlessWinter::every_options().into_iter().enumerate() {
        let rules = EndlessWinter::new(&options, &Content::standard()).unwrap();
        let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(number as u64)));
        let mut rng = SmallRng::seed_from_u64(number as u64);
        while let Turn::Choose(seat) = table.turn() {
            let view = table.view(Viewer::Seat(seat));
            check(&dictionary, &table.rules().question(table.state()));
            for &action in &view.actions {
                check(&dictionary, &table.rules().describe_action(table.state(), action));
            }
            let pick = view.actions[below(&mut rng, view.actions.len() as u32) as usize];
            table.play(seat, pick).unwrap();
        }
        for viewer in Viewer::all(table.rules().seats()) {
            table.story(viewer).for_each(|entry| check(&dictionary, &entry.phrase));
            let speaker = Speaker { dictionary: &dictionary, names: &[] };
            let observation = table.rules().observe(table.state(), viewer);
            let shown = table.rules().render_text(&observation, viewer, &speaker);
            assert!(!shown.contains('⟨'), "{shown}");
        }
        for line in table.rules().standings(table.state()).lines {
            line.sources.iter().chain(&line.tie_breaks).for_each(|part| check(&dictionary, &part.name));
        }
    }
}

/// Options and faces.
#[test]
fn options_and_faces_have_words() {
    let dictionary = Dictionary::new("en", EndlessWinter::locales()).unwrap();
    for spec in EndlessWinter::option_specs() {
        check(&dictionary, &spec.title);
        check(&dictionary, &spec.help);
        if let OptionChoice::OneOf { values, .. } = spec.choice {
            values.iter().for_each(|(_, phrase)| check(&dictionary, phrase));
        }
    }
    for face in faces(&Content::standard()) {
        check(&dictionary, &face.kind.title());
        check(&dictionary, &face.name);
        check(&dictionary, &face.words);
    }
    for key in ["title", "blurb"] {
        assert!(dictionary.has(&format!("endless-winter-{key}")));
    }
}

/// Every refusal names a rule of the index and has a sentence of its own in every language.
#[test]
fn every_refusal_names_a_rule_and_has_words() {
    let index = concat!(
        include_str!("../../../../docs/rules/endless-winter.md"),
        include_str!("../../../../docs/rules/rivers-and-rafts.md")
    );
    for (rule, key) in Refusal::DECLARED {
        let listed = index.contains(&format!("- {rule}:")) || index.contains(&format!("| {rule} |"));
        assert!(listed, "{rule} is not in the index");
        let twins = Refusal::DECLARED.iter().filter(|(_, other)| other == key);
        assert_eq!(twins.count(), 1, "{key} is declared twice");
    }
    for (language, text) in EndlessWinter::locales() {
        let sentences: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("endless-winter-refusal-")?.split_once(" = "))
            .map(|(_, sentence)| sentence)
            .collect();
        let distinct: std::collections::BTreeSet<&&str> = sentences.iter().collect();
        assert!(sentences.len() == Refusal::DECLARED.len(), "{language} has {} sentences", sentences.len());
        assert_eq!(sentences.len(), distinct.len(), "{language}: a sentence stands twice");
    }
}
