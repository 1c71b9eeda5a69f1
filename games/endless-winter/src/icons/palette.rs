//! The icons as a palette, and what may stand where.

use table::{
    content::{Compose, Palette, Shape, Token, TokenGroup},
    sets::Indexed,
    text::Phrase,
};

use super::{Bound, Effect, Icon, Noun, Skills, Unit, skills::THEN};
use crate::{
    ids::{Animal, Column},
    names::{column_name, noun_name, unit},
};

/// What an effect is used for: it decides which icons may stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// Labor and nothing else.
    Labor,
    /// A skill of the Actions phase.
    Skill,
    /// One or several of them (EW-TURN-45).
    Skills,
    /// The same, or nothing.
    Optional,
    /// A skill of the Eclipse phase, or nothing.
    Eclipse,
    /// Icons to gain, or nothing.
    Gains,
    /// At most two different icons to gain.
    Few,
    /// The same, without Fish.
    Fish,
    /// What a hex gives.
    Hex,
    /// A space of a Megalith tile.
    Space,
    /// Food and Tools.
    Compensation,
}

/// The shape of an effect with this use.
pub(crate) fn shape(used: Use) -> Shape {
    let check: fn(&str) -> Result<(), Phrase> = match used {
        Use::Labor => |text| check(text, Use::Labor),
        Use::Skill => |text| check(text, Use::Skill),
        Use::Skills => check_skills,
        Use::Optional => |text| check(text, Use::Optional),
        Use::Eclipse => |text| check(text, Use::Eclipse),
        Use::Gains => |text| check(text, Use::Gains),
        Use::Few => |text| check(text, Use::Few),
        Use::Fish => |text| check(text, Use::Fish),
        Use::Hex => |text| check(text, Use::Hex),
        Use::Space => |text| check(text, Use::Space),
        Use::Compensation => |text| check(text, Use::Compensation),
    };
    let empty = !matches!(used, Use::Labor | Use::Skill | Use::Skills);
    let palette = Palette::new(groups(used), Compose::Joined, empty, check);
    Shape::Program(match used {
        Use::Skills => palette.several(group("then", vec![token(THEN, label("next-skill"))])),
        _ => palette,
    })
}

fn mistake(name: &str) -> Phrase {
    Phrase::new(format!("endless-winter-mistake-{name}"))
}

/// What is wrong with the skills of a card.
fn check_skills(text: &str) -> Result<(), Phrase> {
    let skills: Skills = text.parse().map_err(|error: super::IconError| error.phrase())?;
    if skills == Skills::default() {
        return Err(mistake("empty"));
    }
    skills.iter().try_for_each(|skill| check_effect(skill, Use::Skill))
}

/// What is wrong with an effect in this place.
fn check(text: &str, used: Use) -> Result<(), Phrase> {
    let effect: Effect = text.parse().map_err(|error: super::IconError| error.phrase())?;
    check_effect(&effect, used)
}

fn check_effect(effect: &Effect, used: Use) -> Result<(), Phrase> {
    if effect.is_none() {
        return Err(mistake("empty"));
    }
    let wrong = |icon: &Icon| !used.gains(*icon);
    if let Some(icon) = effect.gains.iter().map(|unit| unit.icon).find(wrong) {
        let known: Vec<&str> =
            Icon::ALL.iter().filter(|icon| used.gains(**icon)).map(|icon| icon.token()).collect();
        return Err(mistake("not-here").text("found", icon.token()).text("known", known.join(" ")));
    }
    match effect.bound {
        Bound::Eclipse if used != Use::Eclipse => return Err(mistake("eclipse-elsewhere")),
        Bound::Column(_) if !used.has_columns() => return Err(mistake("no-column")),
        Bound::Free | Bound::Column(_) if used == Use::Eclipse => return Err(mistake("eclipse")),
        Bound::Free | Bound::Column(_) | Bound::Eclipse => {}
    }
    let plain = effect.price.is_free() && effect.condition.is_none();
    if !(plain || used.has_sides()) {
        return Err(mistake("only-gains"));
    }
    // EW-RULING-80: it counts when Labor is compared, before anything can be paid or counted.
    if used == Use::Eclipse && !plain && effect.gains.half_labor() > 0 {
        return Err(mistake("eclipse-labor"));
    }
    if effect.price.labor > 0 && !used.has_columns() {
        return Err(mistake("labor-price"));
    }
    if matches!(used, Use::Few | Use::Fish) && effect.gains.kinds() > 2 {
        return Err(mistake("two-kinds"));
    }
    Ok(())
}

