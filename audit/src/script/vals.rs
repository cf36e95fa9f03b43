//! Sets of values, each four bytes: most of the solver's time goes into asking whether a value is in one.

use std::rc::Rc;

use super::class::Class;
use super::sets::{Long, has_room};
use super::value::{Bound, CellId, FunId, Name, Nat, Num, ObjId, Val, Weight};

/// 5 values lie in the set itself: most sets hold no more, and with them a cell fills one line of the processor's cache.
const INSIDE: usize = 5;
/// 8 values are compared together: what a processor does in two steps.
const TOGETHER: usize = 8;
/// 28 bits tell one value of a kind from another: rows of the tables take 24 bytes and more, and an audit has memory for a
/// tenth as many.
const ID_BITS: u32 = 28;
/// And the highest of these tells a telling value from others of its kind.
const TELLING_BIT: u32 = 27;

/// A value as a number: what it is in the upper four bits, which one in the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Packed(u32);

/// A set of values in the order in which they came.
#[derive(Debug, Clone)]
pub(crate) enum Vals {
    /// As many as fit in here.
    Few {
        /// How many.
        len: u8,
        /// They, as numbers, and then nothing.
        inside: [u32; INSIDE],
    },
    /// More: one of the sets that cells share.
    Many(Rc<Long>),
}

impl Default for Vals {
    fn default() -> Self {
        Self::Few { len: 0, inside: [0; INSIDE] }
    }
}

/// A set as it was, to go through while sets change.
#[derive(Debug)]
pub(crate) struct Snapshot {
    vals: Vals,
    at: usize,
}

impl Iterator for Snapshot {
    type Item = Val;

    #[inline]
    fn next(&mut self) -> Option<Val> {
        let val = self.vals.get(self.at)?;
        self.at = self.at.saturating_add(1);
        Some(val)
    }
}

/// Where `number` stands among `numbers`.
#[inline]
pub(super) fn position(numbers: &[u32], number: u32) -> Option<usize> {
    let (pieces, rest) = numbers.as_chunks::<TOGETHER>();
    for (nth, piece) in pieces.iter().enumerate() {
        if piece.iter().fold(false, |found, one| found | (*one == number)) {
            let at = piece.iter().position(|one| *one == number)?;
            return Some(nth.saturating_mul(TOGETHER).saturating_add(at));
        }
    }
    let at = rest.iter().position(|one| *one == number)?;
    Some(pieces.len().saturating_mul(TOGETHER).saturating_add(at))
}

/// The class of each kind of value that is not a telling one.
const CLASSES: [Class; 16] = [
    Class::Strings,
    Class::Parts,
    Class::Strings,
    Class::Singles,
    Class::Roots,
    Class::Natives,
    Class::Harmless,
    Class::Natives,
    Class::Others,
    Class::Others,
    Class::Others,
    Class::Others,
    Class::Others,
    Class::Others,
    Class::Others,
    Class::Others,
];

/// The class of each kind, of its values that are not telling and then of those that are.
const ALL_CLASSES: [Class; 32] = {
    let mut all = [Class::Telling; 32];
    let (mut pairs, mut classes): (&mut [Class], &[Class]) = (&mut all, &CLASSES);
    while let ([plain, _, others @ ..], [class, rest @ ..]) = (pairs, classes) {
        *plain = *class;
        (pairs, classes) = (others, rest);
    }
    all
};

impl Packed {
    /// `val` as a number.
    #[inline]
    pub(crate) fn of(val: Val) -> Self {
        let (kind, id): (u32, u32) = match val {
            Val::Str(Name(id)) => (0, id),
            Val::Part(Name(id)) => (1, id),
            Val::Num(Num(id)) => (2, id),
            Val::Bool(flag) => (3, u32::from(flag)),
            Val::Null => (3, 2),
            Val::Undef => (3, 3),
            Val::AnyKey => (3, 4),
            Val::Nat(nat) => match nat.weight() {
                Weight::Root => (4, nat.0),
                Weight::Plain => (5, nat.0),
                Weight::Harmless => (6, nat.0),
            },
            Val::Members(nat) => (7, nat.0),
            Val::Fun(FunId(id)) => (8, id),
            Val::Obj(ObjId(id)) => (9, id),
            Val::Regex(Name(id)) => (10, id),
            Val::Bound(Bound(id)) => (11, id),
            Val::Settle(CellId(id)) => (12, id),
        };
        Self(kind << ID_BITS | id)
    }

    /// What the number stands for.
    #[inline]
    pub(crate) fn val(self) -> Val {
        let id = self.0 & !(u32::MAX << ID_BITS);
        match self.0 >> ID_BITS {
            0 => Val::Str(Name(id)),
            1 => Val::Part(Name(id)),
            2 => Val::Num(Num(id)),
            3 => match id {
                0 => Val::Bool(false),
                1 => Val::Bool(true),
                2 => Val::Null,
                3 => Val::Undef,
                _ => Val::AnyKey,
            },
            4..=6 => Val::Nat(Nat(id)),
            7 => Val::Members(Nat(id)),
            8 => Val::Fun(FunId(id)),
            9 => Val::Obj(ObjId(id)),
            10 => Val::Regex(Name(id)),
            11 => Val::Bound(Bound(id)),
            _ => Val::Settle(CellId(id)),
        }
    }

