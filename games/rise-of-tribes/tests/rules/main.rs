//! The rules of Rise of Tribes, one module for each part of the rulebook.

mod common;
mod conflict;
mod dice;
mod elders;
mod endings;
mod events;
mod gather;
mod goals;
mod grow;
mod lead;
mod movement;
mod objects;
mod powers;
mod setup;
mod terrain;
mod turn;
mod views;
mod villages;
