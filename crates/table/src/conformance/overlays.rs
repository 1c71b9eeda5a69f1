//! Overlay files nobody wrote: each is refused with a reason, or can be played with.

use rand::{SeedableRng, rngs::SmallRng};
use toml::Value;

use super::{
    Breach, Plan,
    alternatives::{alternatives, any, nonsense},
    messages::Messages,
    one,
};
use crate::{
    Rules, Turn,
    content::{ContentError, Field, OverlayDocument, Part, Path, Shape, fields, is_structural},
    dealer::Seed,
    odds::below,
    record::{Overlay, Record},
    table::{Dealing, Table, verify},
    text::Phrase,
};

const FILE: &str = "mine.toml";

/// How many overlays to try.
#[derive(Clone, Copy, Debug)]
pub struct Mutations {
    /// Overlays.
    pub overlays: u64,
    /// Random games with each that is accepted.
    pub games: u64,
    /// First seed; overlay `n` has seed `seed + n`.
    pub seed: u64,
}

/// What became of the overlays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mutated {
    /// Overlays that were refused.
    pub refused: u64,
    /// Mistakes they were refused for.
    pub mistakes: u64,
    /// Overlays that were played with.
    pub played: u64,
    /// Games played with them.
    pub games: u64,
}

fn draft<R: Rules>(text: &str) -> Result<Vec<Field>, ContentError> {
    let overlay = Overlay { file: FILE.to_owned(), text: text.to_owned() };
    let faces = R::schema().map(|schema| fields::fields(schema, Some(&overlay))).transpose()?;
    Ok(faces.into_iter().flatten().flat_map(|face| face.fields).collect())
}

fn document<R: Rules>(text: &str) -> Result<OverlayDocument, String> {
    let schema = R::schema().ok_or("the game has no schema")?;
    OverlayDocument::parse(schema, FILE, text).map_err(|error| format!("{error}\n{text}"))
}

/// Tries overlays with random changes. Fails with the overlay that broke a promise, and if nearly all were refused or accepted.
pub fn run_overlays<R: Rules>(plan: &Mutations) -> Result<Mutated, String> {
    let fields = draft::<R>("").map_err(|error| error.to_string())?;
    let mut total = Mutated::default();
    for seed in plan.seed..plan.seed + plan.overlays {
        let mut rng = SmallRng::seed_from_u64(seed);
        let text = mutate::<R>(&fields, &mut rng)?;
        let told = |what: String| format!("overlay {seed}: {what}\n{text}");
        match R::overlaid_content(FILE, &text) {
            Err(error) => {
                complains(&error).map_err(told)?;
                total.refused += 1;
                total.mistakes += error.0.len() as u64;
            }
            Ok(content) => {
                let overlay = Overlay { file: FILE.to_owned(), text: text.clone() };
                for number in 0..plan.games {
                    play::<R>(&content, &overlay, (seed * 1_000, number), &mut rng).map_err(told)?;
                    total.games += 1;
                }
                total.played += 1;
            }
        }
    }
    let few = plan.overlays / 10;
    if total.refused <= few || total.played <= few {
        return Err(format!("the changes are of one kind: {total:?}"));
    }
    Ok(total)
}

/// Every mistake names the file, the line and, where the file can be read, the value.
fn complains(error: &ContentError) -> Result<(), String> {
    for mistake in &error.0 {
        let named = mistake.path.is_some() || is_structural(&mistake.message);
        let said = mistake.english();
        if mistake.file != FILE || mistake.line == 0 || mistake.column == 0 || !named {
            return Err(format!("a mistake without its place: {mistake:?}"));
        }
        if said.is_empty() || *mistake.message.key == *said || said.contains("{ $") {
            return Err(format!("a mistake without words: {mistake:?}"));
        }
    }
    Ok(())
}

