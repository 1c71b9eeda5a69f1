//! Quiet hours in the time zone of a person.

use jiff::{
    Timestamp, ToSpan as _,
    tz::{self, TimeZone},
};
use store::NoticeSettings;

/// Whether this is the name of a time zone.
pub(crate) fn is_zone(name: &str) -> bool {
    name.len() <= 64 && tz::db().get(name).is_ok()
}

/// The names of all time zones.
pub(crate) fn zones() -> Vec<String> {
    tz::db().available().map(|name| name.to_string()).filter(|name| name.contains('/')).collect()
}

/// When the quiet hours of a person end, if they have them at `now`. A time zone that is not known any more counts as UTC.
pub(super) fn until(settings: &NoticeSettings, now: i64) -> Option<i64> {
    let (from, until) = settings.quiet?;
    let zone = tz::db().get(&settings.zone).unwrap_or(TimeZone::UTC);
    let local = Timestamp::from_millisecond(now).ok()?.to_zoned(zone);
    let minute = u16::from(local.hour().unsigned_abs()) * 60 + u16::from(local.minute().unsigned_abs());
    let is_quiet =
        if from < until { (from..until).contains(&minute) } else { minute >= from || minute < until };
    if !is_quiet {
        return None;
    }
    let day = if minute < until { local.date() } else { local.date().checked_add(1.day()).ok()? };
    // In a night of a clock change the time may not exist: then the next one does. Or it exists twice: the first may have passed.
    let (hour, minute) = (i8::try_from(until / 60).ok()?, i8::try_from(until % 60).ok()?);
    let end = local.time_zone().to_ambiguous_zoned(day.at(hour, minute, 0, 0)).later().ok()?;
    Some(end.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(zone: &str, quiet: (u16, u16)) -> NoticeSettings {
        NoticeSettings {
            language: "en".to_owned(),
            zone: zone.to_owned(),
            quiet: Some(quiet),
            silent: Vec::new(),
        }
    }

    fn time(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn quiet_hours_are_those_of_the_persons_time_zone_and_may_span_midnight() {
        let night = settings("Europe/Paris", (22 * 60, 7 * 60 + 30));
        assert_eq!(until(&night, time("2026-01-10T20:59:00Z")), None);
        assert_eq!(until(&night, time("2026-01-10T21:00:00Z")), Some(time("2026-01-11T06:30:00Z")));
        assert_eq!(until(&night, time("2026-01-11T06:29:00Z")), Some(time("2026-01-11T06:30:00Z")));
        assert_eq!(until(&night, time("2026-01-11T06:30:00Z")), None);
        // Two hours ahead of UTC in summer.
        assert_eq!(until(&night, time("2026-07-10T20:00:00Z")), Some(time("2026-07-11T05:30:00Z")));
        let noon = settings("America/New_York", (12 * 60, 13 * 60));
        assert_eq!(until(&noon, time("2026-01-10T17:30:00Z")), Some(time("2026-01-10T18:00:00Z")));
        assert_eq!(until(&noon, time("2026-01-10T12:30:00Z")), None);
    }

    #[test]
    fn the_night_of_a_clock_change_ends() {
        // At 02:00 the clocks go to 03:00, so 02:30 does not exist.
        let night = settings("Europe/Paris", (23 * 60, 2 * 60 + 30));
        assert_eq!(until(&night, time("2026-03-28T23:00:00Z")), Some(time("2026-03-29T01:30:00Z")));
    }

    #[test]
    fn quiet_hours_end_once_in_the_night_in_which_an_hour_comes_twice() {
        // At 03:00 the clocks go back to 02:00: 02:15 is at 00:15 UTC and at 01:15 UTC.
        let night = settings("Europe/Paris", (23 * 60, 2 * 60 + 30));
        let end = time("2026-10-25T01:30:00Z");
        for quiet in ["2026-10-24T21:00:00Z", "2026-10-25T00:15:00Z", "2026-10-25T01:15:00Z"] {
            assert_eq!(until(&night, time(quiet)), Some(end), "{quiet}");
        }
        assert_eq!(until(&night, end), None);
    }

    #[test]
    fn zones_are_known_by_name() {
        assert!(is_zone("Europe/Warsaw") && is_zone("UTC"));
        assert!(!is_zone("Mars/Olympus") && !is_zone("") && !is_zone("../etc/passwd"));
        assert!(zones().len() > 300);
    }
}
