//! Actions and outcomes in short readable text, and back.
//!
//! [`notated!`] declares an enum with the notation of each variant, so that writing and reading cannot differ.

use table::Seat;

use crate::ids::{
    BoardAction, Event, Face, Goal, Good, Hex, Land, Object, Place, Power, SEATS, Special, Tile, Tribe,
};

/// Declares an enum whose variants are written by their templates and read by the same ones.
macro_rules! notated {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($(#[$doc:meta])* $variant:ident $(($($arg:ident: $type:ty),+))? = $template:literal;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$doc])* #[doc = concat!("\n\n`", $template, "`")] $variant $(($($type),+))?,)+
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $(Self::$variant $(($($arg),+))? => write!(f, $template),)+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                $(
                    #[allow(unused_mut, unused_variables, reason = "not every variant has arguments")]
                    let read = || {
                        let mut fields = $crate::notation::fields($template, text)?.into_iter();
                        Some(Self::$variant $(($({
                            let $arg: $type = $crate::notation::Field::read(fields.next()?)?;
                            $arg
                        }),+))?)
                    };
                    // Each value has one spelling: `bid 3` is one, `bid 03` is not.
                    if let Some(value) = read()
                        && value.to_string() == text
                    {
                        return Ok(value);
                    }
                )+
                Err(())
            }
        }
    };
}

pub(crate) use notated;

/// A value in notation.
pub(crate) trait Field: Sized {
    /// Reads it.
    fn read(text: &str) -> Option<Self>;
}

/// Fields that are read as they parse.
macro_rules! fields {
    ($($type:ty),+) => {$(
        impl Field for $type {
            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
        }
    )+};
}

fields!(u8, BoardAction, Event, Face, Goal, Good, Hex, Land, Object, Place, Power, Special, Tile, Tribe);

impl Field for Seat {
    fn read(text: &str) -> Option<Self> {
        text.parse().ok().filter(|seat: &Self| seat.index() < SEATS)
    }
}

/// The texts that stand for the `{…}` of a template; nothing if the rest does not match.
pub(crate) fn fields<'a>(template: &str, text: &'a str) -> Option<Vec<&'a str>> {
    let mut found = Vec::new();
    let mut parts = template.split('{');
    let mut rest = text.strip_prefix(parts.next()?)?;
    for part in parts {
        let (_, after) = part.split_once('}')?;
        let end = if after.is_empty() { rest.len() } else { rest.find(after)? };
        found.push(&rest[..end]);
        rest = &rest[end + after.len()..];
    }
    rest.is_empty().then_some(found)
}

#[cfg(test)]
mod tests {
    use super::fields;

    #[test]
    fn a_template_yields_its_fields_or_does_not_match() {
        assert_eq!(fields("move {from}>{to}", "move h1>h2"), Some(vec!["h1", "h2"]));
        assert_eq!(fields("build {hex} elder", "build h3 elder"), Some(vec!["h3"]));
        assert_eq!(fields("done", "done"), Some(vec![]));
        assert_eq!(fields("done", "done now"), None);
        assert_eq!(fields("build {hex} elder", "build h3"), None);
        assert_eq!(fields("draw", "draw more"), None);
    }
}
