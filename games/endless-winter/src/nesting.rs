//! How deep benefits nest. The stack has a fixed size, which the box never needs; faces of an owner can go on for longer.

use table::stack::Stack;

use crate::{
    EndlessWinter,
    icons::{Gains, Icon, MOST_ICONS},
    state::{DEPTH, Frame, Source, State},
};

/// So many benefits have room for every icon there is.
const JOINED: usize = Icon::ALL.len().div_ceil(MOST_ICONS);

impl EndlessWinter {
    /// Puts a decision on the stack. EW-RULING-82: if it is full, the benefits that wait on top are joined first. Skills, and
    /// with them costs, come only while the stack is low (`DEEPEST_FOR_SKILLS`), so in play there always are enough to join. A
    /// position from outside may hold anything; then what does not fit is lost, which is better than a panic.
    pub(crate) fn push_frame(&self, state: &mut State, frame: Frame) {
        if state.open.stack.len() == DEPTH {
            join_waiting(&mut state.open.stack);
        }
        let fits = state.open.stack.push(frame);
        debug_assert!(fits, "benefits nest deeper than the stack");
    }
}

/// Joins the benefits on top into as few as have room for their icons, the latest uppermost. Whatever could be taken before
/// can be taken still, so nothing is lost.
#[cold]
fn join_waiting(stack: &mut Stack<Frame, DEPTH>) {
    let mut joined = [Gains::NONE; JOINED];
    let mut origin = None;
    while let Some(&Frame::Gains { source, gains }) = stack.top() {
        stack.pop();
        origin = origin.or(Some(source).filter(|source| source.is_plain()));
        for unit in gains.iter() {
            // The arrows belong to a space that is no longer named.
            let icon = if unit.icon == Icon::ExtraMegalith { Icon::Megalith } else { unit.icon };
            let fits = |gains: &&mut Gains| gains.has(icon) || gains.kinds() < MOST_ICONS;
            if let Some(gains) = joined.iter_mut().find(fits) {
                gains.add(icon, unit.count);
            }
        }
    }
    let source = origin.unwrap_or(Source::Board);
    for gains in joined.into_iter().rev().filter(|gains| !gains.is_empty()) {
        let fits = stack.push(Frame::Gains { source, gains });
        debug_assert!(fits, "they are fewer than before");
    }
}

impl Source {
    /// Does it say nothing about how its icons are used, so that others may be joined to them?
    const fn is_plain(self) -> bool {
        !matches!(
            self,
            Self::Bottom(_) | Self::Herd(_) | Self::OtherAnimals(_) | Self::Kin(_) | Self::OtherTribes(_)
        )
    }
}
