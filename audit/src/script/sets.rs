//! Long sets of values, each kept once however many cells hold it, and what two of them make remembered: of a hundred thousand
//! long sets of a large program six thousand differ.
//!
//! Sharing equal sets and remembering unions is known from points-to analyses (Heintze, "Analysis of large code bases: the
//! compile-link-analyze model", 1999). Here a set is a sequence: who reads it remembers how much of it was there.

use std::borrow::Borrow;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use super::class::Class;
use super::vals::{Packed, Vals, position};
use super::value::{Map, Set};

/// 16,384 sets before the first look for those that no cell holds any more.
const SWEPT: usize = 1 << 14;
/// 262,144 unions are remembered, in 32 MiB: a sixteenth of what an audit may use of memory. A large program makes a tenth as many.
const UNIONS: usize = 1 << 18;
/// 10 more values of a set that one cell fills: most end with fewer.
const ROOM: usize = 10;
/// The number of sets that are not shared.
const OWN: u32 = 0;

/// A set that does not fit into a cell.
#[derive(Debug, Clone)]
pub(crate) struct Long {
    /// Unlike that of any other that cells share, also of those that are gone; 0 for a set that one cell has for itself.
    id: u32,
    /// Its values as numbers, in the order in which they came.
    vals: Vec<u32>,
    /// Their classes, by bit.
    held: u8,
}

impl Long {
    /// `few` and `one`, for one cell alone.
    pub(super) fn of(few: &[u32], one: Packed) -> Self {
        let mut long = Self { id: OWN, vals: Vec::with_capacity(ROOM), held: held(few) };
        long.vals.extend_from_slice(few);
        long.push(one);
        long
    }

    /// Its values as numbers.
    #[inline]
    pub(super) fn vals(&self) -> &[u32] {
        &self.vals
    }

    /// The same with `one`, for one cell alone.
    pub(super) fn with(&self, one: Packed) -> Self {
        let mut long =
            Self { id: OWN, vals: Vec::with_capacity(self.vals.len().saturating_add(ROOM)), held: self.held };
        long.vals.extend_from_slice(&self.vals);
        long.push(one);
        long
    }

    /// Whether one cell has it for itself.
    pub(super) fn is_own(&self) -> bool {
        self.id == OWN
    }

    /// Adds `one` to a set that one cell has for itself.
    pub(super) fn push(&mut self, one: Packed) {
        self.vals.push(one.number());
        self.held |= one.class().bit();
    }
}

/// The classes of values, by bit.
fn held(numbers: &[u32]) -> u8 {
    numbers.iter().fold(0, |held, number| held | Packed::from_number(*number).class().bit())
}

/// A set by its values.
#[derive(Debug)]
struct Shared(Rc<Long>);

impl Borrow<[u32]> for Shared {
    fn borrow(&self) -> &[u32] {
        &self.0.vals
    }
}

impl Hash for Shared {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.vals.hash(state);
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0.vals == other.0.vals
    }
}

impl Eq for Shared {}

/// What came of adding values to a set.
#[derive(Debug, Clone)]
pub(crate) struct Joined {
    /// The set.
    pub(crate) vals: Vals,
    /// The classes of its values, by bit.
    pub(crate) held: u8,
    /// The classes of which it was offered more than it takes, by bit.
    pub(crate) full: u8,
}

/// All long sets.
#[derive(Debug)]
pub(crate) struct Sets {
    known: Set<Shared>,
    /// What two sets make, by their numbers.
    joined: Map<(u32, u32), Joined>,
    made: u32,
    swept: usize,
    scratch: Vec<u32>,
}

impl Default for Sets {
    fn default() -> Self {
        Self { known: Set::default(), joined: Map::default(), made: 0, swept: SWEPT, scratch: Vec::new() }
    }
}

impl Sets {
    /// Makes a set that one cell has for itself one that cells share.
    #[inline]
    pub(crate) fn share(&mut self, vals: &mut Vals) {
        if let Vals::Many(long) = vals
            && long.is_own()
        {
            self.keep(long);
        }
    }

    /// Makes `long` the set that cells share which has its values.
    fn keep(&mut self, long: &mut Rc<Long>) {
        if let Some(known) = self.known.get(long.vals()) {
            *long = Rc::clone(&known.0);
            return;
        }
        if self.known.len() >= self.swept {
            self.sweep();
        }
        self.made = self.made.wrapping_add(1).max(1);
        // Copied only where somebody still goes through it as it was.
        Rc::make_mut(long).id = self.made;
        self.known.insert(Shared(Rc::clone(long)));
    }

    /// What `to` and then `from` hold, as far as `to` takes it; remembered.
    pub(crate) fn join(&mut self, to: &Rc<Long>, from: &Rc<Long>) -> Joined {
        let key = (to.id, from.id);
        if let Some(known) = self.joined.get(&key) {
            return known.clone();
        }
        let joined = self.add(&Vals::Many(Rc::clone(to)), (to.held, 0), &from.vals);
        if self.joined.len() >= UNIONS {
            self.joined.clear();
        }
        self.joined.insert(key, joined.clone());
        joined
    }

