//! Where actions point at, under which heading they stand, what they would give up, and what matters now.

use endless_winter::{
    Action, EndlessWinter,
    icons::{Bound, Gains, Icon},
    ids::{Card, Column, Side, Spot, Zone},
    names,
    rivers::{DELTA, HEADWATERS, RiverAction},
    state::{Frame, Stage},
};
use table::{View, sets::Indexed, text::Phrase};

use crate::{look::figure_word, look::own, megaliths};

/// The ids of the sections.
pub(crate) mod section {
    pub(crate) const TURN: &str = "turn";
    pub(crate) const COLUMNS: &str = "columns";
    pub(crate) const PEOPLE: &str = "people";
    pub(crate) const CULTURE: &str = "culture";
    pub(crate) const STONES: &str = "stones";
    pub(crate) const TERRAIN: &str = "terrain";
    pub(crate) const HUNT: &str = "hunt-area";
    pub(crate) const MEGALITHS: &str = "megaliths";
    pub(crate) const IDOLS: &str = "idols";
    pub(crate) const ORDER: &str = "order";
    pub(crate) const HAND: &str = "hand";
}

/// The spots an action points at, in the order a person would touch them.
pub(crate) fn spots(rules: &EndlessWinter, view: &View<EndlessWinter>, action: Action) -> Vec<String> {
    let open = &view.observation.open;
    let entry = rules.board().entry();
    let hex = |hex: endless_winter::ids::Hex| format!("hex-{}", hex.index());
    let card = |zone: &str, card: Card| format!("{zone}-{}", rules.card_id(card));
    let one = |id: &str| vec![id.to_owned()];
    match action {
        Action::Side(side) => vec![format!("side-{}", letter(side))],
        Action::DraftChief(chief, side) => vec![format!("chief-{}-{}", rules.chief_id(chief), letter(side))],
        Action::DraftSetup(setup) => vec![format!("setup-{}", rules.setup_id(setup))],
        Action::Culture(culture) => vec![card("hand", Card::Culture(culture))],
        Action::Place(figure, spot) => vec![
            format!("fig-{}", figure_word(figure)),
            match spot {
                Spot::Column(column) => format!("col-{}", column.word()),
                Spot::Rest => "rest".to_owned(),
            },
        ],
        Action::Tribe(tribe) => vec![card("hand", Card::Tribe(tribe))],
        Action::Eat(food) => vec![format!("eat-{food}")],
        Action::Skill(used) => vec![card("above", used)],
        Action::Chief => one("chief-skill"),
        Action::Recruit(tribe) | Action::Train(tribe) => vec![format!("deck-{}", rules.tribe_id(tribe))],
        Action::Learn(culture) => vec![format!("display-{}", rules.culture_id(culture))],
        Action::Stone(stone) => vec![format!("stone-{}", rules.stone_id(stone))],
        Action::Camp => vec!["camp".to_owned(), hex(entry)],
        Action::Move(from, to) => vec![format!("camp-{}", from.index()), hex(to)],
        Action::Village(junction) => vec![format!("village-{}", rules.junction_text(junction))],
        Action::Reveal | Action::HuntNone | Action::Track => one("animal-deck"),
        Action::Hunt(animal) => vec![format!("hunt-{}", rules.animal_id(animal))],
        Action::Tip(animal) => vec![format!("own-{}", rules.animal_id(animal))],
        Action::Rite => one("rite"),
        Action::Bury(zone, buried) => {
            let zone = match zone {
                Zone::Hand => "hand",
                Zone::Discard => "discard",
                Zone::Board => "above",
            };
            vec![card(zone, buried), "cemetery".to_owned()]
        }
        Action::Megalith(site) => {
            vec!["gain-megalith".to_owned(), megaliths::spot_id(&rules.site_text(site))]
        }
        Action::Draw => one("gain-draw"),
        Action::Offering | Action::Cash => vec!["gain-idol".to_owned(), "offering".to_owned()],
        Action::Honor => vec!["gain-idol".to_owned(), "honor".to_owned()],
        Action::Tool => one("gain-tool"),
        Action::Food => one("gain-food"),
        Action::Fill => one("gain-fill"),
        Action::Pay => one("pay"),
        Action::Discard(paid) | Action::Commit(paid) => vec![card("hand", paid)],
        Action::TokenOpen => one("token-open"),
        Action::TokenNext => one("token-next"),
        Action::Gather(from) => vec![hex(from)],
        Action::Done => one("done"),
        Action::River(action) => match action {
            RiverAction::Start(spot) => vec![format!("start-{}", rules.spot_text(spot))],
            RiverAction::Raft(reach) => {
                let at = rules.course().and_then(|course| course.hex(reach, open.river.headwaters));
                let to = match at {
                    Some(at) => hex(at),
                    None if reach == HEADWATERS => "reach-headwaters".to_owned(),
                    None => "reach-delta".to_owned(),
                };
                vec!["raft".to_owned(), to]
            }
            RiverAction::CampAtRaft => {
                let raft = view_raft(rules, view).map(hex);
                std::iter::once("camp".to_owned()).chain(raft).collect()
            }
            RiverAction::VillageWithRaft(junction) => {
                vec!["raft".to_owned(), format!("village-{}", rules.junction_text(junction))]
            }
            RiverAction::Fish => one("gain-fish"),
            RiverAction::Delta => one("reach-delta"),
            RiverAction::Drive(seat, from, to) => {
                vec![format!("rival-{}-{}", seat.number(), from.index()), hex(to)]
            }
        },
    }
}

