//! Faces in the icon language: what is printed on goals, events, boards, powers and tiles, as a line of icons.

use maud::{Markup, html};
use rise_of_tribes::{
    Ability, AbilityFace, Condition, Event, EventEffect, Face, Goal, Good, Holding, Land, Power, PowerEffect,
    Special, Territory, Tile, TileEffect,
};

use crate::{
    icons::{Icon, Pictured},
    pen::Pen,
};

/// The parts of a card as it lies on the table.
pub(crate) struct Card {
    /// `goal`, `event`, `power` … for its frame.
    pub(crate) kind: &'static str,
    /// What it is about, small.
    pub(crate) icon: Icon,
    /// Its picture.
    pub(crate) picture: Markup,
    /// What it is called.
    pub(crate) name: String,
    /// What it is worth.
    pub(crate) points: Option<u8>,
    /// Its line of icons.
    pub(crate) face: Markup,
    /// The same in words.
    pub(crate) words: String,
    /// What lies on it, how far it is.
    pub(crate) state: Markup,
    /// The rule that explains it.
    pub(crate) rule: &'static str,
}

impl Card {
    /// The card, made of phrases only, so that it can stand inside a link.
    pub(crate) fn draw(&self, pen: &Pen<'_>) -> Markup {
        html! {
            span .rt-card.(format_args!("rt-{}", self.kind)) data-rule=(self.rule) {
                span .rt-card-head {
                    (pen.icon(self.icon)) span .rt-card-name { (self.name) }
                    @if let Some(points) = self.points { (pen.count(points, Icon::Point)) }
                }
                (self.picture)
                span .rt-card-face aria-hidden="true" { (self.face) }
                @if !self.words.is_empty() { span .rt-card-words { (self.words) } }
                (self.state)
            }
        }
    }
}

/// Any good.
fn any(pen: &Pen<'_>) -> Markup {
    html! { @for good in Good::ALL { (pen.icon(good.icon())) @if *good != Good::Stone { "/" } } }
}

fn less(pen: &Pen<'_>, number: u8, icon: Icon) -> Markup {
    html! { span .rt-n { "−" (number) (pen.icon(icon)) } }
}

fn more(pen: &Pen<'_>, number: u8, icon: Icon) -> Markup {
    html! { span .rt-n { "+" (number) (pen.icon(icon)) } }
}

fn least(pen: &Pen<'_>, number: u8, icon: Icon) -> Markup {
    html! { span .rt-n { "≥" (number) (pen.icon(icon)) } }
}

/// What a development allows.
pub(crate) fn ability(pen: &Pen<'_>, ability: AbilityFace) -> Markup {
    let AbilityFace { kind, amount } = ability;
    let icon = |icon| pen.icon(icon);
    match kind {
        Ability::Strike => html! { (icon(Icon::Spears)) ":" (less(pen, amount, Icon::Member)) },
        Ability::RicherHex => html! { (icon(Icon::Gather)) ":" (icon(Icon::Hex)) "+" (amount) },
        Ability::Gift => {
            html! { (icon(Icon::Gather)) ": 1 " (icon(Icon::Arrow)) (icon(Icon::Crowd)) "+" (amount) (any(pen)) }
        }
        Ability::ExtraHex => html! { (icon(Icon::Gather)) ":" (more(pen, amount, Icon::Hex)) },
        Ability::ExtraMember => html! { (icon(Icon::Grow)) ":" (more(pen, amount, Icon::Member)) },
        Ability::Outpost => {
            html! { (icon(Icon::Grow)) ":" (pen.count(amount, Icon::Member)) (icon(Icon::Arrow)) (icon(Icon::Hex)) }
        }
        Ability::LongMarch => {
            html! { (icon(Icon::Move)) ":" (pen.count(amount, Icon::Member)) (icon(Icon::Arrow)) (icon(Icon::Arrow)) }
        }
        Ability::ExtraCard => {
            html! { (icon(Icon::Lead)) ":" (more(pen, amount, Icon::Card)) (less(pen, amount, Icon::Card)) }
        }
    }
}

