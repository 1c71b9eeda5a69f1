//! The primer: the first five minutes with the box.

use ice_age::{Arms, Card, Colour, IceAge, Region, Terrain};
use maud::{Markup, html};
use pages::{
    DrawContext, Primer,
    primer::{Author, Block, Entry, Group, Room, Screen, Shape},
    svg,
};
use table::{Rules, Seat, View, sets::Indexed, text::Phrase};

use crate::{
    cards,
    icons::{self, Icon},
    map,
    pictures::PICTURES,
    pieces, terrain,
};

pub(crate) fn primer(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Primer {
    let scene = Scene { author: Author::new(IceAge::NAME, &PICTURES), rules, view, ctx };
    let screens = vec![
        scene.aim(),
        scene.turn(),
        scene.boards(),
        scene.night(),
        scene.points(),
        scene.mistakes(),
        scene.icons(),
    ];
    Primer { screens, symbols: html! {} }
}

/// What every screen is drawn from.
struct Scene<'a> {
    author: Author,
    rules: &'a IceAge,
    view: &'a View<IceAge>,
    ctx: &'a DrawContext<'a>,
}

/// Icons in a row.
fn row(icons: &[Icon]) -> Markup {
    html! { div .ia-primer-row { @for icon in icons { (icon.draw()) } } }
}

