//! The names of subjects, streams and consumers.

use super::Lane;

/// The text cannot be part of a subject.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' cannot be part of a subject of NATS: use letters, digits, - and _")]
pub struct NamesError(pub String);

/// What the jobs of one table hall are called in NATS. Processes of another version of the program have subjects of their own, so
/// during an upgrade each worker receives only jobs that it understands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    hall: String,
    program: String,
}

impl Names {
    /// `hall` tells halls on one NATS apart; `program` is the version of the program.
    pub fn new(hall: &str, program: &str) -> Result<Self, NamesError> {
        for part in [hall, program] {
            let is_token = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
            if part.is_empty() || !part.bytes().all(is_token) {
                return Err(NamesError(part.to_owned()));
            }
        }
        Ok(Self { hall: hall.to_owned(), program: program.to_owned() })
    }

    /// The version of the program.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// The stream with the jobs of the hall, of all versions.
    pub(super) fn stream(&self) -> String {
        format!("{}-jobs", self.hall)
    }

    /// Every subject of the stream.
    pub(super) fn every_subject(&self) -> String {
        format!("{}.jobs.*.*", self.hall)
    }

    /// The subject of the jobs of a lane.
    pub fn subject(&self, lane: Lane) -> String {
        format!("{}.jobs.{}.{}", self.hall, self.program, lane.name())
    }

    /// The consumer that all workers of this version share for a lane.
    pub(super) fn consumer(&self, lane: Lane) -> String {
        format!("{}-{}", self.program, lane.name())
    }

    /// Where workers of this version announce themselves.
    pub(super) fn announcements(&self) -> String {
        format!("{}.workers.{}", self.hall, self.program)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_contain_nothing_that_nats_would_take_for_structure() {
        let names = Names::new("ochre", "1a2b").unwrap();
        assert_eq!(names.subject(Lane::People), "ochre.jobs.1a2b.people");
        assert_eq!((names.stream(), names.consumer(Lane::Bots)), ("ochre-jobs".into(), "1a2b-bots".into()));
        for wrong in ["", "a.b", "a b", "*", ">", "é"] {
            assert_eq!(Names::new(wrong, "1"), Err(NamesError(wrong.to_owned())));
            assert_eq!(Names::new("ochre", wrong), Err(NamesError(wrong.to_owned())));
        }
    }
}
