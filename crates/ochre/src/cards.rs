//! `ochre cards`: everything printed in a box.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Args;
use table::{content::Provenance, faces::Face, record::Overlay, text::Words};
use words::{Dictionary, Speaker};

use crate::{
    cli::{Failure, game},
    seating, speech,
};

#[derive(Debug, Args)]
pub(crate) struct CardsArgs {
    /// The game.
    game: String,
    /// A content file to lay over the standard one.
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// Print the faces as JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &CardsArgs, words: &Dictionary) -> Result<(), Failure> {
    let overlay = match &args.content {
        None => None,
        Some(path) => Some(Overlay { file: path.display().to_string(), text: seating::read_file(path)? }),
    };
    let faces = game(&args.game)?.boxed().faces(overlay.as_ref())?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&faces)?)?;
    } else {
        print(&faces, words, &mut out)?;
    }
    Ok(())
}

fn print(faces: &[Face], dictionary: &Dictionary, out: &mut impl Write) -> Result<(), Failure> {
    let speaker = Speaker { dictionary, names: &[] };
    let mut kind = None;
    for face in faces {
        if kind != Some(face.kind) {
            writeln!(out, "\n{}\n", speaker.say(&face.kind.title()))?;
            kind = Some(face.kind);
        }
        let copies = face.copies.map(|copies| format!(" ×{copies}")).unwrap_or_default();
        writeln!(out, "  {:12} {}{copies}", face.id, speaker.say(&face.name))?;
        if !face.icons.is_empty() {
            writeln!(out, "  {:12} {}", "", face.icons)?;
        }
        writeln!(out, "  {:12} {}", "", speaker.say(&face.words))?;
        // A face without values shows nothing that could come from somewhere.
        if !face.values.is_empty() {
            writeln!(out, "  {:12} {}", "", provenance(face, dictionary))?;
        }
    }
    Ok(())
}

/// Values grouped by where they come from: `rulebook: stones, effects; house: copies`.
fn provenance(face: &Face, dictionary: &Dictionary) -> String {
    let known = [
        (Provenance::Rulebook, "ochre-from-rulebook"),
        (Provenance::Source, "ochre-from-source"),
        (Provenance::Inferred, "ochre-from-inferred"),
        (Provenance::House, "ochre-from-house"),
        (Provenance::Overlay, "ochre-from-overlay"),
    ];
    let groups = known.into_iter().filter_map(|(from, key)| {
        let values: Vec<&str> =
            face.values.iter().filter(|value| value.from == from).map(|value| value.name).collect();
        (!values.is_empty()).then(|| format!("{}: {}", speech::say(dictionary, key), values.join(", ")))
    });
    format!("[{}]", groups.collect::<Vec<_>>().join("; "))
}
