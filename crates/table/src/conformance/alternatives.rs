//! Other values of a shape, and values that are not of it.

use rand::Rng;
use toml::{Table, Value};

use crate::{
    content::{Compose, Palette, Part, Shape, TokenGroup},
    odds::below,
};

/// One of them at random.
pub(super) fn any<'a, T>(of: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    (!of.is_empty()).then(|| &of[below(rng, of.len() as u32) as usize])
}

/// Other values of the shape: near ones first, then any. None if there is only one value.
pub(super) fn alternatives(shape: &Shape, value: &Value, rng: &mut impl Rng) -> Vec<Value> {
    let mut found = match shape {
        Shape::Text { .. } => vec![Value::from("Winter Dream"), Value::from("Łoś \"Ours\" \\ 7")],
        Shape::Number { least, most } => {
            let now = value.as_integer().unwrap_or(*least);
            let span = u32::try_from(most - least + 1).unwrap_or(u32::MAX);
            let near = [now + 1, now - 1, now + 2, now - 2, *most, *least];
            let random = least + i64::from(below(rng, span));
            near.into_iter().chain([random]).map(Value::Integer).collect()
        }
        Shape::Switch => vec![Value::Boolean(value.as_bool() != Some(true))],
        Shape::OneOf(choices) => choices.iter().map(|choice| Value::from(choice.value.clone())).collect(),
        Shape::Program(palette) => programs(palette, rng),
        Shape::List { of, least, most } => lists(of, (*least, *most), value, rng),
        Shape::Row(parts) => rows(parts, value, rng),
        Shape::Record(parts) => records(parts, value, rng),
        Shape::Variant(cases) => {
            let now = value.get("kind").and_then(Value::as_str);
            let (same, others): (Vec<_>, Vec<_>) =
                cases.iter().partition(|case| Some(case.kind.as_str()) == now);
            let mut found: Vec<Value> =
                same.iter().flat_map(|case| records(&case.parts, value, rng)).collect();
            for case in others {
                let mut table: Table =
                    case.parts.iter().map(|part| (part.key.clone(), part.shape.example())).collect();
                table.insert("kind".to_owned(), Value::from(case.kind.clone()));
                found.push(Value::Table(table));
            }
            found
        }
    };
    found.retain(|other| other != value && shape.check(other).is_ok());
    found
}

/// Programs of a language: its tokens, tokens put together, and several programs where they may stand.
fn programs(palette: &Palette, rng: &mut impl Rng) -> Vec<Value> {
    let groups = &palette.groups;
    let mut found: Vec<String> = Vec::new();
    for _ in 0..40 {
        let text = match palette.compose {
            Compose::Whole => {
                let group = any(groups, rng);
                group.and_then(|group| any(&group.tokens, rng)).map(|token| token.text.clone())
            }
            Compose::Joined => Some(program(groups, rng)),
        };
        found.extend(text.filter(|text| palette.check(text).is_ok()));
    }
    for word in palette.between.iter().filter_map(|group| group.tokens.first()) {
        let single = found.clone();
        for _ in 0..20 {
            let some = 2 + below(rng, 2) as usize;
            let several: Vec<String> = (0..some).filter_map(|_| any(&single, rng).cloned()).collect();
            found.push(several.join(&format!(" {} ", word.text)));
        }
    }
    for group in palette.all_groups() {
        found.extend(group.tokens.iter().map(|token| token.text.clone()));
    }
    found.into_iter().map(Value::from).collect()
}

/// A word or two of each group, in the order they are written; most of it is refused.
fn program(groups: &[TokenGroup], rng: &mut impl Rng) -> String {
    let mut groups: Vec<&TokenGroup> = groups.iter().collect();
    // A language may have its signs in either order.
    if let Some(first) = groups.windows(2).position(|pair| pair.iter().all(|group| sign(group).is_some()))
        && below(rng, 2) == 0
    {
        groups.swap(first, first + 1);
    }
    let words = groups.into_iter().flat_map(|group| {
        let some = below(rng, 3).min(most_words(group));
        let mut words: Vec<String> =
            (0..some).filter_map(|_| any(&group.tokens, rng)).map(|token| token.text.clone()).collect();
        if let Some(sign) = sign(group) {
            words.retain(|word| word != sign);
            if !words.is_empty() {
                words.push(sign.to_owned());
            }
        }
        let counted = |word: &&mut String| word.trim_start_matches('-').starts_with(char::is_alphabetic);
        if let Some(word) = words.first_mut().filter(counted)
            && below(rng, 3) == 0
        {
            word.insert(0, '2');
        }
        words
    });
    words.collect::<Vec<_>>().join(" ")
}

/// How many words of a group a program has: prices and gains are often of two things, but there is only one mark in brackets
/// (`[m]`, `(max 3)`), and a colon counts one thing.
fn most_words(group: &TokenGroup) -> u32 {
    let marks = group.tokens.iter().all(|token| token.text.starts_with(['[', '(']));
    if marks || sign(group) == Some(":") { 1 } else { 2 }
}

/// The sign that ends what is picked from the group, if it has one.
fn sign(group: &TokenGroup) -> Option<&str> {
    group.tokens.last().map(|last| last.text.as_str()).filter(|text| matches!(*text, "->" | ":"))
}

