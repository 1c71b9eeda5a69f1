//! The ways into an account and out of it: passkeys, recovery, the download of one's data, and the end of the account.

mod confirmation;
mod data;
mod departure;
mod passkeys;
mod recovery;

pub(crate) use confirmation::Confirmations;
pub(crate) use data::Download;
pub(crate) use passkeys::{CreationOptions, PasskeyChallenges, Purpose, RequestOptions};