impl Scene<'_> {
    /// Cards side by side.
    fn cards(&self, shown: &[Card]) -> Markup {
        html! { div .ia-primer-cards { @for card in shown { (cards::face(self.rules, *card, self.ctx)) } } }
    }

    /// The cards of a colour in the box.
    fn copies(&self, colour: Colour) -> usize {
        let faces = self.rules.content().cards.iter().filter(|face| face.id.colour() == colour);
        faces.map(|face| usize::from(face.copies.is)).sum()
    }

    fn aim(&self) -> Screen {
        let (author, numbers) = (self.author, &self.rules.content().numbers);
        let facts = vec![
            author.fact(&"3–5", "players"),
            author.fact(&numbers.rounds.is, "rounds"),
            author.fact(&Region::COUNT, "regions"),
            author.fact(&numbers.hunters.is, "hunters"),
            author.fact(&numbers.stones.is, "stones"),
        ];
        let phases = vec![
            author.scene("migration", &["IA-FLOW-02", "IA-MIG-02"]),
            author.scene("conflicts", &["IA-CONF-01", "IA-CONF-07"]),
            author.scene("scoring", &["IA-FLOW-03", "IA-SCORE-06"]),
            author.scene("glacier", &["IA-GLAC-01", "IA-GLAC-04"]),
        ];
        let blocks = vec![author.picture("aim"), Block::Facts(facts), Block::Panels(Shape::Steps, phases)];
        author.screen("aim", "mammoth", blocks)
    }

    fn turn(&self) -> Screen {
        let (author, numbers) = (self.author, &self.rules.content().numbers);
        let steps = vec![
            author.scene("play-card", &["IA-MIG-03", "IA-MIG-04"]),
            author.scene("put-away", &["IA-MIG-15", "IA-MIG-16"]),
            author.scene("draw-card", &["IA-MIG-17", "IA-MIG-18", "IA-MIG-19"]),
        ];
        let kinds = vec![
            author
                .panel("light", self.cards(&[Card::Forest, Card::Trek]), &["IA-MIG-05", "IA-MIG-06"])
                .about(&["IA-CARD-L"])
                .room(Room::Wide),
            author
                .panel("dark", self.cards(&[Card::Feast, Card::Raid]), &["IA-MIG-09", "IA-MIG-10"])
                .about(&["IA-CARD-D"])
                .room(Room::Wide),
            author
                .panel("rich", row(&[Icon::Stone, Icon::Stone, Icon::Stone]), &["IA-MIG-11", "IA-MIG-14"])
                .number("rich", numbers.rich.is),
            author.panel("last-stone", row(&[Icon::Moon, Icon::Stone]), &["IA-MIG-23", "IA-MIG-26"]),
            author.panel("cult", self.cards(&[Card::LightCult]), &["IA-CARD-L-14a"]),
            author
                .panel("club", row(&[Icon::Club, Icon::Own]), &["IA-CLUB-05", "IA-CLUB-06", "IA-CLUB-09"])
                .about(&["IA-CLUB", "IA-CARD-L-08a"]),
        ];
        let blocks = vec![Block::Panels(Shape::Steps, steps), Block::Panels(Shape::Boards, kinds)];
        author.screen("turn", "hunter-stand", blocks)
    }

    fn boards(&self) -> Screen {
        let author = self.author;
        let land = html! { div .ia-primer-land { (map::land(self.rules, self.view, self.ctx)) } };
        let decks = html! {
            div .ia-primer-cards { @for colour in Colour::BOTH { (cards::back(colour, self.copies(colour))) } }
        };
        let band = |seat: usize, arms, count| {
            svg::at(60.0 * seat as f32 + 40.0, 44.0, &pieces::band(Seat::new(seat), arms, count))
        };
        let hunters = html! {
            svg .ia-map.ia-primer-band viewBox="0 0 180 56" aria-hidden="true" {
                (band(0, Arms::Bare, 3)) (band(1, Arms::Club, 1)) (band(2, Arms::Bare, 2))
            }
        };
        let panels = vec![
            author.panel("land", land, &["IA-COMP-01", "IA-CARD-G-08"]).room(Room::Full),
            author
                .panel("hunters", hunters, &["IA-SETUP-15", "IA-CARD-G-02"])
                .number("hunters", self.rules.content().numbers.hunters.is),
            author.panel(
                "pools",
                row(&[Icon::Moon, Icon::Stone, Icon::Sun, Icon::Stone]),
                &["IA-MIG-22", "IA-NEXT-01"],
            ),
            author.panel("decks", decks, &["IA-SETUP-12", "IA-SETUP-29"]).room(Room::Wide),
        ];
        author.screen("boards", "mountain", vec![Block::Panels(Shape::Boards, panels)])
    }

    fn night(&self) -> Screen {
        let (author, numbers) = (self.author, &self.rules.content().numbers);
        let fires = html! {
            svg .ia-map.ia-primer-band viewBox="0 0 180 56" aria-hidden="true" {
                (svg::at(40.0, 28.0, &pieces::fires(1, 0))) (svg::at(92.0, 28.0, &pieces::fires(0, 1))) (svg::at(144.0, 28.0, &pieces::fires(0, 2)))
            }
        };
        let room = html! { div .ia-primer-row { b { (numbers.capacity.is) } " + " (Icon::Mammoth.draw()) " + " (Icon::Fire.draw()) } };
        let steps = vec![
            author.panel("fires", fires, &["IA-CONF-01", "IA-CONF-05"]),
            author.panel("room", room, &["IA-CONF-03", "IA-CONF-04"]).number("capacity", numbers.capacity.is),
            author.scene("fight", &["IA-CONF-08", "IA-CONF-11", "IA-CONF-12"]),
            author.scene("score", &["IA-SCORE-02", "IA-SCORE-04"]),
            author.scene("ice", &["IA-GLAC-01", "IA-GLAC-03"]).about(&["IA-GLAC"]),
        ];
        let after = vec![
            author.scene("next", &["IA-NEXT-01", "IA-NEXT-08"]),
            author.scene("ending", &["IA-NEXT-10", "IA-END-02", "IA-END-03"]),
        ];
        let blocks = vec![Block::Panels(Shape::Steps, steps), Block::Panels(Shape::List, after)];
        author.screen("night", "fire", blocks)
    }

    fn points(&self) -> Screen {
        let author = self.author;
        let herd = |count| html! { svg .ia-map.ia-primer-herd viewBox="-60 -46 120 56" aria-hidden="true" { (pieces::herd(count)) } };
        let panels = vec![
            author.panel("points-none", row(&[Icon::Own]), &["IA-SCORE-02"]),
            author.panel("points-one", herd(1), &["IA-SCORE-03"]),
            author.panel("points-two", herd(2), &["IA-SCORE-04", "IA-SCORE-05"]),
            author.panel("points-all", row(&[Icon::Others]), &["IA-SCORE-06", "IA-SCORE-07"]),
        ];
        author.screen("points", "tusks", vec![Block::Panels(Shape::List, panels)])
    }

    fn mistakes(&self) -> Screen {
        let (author, numbers) = (self.author, &self.rules.content().numbers);
        let panels = vec![
            author.mistake("small-bands", &["IA-CONF-08"]),
            author
                .mistake("full-land", &["IA-CONF-03", "IA-CONF-07"])
                .number("capacity", numbers.capacity.is),
            author.mistake("no-mammoth", &["IA-SCORE-02", "IA-SCORE-04"]),
            author.mistake("dark-friend", &["IA-MIG-10"]),
            author.mistake("pool-forgotten", &["IA-MIG-23", "IA-MIG-26"]),
        ];
        author.screen("mistakes", "bison", vec![Block::Panels(Shape::Mistakes, panels)])
    }

    fn icons(&self) -> Screen {
        let author = self.author;
        let group = |key: &str, shown: &[Icon]| -> Group {
            author.group(key, shown.iter().map(|icon| author.entry(icon.name(), icon.draw())).collect())
        };
        let lands = Terrain::ALL
            .iter()
            .map(|&land| {
                Entry::new(terrain::icon(land), Phrase::new(format!("ice-age-terrain-{}", land.id())))
            })
            .collect();
        let mut groups: Vec<Group> = icons::GROUPS.iter().map(|(key, shown)| group(key, shown)).collect();
        groups.push(author.group("lands", lands));
        author.screen("icons", "hand-a", vec![Block::Legend(groups)])
    }
}
