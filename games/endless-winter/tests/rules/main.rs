//! The rules of Endless Winter and of Rivers & Rafts, one module for each part of the rulebooks.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests stop where they fail")]

mod columns;
mod common;
mod conformance;
mod content;
mod eclipse;
mod edge_decks;
mod edge_eclipse;
mod edge_icons;
mod edge_megaliths;
mod edge_modules;
mod edge_resources;
mod edge_terrain;
mod edge_turn;
mod examples;
mod golden_rules;
mod icons;
mod idols;
mod kit;
mod known;
mod megaliths;
mod modules;
mod nesting;
mod outlook;
mod overlays;
mod pictures;
mod refusals;
mod rest;
mod rivers;
mod rulings;
mod scoring;
mod setup;
mod several_skills;
mod skills;
mod stones;
mod story;
mod turns;
mod typed_icons;
mod words;
mod work;
