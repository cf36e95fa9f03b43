//! Lists of numbers without repetition, most of them so short that they need no memory of their own.

use crate::script::vals::position;
use crate::script::value::{Set, place, row};

/// 3 numbers lie in the list itself: most cells flow on to fewer, and fewer constraints read them.
const INSIDE: usize = 3;
/// 4 more have room at first, and twice as many each time that they move.
const FIRST: usize = 4;
/// 64 more are compared, which takes no longer than asking a table that lies in no cache.
const FEW: usize = 64;

/// A list of numbers other than 0.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct List {
    inside: [u32; INSIDE],
    /// The row of those that follow, counted from 1; 0 without any.
    more: u32,
}

/// Where the numbers of one list lie that do not fit into it.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    start: usize,
    len: usize,
    room: usize,
}

/// What does not fit into the lists themselves: all of it side by side, since there are hundreds of thousands of lists.
#[derive(Debug, Default)]
pub(super) struct Lists {
    rows: Vec<Row>,
    numbers: Vec<u32>,
    /// Row and number as one, of rows that are too long to be searched.
    known: Set<u64>,
}

/// Two numbers as one.
fn both(row: u32, number: u32) -> u64 {
    u64::from(row) << 32 | u64::from(number)
}

/// The numbers of row `at` that are not in the list itself.
#[inline]
fn more<'n>(rows: &[Row], numbers: &'n [u32], at: u32) -> &'n [u32] {
    let row = rows.get(place(at).wrapping_sub(1)).copied().unwrap_or_default();
    numbers.get(row.start..row.start.saturating_add(row.len)).unwrap_or_default()
}

impl List {
    /// Whether there is none.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.inside.first() == Some(&0)
    }
}

impl Lists {
    /// Adds `number`, which is not 0, at the end of `list`; false when it is there.
    pub(super) fn add(&mut self, list: &mut List, number: u32) -> bool {
        for slot in &mut list.inside {
            if *slot == number {
                return false;
            }
            if *slot == 0 {
                *slot = number;
                return true;
            }
        }
        if list.more == 0 {
            self.rows.push(Row::default());
            list.more = row(self.rows.len());
        }
        let at = list.more;
        let Self { rows, numbers, known } = self;
        let more = more(rows, numbers, at);
        if more.len() <= FEW {
            if position(more, number).is_some() {
                return false;
            }
            if more.len() == FEW {
                known.extend(more.iter().chain([&number]).map(|one| both(at, *one)));
            }
        } else if !known.insert(both(at, number)) {
            return false;
        }
        self.append(at, number);
        true
    }

    /// Writes `number` behind the others of row `at`, which move to the end of all when their room is full.
    fn append(&mut self, at: u32, number: u32) {
        let Some(row) = self.rows.get_mut(place(at).wrapping_sub(1)) else { return };
        if row.len == row.room {
            let start = self.numbers.len();
            self.numbers.extend_from_within(row.start..row.start.saturating_add(row.len));
            row.room = row.room.saturating_mul(2).max(FIRST);
            row.start = start;
            self.numbers.resize(start.saturating_add(row.room), 0);
        }
        if let Some(slot) = self.numbers.get_mut(row.start.saturating_add(row.len)) {
            *slot = number;
            row.len = row.len.saturating_add(1);
        }
    }

    /// The numbers of `list` go to the end of `to`, in order: a copy, so that lists may change while they are gone through.
    #[inline]
    pub(super) fn copy(&self, list: List, to: &mut Vec<u32>) {
        to.extend(list.inside.iter().filter(|number| **number != 0));
        if list.more != 0 {
            to.extend_from_slice(more(&self.rows, &self.numbers, list.more));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_is_there_once_and_in_order() {
        let (mut lists, mut one, mut other) = (Lists::default(), List::default(), List::default());
        for number in 1..=100 {
            assert!(lists.add(&mut one, number));
            assert!(lists.add(&mut other, number + 7));
            for before in 1..=number {
                assert!(!lists.add(&mut one, before), "{before} of {number}");
            }
        }
        for (list, expected) in [(one, 1..=100), (other, 8..=107)] {
            let mut all = Vec::new();
            lists.copy(list, &mut all);
            assert_eq!(all, expected.collect::<Vec<_>>());
        }
    }
}
