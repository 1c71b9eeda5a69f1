//! The names of subjects, streams and consumers.

use super::Lane;

/// The text cannot be part of a subject.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' cannot be part of a subject of NATS: use letters, digits, - and _")]
pub struct NamesError(pub String);

/// What the jobs of one pool of workers are called in NATS. Processes of another version of the program have subjects of their own, so
/// during an upgrade each worker receives only jobs that it understands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    pool: String,
    program: String,
}

impl Names {
    /// `pool` tells workers on one NATS apart that should not share jobs; `program` is the version of the program.
    pub fn new(pool: &str, program: &str) -> Result<Self, NamesError> {
        for part in [pool, program] {
            let is_token = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
            if part.is_empty() || !part.bytes().all(is_token) {
                return Err(NamesError(part.to_owned()));
            }
        }
        Ok(Self { pool: pool.to_owned(), program: program.to_owned() })
    }

    /// The version of the program.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// The stream with the jobs of the pool, of all versions.
    pub(super) fn stream(&self) -> String {
        format!("{}-jobs", self.pool)
    }

    /// Every subject of the stream.
    pub(super) fn every_subject(&self) -> String {
        format!("{}.jobs.*.*", self.pool)
    }

    /// The subject of the jobs of a lane.
    pub fn subject(&self, lane: Lane) -> String {
        format!("{}.jobs.{}.{}", self.pool, self.program, lane.name())
    }

    /// The consumer that all workers of this version share for a lane.
    pub(super) fn consumer(&self, lane: Lane) -> String {
        format!("{}-{}", self.program, lane.name())
    }

    /// Where workers of this version announce themselves.
    pub(super) fn announcements(&self) -> String {
        format!("{}.workers.{}", self.pool, self.program)
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