/// What an achievement asks for.
pub(crate) fn condition(pen: &Pen<'_>, condition: Condition) -> Markup {
    let icon = |icon| pen.icon(icon);
    match condition {
        Condition::Members { members } => least(pen, members, Icon::Member),
        Condition::Occupy { hexes } => html! { (pen.count(hexes, Icon::Hex)) (icon(Icon::Member)) },
        Condition::Valley { members } => html! {
            @for land in Land::ALL { (icon(land.icon())) @if *land != Land::Mountain { "–" } }
            (least(pen, members, Icon::Member))
        },
        Condition::Share { hexes } => html! { (pen.count(hexes, Icon::Hex)) (icon(Icon::Crowd)) },
        Condition::Kindred { hexes } => html! {
            (hexes) "×"
            @for land in Land::ALL { (icon(land.icon())) @if *land != Land::Mountain { "/" } }
            (icon(Icon::Crown))
        },
        Condition::Overlord => html! { (icon(Icon::Crown)) (icon(Icon::Village)) },
        Condition::Hold { how, hexes, land } => html! {
            @match (land, land.land()) {
                (_, Some(land)) => { (pen.count(hexes, land.icon())) }
                (Territory::Same, None) => {
                    (hexes) "×"
                    @for land in Land::ALL { (icon(land.icon())) @if *land != Land::Mountain { "/" } }
                }
                (Territory::Each, None) => { @for land in Land::ALL { (pen.count(hexes, land.icon())) } }
                (_, None) => { (pen.count(hexes, Icon::Hex)) }
            }
            @match how {
                Holding::Occupy => { (icon(Icon::Member)) }
                Holding::Majority => { (icon(Icon::Crown)) }
                Holding::Control => { (icon(Icon::Member)) "!" }
            }
        },
        Condition::Control { hexes, members } => {
            html! { (pen.count(hexes, Icon::Hex)) (least(pen, members, Icon::Member)) }
        }
    }
}

/// What an event does.
pub(crate) fn event(pen: &Pen<'_>, effect: EventEffect) -> Markup {
    let icon = |icon| pen.icon(icon);
    let points = |points| pen.count(points, Icon::Point);
    match effect {
        EventEffect::Discovery { tokens } => html! {
            (icon(Icon::Move)) (icon(Icon::Arrow)) (icon(Icon::Crowd)) "+1" (any(pen)) " (" (pen.goods(tokens)) ")"
        },
        EventEffect::Drought { limit } => html! { (icon(Icon::Hex)) "≤" (pen.count(limit, Icon::Member)) },
        EventEffect::MildWinter { more: members, .. } => html! {
            (icon(Icon::Grow)) ":" (more(pen, members, Icon::Member)) (less(pen, 1, Icon::Food))
        },
        EventEffect::Plentiful { good, tokens, more: goods } => html! {
            (icon(Icon::Gather)) (icon(good.land().icon())) ":" (more(pen, goods, good.icon()))
            " (" (pen.some(good, tokens)) ")"
        },
        EventEffect::Knowledge { .. } => html! {
            (icon(Icon::Crowd)) ": 1" (any(pen)) (icon(Icon::Arrow)) (pen.count(1, Icon::Card))
        },
        EventEffect::SabreTooth { points: worth } => html! {
            (icon(Icon::Mountain)) (less(pen, 1, Icon::Member)) " · " (icon(Icon::Die)) (icon(Icon::Member))
            (icon(Icon::Arrow)) (points(worth))
        },
        EventEffect::Volcano { stone, sun, blank, moon } => html! {
            (more(pen, stone, Icon::Stone))
            @for (face, lost) in [(Face::Sun, sun), (Face::Blank, blank), (Face::Moon, moon)] {
                " · " (icon(face.icon())) (less(pen, lost, Icon::Member))
            }
        },
        EventEffect::Invaders { first, most, points: worth } => html! {
            (pen.count(first, Icon::Invader)) "≤" (most) " · " (icon(Icon::Spears)) (icon(Icon::Arrow)) (points(worth))
        },
        EventEffect::Mammoth { members, meat, hunt_points, feed, tame_points, .. } => html! {
            (least(pen, members, Icon::Member)) (icon(Icon::Die)) ":"
            (more(pen, meat, Icon::Food)) (points(hunt_points)) " / "
            (less(pen, feed, Icon::Food)) (points(tame_points))
        },
        EventEffect::Object { object, good, cost } => html! {
            (pen.some(good, cost)) (icon(Icon::Arrow)) (icon(object.icon()))
        },
        EventEffect::Chieftain { many, points_many, points_few } => html! {
            "≥" (many) (any(pen)) (icon(Icon::Arrow)) (points(points_many)) " / " (points(points_few))
        },
        EventEffect::AbandonedVillage { cost } => html! {
            (pen.goods(cost)) (icon(Icon::Arrow)) (icon(Icon::Village))
        },
    }
}

