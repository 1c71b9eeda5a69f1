//! Commands of `ochre` and `cargo xtask`.

use clap::error::ErrorKind;

/// How complete a command must be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Strictness {
    /// In running text: arguments may be left out.
    Mention,
    /// In a block of commands: it must run as it stands.
    Example,
}

/// Which program a command starts.
#[derive(Clone, Copy)]
enum Program {
    Ochre,
    Xtask,
}

/// What is wrong with a command line. Lines of other programs are not checked.
pub(super) fn check(line: &str, strictness: Strictness) -> Option<String> {
    let mut words = shell_words(line);
    let (program, start) = match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["ochre" | "target/release/ochre", ..] => (Program::Ochre, 1),
        ["cargo", "run", "--release", "--", ..] => (Program::Ochre, 4),
        ["cargo", "xtask", ..] => (Program::Xtask, 2),
        _ => return None,
    };
    let arguments = words.split_off(start);
    // An ellipsis stands for further arguments.
    if arguments.iter().any(|word| word.contains('…')) {
        return None;
    }
    let (name, command) = match program {
        Program::Ochre => ("ochre", ochre::command()),
        Program::Xtask => ("cargo xtask", xtask::command()),
    };
    let parsed =
        command.try_get_matches_from(std::iter::once(name.to_owned()).chain(arguments.iter().cloned()));
    let problem = match parsed {
        Ok(_) => check_options(&arguments),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => None,
            ErrorKind::ValueValidation | ErrorKind::InvalidValue
                if strictness == Strictness::Mention && arguments.iter().any(|word| is_placeholder(word)) =>
            {
                None
            }
            ErrorKind::MissingRequiredArgument
            | ErrorKind::MissingSubcommand
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
                if strictness == Strictness::Mention =>
            {
                None
            }
            _ => error.to_string().lines().next().map(|line| line.trim_start_matches("error: ").to_owned()),
        },
    }?;
    Some(format!("`{name} {}`: {problem}", arguments.join(" ")))
}

/// Does this argument stand for a value, such as `FILE` or `LEVEL`?
fn is_placeholder(argument: &str) -> bool {
    argument.len() > 1 && argument.chars().all(|it| it.is_ascii_uppercase() || it == '_')
}

/// Options of a game (`-o NAME=VALUE`) are checked by the game, not by the parser.
fn check_options(arguments: &[String]) -> Option<String> {
    let game = arguments.iter().find_map(|word| catalog::find(word))?.boxed();
    let given = arguments.windows(2).filter(|pair| pair[0] == "-o" || pair[0] == "--option");
    given.into_iter().find_map(|pair| {
        let name = pair[1].split('=').next().unwrap_or_default();
        let known = name == "NAME" || game.option_specs().iter().any(|spec| spec.name == name);
        (!known).then(|| format!("{} has no option '{name}'", game.name()))
    })
}

/// The words of the first command in a line: without comment, pipe, redirection and variables set before it.
fn shell_words(line: &str) -> Vec<String> {
    let line = line.trim().trim_start_matches("$ ");
    line.split_whitespace()
        .take_while(|word| !["#", "|", "&&", ";", ">", "\\", "&"].contains(word))
        .skip_while(|word| {
            word.split_once('=').is_some_and(|(name, _)| {
                name.chars().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit() || it == '_')
            })
        })
        .map(|word| word.trim_matches(['\'', '"']).to_owned())
        .collect()
}