    /// What `to`, whose values are of the classes `held` and which takes no more of the classes `full`, and then `more` hold.
    pub(crate) fn add(&mut self, to: &Vals, (mut held, mut full): (u8, u8), more: &[u32]) -> Joined {
        let before = to.numbers().len();
        self.scratch.clear();
        self.scratch.extend_from_slice(to.numbers());
        for number in more {
            let class = Packed::from_number(*number).class();
            if full & class.bit() != 0 {
                continue;
            }
            if held & class.bit() != 0 {
                if position(&self.scratch, *number).is_some() {
                    continue;
                }
                if !has_room(&self.scratch, class) {
                    full |= class.bit();
                    continue;
                }
            }
            held |= class.bit();
            self.scratch.push(*number);
        }
        let vals = if self.scratch.len() == before { to.clone() } else { self.scratched() };
        Joined { vals, held, full }
    }

    /// The set of what was put together.
    fn scratched(&mut self) -> Vals {
        if let Some(few) = Vals::few(&self.scratch) {
            return few;
        }
        if let Some(known) = self.known.get(self.scratch.as_slice()) {
            return Vals::Many(Rc::clone(&known.0));
        }
        let vals = self.scratch.clone();
        let held = held(&vals);
        let mut long = Rc::new(Long { id: OWN, vals, held });
        self.keep(&mut long);
        Vals::Many(long)
    }

    /// Forgets what no cell holds: on the way to a large set lie many that nobody needs again.
    fn sweep(&mut self) {
        self.joined.clear();
        self.known.retain(|one| Rc::strong_count(&one.0) > 1);
        self.swept = self.known.len().saturating_mul(2).max(SWEPT);
    }
}

/// Whether a set of `numbers` takes one more of `class`.
#[inline]
pub(super) fn has_room(numbers: &[u32], class: Class) -> bool {
    let most = usize::from(class.cap());
    numbers.len() < most
        || numbers.iter().filter(|number| Packed::from_number(**number).class() == class).count() < most
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::value::{FunId, Name, Val};

    fn numbers(names: &[u32]) -> Vec<u32> {
        names.iter().map(|id| Packed::of(Val::Str(Name(*id))).number()).collect()
    }

    /// A long set of texts that cells share.
    fn shared(sets: &mut Sets, names: &[u32]) -> Vals {
        sets.add(&Vals::default(), (0, 0), &numbers(names)).vals
    }

    fn long(vals: &Vals) -> &Rc<Long> {
        match vals {
            Vals::Many(long) => long,
            Vals::Few { .. } => panic!("a short set"),
        }
    }

    #[test]
    fn equal_sets_are_one_and_the_same() {
        let mut sets = Sets::default();
        let first = shared(&mut sets, &[1, 2, 3, 4, 5, 6]);
        let mut filled = Vals::default();
        (1..7).for_each(|id| filled.push(Packed::of(Val::Str(Name(id)))));
        assert!(!Rc::ptr_eq(long(&first), long(&filled)));
        sets.share(&mut filled);
        assert!(Rc::ptr_eq(long(&first), long(&filled)));
        let turned = shared(&mut sets, &[6, 5, 4, 3, 2, 1]);
        assert!(!Rc::ptr_eq(long(&first), long(&turned)));
    }

    #[test]
    fn a_shared_set_stays_when_one_cell_takes_more() {
        let mut sets = Sets::default();
        let first = shared(&mut sets, &[1, 2, 3, 4, 5, 6]);
        let mut other = first.clone();
        other.push(Packed::of(Val::Str(Name(7))));
        assert_eq!((first.len(), other.len()), (6, 7));
        assert_eq!(shared(&mut sets, &[1, 2, 3, 4, 5, 6]).numbers(), first.numbers());
    }

    #[test]
    fn what_joins_comes_behind_what_was_there_and_no_class_takes_more_than_its_cap() {
        let mut sets = Sets::default();
        let (to, from) = (shared(&mut sets, &[1, 2, 3, 4, 5, 6]), shared(&mut sets, &[9, 6, 8, 1, 7, 2]));
        for _ in 0..2 {
            let joined = sets.join(long(&to), long(&from));
            assert_eq!(joined.vals.numbers(), numbers(&[1, 2, 3, 4, 5, 6, 9, 8, 7]));
            assert_eq!((joined.held, joined.full), (Class::Strings.bit(), 0));
        }
        let many: Vec<u32> = (20..40).collect();
        let joined = sets.add(&to, (Class::Strings.bit(), 0), &numbers(&many));
        assert_eq!((joined.vals.len(), joined.full), (usize::from(Class::Strings.cap()), Class::Strings.bit()));
        // A class that is full takes nothing, and the others do.
        let function = Packed::of(Val::Fun(FunId(1))).number();
        let more = [numbers(&[99]), vec![function]].concat();
        let joined = sets.add(&to, (Class::Strings.bit(), Class::Strings.bit()), &more);
        assert_eq!(joined.vals.numbers(), [to.numbers(), &[function]].concat());
    }

    #[test]
    fn what_no_cell_holds_is_forgotten() {
        let mut sets = Sets::default();
        let kept = shared(&mut sets, &[1, 2, 3, 4, 5, 6]);
        for id in 0..3 * u32::try_from(SWEPT).unwrap() {
            let one = shared(&mut sets, &[id, id + 1, id + 2, id + 3, id + 4, id + 5]);
            sets.join(long(&one), long(&kept));
            assert!(sets.known.len() <= SWEPT, "{id}");
        }
        assert!(Rc::ptr_eq(long(&kept), long(&shared(&mut sets, &[1, 2, 3, 4, 5, 6]))));
    }
}