fn lists(of: &Shape, (least, most): (usize, usize), value: &Value, rng: &mut impl Rng) -> Vec<Value> {
    let now = value.as_array().cloned().unwrap_or_default();
    let mut found = Vec::new();
    let mut reversed = now.clone();
    reversed.reverse();
    found.push(reversed);
    for (index, entry) in now.iter().enumerate() {
        for other in alternatives(of, entry, rng).into_iter().take(3) {
            let mut changed = now.clone();
            changed[index] = other;
            found.push(changed);
        }
    }
    if now.len() < most {
        let entry = now.last().cloned().unwrap_or_else(|| of.example());
        let others = alternatives(of, &entry, rng);
        for other in others.into_iter().take(3).chain([of.example()]) {
            found.push(now.iter().cloned().chain([other]).collect());
        }
    }
    if now.len() > least {
        found.push(now[..now.len() - 1].to_vec());
        found.insert(0, now[..least].to_vec());
    }
    found.into_iter().map(Value::Array).collect()
}

fn rows(parts: &[Part], value: &Value, rng: &mut impl Rng) -> Vec<Value> {
    let now = value.as_array().cloned().unwrap_or_default();
    let mut found = Vec::new();
    let mut reversed = now.clone();
    reversed.reverse();
    found.push(Value::Array(reversed));
    for (index, part) in parts.iter().enumerate().take(now.len()) {
        for other in alternatives(&part.shape, &now[index], rng).into_iter().take(4) {
            let mut changed = now.clone();
            changed[index] = other;
            found.push(Value::Array(changed));
        }
    }
    found
}

fn records(parts: &[Part], value: &Value, rng: &mut impl Rng) -> Vec<Value> {
    let now = value.as_table().cloned().unwrap_or_default();
    let mut found = Vec::new();
    for part in parts {
        let entry = now.get(&part.key).cloned().unwrap_or_else(|| part.shape.example());
        for other in alternatives(&part.shape, &entry, rng).into_iter().take(4) {
            let mut changed = now.clone();
            changed.insert(part.key.clone(), other);
            found.push(Value::Table(changed));
        }
    }
    found
}

/// A value that hardly any shape has.
pub(super) fn nonsense(value: &Value, rng: &mut impl Rng) -> Value {
    let huge = [i64::MAX, i64::MIN, -1, 256, 99];
    match below(rng, 8) {
        0 => Value::Integer(huge[below(rng, huge.len() as u32) as usize]),
        1 => Value::from(""),
        2 => Value::from("2 mammoths -> Q : [x] (max 0)"),
        3 => Value::Array(vec![value.clone(); 3]),
        4 => Value::Array(Vec::new()),
        5 => Value::Boolean(false),
        6 => Value::Float(1.5),
        _ => Value::Table([("kind".to_owned(), value.clone())].into_iter().collect()),
    }
}

#[cfg(test)]
mod tests {
    use rand::{SeedableRng, rngs::SmallRng};

    use super::programs;
    use crate::{
        content::{Compose, Palette, Token, TokenGroup},
        text::Phrase,
    };

    fn group(tokens: &[&str]) -> TokenGroup {
        let token = |text: &&str| Token { text: (*text).to_owned(), label: Phrase::new("x") };
        TokenGroup { title: Phrase::new("x"), tokens: tokens.iter().map(token).collect() }
    }

    #[test]
    fn random_programs_have_several_skills_and_prices_of_several_cards() {
        let groups = vec![group(&["F", "-D", "->"]), group(&["M", "I"])];
        let palette = Palette::new(groups, Compose::Joined, false, |text| {
            if text.ends_with(['M', 'I']) { Ok(()) } else { Err(Phrase::new("x")) }
        });
        let several = palette.clone().several(group(&["then"]));
        let made = |palette: &Palette| -> Vec<String> {
            let found = programs(palette, &mut SmallRng::seed_from_u64(1));
            found.iter().filter_map(|value| value.as_str().map(str::to_owned)).collect()
        };
        let has = |made: &[String], part: &str| made.iter().any(|text| text.contains(part));
        assert!(has(&made(&several), "M then ") && has(&made(&several), "2-D -> "));
        assert!(!has(&made(&palette), "then"), "one program where one may stand");
    }

    #[test]
    fn random_programs_have_both_signs_in_either_order_and_counted_signs_of_types() {
        let groups = vec![group(&["F", "->"]), group(&["C/", ":"]), group(&["M/"])];
        let palette = Palette::new(groups, Compose::Joined, false, |_| Ok(()));
        let mut rng = SmallRng::seed_from_u64(1);
        let found: Vec<_> = (0..10).flat_map(|_| programs(&palette, &mut rng)).collect();
        let has =
            |part: &str| found.iter().any(|value| value.as_str().is_some_and(|text| text.contains(part)));
        assert!(has("-> C/ :") && has("C/ : F ->") && has("2C/ : ") && has("2M/"), "{found:?}");
    }

    #[test]
    fn random_programs_have_several_gains_and_prices_of_several_things() {
        let groups = [&["[m]"][..], &["F", "T", "->"], &["C", "V", ":"], &["M", "I"], &["(max 2)"]];
        let palette = Palette::new(groups.map(group).into(), Compose::Joined, false, |_| Ok(()));
        let mut rng = SmallRng::seed_from_u64(1);
        let found: Vec<_> = (0..10).flat_map(|_| programs(&palette, &mut rng)).collect();
        let has =
            |part: &str| found.iter().any(|value| value.as_str().is_some_and(|text| text.contains(part)));
        assert!(has("F T ->") && has("M I") && has("I M (max 2)"), "{found:?}");
        assert!(!has("C V") && !has("(max 2) (max 2)") && !has("[m] [m]"), "{found:?}");
    }
}