/// The River hex the viewer's Raft is on.
fn view_raft(rules: &EndlessWinter, view: &View<EndlessWinter>) -> Option<endless_winter::ids::Hex> {
    let table::Turn::Choose(seat) = view.turn else { return None };
    let river = &view.observation.open.river;
    let reach = *river.rafts.get(seat.index())?;
    rules.course()?.hex(reach, river.headwaters).filter(|_| reach != HEADWATERS && reach != DELTA)
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::A => "a",
        Side::B => "b",
    }
}

/// The heading of an action in the list.
pub(crate) fn group(view: &View<EndlessWinter>, action: Action) -> Option<Phrase> {
    let taking = !view.observation.open.stack.is_empty();
    let key =
        match action {
            Action::Side(_)
            | Action::DraftChief(..)
            | Action::DraftSetup(_)
            | Action::River(RiverAction::Start(_)) => {
                return None;
            }
            Action::Culture(_) => "group-culture",
            Action::Place(..) => "group-figure",
            Action::Tribe(_) | Action::Eat(_) => "group-labor",
            Action::Skill(_) | Action::Chief => "group-skills",
            Action::Commit(_) => "group-commit",
            Action::Discard(_) => "group-discard",
            Action::Gather(_) | Action::River(RiverAction::Delta) => "group-lands",
            Action::Done => "group-on",
            Action::TokenOpen | Action::TokenNext => "group-token",
            Action::Pay => "group-gains",
            Action::Rite
            | Action::Recruit(_)
            | Action::Learn(_)
            | Action::Reveal
            | Action::Hunt(_)
            | Action::HuntNone
                if !taking =>
            {
                "group-column"
            }
            Action::Stone(_) | Action::Camp | Action::Move(..) | Action::Village(_) | Action::Tip(_)
                if !taking =>
            {
                "group-column"
            }
            Action::River(
                RiverAction::Raft(_) | RiverAction::CampAtRaft | RiverAction::VillageWithRaft(_),
            ) if !taking => "group-column",
            Action::Recruit(_)
            | Action::Train(_)
            | Action::Learn(_)
            | Action::Stone(_)
            | Action::Camp
            | Action::Move(..)
            | Action::Village(_)
            | Action::Reveal
            | Action::Hunt(_)
            | Action::HuntNone
            | Action::Track
            | Action::Tip(_)
            | Action::Rite
            | Action::Bury(..)
            | Action::Megalith(_)
            | Action::Draw
            | Action::Offering
            | Action::Honor
            | Action::Cash
            | Action::Tool
            | Action::Food
            | Action::Fill
            | Action::River(
                RiverAction::Raft(_)
                | RiverAction::CampAtRaft
                | RiverAction::VillageWithRaft(_)
                | RiverAction::Fish
                | RiverAction::Drive(..),
            ) => "group-gains",
        };
    Some(own(key))
}

/// What an action would give up that the seat could still use.
pub(crate) fn loses(rules: &EndlessWinter, view: &View<EndlessWinter>, action: Action) -> Option<Phrase> {
    let open = &view.observation.open;
    match action {
        Action::Done => match open.stack.top() {
            Some(Frame::Gains { gains, .. }) => lost_benefits(view, gains),
            Some(Frame::Pay(_) | Frame::Discard(_) | Frame::Fee(_)) => None,
            None => match open.stage {
                Stage::Top => lost_labor(view, open.moment.labor),
                Stage::Lands => {
                    let free = view.actions.iter().any(|action| match action {
                        Action::Gather(hex) => {
                            let terrain = rules.terrain_face(open.terrain[hex.index()]);
                            terrain.is_none_or(|face| face.gives.is.price.is_free())
                        }
                        other => *other == Action::River(RiverAction::Delta),
                    });
                    free.then(|| own("loses-lands"))
                }
                _ => None,
            },
        },
        // EW-RULING-33: a bound Culture skill is lost if the figure goes elsewhere.
        Action::Place(_, spot) => {
            let lost = open.moment.ready.culture.iter().find(|&culture| {
                let bound = rules.culture_face(culture).map(|face| face.skill.is.bound);
                matches!(bound, Some(Bound::Column(column)) if spot != Spot::Column(column))
            })?;
            Some(own("loses-culture").phrase("card", rules.culture_name(lost)))
        }
        _ => None,
    }
}

