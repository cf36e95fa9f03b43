//! Sets of values, each four bytes: most of the solver's time goes into asking whether a value is in one.

use smallvec::SmallVec;

use super::class::Class;
use super::value::{Bound, CellId, FunId, Name, Nat, Num, ObjId, Val, Weight};

/// 4 values lie in the set itself: most sets hold no more, and with them a cell fills one line of the processor's cache.
const INSIDE: usize = 4;
/// 16 more values whenever a set is full that holds as many: the caps of all classes together are below 48.
const STEP: usize = 16;
/// 32 values of a set that is looked at while others change lie on the stack.
const ON_STACK: usize = 32;
/// 8 values are compared together: what a processor does in two steps.
const TOGETHER: usize = 8;
/// 28 bits tell one value of a kind from another: rows of the tables take 24 bytes and more, and an audit has memory for a
/// tenth as many.
const ID_BITS: u32 = 28;

/// A value as a number: what it is in the upper four bits, which one in the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Packed(u32);

/// A set of values in the order in which they came.
#[derive(Debug, Default, Clone)]
pub(crate) struct Vals(SmallVec<[u32; INSIDE]>);

/// A set as it was, to go through while sets change.
#[derive(Debug)]
pub(crate) struct Snapshot(smallvec::IntoIter<[u32; ON_STACK]>);

impl Iterator for Snapshot {
    type Item = Val;

    #[inline]
    fn next(&mut self) -> Option<Val> {
        self.0.next().map(|bits| Packed(bits).val())
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

/// The class of each kind of value.
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

    /// Against which cap it counts.
    #[inline]
    pub(crate) fn class(self) -> Class {
        CLASSES.get(usize::try_from(self.0 >> ID_BITS).unwrap_or_default()).copied().unwrap_or(Class::Others)
    }
}

impl Vals {
    /// `val` alone.
    pub(crate) fn of(val: Val) -> Self {
        Self(SmallVec::from_iter([Packed::of(val).0]))
    }

    /// How many.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The one that came as number `at`.
    #[inline]
    pub(crate) fn get(&self, at: usize) -> Option<Val> {
        self.0.get(at).map(|bits| Packed(*bits).val())
    }

    /// The only one.
    #[inline]
    pub(crate) fn only(&self) -> Option<Val> {
        if let [only] = *self.0 { Some(Packed(only).val()) } else { None }
    }

    /// All, in order.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Val> + '_ {
        self.0.iter().map(|bits| Packed(*bits).val())
    }

    /// All as they are now.
    pub(crate) fn snapshot(&self) -> Snapshot {
        Snapshot(SmallVec::from_slice(&self.0).into_iter())
    }

    /// Those that came as number `first` and later.
    #[inline]
    pub(crate) fn since(&self, first: usize) -> impl ExactSizeIterator<Item = Packed> + '_ {
        self.0.get(first..).unwrap_or_default().iter().map(|bits| Packed(*bits))
    }

    /// Takes what is in `other` beginning with number `first`, if this set is what `other` was until then; whether it is.
    #[inline]
    pub(crate) fn follow(&mut self, other: &Self, first: usize) -> bool {
        let Some((before, more)) = other.0.split_at_checked(first) else { return false };
        // Most sets are so short that a loop ends before a call of the library's would begin.
        let follows =
            self.len() == first && if first <= INSIDE { self.0.iter().eq(before) } else { self.0.as_slice() == before };
        if follows && more.len() <= INSIDE {
            more.iter().for_each(|one| self.push(Packed(*one)));
        } else if follows {
            self.room(more.len());
            self.0.extend_from_slice(more);
        }
        follows
    }

    /// Room for `more`, in steps: a set that doubled to 64 would never fill them.
    #[inline]
    fn room(&mut self, more: usize) {
        let needed = self.0.len().saturating_add(more);
        if needed > self.0.capacity() {
            self.0.reserve_exact(needed.next_multiple_of(STEP).saturating_sub(self.0.len()));
        }
    }

    /// Whether `one` came as number `at`.
    #[inline]
    pub(crate) fn is_at(&self, at: usize, one: Packed) -> bool {
        self.0.get(at) == Some(&one.0)
    }

    /// Whether it takes one more of `class`.
    #[inline]
    pub(crate) fn has_room(&self, class: Class) -> bool {
        let most = usize::from(class.cap());
        self.len() < most || self.0.iter().filter(|bits| Packed(**bits).class() == class).count() < most
    }

    /// Whether `one` is there.
    #[inline]
    pub(crate) fn contains(&self, one: Packed) -> bool {
        self.find(one).is_some()
    }

    /// As which number `one` came.
    #[inline]
    pub(crate) fn find(&self, one: Packed) -> Option<usize> {
        position(&self.0, one.0)
    }

    /// Adds `one`, which is not there.
    #[inline]
    pub(crate) fn push(&mut self, one: Packed) {
        self.room(1);
        self.0.push(one.0);
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
    fn a_set_that_is_what_another_was_takes_the_rest_of_it() {
        let set = |names: &[u32]| Vals(names.iter().map(|id| Packed::of(Val::Str(Name(*id))).0).collect());
        let source = set(&[1, 2, 3]);
        let mut behind = set(&[1]);
        assert!(behind.follow(&source, 1));
        assert_eq!(behind.iter().collect::<Vec<_>>(), source.iter().collect::<Vec<_>>());
        for (other, first) in [(&[2][..], 1), (&[1, 2], 1), (&[], 1), (&[1], 4)] {
            let mut one = set(other);
            assert!(!one.follow(&source, first), "{other:?}");
            assert_eq!(one.len(), other.len());
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
