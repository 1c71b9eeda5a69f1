//! Chief powers, one file for each tribe. RT-CHIEF

mod daba;
mod dananu;
mod indartsu;
mod kaha;
mod kiakia;
mod kiror;
mod mukaan;
mod tunga;
