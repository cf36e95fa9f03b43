//! What an expression may be worth: small sets of values, and marks for what no value says.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use rustc_hash::FxBuildHasher;

use super::class::Class;
use super::graph::List;
use super::sets::{Joined, Sets};
use super::vals::{Packed, Vals};

/// A table by numbers. Who makes them collide gains nothing: what takes too long is a danger.
pub(crate) type Map<K, V> = HashMap<K, V, FxBuildHasher>;
/// A set of numbers, likewise.
pub(crate) type Set<K> = HashSet<K, FxBuildHasher>;

/// A number for a table's row; tables are bounded by the text's size, which is below 4 GiB.
pub(crate) fn row(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// A row's place in its table.
pub(crate) fn place(n: u32) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        pub(crate) struct $name(pub(crate) u32);

        impl $name {
            /// Its place in its table.
            pub(crate) fn index(self) -> usize {
                place(self.0)
            }
        }
    )*};
}

ids! {
    /// An interned number.
    Num
    /// What one expression, variable, parameter or property may hold.
    CellId
    /// A function or class, by where it is written.
    FunId
    /// A constraint between cells.
    OpId
    /// A function that is bound, called or applied.
    Bound
}

/// The highest bit of a value's number: whether the value is a telling one, which sets have more room for.
pub(crate) const TELLING: u32 = 1 << 27;

macro_rules! telling_ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        pub(crate) struct $name(pub(crate) u32);

        impl $name {
            /// The one in row `at`, which may be a telling one.
            pub(crate) fn new(at: u32, telling: bool) -> Self {
                Self(if telling { at | TELLING } else { at })
            }

            /// Its place in its table.
            pub(crate) fn index(self) -> usize {
                place(self.0 & !TELLING)
            }
        }
    )*};
}

telling_ids! {
    /// An interned string; telling ones lead to code, to credentials or to what runs again.
    Name
    /// An object or array, by where it is made; telling ones are written with a telling text or object in them.
    ObjId
}

impl Name {
    /// Whether it is a telling one.
    pub(crate) fn is_telling(self) -> bool {
        self.0 & TELLING != 0
    }
}

/// Something that the engine provides, by how it is reached: its row, and in the two lowest bits what holding it may lead to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub(crate) struct Nat(pub(crate) u32);

impl Nat {
    /// The one in row `at`.
    pub(crate) fn new(at: u32, weight: Weight) -> Self {
        let weight = match weight {
            Weight::Root => 0,
            Weight::Plain => 1,
            Weight::Harmless => 2,
        };
        Self(at << 2 | weight)
    }

    /// Its place in its table.
    pub(crate) fn index(self) -> usize {
        place(self.0 >> 2)
    }

    /// What holding it may lead to.
    #[inline]
    pub(crate) fn weight(self) -> Weight {
        match self.0 & 3 {
            1 => Weight::Plain,
            2 => Weight::Harmless,
            _ => Weight::Root,
        }
    }
}

/// What holding one of the engine's things may lead to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weight {
    /// To everything.
    Root,
    /// To files, the network, code, other objects.
    Plain,
    /// To a result, and no further.
    Harmless,
}

/// One thing that an expression may be worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Val {
    /// A string.
    Str(Name),
    /// A string of which parts are known; [`GAP`] stands for what is not.
    Part(Name),
    /// A number.
    Num(Num),
    /// A boolean.
    Bool(bool),
    /// `null`.
    Null,
    /// `undefined`.
    Undef,
    /// Something that the engine provides.
    Nat(Nat),
    /// Whichever member of it an enumeration names.
    Members(Nat),
    /// A key that an enumeration gave.
    AnyKey,
    /// A function or class.
    Fun(FunId),
    /// An object or array.
    Obj(ObjId),
    /// A regular expression's source.
    Regex(Name),
    /// A bound function.
    Bound(Bound),
    /// The function that settles a promise: what it is called with goes to the cell.
    Settle(CellId),
}

impl Val {
    /// Whether it is text, in full or in part.
    pub(crate) fn is_text(self) -> bool {
        matches!(self, Self::Str(_) | Self::Part(_))
    }
}

/// Stands for the unknown in a string of which parts are known.
pub(crate) const GAP: char = '\u{0}';

/// What no value says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Flags(pub(crate) u16);

impl Flags {
    /// It may be anything.
    pub(crate) const UNKNOWN: Self = Self(1);
    /// It was decoded or decrypted.
    pub(crate) const DECODED: Self = Self(2);
    /// It came over the network or out of a file.
    pub(crate) const FETCHED: Self = Self(4);
    /// It holds only what calls within the plugin put there, and all of them are known.
    pub(crate) const CLOSED: Self = Self(8);
    /// Characters made from numbers.
    pub(crate) const CHARS: Self = Self(16);
    /// It may be more texts than it holds.
    pub(crate) const TEXTS: Self = Self(32);
    /// It may be more functions, objects and things of the engine than it holds.
    pub(crate) const THINGS: Self = Self(64);

