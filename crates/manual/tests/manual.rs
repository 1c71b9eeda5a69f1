//! The program `ochre-manual`: what it writes is complete.
#![allow(clippy::unwrap_used)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Runs the program with an empty folder and returns the folder.
fn write(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    let run = Command::new(env!("CARGO_BIN_EXE_ochre-manual")).arg(&folder).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    folder
}

/// Every command and subcommand as words: `["admin", "grant"]`.
fn commands(of: &clap::Command, before: &[String], found: &mut Vec<Vec<String>>) {
    for command in of.get_subcommands().filter(|command| !command.is_hide_set()) {
        let words: Vec<String> = before.iter().cloned().chain([command.get_name().to_owned()]).collect();
        commands(command, &words, found);
        found.push(words);
    }
}

#[test]
fn every_command_has_a_page_with_all_its_options() {
    let folder = write("pages");
    let mut all = Vec::new();
    commands(&ochre::command(), &[], &mut all);
    assert!(all.len() > 20, "{all:?}");
    for words in all {
        let name = format!("ochre-{}.1", words.join("-"));
        let page = fs::read_to_string(folder.join("man1").join(&name))
            .unwrap_or_else(|error| panic!("{name}: {error}"))
            .replace("\\-", "-");
        let definition = ochre::command();
        let command = words.iter().fold(&definition, |command, word| command.find_subcommand(word).unwrap());
        for option in command.get_arguments().filter(|option| !option.is_hide_set()) {
            if let Some(long) = option.get_long() {
                assert!(page.contains(&format!("--{long}")), "{name} does not explain --{long}");
            }
        }
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn every_shell_completes_every_command() {
    let folder = write("completions");
    let definition = ochre::command();
    for file in ["bash/ochre.bash", "zsh/_ochre", "fish/ochre.fish"] {
        let text = fs::read_to_string(folder.join(file)).unwrap();
        let words: BTreeSet<&str> =
            text.split(|it: char| !(it.is_ascii_alphanumeric() || it == '-')).collect();
        for command in definition.get_subcommands() {
            assert!(words.contains(command.get_name()), "{file} does not complete {}", command.get_name());
        }
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn without_a_folder_it_says_what_it_needs() {
    let run = Command::new(env!("CARGO_BIN_EXE_ochre-manual")).output().unwrap();
    assert!(!run.status.success());
    assert!(String::from_utf8_lossy(&run.stderr).contains("usage: ochre-manual FOLDER"));
}
