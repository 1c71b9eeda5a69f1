//! Pages of boxes, drawn for an imaginary game.

use maud::{Markup, html};
use pages::{
    PageContext,
    model::{
        BoxHead, BoxOwner, BoxProblem, BoxVersion, BoxesOfGame, BoxesPage, ChecklistPage, EditorField,
        EditorPage, FaceLine, FaceState, Filter, Preview, ShownFace,
    },
};
use table::{
    content::{Case, Choice, Compose, Field, Palette, Part, Path, Provenance, Shape, Token, TokenGroup},
    faces::Kind,
    text::Phrase,
};
use toml::Value;

use super::EVIL;

const TUSK: Kind = Kind::new("tusk", "tusk-word");

fn word() -> Phrase {
    Phrase::new("tusk-word")
}

fn head(owner: BoxOwner) -> BoxHead {
    BoxHead {
        id: "abcd".to_owned(),
        game: "tusk",
        name: EVIL.to_owned(),
        shared: owner != BoxOwner::Reader,
        owner,
        link: "http://localhost/boxes/abcd".to_owned(),
        entered: 61,
        faces: 214,
        drafts: 2,
        idle: 90,
    }
}

fn line(id: &str, state: FaceState) -> FaceLine {
    FaceLine { kind: TUSK, id: id.to_owned(), name: word(), state }
}

fn lines() -> Vec<FaceLine> {
    use FaceState::{Draft, Entered, Missing, Same};
    vec![line("a", Entered), line("b", Same), line("c", Draft), line("d", Missing)]
}

fn problem() -> BoxProblem {
    BoxProblem {
        game: "tusk".to_owned(),
        name: EVIL.to_owned(),
        text: EVIL.to_owned(),
        messages: vec![EVIL.to_owned()],
    }
}

fn shapes() -> Vec<(Shape, Value)> {
    let choice = |value: &str| Choice { value: value.to_owned(), label: word() };
    let number = || Shape::Number { least: 0, most: 5 };
    let part = |key: &str, shape| Part { key: key.to_owned(), label: word(), shape };
    let program = |compose| {
        let tokens = vec![Token { text: "F".to_owned(), label: word() }];
        Shape::Program(Palette::new(vec![TokenGroup { title: word(), tokens }], compose, true, |_| Ok(())))
    };
    let text = |text: &str| Value::String(text.to_owned());
    let few = ["a", "b"].map(choice).to_vec();
    let many = ["a", "b", "c", "d", "e"].map(choice).to_vec();
    let list = Shape::List { of: Box::new(number()), least: 1, most: 3 };
    let record = Value::Table([("x".to_owned(), Value::Integer(2))].into_iter().collect());
    let case = Case { kind: "share".to_owned(), label: word(), parts: vec![part("x", number())] };
    vec![
        (Shape::Text { most: 20 }, text(EVIL)),
        (number(), Value::Integer(3)),
        (number(), text(EVIL)),
        (Shape::Switch, Value::Boolean(true)),
        (Shape::OneOf(few), text("b")),
        (Shape::OneOf(many), text("e")),
        (program(Compose::Joined), text("2F -> F <b>")),
        (program(Compose::Whole), text("F")),
        (list, Value::Array(vec![Value::Integer(1), Value::Integer(2)])),
        (Shape::Record(vec![part("x", number())]), record.clone()),
        (Shape::Row(vec![part("1", number()), part("2", number())]), Value::Array(vec![Value::Integer(1)])),
        (Shape::Variant(vec![case]), record),
    ]
}

fn editor() -> EditorPage {
    let field = |(place, (shape, value)): (usize, (Shape, Value))| EditorField {
        field: Field {
            path: Path::face("tusks", "c", format!("k{place}")),
            label: word(),
            hint: Some(word()),
            shape,
            value,
            standard: None,
            from: Provenance::Overlay,
        },
        problems: if place % 2 == 0 { vec![EVIL.to_owned()] } else { Vec::new() },
        tokens: vec![("F".to_owned(), html! { b { "F" } })],
    };
    EditorPage {
        head: head(BoxOwner::Reader),
        faces: lines(),
        place: 2,
        fields: shapes().into_iter().enumerate().map(field).collect(),
        problems: vec![EVIL.to_owned()],
        preview: Preview { drawing: Some(html! { b { "T" } }), words: Some(word()) },
        standard: Some(Preview { drawing: Some(html! { b { "T" } }), words: Some(word()) }),
        notice: Some(EVIL.to_owned()),
    }
}

fn checklist(owner: BoxOwner) -> ChecklistPage {
    let shown = |line: FaceLine| ShownFace {
        line,
        drawing: Some(html! { b { "T" } }),
        words: Some(word()),
        values: vec![(word(), Provenance::House), (word(), Provenance::Overlay)],
    };
    ChecklistPage {
        head: head(owner),
        faces: lines(),
        shown: lines().into_iter().map(shown).collect(),
        filter: Filter { kind: Some("tusk".to_owned()), from: Some(Provenance::House), entered: Some(true) },
        versions: vec![BoxVersion { number: 2, idle: 9 }, BoxVersion { number: 1, idle: 9000 }],
        problem: Some(problem()),
    }
}

/// Every page of boxes.
pub(crate) fn pages(ctx: &PageContext<'_>) -> Vec<(&'static str, Markup)> {
    let of = BoxesOfGame {
        game: "tusk",
        mine: vec![head(BoxOwner::Reader)],
        friends: vec![head(BoxOwner::Person(EVIL.to_owned()))],
        household: vec![("household/tusk/a".to_owned(), EVIL.to_owned())],
    };
    let list = BoxesPage { games: vec![of], problem: Some(problem()) };
    vec![
        ("boxes", pages::boxes(ctx, &list)),
        ("checklist", pages::checklist(ctx, &checklist(BoxOwner::Reader))),
        ("checklist of somebody else", pages::checklist(ctx, &checklist(BoxOwner::Person(EVIL.to_owned())))),
        ("checklist of the household", pages::checklist(ctx, &checklist(BoxOwner::Household))),
        ("editor", pages::editor(ctx, &editor())),
    ]
}