    /// Letters picked out of a constant text, which ones is not known.
    pub(crate) const PICKED: Self = Self(128);
    /// A member whose name cannot be told.
    pub(crate) const STEP: Self = Self(256);
    /// The same of such a member.
    pub(crate) const WALK: Self = Self(512);
    /// A member whose name is decoded or picked together.
    pub(crate) const VEILED: Self = Self(1024);
    /// The same of such a member.
    pub(crate) const DEEP: Self = Self(2048);
    /// What calling such a member of a member gave.
    pub(crate) const YIELD: Self = Self(4096);

    /// A member of what may be a function, whose name cannot be told.
    pub(crate) const KIN: Self = Self(8192);
    /// The same, where nothing at all is known of its name.
    pub(crate) const BLIND: Self = Self(16384);

    /// It comes from an event that the host tells a hook of: what a person types, what tools answer.
    pub(crate) const GIVEN: Self = Self(32768);

    /// Text that nobody can read before it is put together.
    pub(crate) const HIDDEN: Self = Self(Self::DECODED.0 | Self::CHARS.0 | Self::PICKED.0);

    /// Nothing.
    pub(crate) const NONE: Self = Self(0);

    /// Both.
    pub(crate) fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether any of `other` is there.
    pub(crate) fn any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// What travels when a value is made from it.
    pub(crate) fn derived(self) -> Self {
        Self(self.0 & (Self::HIDDEN.0 | Self::FETCHED.0 | Self::GIVEN.0))
    }
}

/// What one expression may hold: as much as one line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
pub(crate) struct Cell {
    /// The values that are known.
    pub(crate) vals: Vals,
    /// And what is not.
    pub(crate) flags: Flags,
    /// Whether it waits to pass on what is new in it.
    pub(crate) grown: bool,
    /// The classes of values that it holds, by bit.
    pub(crate) held: u8,
    /// The classes of values of which it takes no more, by bit.
    pub(crate) full: u8,
    /// Whether it never changes.
    pub(crate) constant: bool,
    /// Whether it is a member that somebody reads by its name.
    pub(crate) asked: bool,
    /// How many of its values it has passed on.
    pub(crate) told: u8,
    /// The cells that it flows on to.
    pub(crate) edges: List,
    /// The constraints that read it.
    pub(crate) users: List,
}

impl Cell {
    /// Takes `one`, unless it has it or has enough of its class, in which case it may be anything; whether that is new.
    #[inline]
    pub(crate) fn take(&mut self, one: Packed) -> bool {
        let class = one.class();
        if self.full & class.bit() != 0 {
            return false;
        }
        if self.held & class.bit() != 0 {
            if self.vals.contains(one) {
                return false;
            }
            if self.is_full(class) {
                return self.flag(class.beyond());
            }
        }
        self.held |= class.bit();
        self.vals.push(one);
        true
    }

    /// Takes what `other` holds, whose set is shared if it is long, and of which it was offered all before number `first`;
    /// whether anything is new.
    #[inline]
    pub(crate) fn take_all(&mut self, other: &Self, first: usize, sets: &mut Sets) -> bool {
        if !matches!(other.vals, Vals::Few { .. }) {
            sets.share(&mut self.vals);
        }
        let joined = match (&self.vals, &other.vals) {
            (_, Vals::Few { .. }) => {
                return other.vals.since(first).fold(false, |grew, one| self.take(one) | grew);
            }
            (Vals::Many(own), Vals::Many(more)) => {
                if Rc::ptr_eq(own, more) {
                    return false;
                }
                sets.join(own, more)
            }
            // Most have nothing but what came from there before.
            (Vals::Few { .. }, Vals::Many(more)) if more.vals().starts_with(self.vals.numbers()) => {
                Joined { vals: other.vals.clone(), held: other.held, full: self.full }
            }
            (Vals::Few { .. }, Vals::Many(more)) => sets.add(&self.vals, (self.held, self.full), more.vals()),
        };
        let beyond = Class::beyond_all(joined.full & !self.full);
        let grew = joined.vals.len() > self.vals.len();
        self.vals = joined.vals;
        self.held = joined.held;
        self.full |= joined.full;
        self.flag(beyond) | grew
    }