/// Benefits that are always worth something: the ladder, and gifts that cost nothing.
fn lost_benefits(view: &View<EndlessWinter>, left: &Gains) -> Option<Phrase> {
    let mut lost = Gains::NONE;
    for unit in left.iter() {
        let worth = match unit.icon {
            Icon::Tool | Icon::Idol | Icon::Draw | Icon::Megalith | Icon::ExtraMegalith => true,
            Icon::TakeDeckAnimal
            | Icon::TakeAnimal
            | Icon::TakeSameAnimal
            | Icon::TakeCulture
            | Icon::Fish => true,
            Icon::Food
            | Icon::Labor
            | Icon::HalfLabor
            | Icon::FillFood
            | Icon::Point
            | Icon::TribeToHand
            | Icon::TribeToDiscard
            | Icon::RevealAnimal
            | Icon::Tip
            | Icon::Bury
            | Icon::PlaceCamp
            | Icon::MoveCamp
            | Icon::PlaceVillage
            | Icon::TakeStone
            | Icon::Drive => false,
        };
        if worth {
            lost.add(unit.icon, unit.count);
        }
    }
    // With nothing but the way on, nothing can be used any more.
    let choice = view.actions.iter().any(|action| *action != Action::Done);
    (choice && !lost.is_empty()).then(|| own("loses-gains").phrase("gains", names::gains(&lost)))
}

/// Labor that could still buy something here.
fn lost_labor(view: &View<EndlessWinter>, labor: u8) -> Option<Phrase> {
    let buys = view.actions.iter().any(|action| {
        matches!(
            action,
            Action::Recruit(_)
                | Action::Learn(_)
                | Action::Move(..)
                | Action::Reveal
                | Action::Hunt(_)
                | Action::HuntNone
                | Action::River(RiverAction::Raft(_))
        )
    });
    (labor >= 2 && buys).then(|| own("loses-labor").text("labor", names::labor_text(labor)))
}

/// The section that matters now.
pub(crate) fn focus(view: &View<EndlessWinter>) -> Option<String> {
    if view.actions.is_empty() {
        return None;
    }
    let open = &view.observation.open;
    let any = |wanted: fn(&Action) -> bool| view.actions.iter().any(wanted);
    let id = if any(|action| matches!(action, Action::Discard(_) | Action::Commit(_))) {
        section::HAND
    } else if !open.stack.is_empty() {
        if any(|action| matches!(action, Action::Megalith(_))) {
            section::MEGALITHS
        } else if any(|action| {
            matches!(action, Action::Move(..) | Action::Camp | Action::Village(_))
                || matches!(action, Action::River(RiverAction::Raft(_) | RiverAction::Drive(..)))
        }) {
            section::TERRAIN
        } else if any(|action| matches!(action, Action::Train(_) | Action::Recruit(_))) {
            section::PEOPLE
        } else if any(|action| matches!(action, Action::Learn(_))) {
            section::CULTURE
        } else if any(|action| matches!(action, Action::Hunt(_) | Action::Track | Action::Reveal)) {
            section::HUNT
        } else if any(|action| matches!(action, Action::Stone(_))) {
            section::STONES
        } else {
            section::TURN
        }
    } else {
        match open.stage {
            Stage::Setup if any(|action| matches!(action, Action::River(_))) => section::TERRAIN,
            Stage::Plan | Stage::RestToken => section::COLUMNS,
            Stage::Top => match open.moment.spot {
                Some(Spot::Column(Column::Initiate)) => section::PEOPLE,
                Some(Spot::Column(Column::Develop)) => section::CULTURE,
                Some(Spot::Column(Column::Migrate)) => section::TERRAIN,
                Some(Spot::Column(Column::Hunt)) => section::HUNT,
                Some(Spot::Rest) | None => section::TURN,
            },
            Stage::Lands => section::TERRAIN,
            _ => section::TURN,
        }
    };
    Some(id.to_owned())
}
