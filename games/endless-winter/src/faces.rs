//! Every face in the box, drawn as icons and put into words: for the gallery and for authors of cards.

use table::{
    faces::{Face, Kind, Value},
    text::Phrase,
};

use crate::{
    content::{
        AnimalFace, ChiefFace, Content, CultureFace, MegalithTileFace, SetupFace, StoneFace, TribeFace,
    },
    icons::Effect,
    kind,
    names::{effect, labor_text, name, skills, stone_words},
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
    for (kind, cards) in [
        (kind::STARTING, &content.starting),
        (kind::TRIBE, &content.tribe),
        (kind::WARRIOR, &content.rivers.warrior),
    ] {
        faces.extend(cards.iter().map(|face| tribe(kind, face)));
    }
    faces.extend(content.culture.iter().map(culture));
    faces.extend(content.chief.iter().map(chief));
    faces.extend(content.animal.iter().chain(&content.rivers.animal).map(animal));
    faces.extend(content.setup.iter().map(|face| setup(content, face)));
    for face in content.terrain.iter().chain(&content.rivers.terrain) {
        let named = name("terrain", &face.id, &face.name);
        faces.push(Face {
            copies: Some(face.tiles.is),
            ..gives(&face.id, kind::TERRAIN, named, &face.gives.is, face.values())
        });
    }
    for face in &content.column {
        let named = Phrase::new(format!("endless-winter-column-{}", face.id));
        faces.push(gives(&face.id, kind::COLUMN, named, &face.bottom.is, face.values()));
    }
    for (kind, tokens) in
        [(kind::GLACIER_TOKEN, &content.glacier_token), (kind::REST_TOKEN, &content.rest_token)]
    {
        faces.extend(tokens.iter().map(|face| {
            let named = Phrase::new("endless-winter-named").text("name", face.id.clone());
            Face { copies: Some(1), ..gives(&face.id, kind, named, &face.gives.is, face.values()) }
        }));
    }
    // Faces of one kind stand together, those of the expansion among them.
    let mut stones: Vec<_> = content.stone.iter().chain(&content.rivers.stone).collect();
    stones.sort_by_key(|face| face.era.is);
    faces.extend(stones.into_iter().map(|face| stone(content, face)));
    faces.extend(content.megalith_tile.iter().map(tile));
    faces.extend(rivers::faces(content));
    for face in &mut faces {
        content.give_names(&mut face.words);
    }
    faces
}

fn tribe(kind: Kind, face: &TribeFace) -> Face {
    Face {
        id: face.id.clone(),
        kind,
        name: name("card", &face.id, &face.name),
        copies: Some(face.copies.is),
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
        values: face.values(),
    }
}

fn culture(face: &CultureFace) -> Face {
    Face {
        id: face.id.clone(),
        kind: kind::culture(face.era.is),
        name: name("card", &face.id, &face.name),
        copies: Some(1),
        icons: format!("{} | {}#", face.skill.is, face.points.is),
        words: Phrase::new("endless-winter-face-culture")
            .phrase("skill", skills(&face.skill.is))
            .phrase("points", points(face.points.is)),
        values: face.values(),
    }
}

fn chief(face: &ChiefFace) -> Face {
    Face {
        id: face.id.clone(),
        kind: kind::CHIEF,
        name: name("chief", &face.id, &face.name),
        copies: Some(1),
        icons: joined(&[&face.side_a.is, &face.side_b.is]),
        words: Phrase::new("endless-winter-face-chief")
            .phrase("a", effect(&face.side_a.is))
            .phrase("b", effect(&face.side_b.is)),
        values: face.values(),
    }
}

fn animal(face: &AnimalFace) -> Face {
    let sets: Vec<String> = face.sets.is.iter().map(u8::to_string).collect();
    let sets = sets.join(" / ");
    let (icons, key) = if face.joker.is {
        (format!("{} | J", face.tip.is), "endless-winter-face-joker")
    } else {
        (format!("{} | {sets}", face.tip.is), "endless-winter-face-animal")
    };
    Face {
        id: face.id.clone(),
        kind: kind::ANIMAL,
        name: name("animal", &face.id, &face.name),
        copies: Some(face.copies.is),
        icons,
        words: Phrase::new(key).phrase("tip", effect(&face.tip.is)).text("sets", sets),
        values: face.values(),
    }
}

fn setup(content: &Content, face: &SetupFace) -> Face {
    let animals = face.animals.is.iter().filter_map(|id| {
        let found = content.animal.iter().find(|other| other.id == *id);
        found.map(|other| name("animal", id, &other.name))
    });
    let tribe = content.tribe.iter().find(|other| other.id == face.tribe.is);
    let words = Phrase::new("endless-winter-face-setup")
        .number("food", face.food.is)
        .number("tools", face.tools.is)
        .list("animals", animals.collect())
        .number("camps", i64::from(face.camp.is));
    Face {
        id: face.id.clone(),
        kind: kind::SETUP,
        name: name("setup", &face.id, &face.name),
        copies: Some(1),
        icons: format!(
            "{}F {}T {} {}",
            face.food.is,
            face.tools.is,
            face.tribe.is,
            face.animals.is.join(" ")
        ),
        words: tribe
            .into_iter()
            .fold(words, |words, card| words.phrase("tribe", name("card", &card.id, &card.name))),
        values: face.values(),
    }
}

/// A face that shows nothing but what it gives.
fn gives(id: &str, kind: Kind, name: Phrase, shown: &Effect, values: Vec<Value>) -> Face {
    Face {
        id: id.to_owned(),
        kind,
        name,
        copies: None,
        icons: shown.to_string(),
        words: Phrase::new("endless-winter-face-gives").phrase("effect", effect(shown)),
        values,
    }
}

fn stone(content: &Content, face: &StoneFace) -> Face {
    Face {
        id: face.id.clone(),
        kind: kind::stone(face.era.is),
        name: name("stone", &face.id, &face.name),
        copies: Some(1),
        icons: String::new(),
        words: stone_words(content, &face.counts.is, &face.points.is),
        values: face.values(),
    }
}

fn tile(face: &MegalithTileFace) -> Face {
    Face {
        id: face.id.clone(),
        kind: kind::TILE,
        name: name("tile", &face.id, &face.name),
        copies: Some(1),
        icons: joined(&face.spaces.is.iter().collect::<Vec<_>>()),
        words: Phrase::new("endless-winter-face-tile")
            .list("spaces", face.spaces.is.iter().map(effect).collect()),
        values: face.values(),
    }
}