/// What a chief power does.
pub(crate) fn power(pen: &Pen<'_>, effect: PowerEffect) -> Markup {
    let icon = |icon| pen.icon(icon);
    match effect {
        PowerEffect::Exchange { most } => html! { (most) (any(pen)) (icon(Icon::Swap)) (most) (any(pen)) },
        PowerEffect::CheaperVillages { less: goods } => {
            html! { (icon(Icon::Village)) ": −" (goods) (any(pen)) }
        }
        PowerEffect::StartConflict { cost } => {
            html! { (cost) (any(pen)) (icon(Icon::Arrow)) (icon(Icon::Spears)) }
        }
        PowerEffect::VillageFood { food } => {
            html! { (icon(Icon::Village)) ":" (more(pen, food, Icon::Food)) }
        }
        PowerEffect::LakeChild { members } => html! {
            (icon(Icon::Gather)) (icon(Icon::Lake)) ":" (more(pen, members, Icon::Member))
        },
        PowerEffect::SharedChild { members } => html! {
            (icon(Icon::Grow)) (icon(Icon::Crowd)) ":" (more(pen, members, Icon::Member))
        },
        PowerEffect::FreeMarch { members } => {
            html! { (pen.count(members, Icon::Member)) (icon(Icon::Arrow)) (icon(Icon::Hex)) }
        }
        PowerEffect::CrowdedYield { members, more: goods } => html! {
            (icon(Icon::Gather)) (least(pen, members, Icon::Member)) ": +" (goods)
        },
        PowerEffect::Ambush { most } => html! {
            (icon(Icon::Grow)) (icon(Icon::Arrow)) (icon(Icon::Eye)) "≤" (pen.count(most, Icon::Member))
        },
        PowerEffect::Foretell { goods } => html! {
            (icon(Icon::Sun)) "/" (icon(Icon::Moon)) "/" (icon(Icon::Blank)) "?" (icon(Icon::Arrow)) "+" (goods) (any(pen))
        },
        PowerEffect::Pathfinder { most } => html! {
            (icon(Icon::Move)) (icon(Icon::Arrow)) (icon(Icon::Hex)) ": +1" (any(pen)) " ≤" (most)
        },
        PowerEffect::Retreat { most } => html! {
            (icon(Icon::Spears)) ":" (pen.count(most, Icon::Member)) (icon(Icon::Arrow)) (icon(Icon::Hex))
        },
        PowerEffect::Bounty { most } => html! {
            (icon(Icon::Crowd)) (icon(Icon::Gather)) ": +1" (any(pen)) " ≤" (most)
        },
        PowerEffect::DriveOut { cost } => html! {
            (cost) (any(pen)) (icon(Icon::Arrow)) (icon(Icon::Crown)) (icon(Icon::Member)) (icon(Icon::Arrow))
        },
        PowerEffect::HiddenVillage => html! { (icon(Icon::Eye)) (icon(Icon::Village)) },
        PowerEffect::TurnDie => html! { (icon(Icon::Moon)) (icon(Icon::Arrow)) (icon(Icon::Sun)) },
    }
}

