//! A taste: points from one source count more than they are worth.

use table::{Evaluate, Seat};

/// A leaning toward one of the [strategies](Evaluate::strategies) of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bias {
    /// The number of the strategy.
    pub strategy: usize,
    /// How much more its points count: 1 counts them twice.
    pub strength: f32,
}

/// The bias of the seat that searches. Others are expected to play without one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    pub(crate) seat: Seat,
    pub(crate) bias: Bias,
}

impl Taste {
    /// The points that are felt in addition to those expected.
    pub(crate) fn extra<R: Evaluate>(&self, rules: &R, weights: &R::Weights, state: &R::State) -> f32 {
        self.bias.strength * rules.strategy_points(weights, state, self.seat, self.bias.strategy)
    }
}
