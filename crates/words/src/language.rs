//! The languages there are, and which of them a reader gets.

use std::{fmt, str::FromStr};

/// How far the translation into a language is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Every message is translated; a test keeps it so.
    Complete,
    /// Messages that are missing are said in English.
    Draft,
}

macro_rules! languages {
    ($($(#[$meta:meta])* $variant:ident, $tag:literal, $name:literal, $progress:ident;)+) => {
        /// A language with messages.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language {
            $($(#[$meta])* $variant,)+
        }

        impl Language {
            /// Every language, in the order a person is shown them.
            pub const ALL: [Self; [$($tag),+].len()] = [$(Self::$variant),+];

            /// Its tag: the name of its message files, and of command line and cookie.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$variant => $tag,)+
                }
            }

            /// Its name in the language itself.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }

            /// How far its translation is.
            pub const fn progress(self) -> Progress {
                match self {
                    $(Self::$variant => Progress::$progress,)+
                }
            }
        }
    };
}

// A line for each language: its name in English, its tag, the name its speakers give it, and whether it is complete or a draft.
languages! {
    /// The default.
    #[default]
    English, "en", "English", Complete;
    /// French.
    French, "fr", "Français", Complete;
    /// German.
    German, "de", "Deutsch", Complete;
    /// Polish.
    Polish, "pl", "Polski", Complete;
}

impl Language {
    /// The languages in which no message may be missing.
    pub fn complete() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|language| language.progress() == Progress::Complete)
    }

    /// The best available language for the `Accept-Language` header of a browser, such as
    /// `fr-CA, fr;q=0.9, en;q=0.5`. Weights count, and a weight of 0 excludes a language (RFC 9110, 12.5.4).
    pub fn accepted(header: &str) -> Self {
        let mut preferences: Vec<(&str, f32)> = header.split(',').filter_map(preference).collect();
        // A stable sort: of equal preferences the first one counts.
        preferences.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let refused =
            |language| preferences.iter().any(|&(tag, weight)| weight == 0.0 && matches(tag, language));
        let available = |tag| {
            Self::ALL
                .into_iter()
                .find(|&language| matches(tag, language) || (tag == "*" && !refused(language)))
        };
        let mut preferred = preferences.iter().filter(|&&(_, weight)| weight > 0.0);
        preferred.find_map(|&(tag, _)| available(tag)).unwrap_or_default()
    }

    /// The language of a POSIX locale such as `fr_CA.UTF-8`, if it is available. `C` and `POSIX` are not languages.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let tag = locale.split(['.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|&language| matches(tag, language))
    }
}

/// One range of an `Accept-Language` header with its weight; `None` if it is not well formed.
fn preference(range: &str) -> Option<(&str, f32)> {
    let Some((tag, parameter)) = range.split_once(';') else {
        return Some((range.trim(), 1.0));
    };
    let (name, weight) = parameter.split_once('=')?;
    let weight = weight.trim().parse().ok().filter(|weight| (0.0..=1.0).contains(weight))?;
    name.trim().eq_ignore_ascii_case("q").then_some((tag.trim(), weight))
}

/// Is this tag the language, or the language of some place? `fr`, `fr-CA` and `fr_BE` are French; `fro` is not.
fn matches(tag: &str, language: Language) -> bool {
    let primary = tag.split(['-', '_']).next().unwrap_or_default();
    primary.eq_ignore_ascii_case(language.tag())
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The tag of a language that is not available.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Language::ALL.map(|language| format!("{} ({})", language.tag(), language.name()));
        write!(f, "there is no such language; there are {}", known.join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|language| language.tag() == tag).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, UnknownLanguage};

    #[test]
    fn a_browser_gets_what_it_likes_best_of_what_there_is() {
        for (header, language) in [
            ("fr", Language::French),
            ("fr-CA", Language::French),
            ("FR-be, en;q=0.9", Language::French),
            ("es, fr;q=0.5, en;q=0.4", Language::French),
            ("de-AT, en;q=0.4", Language::German),
            ("pl", Language::Polish),
            ("en;q=0.4, fr;q=0.5", Language::French),
            ("en;q=0.5,fr;q=0.5", Language::English),
            ("fr;q=0.2, *;q=0.9", Language::English),
            ("en;q=0, *", Language::French),
            ("fr;q=0, *", Language::English),
            ("fr ; Q=1.0", Language::French),
        ] {
            assert_eq!(Language::accepted(header), language, "{header}");
        }
    }

    #[test]
    fn a_header_that_makes_no_sense_gets_the_default_language() {
        for header in
            ["", "es", "fro", "fr;q=0", "fr;q=2", "fr;q=NaN", "fr;q=-1", "fr;level=1", "fr;q", ";;,,=", "é"]
        {
            assert_eq!(Language::accepted(header), Language::English, "{header}");
        }
    }

    #[test]
    fn a_locale_names_a_language_whatever_follows() {
        for locale in ["fr", "fr_FR", "fr_CA.UTF-8", "fr_BE@euro", "fr.ISO-8859-1", "FR_fr"] {
            assert_eq!(Language::of_locale(locale), Some(Language::French), "{locale}");
        }
        for locale in ["C", "C.UTF-8", "POSIX", "", "es_ES.UTF-8", "frp_FR"] {
            assert_eq!(Language::of_locale(locale), None, "{locale}");
        }
    }

    #[test]
    fn tags_are_read_back_and_others_refused_with_the_list() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
        }
        assert_eq!("fr-CA".parse::<Language>(), Err(UnknownLanguage));
        assert!(
            UnknownLanguage
                .to_string()
                .contains("there are en (English), fr (Français), de (Deutsch), pl (Polski)")
        );
    }
}
