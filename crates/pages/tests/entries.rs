//! Values as forms: what a form shows is what is read from it, and what its buttons change.

#![allow(clippy::unwrap_used, reason = "this is a test")]

use pages::entries::{Edit, read};
use table::{
    content::{Case, Compose, Palette, Part, Shape, Token, TokenGroup},
    text::Phrase,
};
use toml::Value;

/// The fields of a form.
type Sent = &'static [(&'static str, &'static str)];

fn number() -> Shape {
    Shape::Number { least: 0, most: 5 }
}

fn part(key: &str, shape: Shape) -> Part {
    Part { key: key.to_owned(), label: Phrase::new("x"), shape }
}

fn program(compose: Compose) -> Shape {
    let tokens = vec![Token { text: "F".to_owned(), label: Phrase::new("x") }];
    let group = |tokens| TokenGroup { title: Phrase::new("x"), tokens };
    let then = vec![Token { text: "then".to_owned(), label: Phrase::new("x") }];
    let palette = Palette::new(vec![group(tokens)], compose, true, |_| Ok(()));
    Shape::Program(palette.several(group(then)))
}

fn form(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn value(text: &str) -> Value {
    text.parse::<toml::Table>().unwrap().remove("v").unwrap()
}

#[test]
fn values_are_read_by_their_shape() {
    let list = Shape::List { of: Box::new(number()), least: 0, most: 9 };
    let row = Shape::Row(vec![part("1", number()), part("2", number())]);
    let record = Shape::Record(vec![part("sun", number()), part("moon", number())]);
    let case = |kind: &str, key: &str| Case {
        kind: kind.to_owned(),
        label: Phrase::new("x"),
        parts: vec![part(key, number())],
    };
    let variant = Shape::Variant(vec![case("share", "hexes"), case("grow", "members")]);
    let table: &[(Shape, Sent, &str)] = &[
        (Shape::Text { most: 9 }, &[("n", " a ")], "v = 'a'"),
        (number(), &[("n", "3")], "v = 3"),
        (number(), &[("n", "three")], "v = 'three'"),
        (Shape::Switch, &[("n", "off")], "v = false"),
        (Shape::Switch, &[("n", "off"), ("n", "on")], "v = true"),
        (list, &[("n#", "2"), ("n/0", "1"), ("n/1", "2"), ("n/2", "9")], "v = [1, 2]"),
        (row, &[("n/1", "4"), ("n/2", "5")], "v = [4, 5]"),
        (record, &[("n/sun", "4"), ("n/moon", "")], "v = { sun = 4, moon = '' }"),
        (variant.clone(), &[("n/kind", "share"), ("n/hexes", "3")], "v = { kind = 'share', hexes = 3 }"),
        // Another kind was chosen: its parts begin with their first value.
        (variant, &[("n/kind", "grow"), ("n/hexes", "3")], "v = { kind = 'grow', members = 0 }"),
    ];
    for (shape, pairs, expected) in table {
        assert_eq!(read(shape, "n", &form(pairs)), Some(value(expected)), "{expected}");
        assert_eq!(read(shape, "n", &[]), None, "{expected}: a form without the field");
    }
}

#[test]
fn a_long_list_is_cut() {
    let list = Shape::List { of: Box::new(number()), least: 0, most: 9 };
    let fields = form(&[("n#", "18446744073709551615"), ("n/0", "1")]);
    assert_eq!(read(&list, "n", &fields), Some(value("v = [1]")));
}

#[test]
fn buttons_change_values() {
    let list = Shape::List { of: Box::new(program(Compose::Joined)), least: 0, most: 9 };
    let record = Shape::Record(vec![part("sun", number())]);
    let table = [
        (&list, "v = ['T']", "add n", "v = ['T', 'F']"),
        (&list, "v = ['F', 'T']", "remove n/0", "v = ['T']"),
        (&list, "v = ['F', 'T']", "remove n/7", "v = ['F', 'T']"),
        (&list, "v = ['', 'T']", "token n/1 R+", "v = ['', 'T R+']"),
        (&list, "v = ['2']", "token n/0 F", "v = ['2F']"),
        // The same once more is a number in front of it.
        (&list, "v = ['F']", "token n/0 F", "v = ['2F']"),
        (&list, "v = ['T 2F']", "token n/0 F", "v = ['T 3F']"),
        (&list, "v = ['2-D']", "token n/0 -D", "v = ['3-D']"),
        (&list, "v = ['9F']", "token n/0 F", "v = ['9F F']"),
        (&list, "v = ['F T']", "token n/0 F", "v = ['F T F']"),
        (&list, "v = ['R+']", "token n/0 +", "v = ['R+ +']"),
        (&list, "v = ['F ->']", "token n/0 ->", "v = ['F -> ->']"),
        (&list, "v = ['[m]']", "token n/0 [m]", "v = ['[m] [m]']"),
        (&list, "v = ['F (max 1)']", "token n/0 (max 1)", "v = ['F (max 1) (max 1)']"),
        (&list, "v = ['F then']", "token n/0 then", "v = ['F then then']"),
        (&list, "v = ['a b c']", "drop n/0 1", "v = ['a c']"),
        (&list, "v = ['2G : I (max 3) then F']", "drop n/0 3", "v = ['2G : I then F']"),
        (&list, "v = ['2G : I (max 3)']", "drop n/0 2", "v = ['2G : (max 3)']"),
        (&record, "v = { sun = 1 }", "step n/sun 1", "v = { sun = 2 }"),
        (&record, "v = { sun = 5 }", "step n/sun 1", "v = { sun = 5 }"),
        (&record, "v = { sun = 5 }", "step n/moon 1", "v = { sun = 5 }"),
    ];
    for (shape, before, button, after) in table {
        let (name, edit) = Edit::parse(button).unwrap();
        let mut changed = value(before);
        edit.apply(shape, &mut changed, name.strip_prefix('n').unwrap());
        assert_eq!(changed, value(after), "{button}");
    }
    let mut whole = Value::String("swap".to_owned());
    Edit::Token("club".to_owned()).apply(&program(Compose::Whole), &mut whole, "");
    assert_eq!(whole, Value::String("club".to_owned()));
    for nonsense in ["", "save", "add", "token n", "step n x", "drop n -1", "fly n x"] {
        assert_eq!(Edit::parse(nonsense), None, "{nonsense}");
    }
}
