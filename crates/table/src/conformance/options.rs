//! Are the options what the game describes, and is the game described?

use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    messages::Messages,
    promise::{Broken, Promise},
};
use crate::{Rules, Seat, options::OptionChoice, text::Phrase};

/// The default options are those described, and every described value can be chosen by itself.
pub(super) fn examine<R: Rules>() -> Result<(), Broken> {
    let (accepted, described) = (Promise::OptionsAccepted, Promise::OptionsDescribed);
    let content = R::standard_content();
    let usual = R::Options::default();
    let rules = R::new(&usual, &content).map_err(accepted.by("the default options"))?;
    Promise::SeatsExist
        .unless((1..=Seat::LIMIT).contains(&rules.seats()), || format!("{} seats", rules.seats()))?;
    let empty = R::Options::deserialize(json!({})).map_err(accepted.by("no option chosen"))?;
    described.unless(empty == usual, || format!("{empty:?} is not the default {usual:?}"))?;
    let written = serde_json::to_value(&usual).map_err(accepted.by("the default options"))?;
    let messages = Messages::of::<R>();
    for name in ["title", "blurb"] {
        messages.check(&Phrase::new(format!("{}-{name}", R::NAME)))?;
    }
    for spec in R::option_specs() {
        messages.check(&spec.title)?;
        messages.check(&spec.help)?;
        if let OptionChoice::OneOf { values, .. } | OptionChoice::AnyOf { values } = &spec.choice {
            values.iter().try_for_each(|(_, phrase)| messages.check(phrase))?;
        }
        let default = match &spec.choice {
            OptionChoice::Number { default, .. } => json!(default),
            OptionChoice::Switch { default } => json!(default),
            OptionChoice::OneOf { default, .. } => json!(default),
            OptionChoice::AnyOf { .. } => json!([]),
        };
        described.unless(written.get(spec.name) == Some(&default), || {
            format!("the default of '{}' is described as {default}", spec.name)
        })?;
        for value in values(&spec.choice) {
            let named = format!("'{}' = {value}", spec.name);
            let options =
                R::Options::deserialize(json!({ spec.name: value })).map_err(accepted.by(&named))?;
            R::new(&options, &content).map_err(accepted.by(&named))?;
        }
    }
    Ok(())
}

fn values(choice: &OptionChoice) -> Vec<Value> {
    match choice {
        OptionChoice::Number { from, to, .. } => (*from..=*to).map(|number| json!(number)).collect(),
        OptionChoice::Switch { .. } => vec![json!(false), json!(true)],
        OptionChoice::OneOf { values, .. } => values.iter().map(|(value, _)| json!(value)).collect(),
        OptionChoice::AnyOf { values } => values.iter().map(|(value, _)| json!([value])).collect(),
    }
}