/// The random game with this number, with one of the combinations of options that the content allows. Every tenth is examined
/// at every step and played at a table as well.
fn play<R: Rules>(
    content: &R::Content,
    overlay: &Overlay,
    (seed, number): (u64, u64),
    rng: &mut SmallRng,
) -> Result<(), String> {
    let mut combinations = R::every_options();
    while !combinations.is_empty() {
        let options = combinations.swap_remove(below(rng, combinations.len() as u32) as usize);
        // Some content is too small for some options, which are then refused with a reason.
        if R::new(&options, content).is_ok() {
            // The last of ten, so that short runs are cheap: one step in ten of the others is examined.
            let plan = Plan { thorough_one_in: 10, seed, ..Plan::default() };
            let played: Result<_, Breach> =
                one::<R>(&plan, &options, content, Some(overlay), number + 1..number + 2);
            return played.map(|_| ()).map_err(|breach| breach.to_string());
        }
    }
    Err("no combination of options is accepted".to_owned())
}

/// An overlay with a few random changes, most of them possible.
fn mutate<R: Rules>(fields: &[Field], rng: &mut SmallRng) -> Result<String, String> {
    let mut document = document::<R>("")?;
    for _ in 0..=below(rng, 6) {
        let Some(field) = any(fields, rng) else { break };
        let value = match below(rng, 10) {
            0 => Some(nonsense(&field.value, rng)),
            _ => any(&alternatives(&field.shape, &field.value, rng), rng).cloned(),
        };
        if let Some(value) = value {
            document.set(&field.path, value);
        }
    }
    // Values that exclude each other are common: half of the files are corrected as an owner would.
    if below(rng, 2) == 0 {
        for _ in 0..8 {
            let Err(error) = R::overlaid_content(FILE, &document.to_string()) else { break };
            error.0.iter().filter_map(|mistake| mistake.path.as_ref()).for_each(|path| document.reset(path));
        }
    }
    let mut text = document.to_string();
    if below(rng, 12) == 0 {
        let at = below(rng, text.len().max(1) as u32) as usize;
        if text.is_char_boundary(at) && text.is_char_boundary(at + 1) && at < text.len() {
            let signs = ["", "\"", "]", "[", "=", "x", "\n", "#", "7"];
            text.replace_range(at..=at, signs[below(rng, signs.len() as u32) as usize]);
        }
    }
    Ok(text)
}

/// Documents that together change every value of the box that can be changed.
struct Changed {
    /// Each is accepted by the game; the first changes as much as possible at once.
    documents: Vec<OverlayDocument>,
    /// Values that can only be what they are.
    fixed: Vec<Path>,
}

/// Changes every value of the box. Fails with the first value that cannot be changed although its shape has others.
fn change_every_value<R: Rules>() -> Result<Changed, String> {
    let mut rng = SmallRng::seed_from_u64(1);
    let fields = draft::<R>("").map_err(|error| error.to_string())?;
    let has_others = |field: &Field, rng: &mut _| !alternatives(&field.shape, &field.value, rng).is_empty();
    let (mut open, fixed): (Vec<_>, Vec<_>) = fields.iter().partition(|field| has_others(field, &mut rng));
    let mut documents: Vec<OverlayDocument> = Vec::new();
    while let Some(&first) = open.first() {
        // The first document changes all that is possible at once; further ones what excludes it.
        let mut document = document::<R>("")?;
        if !documents.is_empty() {
            make_room::<R>(&mut document, first, &fields, &mut rng);
        }
        for pairs in [&[], fields.as_slice()] {
            for field in &open {
                if document.get(&field.path).is_none() {
                    change::<R>(&mut document, field, pairs, &mut rng);
                }
            }
        }
        let before = open.len();
        open.retain(|field| document.get(&field.path).is_none());
        if open.len() == before {
            return Err(format!("{} cannot be changed", first.path));
        }
        documents.push(document);
    }
    Ok(Changed { documents, fixed: fixed.into_iter().map(|field| field.path.clone()).collect() })
}