    /// The number alone.
    #[inline]
    pub(super) fn number(self) -> u32 {
        self.0
    }

    /// The value that a set has as `number`.
    #[inline]
    pub(super) fn from_number(number: u32) -> Self {
        Self(number)
    }

    /// Against which cap it counts.
    #[inline]
    pub(crate) fn class(self) -> Class {
        let class = ALL_CLASSES.get(usize::try_from(self.0 >> TELLING_BIT).unwrap_or_default());
        class.copied().unwrap_or(Class::Others)
    }
}

impl Vals {
    /// `val` alone.
    pub(crate) fn of(val: Val) -> Self {
        let mut inside = [0; INSIDE];
        if let Some(first) = inside.first_mut() {
            *first = Packed::of(val).0;
        }
        Self::Few { len: 1, inside }
    }

    /// The set of `numbers`, if they are few.
    pub(super) fn few(numbers: &[u32]) -> Option<Self> {
        let mut inside = [0; INSIDE];
        inside.get_mut(..numbers.len())?.copy_from_slice(numbers);
        Some(Self::Few { len: u8::try_from(numbers.len()).ok()?, inside })
    }

    /// Its values as numbers.
    #[inline]
    pub(super) fn numbers(&self) -> &[u32] {
        match self {
            Self::Few { len, inside } => inside.get(..usize::from(*len)).unwrap_or_default(),
            Self::Many(long) => long.vals(),
        }
    }

    /// How many.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Few { len, .. } => usize::from(*len),
            Self::Many(long) => long.vals().len(),
        }
    }

    /// Whether there is none.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        matches!(self, Self::Few { len: 0, .. })
    }

    /// The one that came as number `at`.
    #[inline]
    pub(crate) fn get(&self, at: usize) -> Option<Val> {
        self.numbers().get(at).map(|bits| Packed(*bits).val())
    }

    /// The only one.
    #[inline]
    pub(crate) fn only(&self) -> Option<Val> {
        if let Self::Few { len: 1, inside: [only, ..] } = self { Some(Packed(*only).val()) } else { None }
    }

    /// All, in order.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Val> + '_ {
        self.numbers().iter().map(|bits| Packed(*bits).val())
    }

    /// All as they are now.
    #[inline]
    pub(crate) fn snapshot(&self) -> Snapshot {
        Snapshot { vals: self.clone(), at: 0 }
    }

    /// Those that came as number `first` and later.
    #[inline]
    pub(crate) fn since(&self, first: usize) -> impl ExactSizeIterator<Item = Packed> + '_ {
        self.numbers().get(first..).unwrap_or_default().iter().map(|bits| Packed(*bits))
    }

    /// Whether it takes one more of `class`.
    #[inline]
    pub(crate) fn has_room(&self, class: Class) -> bool {
        has_room(self.numbers(), class)
    }

    /// Whether `one` is there.
    #[inline]
    pub(crate) fn contains(&self, one: Packed) -> bool {
        position(self.numbers(), one.0).is_some()
    }

    /// Adds `one`, which is not there.
    #[inline]
    pub(crate) fn push(&mut self, one: Packed) {
        match self {
            Self::Few { len, inside } => {
                if let Some(slot) = inside.get_mut(usize::from(*len)) {
                    *slot = one.0;
                    *len = len.saturating_add(1);
                    return;
                }
                *self = Self::Many(Rc::new(Long::of(inside.as_slice(), one)));
            }
            Self::Many(long) => match Rc::get_mut(long) {
                Some(own) if own.is_own() => own.push(one),
                _ => *long = Rc::new(long.with(one)),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out() {
        let all = [
            Val::Str(Name(7)),
            Val::Part(Name(7)),
            Val::Num(Num(7)),
            Val::Bool(true),
            Val::Bool(false),
            Val::Null,
            Val::Undef,
            Val::Nat(Nat::new(7, Weight::Root)),
            Val::Nat(Nat::new(7, Weight::Plain)),
            Val::Nat(Nat::new(7, Weight::Harmless)),
            Val::Members(Nat::new(7, Weight::Plain)),
            Val::AnyKey,
            Val::Fun(FunId(7)),
            Val::Obj(ObjId(7)),
            Val::Regex(Name(7)),
            Val::Bound(Bound(7)),
            Val::Settle(CellId(7)),
        ];
        let mut vals = Vals::default();
        for val in all {
            assert!(!vals.contains(Packed::of(val)), "{val:?}");
            vals.push(Packed::of(val));
        }
        assert_eq!(vals.iter().collect::<Vec<_>>(), all);
        assert_eq!(vals.snapshot().collect::<Vec<_>>(), all);
    }

    #[test]
    fn things_of_the_engine_count_by_what_holding_them_leads_to() {
        for (weight, class) in
            [(Weight::Root, Class::Roots), (Weight::Plain, Class::Natives), (Weight::Harmless, Class::Harmless)]
        {
            assert_eq!(Packed::of(Val::Nat(Nat::new(7, weight))).class(), class);
        }
    }

    #[test]
    fn each_class_has_room_for_as_many_as_its_cap() {
        let mut all = Vals::default();
        for id in 0..16 {
            assert!(all.has_room(Class::Strings));
            all.push(Packed::of(Val::Str(Name(id))));
        }
        assert!(!all.has_room(Class::Strings));
        assert!(all.has_room(Class::Others));
    }
}
