//! `ochre cards`: everything printed in a box.

use std::io::{self, Write};

use clap::Args;
use table::{content::Provenance, faces::Face, text::Words};
use words::{Dictionary, Speaker};

use crate::{
    cli::{Failure, game},
    messages,
    setup::ContentArgs,
    terminal::{self, HEADING, INPUT, MUTED, styled, wrap},
};

#[derive(Debug, Args)]
pub(crate) struct CardsArgs {
    /// The game.
    game: String,
    #[command(flatten)]
    content: ContentArgs,
    /// Print the faces as JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &CardsArgs, words: &Dictionary) -> Result<(), Failure> {
    let overlay = args.content.overlay()?;
    let faces = game(&args.game)?.boxed().faces(overlay.as_ref())?;
    if args.json {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&faces)?)?;
        return Ok(());
    }
    print(&faces, words, &mut terminal::stdout())
}

/// Columns before names and descriptions.
const IDS: usize = 15;

fn print(faces: &[Face], dictionary: &Dictionary, out: &mut impl Write) -> Result<(), Failure> {
    let speaker = Speaker { dictionary, names: &[] };
    let width = terminal::width();
    let line = |text: String| wrap(&format!("{:IDS$}{text}", ""), width, IDS);
    let mut kind = None;
    for face in faces {
        if kind != Some(face.kind) {
            writeln!(out, "\n{}\n", styled(HEADING, speaker.say(&face.kind.title())))?;
            kind = Some(face.kind);
        }
        let copies = face.copies.map(|copies| format!(" ×{copies}")).unwrap_or_default();
        writeln!(out, "  {} {}{copies}", styled(INPUT, format!("{:12}", face.id)), speaker.say(&face.name))?;
        if !face.icons.is_empty() {
            writeln!(out, "{}", line(face.icons.to_string()))?;
        }
        writeln!(out, "{}", line(speaker.say(&face.words)))?;
        // A face without values has no provenance.
        if !face.values.is_empty() {
            writeln!(out, "{}", line(styled(MUTED, provenance(face, dictionary))))?;
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
        (!values.is_empty()).then(|| format!("{}: {}", messages::text(dictionary, key), values.join(", ")))
    });
    format!("[{}]", groups.collect::<Vec<_>>().join("; "))
}