impl Use {
    /// May it be bound to a column?
    const fn has_columns(self) -> bool {
        matches!(self, Self::Skill | Self::Skills | Self::Optional)
    }

    /// May it have a price or count something?
    const fn has_sides(self) -> bool {
        self.has_columns() || matches!(self, Self::Eclipse | Self::Hex)
    }

    /// May it give this?
    const fn gains(self, icon: Icon) -> bool {
        match self {
            Self::Labor => icon.is_labor(),
            Self::Compensation => matches!(icon, Icon::Food | Icon::Tool),
            Self::Fish => !matches!(icon, Icon::ExtraMegalith | Icon::Fish),
            Self::Space => true,
            Self::Skill
            | Self::Skills
            | Self::Optional
            | Self::Eclipse
            | Self::Gains
            | Self::Few
            | Self::Hex => !matches!(icon, Icon::ExtraMegalith),
        }
    }
}

fn label(name: &str) -> Phrase {
    Phrase::new(format!("endless-winter-token-{name}"))
}

fn group(title: &str, tokens: Vec<Token>) -> TokenGroup {
    TokenGroup { title: label(title), tokens }
}

fn token(text: &str, label: Phrase) -> Token {
    Token { text: text.to_owned(), label }
}

/// Something that can be counted.
fn noun(noun: &Noun) -> Token {
    token(&noun.to_string(), noun_name(*noun))
}

/// The tokens that may stand there, in the order they are written.
fn groups(used: Use) -> Vec<TokenGroup> {
    let mut groups = Vec::new();
    let column = |index| Column::at(index).map(|column| (Bound::Column(column), column_name(column)));
    let bounds: Vec<(Bound, Phrase)> = match used {
        Use::Eclipse => vec![(Bound::Eclipse, label("eclipse"))],
        _ if used.has_columns() => (0..Column::COUNT).filter_map(column).collect(),
        _ => Vec::new(),
    };
    if !bounds.is_empty() {
        let bound = |(bound, name): (Bound, Phrase)| {
            token(&format!("[{}]", bound.letter().unwrap_or_default()), name)
        };
        groups.push(group("only-in", bounds.into_iter().map(bound).collect()));
    }
    if used.has_sides() {
        let mut pays = vec![
            token("F", label("pay-food")),
            token("T", label("pay-tool")),
            token("-D", label("pay-card")),
        ];
        // EW-RULING-15: there is Labor in a turn only.
        if used.has_columns() {
            let labor = [Icon::Labor, Icon::HalfLabor];
            pays.extend(labor.map(|icon| token(icon.token(), unit(Unit { icon, count: 1 }))));
        }
        pays.push(token("->", label("arrow")));
        groups.push(group("pays", pays));
        let mut counts: Vec<Token> = Noun::PLAIN.iter().map(noun).collect();
        counts.extend(Animal::each().flat_map(Noun::of).map(|of| noun(&of)));
        counts.push(token(":", label("colon")));
        groups.push(group("for-each", counts));
    }
    let icons = Icon::ALL.iter().filter(|icon| used.gains(**icon));
    let icon = |&icon: &Icon| token(icon.token(), unit(Unit { icon, count: 1 }));
    groups.push(group("gains", icons.map(icon).collect()));
    if used.has_sides() {
        let most = |most: i64| token(&format!("(max {most})"), label("at-most").number("most", most));
        groups.push(group("limit", (1..=5).map(most).collect()));
    }
    groups
}
