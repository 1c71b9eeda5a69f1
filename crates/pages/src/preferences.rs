//! The settings of a person: how a table behaves for them. They are kept by the browser, in a cookie.

/// Declares a setting with a fixed set of values: `Variant = "name in cookies and forms"`, the default first.
macro_rules! setting {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// All values, in the order they are offered.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// Its name in forms and cookies.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            fn find(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

setting! {
    /// Whether something happens.
    Switch {
        /// It does.
        #[default]
        On = "on",
        /// It does not.
        Off = "off",
    }
}

setting! {
    /// How long bots wait before they act.
    BotSpeed {
        /// Not at all.
        Instant = "instant",
        /// Half the usual time.
        Fast = "fast",
        /// The time the server is set to.
        #[default]
        Normal = "normal",
        /// Three times as long.
        Slow = "slow",
    }
}

setting! {
    /// How much moves on the page.
    Motion {
        /// As the device is set.
        #[default]
        Device = "device",
        /// Nothing that need not move.
        Reduced = "reduced",
        /// Everything, whatever the device says.
        Full = "full",
    }
}

setting! {
    /// How large the table is drawn when a page opens.
    Zoom {
        /// All of it fits the window.
        #[default]
        Fit = "fit",
        /// As it was left.
        Last = "last",
    }
}

/// The settings of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// Are obvious decisions taken without asking?
    pub obvious: Switch,
    /// Is everything confirmed that gives something up, also what can be taken back?
    pub confirm: Switch,
    /// How long bots wait.
    pub bots: BotSpeed,
    /// How much moves.
    pub motion: Motion,
    /// How large the table is drawn.
    pub zoom: Zoom,
    /// Are the numbers of places always shown?
    pub numbers: Switch,
    /// Does the page make sounds?
    pub sound: Switch,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            obvious: Switch::On,
            confirm: Switch::Off,
            bots: BotSpeed::Normal,
            motion: Motion::Device,
            zoom: Zoom::Fit,
            numbers: Switch::Off,
            sound: Switch::On,
        }
    }
}

impl Preferences {
    /// The settings with these names and values. Unknown names and values are ignored: they leave the default.
    pub fn read<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        fn set<T>(setting: &mut T, value: Option<T>) {
            if let Some(value) = value {
                *setting = value;
            }
        }
        let mut preferences = Self::default();
        for (name, value) in pairs {
            match name {
                "obvious" => set(&mut preferences.obvious, Switch::find(value)),
                "confirm" => set(&mut preferences.confirm, Switch::find(value)),
                "bots" => set(&mut preferences.bots, BotSpeed::find(value)),
                "motion" => set(&mut preferences.motion, Motion::find(value)),
                "zoom" => set(&mut preferences.zoom, Zoom::find(value)),
                "numbers" => set(&mut preferences.numbers, Switch::find(value)),
                "sound" => set(&mut preferences.sound, Switch::find(value)),
                _ => {}
            }
        }
        preferences
    }

    /// The settings in a cookie.
    pub fn from_cookie(text: &str) -> Self {
        Self::read(text.split('&').filter_map(|pair| pair.split_once('=')))
    }

    /// The value of the cookie that keeps them.
    pub fn to_cookie(self) -> String {
        let pairs = self.values().map(|(name, value)| format!("{name}={value}"));
        pairs.join("&")
    }

    /// Every setting by name, with its value.
    pub const fn values(self) -> [(&'static str, &'static str); 7] {
        [
            ("obvious", self.obvious.name()),
            ("confirm", self.confirm.name()),
            ("bots", self.bots.name()),
            ("motion", self.motion.name()),
            ("zoom", self.zoom.name()),
            ("numbers", self.numbers.name()),
            ("sound", self.sound.name()),
        ]
    }

    /// The values a setting can have, by name.
    pub(crate) fn offered(name: &str) -> Vec<&'static str> {
        match name {
            "bots" => BotSpeed::ALL.iter().map(|value| value.name()).collect(),
            "motion" => Motion::ALL.iter().map(|value| value.name()).collect(),
            "zoom" => Zoom::ALL.iter().map(|value| value.name()).collect(),
            _ => Switch::ALL.iter().map(|value| value.name()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_survive_a_cookie() {
        let preferences = Preferences {
            obvious: Switch::Off,
            confirm: Switch::On,
            bots: BotSpeed::Slow,
            motion: Motion::Reduced,
            zoom: Zoom::Last,
            numbers: Switch::On,
            sound: Switch::Off,
        };
        assert_eq!(Preferences::from_cookie(&preferences.to_cookie()), preferences);
        assert_eq!(Preferences::from_cookie(&Preferences::default().to_cookie()), Preferences::default());
    }

    #[test]
    fn unknown_names_and_values_leave_the_default() {
        assert_eq!(Preferences::from_cookie("bots=never&colour=red&obvious&=&"), Preferences::default());
        assert_eq!(Preferences::from_cookie("bots=fast&bots=never").bots, BotSpeed::Fast);
    }
}
