//! Chief powers, one file for each tribe. RT-CHIEF

mod daba;
mod dananu;
mod indartsu;
mod kaha;
mod kiakia;
mod kiror;
mod mukaan;
mod tunga;

pub use daba::Trade;
pub use indartsu::Educate;
pub use kaha::March;
pub use kiakia::Ambush;
pub(crate) use kiakia::{Dream, Release};
pub use kiror::{Claim, Evade};
pub use mukaan::{Bounty, Drive};
pub(crate) use tunga::AfterRoll;