    /// Whether it has as many of `class` as it takes: from then on it takes none.
    #[inline]
    pub(crate) fn is_full(&mut self, class: Class) -> bool {
        if self.full & class.bit() == 0 && !self.vals.has_room(class) {
            self.full |= class.bit();
        }
        self.full & class.bit() != 0
    }

    /// Takes `flags`; whether any is new.
    #[inline]
    pub(crate) fn flag(&mut self, flags: Flags) -> bool {
        let both = self.flags.with(flags);
        std::mem::replace(&mut self.flags, both) != both
    }

    /// Whether it may hold a value of one of `classes`, by bit: what is asked before all values are looked at.
    #[inline]
    pub(crate) fn holds(&self, classes: u8) -> bool {
        self.held & classes != 0
    }

    /// Whether it may be more once it takes values of the classes `held`, by bit, and `flags`.
    #[inline]
    pub(crate) fn gains(&self, held: u8, flags: Flags) -> bool {
        held & !self.full != 0 || self.flags.with(flags) != self.flags
    }

    /// Whether nothing is known of it, not even that something is unknown.
    #[inline]
    pub(crate) fn is_blank(&self) -> bool {
        self.vals.is_empty() && self.flags == Flags::NONE
    }

    /// Whether nothing but constant strings and numbers can be there.
    pub(crate) fn is_constant(&self) -> bool {
        !self.flags.any(Flags::UNKNOWN)
            && !self.vals.is_empty()
            && self
                .vals
                .iter()
                .all(|val| matches!(val, Val::Str(_) | Val::Num(_) | Val::Bool(_) | Val::Null | Val::Undef))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_fills_one_line_of_the_cache() {
        assert_eq!((size_of::<Cell>(), align_of::<Cell>()), (64, 64));
    }

    #[test]
    fn constants_take_no_room_from_functions() {
        let mut cell = Cell::default();
        for single in [Val::Null, Val::Undef, Val::Bool(true), Val::Bool(false), Val::AnyKey] {
            assert!(cell.take(Packed::of(single)), "{single:?}");
        }
        for id in 0..u32::from(Class::Others.cap()) {
            assert!(cell.take(Packed::of(Val::Fun(FunId(id)))), "{id}");
        }
        assert_eq!(cell.flags, Flags::NONE);
    }

    #[test]
    fn who_is_offered_too_much_may_be_more_than_it_holds() {
        let offered = |offer: &dyn Fn(u32) -> Val| {
            let mut cell = Cell::default();
            let most = Packed::of(offer(0)).class().cap();
            assert!((0..=u32::from(most)).all(|id| cell.take(Packed::of(offer(id)))));
            assert_eq!(cell.vals.len(), usize::from(most));
            cell.flags
        };
        let things = Flags::UNKNOWN.with(Flags::THINGS);
        assert_eq!(offered(&|id| Val::Fun(FunId(id))), things);
        assert_eq!(offered(&|id| Val::Nat(Nat::new(id, Weight::Harmless))), things);
        assert_eq!(offered(&|id| Val::Part(Name(id))), Flags::UNKNOWN.with(Flags::TEXTS));
    }

    /// A cell that is given `offered` values one by one.
    fn given(offered: &[Val]) -> Cell {
        let mut cell = Cell::default();
        for val in offered {
            cell.take(Packed::of(*val));
        }
        cell
    }

    #[test]
    fn a_set_that_is_taken_whole_is_what_its_values_one_by_one_are() {
        let texts = |ids: std::ops::Range<u32>| ids.map(|id| Val::Str(Name(id)));
        let things = |ids: std::ops::Range<u32>| ids.map(|id| Val::Obj(ObjId(id)));
        let sources: [Vec<Val>; 5] = [
            texts(0..3).collect(),
            texts(0..9).chain(things(0..3)).collect(),
            things(2..9).chain(texts(4..30)).collect(),
            [Val::Null, Val::Undef].into_iter().chain(texts(0..16)).chain(things(0..4)).collect(),
            texts(8..12).chain([Val::Null]).chain(things(3..4)).collect(),
        ];
        for first in &sources {
            for second in &sources {
                let mut sets = Sets::default();
                let (mut whole, mut single) = (given(first), given(first));
                let mut source = given(second);
                sets.share(&mut source.vals);
                let grew = whole.take_all(&source, 0, &mut sets);
                let grew_singly = source.vals.since(0).fold(false, |grew, one| single.take(one) | grew);
                assert_eq!(whole.vals.iter().collect::<Vec<_>>(), single.vals.iter().collect::<Vec<_>>());
                assert_eq!((whole.flags, whole.held, whole.full), (single.flags, single.held, single.full));
                assert_eq!(grew, grew_singly, "{first:?} and {second:?}");
            }
        }
    }
}
