//! The tables of content files.

use std::{collections::BTreeMap, str::FromStr, sync::OnceLock};

use table::{
    content::{Examiner, Holds, KeySpec, Place, Schema, Sheet, TableSpec},
    faces::Kind,
    text::Phrase,
};

use super::{
    AchievementFace, ActionBoard, AltarFace, Content, DevelopmentFace, DiceFace, ENGLISH, ElderFace,
    EventFace, GatherBoard, GlacierFace, GoalDeckFace, LayoutFace, PowerFace, RuleNumbers, STANDARD,
    StartFace, TileFace, TribeFace, examine::examine,
};
use crate::{
    ids::{Goal, Special},
    kind,
    names::is_ours,
    words,
};

/// The tables of content files.
pub(crate) fn schema() -> &'static Schema {
    static SCHEMA: OnceLock<Schema> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let mut tables = vec![
            one("rules", RuleNumbers::keys()),
            one("dice", DiceFace::keys()),
            one("actions", ActionBoard::keys()),
            one("gather", GatherBoard::keys()),
            many(
                "layouts",
                LayoutFace::keys(),
                |_| kind::LAYOUT,
                |at| words::message("label-players").number("seats", at.id().parse().unwrap_or(0)),
            ),
            one("start", StartFace::keys()),
        ];
        tables.extend(cards());
        Schema::new(STANDARD, ENGLISH, tables)
    })
}

fn cards() -> Vec<TableSpec> {
    vec![
        many("developments", DevelopmentFace::keys(), |_| kind::DEVELOPMENT, |at| title(at, "goal")),
        many("achievements", AchievementFace::keys(), |_| kind::ACHIEVEMENT, |at| title(at, "goal")),
        one("goals", GoalDeckFace::keys()),
        many("events", EventFace::keys(), |_| kind::EVENT, |at| title(at, "event")),
        one("altar", AltarFace::keys()),
        one("elder", ElderFace::keys()),
        many("tribes", TribeFace::keys(), |_| kind::TRIBE, |at| title(at, "tribe")),
        many("powers", PowerFace::keys(), |_| kind::POWER, |at| title(at, "power")),
        many("tiles", TileFace::keys(), |_| kind::TILE, |at| title(at, "tile")),
        TableSpec {
            kind: |_| kind::TILE,
            title: |_| words::special(Special::Glacier),
            ..one("glacier", GlacierFace::keys())
        },
    ]
}

fn one(name: &'static str, keys: Vec<KeySpec>) -> TableSpec {
    let title = |at: Place<'_>| words::message(&format!("label-{}", at.table));
    TableSpec { name, holds: Holds::One, keys, kind: |_| kind::NUMBERS, title }
}

fn many(
    name: &'static str,
    keys: Vec<KeySpec>,
    kind: fn(Place<'_>) -> Kind,
    title: fn(Place<'_>) -> Phrase,
) -> TableSpec {
    TableSpec { name, holds: Holds::ByName, keys, kind, title }
}

/// The name of a face: a message of the locales, or the text an overlay file gave it.
pub(super) fn title(at: Place<'_>, kind: &str) -> Phrase {
    match (at.text("name"), at.from("name")) {
        (Some(name), Some(from)) if !is_ours(name, from) => words::given(name),
        _ => words::message(&format!("{kind}-{}", at.id())),
    }
}

/// The name of a goal card of either kind.
pub(super) fn goal_title(sheet: &Sheet, goal: Goal) -> Phrase {
    let tables = ["developments", "achievements"];
    let held = tables.into_iter().find(|table| sheet.faces(table).iter().any(|id| id == goal.id()));
    held.map_or_else(|| words::goal(goal), |table| title(sheet.place(table, Some(goal.id())), "goal"))
}

/// Every face of a table by its id.
fn all<I: FromStr + Ord, T>(
    sheet: &Sheet,
    table: &str,
    read: fn(Place<'_>, &mut Examiner<'_>) -> Option<T>,
    examiner: &mut Examiner<'_>,
) -> Option<BTreeMap<I, T>> {
    // Reads all before giving up, so that every mistake is noted.
    let faces: Vec<_> = sheet.places(table).map(|at| (at.id().parse().ok(), read(at, examiner))).collect();
    faces.into_iter().map(|(id, face)| Some((id?, face?))).collect()
}

impl Content {
    /// Reads and examines the values of a box.
    pub(super) fn read(sheet: &Sheet, ex: &mut Examiner<'_>) -> Option<Self> {
        let rules = RuleNumbers::read(sheet.place("rules", None), ex);
        let dice = DiceFace::read(sheet.place("dice", None), ex);
        let actions = ActionBoard::read(sheet.place("actions", None), ex);
        let gather = GatherBoard::read(sheet.place("gather", None), ex);
        let layouts = all(sheet, "layouts", LayoutFace::read, ex);
        let start = StartFace::read(sheet.place("start", None), ex);
        let developments = all(sheet, "developments", DevelopmentFace::read, ex);
        let achievements = all(sheet, "achievements", AchievementFace::read, ex);
        let goals = GoalDeckFace::read(sheet.place("goals", None), ex);
        let events = all(sheet, "events", EventFace::read, ex);
        let altar = AltarFace::read(sheet.place("altar", None), ex);
        let elder = ElderFace::read(sheet.place("elder", None), ex);
        let tribes = all(sheet, "tribes", TribeFace::read, ex);
        let powers = all(sheet, "powers", PowerFace::read, ex);
        let tiles = all(sheet, "tiles", TileFace::read, ex);
        let glacier = GlacierFace::read(sheet.place("glacier", None), ex);
        let content = Self {
            rules: rules?,
            dice: dice?,
            actions: actions?,
            gather: gather?,
            layouts: layouts?,
            start: start?,
            developments: developments?,
            achievements: achievements?,
            goals: goals?,
            events: events?,
            altar: altar?,
            elder: elder?,
            tribes: tribes?,
            powers: powers?,
            tiles: tiles?,
            glacier: glacier?,
        };
        examine(&content, ex);
        Some(content)
    }
}
