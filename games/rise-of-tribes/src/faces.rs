//! Every printed face, for a gallery: goals, events, player boards, chief powers, special terrain.

use serde::Serialize;
use table::{
    content::Sourced,
    faces::{Face, Kind, Value},
    text::Phrase,
};

use crate::{
    content::Content,
    goods::Goods,
    ids::{Good, Land, Special},
    kind,
    names::Names,
    words::{self, message},
};

/// Every face of the content, kind by kind.
pub(crate) fn faces(content: &Content) -> Vec<Face> {
    let mut faces = developments(content);
    faces.extend(achievements(content));
    faces.extend(content.events.iter().map(|(&event, face)| {
        let effect = &face.effect;
        let words = words::event_effect(effect.is);
        plain(kind::EVENT, event.id(), words::event(event), effect, words)
    }));
    faces.extend(tribes(content));
    faces.extend(content.powers.iter().map(|(&power, face)| {
        let effect = &face.effect;
        let words = words::power_effect(effect.is);
        plain(kind::POWER, power.id(), words::power(power), effect, words)
    }));
    faces.extend(tiles(content));
    let names = Names::of(content);
    for face in &mut faces {
        names.give(&mut face.name);
        names.give(&mut face.words);
    }
    faces
}

fn developments(content: &Content) -> Vec<Face> {
    let development = |(goal, face): (&crate::ids::Goal, &crate::content::DevelopmentFace)| {
        let ability = face.ability.is;
        Face {
            kind: kind::DEVELOPMENT,
            id: goal.to_string(),
            name: words::goal(*goal),
            copies: Some(1),
            icons: format!(
                "{} = {}★ + {} {}",
                icons(face.cost.is),
                face.points.is,
                ability.kind,
                ability.amount
            ),
            words: words::ability(ability),
            values: vec![
                Value::new("cost", face.cost.from),
                Value::new("points", face.points.from),
                Value::new("ability", face.ability.from),
            ],
        }
    };
    content.developments.iter().map(development).collect()
}

fn achievements(content: &Content) -> Vec<Face> {
    let achievement = |(goal, face): (&crate::ids::Goal, &crate::content::AchievementFace)| Face {
        kind: kind::ACHIEVEMENT,
        id: goal.to_string(),
        name: words::goal(*goal),
        copies: Some(1),
        icons: format!("{} = {}★", written(&face.condition), face.points.is),
        words: words::condition(face.condition.is),
        values: vec![Value::new("points", face.points.from), Value::new("condition", face.condition.from)],
    };
    content.achievements.iter().map(achievement).collect()
}

fn tribes(content: &Content) -> Vec<Face> {
    let tribe = |(tribe, face): (&crate::ids::Tribe, &crate::content::TribeFace)| {
        let [one, other] = face.powers.is;
        Face {
            kind: kind::TRIBE,
            id: tribe.to_string(),
            name: words::tribe(*tribe),
            copies: Some(1),
            icons: format!("{} = village; {one} | {other}", icons(face.village.is)),
            words: message("board-face").phrase("cost", words::goods(face.village.is)),
            values: vec![Value::new("village", face.village.from), Value::new("powers", face.powers.from)],
        }
    };
    content.tribes.iter().map(tribe).collect()
}

fn tiles(content: &Content) -> Vec<Face> {
    let tile = |(tile, face): (&crate::ids::Tile, &crate::content::TileFace)| {
        let lands = face.replaces.is.iter().map(|&land| words::land(land)).collect();
        let names: Vec<String> = face.replaces.is.iter().map(Land::to_string).collect();
        Face {
            kind: kind::TILE,
            id: tile.to_string(),
            name: words::tile(*tile),
            copies: Some(1),
            icons: format!("{}; {}", names.join("/"), written(&face.effect)),
            words: message("tile-counts-as")
                .list("lands", lands)
                .phrase("effect", words::tile_effect(face.effect.is)),
            values: vec![Value::new("replaces", face.replaces.from), Value::new("effect", face.effect.from)],
        }
    };
    let glacier = &content.glacier;
    let ice = Face {
        kind: kind::TILE,
        id: Special::Glacier.to_string(),
        name: words::special(Special::Glacier),
        copies: Some(1),
        icons: format!("limit {}, most {}, stones {}", glacier.limit.is, glacier.most.is, glacier.stones.is),
        words: words::glacier(content),
        values: vec![
            Value::new("limit", glacier.limit.from),
            Value::new("most", glacier.most.from),
            Value::new("stones", glacier.stones.from),
        ],
    };
    content.tiles.iter().map(tile).chain([ice]).collect()
}

/// A face with a single printed effect.
fn plain<T: Serialize>(kind: Kind, id: &str, name: Phrase, effect: &Sourced<T>, words: Phrase) -> Face {
    Face {
        kind,
        id: id.to_owned(),
        name,
        copies: Some(1),
        icons: written(effect),
        words,
        values: vec![Value::new("effect", effect.from)],
    }
}

fn icons(goods: Goods) -> String {
    let letter = |good| match good {
        Good::Food => 'F',
        Good::Wood => 'W',
        Good::Stone => 'S',
    };
    goods.kinds().map(|good| format!("{}{}", goods.of(good), letter(good))).collect::<Vec<_>>().join(" ")
}

/// The instruction as the content file writes it.
#[expect(clippy::expect_used, reason = "effects are plain enums")]
fn written<T: Serialize>(effect: &Sourced<T>) -> String {
    toml::to_string(&effect.is)
        .expect("an effect serialises to TOML")
        .trim()
        .replace('\n', ", ")
        .replace('"', "")
}
