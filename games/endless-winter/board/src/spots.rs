//! Where actions point at, under which heading they stand, what they would give up, and what matters now.

use endless_winter::{
    Action, Bound, Card, Column, DELTA, EndlessWinter, Frame, Gains, HEADWATERS, Hex, Offer, Player,
    RiverAction, Skill, Spot, Stage, Zone, names,
};
use table::{Turn, View, sets::Indexed, text::Phrase};

use crate::{look::own, megaliths};

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
    pub(crate) const HAND: &str = "hand";

    /// The message of the tab in which a small screen shows a section.
    pub(crate) fn tab(section: &str) -> &'static str {
        match section {
            COLUMNS => "tab-columns",
            CULTURE | PEOPLE | HUNT => "tab-market",
            MEGALITHS | IDOLS | STONES => "tab-boards",
            _ => "tab-terrain",
        }
    }
}

/// How an action appears on the page.
struct Shown {
    /// The spots it points at, in the order a person would touch them.
    spots: Vec<String>,
    /// The heading it stands under in the list.
    group: Group,
    /// The section where it happens.
    section: &'static str,
}

/// Headings in the list of actions.
#[derive(Clone, Copy)]
enum Group {
    /// Before the game there are none.
    None,
    /// The heading with this key.
    Key(&'static str),
    /// An offer of a column, or a benefit if one is pending.
    Offer(Offer),
    /// A benefit.
    Gains,
}

fn shown(group: Group, section: &'static str, spots: impl IntoIterator<Item = String>) -> Shown {
    Shown { spots: spots.into_iter().collect(), group, section }
}

/// The spot of one skill of a card that has several.
pub(crate) fn skill_spot(rules: &EndlessWinter, skill: Skill) -> Option<String> {
    match skill {
        Skill::Culture(skill) if rules.culture_face(skill.culture()).skill.is.are_several() => {
            Some(format!("skill-{}-{}", rules.culture_id(skill.culture()), skill.place() + 1))
        }
        Skill::Culture(_) | Skill::Tribe(_) => None,
    }
}

pub(crate) fn hex_spot(hex: Hex) -> String {
    format!("hex-{}", hex.index())
}

/// The one list of actions on the page.
fn show(rules: &EndlessWinter, view: &View<EndlessWinter>, action: Action) -> Shown {
    use Group::{Gains, Key};
    use section::{COLUMNS, CULTURE, HAND, HUNT, IDOLS, MEGALITHS, PEOPLE, STONES, TERRAIN, TURN};
    let card = |zone: &str, card: Card| format!("{zone}-{}", rules.card_id(card));
    let one = |group, section, id: &str| shown(group, section, [id.to_owned()]);
    let two = |group, section, first: &str, second: String| shown(group, section, [first.to_owned(), second]);
    match action {
        Action::Side(side) => shown(Group::None, TURN, [format!("side-{}", side.word())]),
        Action::DraftChief(chief, side) => {
            shown(Group::None, TURN, [format!("chief-{}-{}", rules.chief_id(chief), side.word())])
        }
        Action::DraftSetup(setup) => shown(Group::None, TURN, [format!("setup-{}", rules.setup_id(setup))]),
        Action::Culture(culture) => {
            shown(Key("group-culture"), COLUMNS, [card("hand", Card::Culture(culture))])
        }
        Action::Place(figure, spot) => {
            let place = match spot {
                Spot::Column(column) => format!("col-{}", column.word()),
                Spot::Rest => "rest".to_owned(),
            };
            shown(Key("group-figure"), COLUMNS, [format!("fig-{}", figure.word()), place])
        }
        Action::Tribe(tribe) => shown(Key("group-labor"), TURN, [card("hand", Card::Tribe(tribe))]),
        Action::Eat(food) => shown(Key("group-labor"), TURN, [format!("eat-{food}")]),
        Action::Skill(used) => {
            let spots = std::iter::once(card("above", used.card())).chain(skill_spot(rules, used));
            shown(Key("group-skills"), TURN, spots)
        }
        Action::Chief => one(Key("group-skills"), TURN, "chief-skill"),
        Action::Recruit(tribe) => {
            shown(Group::Offer(Offer::Recruit), PEOPLE, [format!("deck-{}", rules.tribe_id(tribe))])
        }
        Action::Train(tribe) => shown(Gains, PEOPLE, [format!("deck-{}", rules.tribe_id(tribe))]),
        Action::Learn(culture) => {
            shown(Group::Offer(Offer::Learn), CULTURE, [format!("display-{}", rules.culture_id(culture))])
        }
        Action::Stone(stone) => {
            shown(Group::Offer(Offer::Stone), STONES, [format!("stone-{}", rules.stone_id(stone))])
        }
        Action::Camp => two(Group::Offer(Offer::Camp), TERRAIN, "camp", hex_spot(rules.board().entry())),
        Action::Move(from, to) => {
            shown(Group::Offer(Offer::Move), TERRAIN, [format!("camp-{}", from.index()), hex_spot(to)])
        }
        Action::Village(junction) => shown(
            Group::Offer(Offer::Village),
            TERRAIN,
            [format!("village-{}", rules.junction_text(junction))],
        ),
        Action::Reveal => one(Group::Offer(Offer::Reveal), HUNT, "animal-deck"),
        Action::HuntNone => one(Group::Offer(Offer::Hunt), HUNT, "animal-deck"),
        Action::Track => one(Gains, HUNT, "animal-deck"),
        Action::Hunt(animal) => {
            shown(Group::Offer(Offer::Hunt), HUNT, [format!("hunt-{}", rules.animal_id(animal))])
        }
        Action::Tip(animal) => {
            shown(Group::Offer(Offer::Tip), TURN, [format!("own-{}", rules.animal_id(animal))])
        }
        Action::Rite => one(Group::Offer(Offer::Rite), COLUMNS, "rite"),
        Action::Bury(zone, buried) => {
            let zone = if zone == Zone::Board { "above" } else { zone.word() };
            shown(Gains, TURN, [card(zone, buried), "cemetery".to_owned()])
        }
        Action::Megalith(site) => {
            two(Gains, MEGALITHS, "gain-megalith", megaliths::spot_id(&rules.site_text(site)))
        }
        Action::Draw => one(Gains, TURN, "gain-draw"),
        Action::Offering | Action::Cash => two(Gains, IDOLS, "gain-idol", "offering".to_owned()),
        Action::Honor => two(Gains, IDOLS, "gain-idol", "honor".to_owned()),
        Action::Tool => one(Gains, TURN, "gain-tool"),
        Action::Food => one(Gains, TURN, "gain-food"),
        Action::Fill => one(Gains, TURN, "gain-fill"),
        Action::Pay => one(Gains, TURN, "pay"),
        Action::Discard(paid) => shown(Key("group-discard"), HAND, [card("hand", paid)]),
        Action::Commit(paid) => shown(Key("group-commit"), HAND, [card("hand", paid)]),
        Action::TokenOpen => one(Key("group-token"), COLUMNS, "token-open"),
        Action::TokenNext => one(Key("group-token"), COLUMNS, "token-next"),
        Action::Gather(from) => shown(Key("group-lands"), TERRAIN, [hex_spot(from)]),
        Action::Done => shown(Key("group-on"), TURN, []),
        Action::River(action) => show_river(rules, view, action),
    }
}

/// The actions of the expansion.
fn show_river(rules: &EndlessWinter, view: &View<EndlessWinter>, action: RiverAction) -> Shown {
    use Group::{Gains, Key};
    use section::{TERRAIN, TURN};
    match action {
        RiverAction::Start(spot) => shown(Group::None, TERRAIN, [format!("start-{}", rules.spot_text(spot))]),
        RiverAction::Raft(reach) => {
            let headwaters = view.observation.open.river.headwaters;
            let to = match rules.course().and_then(|course| course.hex(reach, headwaters)) {
                Some(at) => hex_spot(at),
                None if reach == HEADWATERS => "reach-headwaters".to_owned(),
                None => "reach-delta".to_owned(),
            };
            shown(Group::Offer(Offer::Move), TERRAIN, ["raft".to_owned(), to])
        }
        RiverAction::CampAtRaft => {
            let raft = view_raft(rules, view).map(hex_spot);
            shown(Group::Offer(Offer::Camp), TERRAIN, std::iter::once("camp".to_owned()).chain(raft))
        }
        RiverAction::VillageWithRaft(junction) => {
            let village = format!("village-{}", rules.junction_text(junction));
            shown(Group::Offer(Offer::Village), TERRAIN, ["raft".to_owned(), village])
        }
        RiverAction::Fish => shown(Gains, TURN, ["gain-fish".to_owned()]),
        RiverAction::Delta => shown(Key("group-lands"), TERRAIN, ["reach-delta".to_owned()]),
        RiverAction::Drive(seat, from, to) => {
            shown(Gains, TERRAIN, [format!("rival-{}-{}", seat.number(), from.index()), hex_spot(to)])
        }
    }
}

/// The River hex the viewer's Raft is on.
fn view_raft(rules: &EndlessWinter, view: &View<EndlessWinter>) -> Option<Hex> {
    let Turn::Choose(seat) = view.turn else { return None };
    let river = &view.observation.open.river;
    let reach = *river.rafts.get(seat.index())?;
    rules.course()?.hex(reach, river.headwaters).filter(|_| reach != HEADWATERS && reach != DELTA)
}

/// The spots an action points at, in the order a person would touch them.
pub(crate) fn spots(rules: &EndlessWinter, view: &View<EndlessWinter>, action: Action) -> Vec<String> {
    show(rules, view, action).spots
}

/// The heading of an action in the list.
pub(crate) fn group(rules: &EndlessWinter, view: &View<EndlessWinter>, action: Action) -> Option<Phrase> {
    let taking = !view.observation.open.stack.is_empty();
    match show(rules, view, action).group {
        Group::None => None,
        Group::Key(key) => Some(own(key)),
        Group::Offer(_) if !taking => Some(own("group-column")),
        Group::Offer(_) | Group::Gains => Some(own("group-gains")),
    }
}

/// What an action would give up that the seat could still use.
pub(crate) fn loses(rules: &EndlessWinter, view: &View<EndlessWinter>, action: Action) -> Option<Phrase> {
    let open = &view.observation.open;
    match action {
        Action::Done => match open.stack.top() {
            Some(Frame::Gains { gains, .. }) => lost_benefits(view, gains),
            Some(
                Frame::Pay(_) | Frame::Discard(_) | Frame::Fee(_) | Frame::Further(_) | Frame::Again(..),
            ) => None,
            None => match open.stage {
                Stage::Top => {
                    lost_labor(rules, view, &open.players[open.order[usize::from(open.at)].index()])
                }
                Stage::Lands => {
                    // RR-RULING-33: the points of Landmarks and of the Delta are not lost.
                    let free = view.actions.iter().any(|action| match action {
                        Action::Gather(hex) => {
                            let gives = &rules.terrain_face(open.terrain[hex.index()]).gives.is;
                            !gives.is_none() && gives.price.is_free()
                        }
                        _ => false,
                    });
                    free.then(|| own("loses-lands"))
                }
                _ => None,
            },
        },
        // EW-RULING-33: a bound Culture skill is lost if the figure goes elsewhere.
        Action::Place(_, spot) => {
            let lost = open.moment.ready.culture.iter().find(|&skill| {
                let bound = rules.culture_skill(skill).bound;
                matches!(bound, Bound::Column(_)) && !bound.holds_at(Some(spot))
            })?;
            Some(own("loses-culture").phrase("card", rules.culture_name(lost.culture())))
        }
        _ => None,
    }
}

/// Benefits that are always worth something: the ladder, and gifts that cost nothing.
fn lost_benefits(view: &View<EndlessWinter>, left: &Gains) -> Option<Phrase> {
    let mut lost = Gains::NONE;
    for unit in left.iter().filter(|unit| unit.icon.is_worth_taking()) {
        lost.add(unit.icon, unit.count);
    }
    // With nothing but the way on, nothing can be used any more.
    let choice = view.actions.iter().any(|action| *action != Action::Done);
    (choice && !lost.is_empty()).then(|| own("loses-gains").phrase("gains", names::gains(&lost)))
}

/// Labor that could still pay for something here.
fn lost_labor(rules: &EndlessWinter, view: &View<EndlessWinter>, player: &Player) -> Option<Phrase> {
    let labor = view.observation.open.moment.labor;
    let buys = view.actions.iter().any(|&action| match show(rules, view, action).group {
        Group::Offer(offer) => rules.price(offer, player).labor > 0,
        Group::None | Group::Key(_) | Group::Gains => false,
    });
    buys.then(|| own("loses-labor").text("labor", names::labor_text(labor)))
}

/// The section that matters now.
pub(crate) fn focus(rules: &EndlessWinter, view: &View<EndlessWinter>) -> Option<String> {
    use section::{COLUMNS, CULTURE, HAND, HUNT, MEGALITHS, PEOPLE, STONES, TERRAIN, TURN};
    /// Where several benefits can be taken, the section that is hardest to find comes first.
    const BY_WEIGHT: [&str; 7] = [HAND, MEGALITHS, TERRAIN, PEOPLE, CULTURE, HUNT, STONES];
    if view.actions.is_empty() {
        return None;
    }
    let open = &view.observation.open;
    let sections: Vec<&str> = view.actions.iter().map(|&action| show(rules, view, action).section).collect();
    let id = match (open.stack.is_empty(), open.stage) {
        (true, Stage::Plan | Stage::RestToken) => COLUMNS,
        (true, Stage::Top) => match open.moment.spot {
            Some(Spot::Column(Column::Initiate)) => PEOPLE,
            Some(Spot::Column(Column::Develop)) => CULTURE,
            Some(Spot::Column(Column::Migrate)) => TERRAIN,
            Some(Spot::Column(Column::Hunt)) => HUNT,
            Some(Spot::Rest) | None => TURN,
        },
        (true, Stage::Closing | Stage::Skills) => TURN,
        _ => BY_WEIGHT.into_iter().find(|wanted| sections.contains(wanted)).unwrap_or(TURN),
    };
    Some(id.to_owned())
}
