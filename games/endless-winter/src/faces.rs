//! Every face in the box, drawn as icons and put into words: for a gallery, and for whoever adds a card.

use table::{
    faces::{Face, Value},
    text::Phrase,
};

use crate::{
    content::Content,
    icons::Effect,
    names::{effect, labor_text, name, stone_words},
    rivers,
};

fn points(count: u8) -> Phrase {
    Phrase::new("endless-winter-icon-point").number("count", count)
}

fn joined(parts: &[&Effect]) -> String {
    let texts: Vec<String> = parts.iter().filter(|part| !part.is_none()).map(ToString::to_string).collect();
    texts.join(" | ")
}

/// Every face of this content, in the order of the content file.
pub fn faces(content: &Content) -> Vec<Face> {
    let mut faces = Vec::new();
    let kind = |key: &str| Phrase::new(format!("endless-winter-kind-{key}"));
    for (word, cards) in
        [("starting", &content.starting), ("tribe", &content.tribe), ("warrior", &content.rivers.warrior)]
    {
        faces.extend(cards.iter().map(|face| {
            Face {
                id: face.id.clone(),
                kind: kind(word),
                name: name("card", &face.id, &face.name),
                icons: format!(
                    "{} | {}#",
                    joined(&[&face.labor.is, &face.skill.is, &face.eclipse.is]),
                    face.points.is
                ),
                words: Phrase::new("endless-winter-face-tribe")
                    .text("labor", labor_text(face.labor.is.gains.half_labor()))
                    .phrase("skill", effect(&face.skill.is))
                    .phrase("eclipse", effect(&face.eclipse.is))
                    .phrase("points", points(face.points.is)),
                copies: Some(face.copies.is),
                values: vec![
                    Value::new("name", face.name.from),
                    Value::new("copies", face.copies.from),
                    Value::new("labor", face.labor.from),
                    Value::new("skill", face.skill.from),
                    Value::new("eclipse", face.eclipse.from),
                    Value::new("points", face.points.from),
                ],
            }
        }));
    }
    faces.extend(content.culture.iter().map(|face| {
        Face {
            id: face.id.clone(),
            kind: kind(&format!("culture-{}", face.era.is)),
            name: name("card", &face.id, &face.name),
            icons: format!("{} | {}#", face.skill.is, face.points.is),
            words: Phrase::new("endless-winter-face-culture")
                .phrase("skill", effect(&face.skill.is))
                .phrase("points", points(face.points.is)),
            copies: None,
            values: vec![
                Value::new("name", face.name.from),
                Value::new("era", face.era.from),
                Value::new("points", face.points.from),
                Value::new("skill", face.skill.from),
            ],
        }
    }));
    faces.extend(content.chief.iter().map(|face| {
        Face {
            id: face.id.clone(),
            kind: kind("chief"),
            name: name("chief", &face.id, &face.name),
            icons: joined(&[&face.side_a.is, &face.side_b.is]),
            words: Phrase::new("endless-winter-face-chief")
                .phrase("a", effect(&face.side_a.is))
                .phrase("b", effect(&face.side_b.is)),
            copies: None,
            values: vec![
                Value::new("name", face.name.from),
                Value::new("side-a", face.side_a.from),
                Value::new("side-b", face.side_b.from),
            ],
        }
    }));
    faces.extend(content.animal.iter().chain(&content.rivers.animal).map(|face| {
        let sets: Vec<String> = face.sets.is.iter().map(u8::to_string).collect();
        let sets = sets.join(" / ");
        Face {
            id: face.id.clone(),
            kind: kind("animal"),
            name: name("animal", &face.id, &face.name),
            icons: if face.joker.is {
                format!("{} | J", face.tip.is)
            } else {
                format!("{} | {sets}", face.tip.is)
            },
            words: Phrase::new(if face.joker.is {
                "endless-winter-face-joker"
            } else {
                "endless-winter-face-animal"
            })
            .phrase("tip", effect(&face.tip.is))
            .text("sets", sets),
            copies: Some(face.copies.is),
            values: vec![
                Value::new("name", face.name.from),
                Value::new("copies", face.copies.from),
                Value::new("tip", face.tip.from),
                Value::new("sets", face.sets.from),
                Value::new("joker", face.joker.from),
            ],
        }
    }));
    faces.extend(content.setup.iter().map(|face| {
        let animal = |id: &String| {
            let found = content.animal.iter().find(|other| other.id == *id);
            found.map(|other| name("animal", id, &other.name))
        };
        let tribe = content.tribe.iter().find(|other| other.id == face.tribe.is);
        Face {
            id: face.id.clone(),
            kind: kind("setup"),
            name: name("setup", &face.id, &face.name),
            icons: format!(
                "{}F {}T {} {}",
                face.food.is,
                face.tools.is,
                face.tribe.is,
                face.animals.is.join(" ")
            ),
            words: Phrase::new("endless-winter-face-setup")
                .number("food", face.food.is)
                .number("tools", face.tools.is)
                .phrase(
                    "tribe",
                    tribe.map_or_else(
                        || Phrase::new("endless-winter-nothing"),
                        |other| name("card", &other.id, &other.name),
                    ),
                )
                .list("animals", face.animals.is.iter().filter_map(animal).collect())
                .number("camps", i64::from(face.camp.is)),
            copies: None,
            values: vec![
                Value::new("name", face.name.from),
                Value::new("food", face.food.from),
                Value::new("tools", face.tools.from),
                Value::new("tribe", face.tribe.from),
                Value::new("animals", face.animals.from),
                Value::new("camp", face.camp.from),
            ],
        }
    }));
    let gives = |id: &str, kind: Phrase, name: Phrase, shown: &Effect, copies, values| Face {
        id: id.to_owned(),
        kind,
        name,
        icons: shown.to_string(),
        words: Phrase::new("endless-winter-face-gives").phrase("effect", effect(shown)),
        copies,
        values,
    };
    for face in content.terrain.iter().chain(&content.rivers.terrain) {
        let named = name("terrain", &face.id, &face.name);
        let values = vec![
            Value::new("name", face.name.from),
            Value::new("tiles", face.tiles.from),
            Value::new("gives", face.gives.from),
        ];
        faces.push(gives(&face.id, kind("terrain"), named, &face.gives.is, Some(face.tiles.is), values));
    }
    for face in &content.column {
        let named = Phrase::new(format!("endless-winter-column-{}", face.id));
        let values = vec![Value::new("bottom", face.bottom.from)];
        faces.push(gives(&face.id, kind("column"), named, &face.bottom.is, None, values));
    }
    for (word, tokens) in [("glacier-token", &content.glacier_token), ("rest-token", &content.rest_token)] {
        for face in tokens {
            let named = Phrase::new("endless-winter-named").text("name", face.id.clone());
            let values = vec![Value::new("gives", face.gives.from)];
            faces.push(gives(&face.id, kind(word), named, &face.gives.is, None, values));
        }
    }
    faces.extend(content.stone.iter().chain(&content.rivers.stone).map(|face| Face {
        id: face.id.clone(),
        kind: kind(&format!("stone-{}", face.era.is)),
        name: name("stone", &face.id, &face.name),
        icons: String::new(),
        words: stone_words(content, &face.counts.is, &face.points.is),
        copies: None,
        values: vec![
            Value::new("name", face.name.from),
            Value::new("era", face.era.from),
            Value::new("counts", face.counts.from),
            Value::new("points", face.points.from),
        ],
    }));
    faces.extend(content.megalith_tile.iter().map(|face| {
        Face {
            id: face.id.clone(),
            kind: kind("tile"),
            name: name("tile", &face.id, &face.name),
            icons: joined(&face.spaces.is.iter().collect::<Vec<_>>()),
            words: Phrase::new("endless-winter-face-tile")
                .list("spaces", face.spaces.is.iter().map(effect).collect()),
            copies: None,
            values: vec![Value::new("name", face.name.from), Value::new("spaces", face.spaces.from)],
        }
    }));
    faces.extend(rivers::faces(content));
    faces
}