/// Changes `field`, after another value with the same key if need be: one thing gives its part to the other.
fn make_room<R: Rules>(document: &mut OverlayDocument, field: &Field, fields: &[Field], rng: &mut SmallRng) {
    let same_key = |other: &&Field| other.path.key == field.path.key && other.path != field.path;
    for other in fields.iter().filter(same_key) {
        let mut tried = document.clone();
        change::<R>(&mut tried, other, fields, rng);
        change::<R>(&mut tried, field, fields, rng);
        if tried.get(&field.path).is_some() {
            *document = tried;
            return;
        }
    }
}

fn accepted<R: Rules>(document: &OverlayDocument) -> bool {
    R::overlaid_content(FILE, &document.to_string()).is_ok()
}

/// Changes a value, alone or with one of `pairs` that has the same key or belongs to the same face.
fn change<R: Rules>(document: &mut OverlayDocument, field: &Field, pairs: &[Field], rng: &mut SmallRng) {
    let values = alternatives(&field.shape, &field.value, rng);
    let kin = |other: &&Field| {
        let same_face = other.path.table == field.path.table && other.path.face == field.path.face;
        other.path != field.path && (other.path.key == field.path.key || same_face)
    };
    let mut tries: Vec<Vec<(&Path, Value)>> = Vec::new();
    if pairs.is_empty() {
        tries.extend(values.iter().map(|value| vec![(&field.path, value.clone())]));
    }
    for other in pairs.iter().filter(kin) {
        let now = document.get(&other.path).unwrap_or(&other.value).clone();
        for with in alternatives(&other.shape, &now, rng).into_iter().take(5) {
            // What was changed stays changed.
            if document.get(&other.path).is_none() || with != other.value {
                let both = |value: &Value| vec![(&field.path, value.clone()), (&other.path, with.clone())];
                tries.extend(values.iter().take(5).map(both));
            }
        }
    }
    for values in tries {
        let mut tried = document.clone();
        for (path, value) in values {
            tried.set(path, value);
        }
        if accepted::<R>(&tried) {
            *document = tried;
            return;
        }
    }
}

/// Files that together change every value of the box that can be changed, each accepted by the game; the first changes as much
/// as possible at once.
pub fn overlays_of_every_value<R: Rules>() -> Result<Vec<String>, String> {
    Ok(change_every_value::<R>()?.documents.iter().map(ToString::to_string).collect())
}

/// Changes every value of the box, and takes what comes of it through text, fields, play and record. Returns the values that can only be
/// what they are.
pub fn round_trip_every_value<R: Rules>() -> Result<Vec<String>, String> {
    let changed = change_every_value::<R>()?;
    changed.documents.iter().try_for_each(round_trip::<R>)?;
    Ok(changed.fixed.iter().map(Path::to_string).collect())
}

/// A document survives its text, and a game with it its record: written, read, shown, opened, played, saved, verified.
fn round_trip<R: Rules>(document: &OverlayDocument) -> Result<(), String> {
    let text = document.to_string();
    let told = |what: &str| format!("{what}\n{text}");
    let read = self::document::<R>(&text)?;
    if read.to_string() != text || read.paths() != document.paths() {
        return Err(told("the document changes when written and read"));
    }
    for field in draft::<R>(&text).map_err(|error| error.to_string())? {
        let expected = document.get(&field.path).or(field.standard.as_ref());
        if expected != Some(&field.value) {
            return Err(told(&format!("{} is {} in the list of fields", field.path, field.value)));
        }
    }
    let content = R::overlaid_content(FILE, &text).map_err(|error| told(&error.to_string()))?;
    let combinations = R::every_options();
    let playable = combinations.iter().find_map(|options| R::new(options, &content).ok());
    let rules = playable.ok_or_else(|| told("no combination of options is accepted"))?;
    let overlay = Overlay { file: FILE.to_owned(), text: text.clone() };
    let mut table = Table::open(rules, Some(overlay), Dealing::Seeded(Seed::from_number(7)));
    let (mut rng, mut actions) = (SmallRng::seed_from_u64(7), Vec::new());
    while let Turn::Choose(seat) = table.turn() {
        actions.clear();
        table.rules().legal_actions(table.state(), &mut actions);
        let action = *any(&actions, &mut rng).ok_or_else(|| told("a seat without an action"))?;
        table.play(seat, action).map_err(|refusal| told(&refusal.to_string()))?;
    }
    let record =
        Record::from_json(&table.record(true).to_json()).map_err(|error| told(&error.to_string()))?;
    let replayed = Table::<R>::replay(&record, None).map_err(|error| told(&error.to_string()))?;
    let verified = verify::<R>(&record).map_err(|error| told(&error.to_string()))?;
    if replayed.state() != table.state() || !verified.over {
        return Err(told("the record tells another game"));
    }
    Ok(())
}