/// What is different on a tile.
pub(crate) fn tile(pen: &Pen<'_>, effect: TileEffect) -> Markup {
    let icon = |icon| pen.icon(icon);
    match effect {
        TileEffect::Rich { more } => html! { (icon(Icon::Gather)) ": +" (more) },
        TileEffect::Wild => html! { (icon(Icon::Gather)) ":" (any(pen)) },
        TileEffect::Thicket { members } => {
            html! { (icon(Icon::Gather)) ":" (least(pen, members, Icon::Member)) }
        }
        TileEffect::Chasm { members } => html! { "≤" (members) (less(pen, members, Icon::Member)) },
    }
}

/// The rule that explains a goal.
pub(crate) const fn goal_rule(goal: Goal) -> &'static str {
    match goal {
        Goal::Bow => "RT-CONF-11",
        Goal::Basketry | Goal::Oxen | Goal::SmokingRacks | Goal::Cradleboards | Goal::CairnTrails => {
            "RT-GOAL-06"
        }
        Goal::Pottery => "RT-GOAL-18",
        Goal::OchrePaintings => "RT-RULING-12",
        Goal::Clan => "RT-GOAL-19",
        Goal::LongTrails | Goal::MeetingGrounds => "RT-GOAL-11",
        Goal::HomeValley | Goal::FourCamps => "RT-GOAL-13",
        Goal::KindredLands | Goal::Overlords => "RT-GOAL-12",
    }
}

/// The rule that explains an event.
pub(crate) const fn event_rule(event: Event) -> &'static str {
    match event {
        Event::Discovery => "RT-EVENT-20",
        Event::Drought => "RT-EVENT-25",
        Event::MildWinter => "RT-EVENT-28",
        Event::PlentifulFood | Event::PlentifulWood | Event::PlentifulStone => "RT-EVENT-22",
        Event::SharedKnowledge => "RT-EVENT-30",
        Event::SabreTooth => "RT-EVENT-40",
        Event::Volcano => "RT-EVENT-45",
        Event::Invaders => "RT-EVENT-33",
        Event::Mammoth => "RT-EVENT-36",
        Event::Walls => "RT-CONF-12",
        Event::DugoutCanoe => "RT-GOAL-15",
        Event::Altar => "RT-GOAL-16",
        Event::Chieftain | Event::AbandonedVillage => "RT-EVENT-58",
    }
}

/// The rule that explains a power.
pub(crate) const fn power_rule(power: Power) -> &'static str {
    match power {
        Power::Traders => "RT-CHIEF-10",
        Power::CraftyBuilders => "RT-CHIEF-11",
        Power::Education => "RT-CHIEF-12",
        Power::Exogamy => "RT-CHIEF-13",
        Power::Cunning => "RT-CHIEF-24",
        Power::Agriculture => "RT-CHIEF-15",
        Power::Wayfarers => "RT-CHIEF-16",
        Power::FocusedEffort => "RT-CHIEF-17",
        Power::SharedBounty => "RT-CHIEF-18",
        Power::Intimidate => "RT-CHIEF-19",
        Power::Ambush => "RT-CHIEF-20",
        Power::Dreamtime => "RT-CHIEF-22",
        Power::Pathfinder | Power::Evasion => "RT-CHIEF-23",
        Power::HiddenVillage => "RT-CHIEF-25",
        Power::LightInTheDark => "RT-CHIEF-27",
    }
}

/// The rule that explains a tile.
pub(crate) const fn tile_rule(tile: Tile) -> &'static str {
    match tile {
        Tile::Lake => "RT-GATHER-04",
        Tile::Forest => "RT-GATHER-03",
        Tile::Mountain => "RT-GATHER-05",
        Tile::GreatLake | Tile::GreatForest | Tile::GreatMountain => "RT-TERRAIN-04",
        Tile::WildLand => "RT-TERRAIN-06",
        Tile::Jungle | Tile::Oasis => "RT-TERRAIN-10",
        Tile::Chasm => "RT-TERRAIN-13",
    }
}

/// The rule that explains a piece of special terrain.
pub(crate) const fn special_rule(special: Special) -> &'static str {
    match special.tile() {
        Some(tile) => tile_rule(tile),
        None => "RT-TERRAIN-16",
    }
}
