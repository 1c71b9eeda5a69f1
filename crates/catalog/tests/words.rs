//! Every face and every line of the story in every language, side by side, in `docs/words`.
//!
//! A translator reads them there. When words change, write the tables anew with
//! `OCHRE_BLESS=1 cargo test -p catalog --test words`, and read the difference before committing it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail as tests do")]

use std::{collections::BTreeMap, fmt::Write as _, fs, path::PathBuf};

use catalog::Game;
use table::{
    Seat, Viewer,
    record::Record,
    text::{Phrase, Words as _},
};
use words::{Dictionary, Language, Speaker};

/// The beginning of the keys of a game's lines of the story.
const NOTES: [(&str, &str); 3] = [
    ("ice-age", "ice-age-note-"),
    ("endless-winter", "endless-winter-tell-"),
    ("rise-of-tribes", "rise-of-tribes-note-"),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The finished games of a box that are on file.
fn records(game: &dyn Game) -> Vec<Record> {
    let files = fs::read_dir(root().join("crates/catalog/tests/golden")).unwrap();
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let records = paths.iter().filter(|path| path.extension().is_some_and(|it| it == "json"));
    let records = records.map(|path| Record::from_json(&fs::read_to_string(path).unwrap()).unwrap());
    records.filter(|record| record.game == game.boxed().name()).collect()
}

/// A row: what is said, with its translations.
struct Row {
    key: String,
    said: Vec<String>,
}

struct Speakers {
    dictionaries: Vec<Dictionary>,
    names: Vec<String>,
}

impl Speakers {
    fn new(game: &dyn Game) -> Self {
        let dictionary = |language: Language| {
            let locales = game.boxed().locales().iter().chain(game.board().locales()).chain(pages::LOCALES);
            Dictionary::new(language.tag(), locales).unwrap()
        };
        Self {
            dictionaries: Language::ALL.map(dictionary).into(),
            names: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec(),
        }
    }

    fn say(&self, phrase: &Phrase, you: Option<Seat>) -> Vec<String> {
        let speakers = self.dictionaries.iter().map(|dictionary| Speaker { dictionary, names: &self.names });
        speakers.map(|speaker| speaker.to(you).say(phrase)).collect()
    }
}

fn faces(game: &dyn Game, speakers: &Speakers) -> Vec<Row> {
    let faces = game.boxed().faces(None).unwrap();
    let said = |face: &table::faces::Face| {
        let (names, words) = (speakers.say(&face.name, None), speakers.say(&face.words, None));
        let said = names.into_iter().zip(words).map(|(name, words)| format!("**{name}** {words}"));
        Row { key: face.id.clone(), said: said.collect() }
    };
    faces.iter().map(said).collect()
}

/// The first line with each key, and the first that is said to a player it is about.
fn story(game: &dyn Game, speakers: &Speakers) -> Vec<Row> {
    let mut rows: BTreeMap<String, Row> = BTreeMap::new();
    for record in records(game) {
        let table = game.boxed().replay(&record, None).unwrap();
        let viewers = Seat::all(table.seats()).map(Viewer::Seat).chain([Viewer::Public]);
        for entry in viewers.flat_map(|viewer| table.story(viewer)) {
            let key = entry.phrase.key.to_string();
            let plain = speakers.say(&entry.phrase, None);
            for seat in Seat::all(table.seats()) {
                let said = speakers.say(&entry.phrase, Some(seat));
                if said[0] != plain[0] {
                    let key = format!("{key}.you");
                    rows.entry(key.clone()).or_insert(Row { key, said });
                }
            }
            rows.entry(key.clone()).or_insert(Row { key, said: plain });
        }
    }
    rows.into_values().collect()
}

/// The keys of lines that no game on file has told.
fn untold(game: &dyn Game, told: &[Row]) -> Vec<String> {
    let (_, english) = game.boxed().locales()[0];
    let (_, prefix) = NOTES.iter().find(|(name, _)| *name == game.boxed().name()).unwrap();
    let keys = english.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let notes = keys.filter(|key| key.starts_with(prefix));
    notes.filter(|key| told.iter().all(|row| row.key != *key)).map(str::to_owned).collect()
}

fn write_rows(text: &mut String, rows: &[Row]) {
    let languages = Language::ALL.map(Language::name).join(" | ");
    writeln!(text, "| | {languages} |\n|---{}|", "|---".repeat(Language::ALL.len())).unwrap();
    for row in rows {
        let said: Vec<String> =
            row.said.iter().map(|said| said.replace('|', "\\|").replace('\n', " ")).collect();
        writeln!(text, "| `{}` | {} |", row.key, said.join(" | ")).unwrap();
    }
}

fn document(game: &dyn Game) -> String {
    let speakers = Speakers::new(game);
    let (faces, story) = (faces(game, &speakers), story(game, &speakers));
    for row in faces.iter().chain(&story) {
        assert!(
            row.said.iter().all(|said| !said.is_empty() && !said.contains('⟨')),
            "{}: {:?}",
            row.key,
            row.said
        );
    }
    let title = &speakers.say(&Phrase::new(format!("{}-title", game.boxed().name())), None)[0];
    let mut text = format!(
        "# {title} in every language\n\nGenerated by `OCHRE_BLESS=1 cargo test -p catalog --test words`.\n\n## Faces\n\n"
    );
    write_rows(&mut text, &faces);
    text.push_str("\n## Story\n\nOne example of each line, and one said to the player it is about (`.you`), from the finished games on file.\n\n");
    write_rows(&mut text, &story);
    let untold = untold(game, &story);
    if !untold.is_empty() {
        let untold: Vec<String> = untold.iter().map(|key| format!("`{key}`")).collect();
        writeln!(text, "\nNot told in those games: {}.", untold.join(", ")).unwrap();
    }
    text
}

#[test]
fn the_tables_of_all_sentences_are_current() {
    for game in catalog::all() {
        let path = root().join("docs/words").join(format!("{}.md", game.boxed().name()));
        let document = document(*game);
        if std::env::var_os("OCHRE_BLESS").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &document).unwrap();
        }
        let written = fs::read_to_string(&path).unwrap_or_default();
        let place = (1..).zip(written.lines().zip(document.lines())).find(|(_, (one, other))| one != other);
        assert!(written == document, "{} is not current: {place:?}", path.display());
    }
}