/// Compares the values that the game's own file writes with those it can be edited by: each is one field, and none is more.
pub fn every_value_is_a_field<R: Rules>() -> Result<usize, String> {
    let schema = R::schema().ok_or("the game has no schema")?;
    let file: toml::Table = toml::from_str(schema.standard_text()).map_err(|error| error.to_string())?;
    let mut written = Vec::new();
    leaves(&Value::Table(file), &mut Vec::new(), &mut written);
    let fields = draft::<R>("").map_err(|error| error.to_string())?;
    let mut known: Vec<String> = fields.iter().map(|field| field.path.to_string()).collect();
    written.sort();
    known.sort();
    if written != known {
        let surplus: Vec<_> = written.iter().filter(|path| !known.contains(path)).collect();
        let missing: Vec<_> = known.iter().filter(|path| !written.contains(path)).collect();
        return Err(format!(
            "without a field: {surplus:?}; without a value: {missing:?}; or one of them twice"
        ));
    }
    let messages = Messages::of::<R>();
    let exists = |phrase: &Phrase| messages.check(phrase).map_err(|broken| format!("{broken:?}"));
    for face in fields::fields(schema, None).map_err(|error| error.to_string())? {
        exists(&face.name)?;
        exists(&face.kind.title())?;
    }
    for field in fields {
        field.shape.check(&field.value).map_err(|mistake| format!("{}: {mistake:?}", field.path))?;
        exists(&field.label)?;
        field.hint.iter().try_for_each(exists)?;
        let mut labels = Vec::new();
        add_labels(&field.shape, &mut labels);
        labels.into_iter().try_for_each(exists)?;
    }
    Ok(known.len())
}

/// The messages an editor shows for a shape.
fn add_labels<'a>(shape: &'a Shape, out: &mut Vec<&'a Phrase>) {
    match shape {
        Shape::Text { .. } | Shape::Number { .. } | Shape::Switch => {}
        Shape::OneOf(choices) => out.extend(choices.iter().map(|choice| &choice.label)),
        Shape::Program(palette) => {
            for group in palette.all_groups() {
                out.push(&group.title);
                out.extend(group.tokens.iter().map(|token| &token.label));
            }
        }
        Shape::List { of, .. } => add_labels(of, out),
        Shape::Record(parts) | Shape::Row(parts) => add_parts(parts, out),
        Shape::Variant(cases) => {
            for case in cases {
                out.push(&case.label);
                add_parts(&case.parts, out);
            }
        }
    }
}

fn add_parts<'a>(parts: &'a [Part], out: &mut Vec<&'a Phrase>) {
    for part in parts {
        out.push(&part.label);
        add_labels(&part.shape, out);
    }
}

/// The paths of all `{ is = … }` of a file.
fn leaves(value: &Value, path: &mut Vec<String>, out: &mut Vec<String>) {
    match value {
        Value::Table(table) if table.contains_key("is") => out.push(path.join(".")),
        Value::Table(table) => {
            for (key, value) in table {
                path.push(key.clone());
                leaves(value, path, out);
                path.pop();
            }
        }
        Value::Array(faces) => {
            for face in faces {
                path.push(face.get("id").and_then(Value::as_str).unwrap_or_default().to_owned());
                leaves(face, path, out);
                path.pop();
            }
        }
        _ => {}
    }
}
