//! Messages are in the user's language.

use crate::common::{Engine, Scratch, docs, finished_game, ochre, ochre_in, ochre_with};
use serde_json::json;
use words::Language;

const FRENCH_TITLE: &str = "L’Ère glaciaire";

/// The output of `ochre games` with these environment variables.
fn games(environment: &[(&str, &str)]) -> String {
    ochre_in(environment, &["games"], b"").good()
}

#[test]
fn the_environment_chooses_the_language_in_the_order_of_posix() {
    for (environment, french) in [
        (&[][..], false),
        (&[("LANG", "fr_FR.UTF-8")][..], true),
        (&[("LANG", "fr")][..], true),
        (&[("LANG", "C.UTF-8")][..], false),
        (&[("LANG", "xx_XX")][..], false),
        (&[("LC_MESSAGES", "fr_CA"), ("LANG", "en_US.UTF-8")][..], true),
        (&[("LC_ALL", "C"), ("LC_MESSAGES", "fr_CA"), ("LANG", "fr_FR")][..], false),
        (&[("LC_ALL", ""), ("LANG", "fr_FR")][..], true),
    ] {
        let shown = games(environment);
        assert_eq!(shown.contains(FRENCH_TITLE), french, "{environment:?}\n{shown}");
        assert_eq!(shown.contains("Ice Age"), !french, "{environment:?}\n{shown}");
    }
}

#[test]
fn an_option_overrides_the_environment_before_or_after_the_command() {
    let french = [("LANG", "fr_FR.UTF-8")];
    assert!(ochre_in(&french, &["--language", "en", "games"], b"").good().contains("Ice Age"));
    assert!(ochre(&["games", "--language", "fr"]).good().contains(FRENCH_TITLE));
}

#[test]
fn an_unknown_language_is_refused_with_the_list_of_those_there_are() {
    for tag in ["es", "FR", ""] {
        let run = ochre(&["games", "--language", tag]);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{tag}");
        assert!(
            run.err.contains("there are en (English), fr (Français), de (Deutsch), pl (Polski)"),
            "{}",
            run.err
        );
    }
}

#[test]
fn the_cards_of_every_game_are_listed_in_every_language() {
    for game in catalog::all() {
        let name = game.boxed().name();
        let mut lists = Vec::new();
        for language in Language::ALL {
            let list = ochre(&["cards", name, "--language", language.tag()]).good();
            assert!(!list.contains('⟨'), "{list}");
            lists.push(list);
        }
        assert_eq!(lists[0].lines().count(), lists[1].lines().count(), "{name}");
    }
    let french = ochre(&["cards", "ice-age", "--language", "fr"]).good();
    for wanted in [
        "Cartes claires",
        "Prairie gelée ×",
        "un autre joueur au choix peut prendre une massue, ou déplacer jusqu’à 2 de ses chasseurs",
        "[règle du jeu: ",
    ] {
        assert!(french.contains(wanted), "{wanted}\n{french}");
    }
}

#[test]
fn a_whole_game_is_played_resumed_and_replayed_in_french() {
    let scratch = Scratch::new("languages-play");
    let file = scratch.path("partie.json");
    let play = [
        "play",
        "ice-age",
        "--seats",
        "vous,random,random",
        "--seed",
        "3",
        "--file",
        &file,
        "--language",
        "fr",
    ];
    let begun = ochre_with(&play, b"1\nannuler\npourquoi\nu\n1\nn'importe quoi\n99\nquitter\n").good();
    for wanted in [
        "Nouvelle partie\u{a0}: L’Ère glaciaire, avec Joueur 1, random 2, random 3.",
        "Placez un chasseur (6 à placer).",
        "Joueur 1> ",
        "Rien ne peut être annulé. Depuis, un autre joueur a décidé.",
        "«\u{a0}n'importe quoi\u{a0}» n’est ni une action",
        "Il n’y a pas d’action 99\u{a0}; il y en a ",
        "La partie est enregistrée dans ",
    ] {
        assert!(begun.contains(wanted), "{wanted}\n{begun}");
    }
    let ended = ochre_with(&play, "1\n".repeat(2_000).as_bytes()).good();
    assert!(ended.contains("Vous reprenez une partie enregistrée"), "{ended}");
    assert!(ended.contains("La partie est terminée.") && ended.contains("La graine était "), "{ended}");
    assert!(!ended.contains('⟨'), "{ended}");
    // The record is the same in every language.
    let replay = |language| ochre(&["replay", &file, "--language", language]).good();
    assert!(replay("fr").contains("Joueur 1 place un chasseur dans la région "));
    assert!(replay("en").contains("Player 1 places a hunter in "));
    assert!(ochre(&["verify", &file, "--language", "fr"]).good().contains("chaque choix était permis"));
}

#[test]
fn reports_and_unfinished_records_are_read_in_french() {
    let scratch = Scratch::new("languages-records");
    let file = scratch.write("game.json", finished_game(3, 4).to_string());
    let part = ochre(&["replay", &file, "--at", "5", "--language", "fr"]).good();
    assert!(part.contains("Après 5 événements\u{a0}: le siège "), "{part}");
    let sim = ochre(&["sim", "ice-age", "--games", "5", "--threads", "1", "--language", "fr"]).good();
    assert!(sim.contains("5 parties") && sim.contains("répartition des scores"), "{sim}");
    let content = scratch.write("my.toml", "[numbers]\nclubs = { is = 5 }\n");
    let checked = ochre(&["content", "check", "ice-age", &content, "--language", "fr"]).good();
    assert_eq!(checked, format!("{content}\u{a0}: aucune erreur.\n"));
}

/// The engine answers the same on every machine, unless another language is asked for.
#[test]
fn the_engine_answers_in_english_unless_asked() {
    let asked = json!({"do": "games"}).to_string();
    let titles =
        |arguments: &[&str]| ochre_in(&[("LANG", "fr_FR.UTF-8")], arguments, asked.as_bytes()).good();
    assert!(titles(&["engine"]).contains("Ice Age"));
    assert!(titles(&["engine", "--language", "fr"]).contains(FRENCH_TITLE));
    let mut engine = Engine::start();
    assert!(engine.ok(json!({"do": "games"})).to_string().contains("Ice Age"));
}

/// The guide names every place a new language must be added to.
#[test]
fn the_guide_for_translators_names_every_folder_of_messages() {
    let guide = std::fs::read_to_string(docs().join("translate.md")).unwrap_or_default();
    let root = docs().join("..");
    let mut open = vec![root.join("crates"), root.join("games")];
    while let Some(folder) = open.pop() {
        let inside = std::fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path());
        for path in inside.filter(|path| path.is_dir()) {
            if path.ends_with("locales") {
                let named = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
                assert!(guide.contains(&format!("`{named}`")), "docs/translate.md does not name {named}");
            } else {
                open.push(path);
            }
        }
    }
    for language in Language::ALL {
        assert!(guide.contains(language.name()), "docs/translate.md does not name {}", language.name());
    }
}
