//! The editor of boxes and the content of every game.

#![allow(clippy::unwrap_used, reason = "tests stop where they fail")]

use pages::entries;
use table::content::{Compose, Part, Shape};
use toml::Value;

/// Calls `each` with every program of a value.
fn programs(shape: &Shape, value: &Value, each: &mut dyn FnMut(&table::content::Palette, &str)) {
    let parts = |parts: &[Part], each: &mut dyn FnMut(&table::content::Palette, &str)| {
        for part in parts {
            if let Some(value) = value.get(&part.key) {
                programs(&part.shape, value, each);
            }
        }
    };
    match shape {
        Shape::Program(palette) => each(palette, value.as_str().unwrap()),
        Shape::List { of, .. } => {
            value.as_array().unwrap().iter().for_each(|value| programs(of, value, each));
        }
        Shape::Row(row) => {
            row.iter()
                .zip(value.as_array().unwrap())
                .for_each(|(part, value)| programs(&part.shape, value, each));
        }
        Shape::Record(record) => parts(record, each),
        Shape::Variant(cases) => cases.iter().for_each(|case| parts(&case.parts, each)),
        Shape::Text { .. } | Shape::Number { .. } | Shape::Switch | Shape::OneOf(_) => {}
    }
}

#[test]
fn every_program_of_every_box_is_composed_of_tokens_of_its_palette() {
    let mut joined = 0;
    for game in catalog::all() {
        for field in game.boxed().fields(None).unwrap().into_iter().flat_map(|face| face.fields) {
            programs(&field.shape, &field.value, &mut |palette, text| {
                if palette.compose == Compose::Joined {
                    assert_eq!(entries::unknown(palette, text), [""; 0], "{}: {text}", field.path);
                    joined += 1;
                }
            });
        }
    }
    assert!(joined > 100, "{joined}");
}
