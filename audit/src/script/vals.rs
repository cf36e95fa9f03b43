//! Sets of values, each eight bytes: most of the solver's time goes into asking whether a value is in one.

use super::value::{Bound, CellId, FunId, Name, Nat, Num, ObjId, Val};

/// A set of values in the order in which they came.
#[derive(Debug, Default, Clone)]
pub(crate) struct Vals(Vec<u64>);

/// A value as a number: what it is in the upper half, which one in the lower.
fn pack(val: Val) -> u64 {
    let (kind, id): (u64, u32) = match val {
        Val::Str(Name(id)) => (0, id),
        Val::Part(Name(id)) => (1, id),
        Val::Num(Num(id)) => (2, id),
        Val::Bool(flag) => (3, u32::from(flag)),
        Val::Null => (4, 0),
        Val::Undef => (5, 0),
        Val::Nat(Nat(id)) => (6, id),
        Val::Members(Nat(id)) => (7, id),
        Val::AnyKey => (8, 0),
        Val::Fun(FunId(id)) => (9, id),
        Val::Obj(ObjId(id)) => (10, id),
        Val::Regex(Name(id)) => (11, id),
        Val::Bound(Bound(id)) => (12, id),
        Val::Settle(CellId(id)) => (13, id),
    };
    kind << 32 | u64::from(id)
}

fn unpack(bits: u64) -> Val {
    let id = u32::try_from(bits & u64::from(u32::MAX)).unwrap_or_default();
    match bits >> 32 {
        0 => Val::Str(Name(id)),
        1 => Val::Part(Name(id)),
        2 => Val::Num(Num(id)),
        3 => Val::Bool(id != 0),
        4 => Val::Null,
        5 => Val::Undef,
        6 => Val::Nat(Nat(id)),
        7 => Val::Members(Nat(id)),
        8 => Val::AnyKey,
        9 => Val::Fun(FunId(id)),
        10 => Val::Obj(ObjId(id)),
        11 => Val::Regex(Name(id)),
        12 => Val::Bound(Bound(id)),
        _ => Val::Settle(CellId(id)),
    }
}

impl Vals {
    /// `val` alone.
    pub(crate) fn of(val: Val) -> Self {
        Self(vec![pack(val)])
    }

    /// How many.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The one that came as number `at`.
    pub(crate) fn get(&self, at: usize) -> Option<Val> {
        self.0.get(at).map(|bits| unpack(*bits))
    }

    /// The only one.
    pub(crate) fn only(&self) -> Option<Val> {
        if let [only] = *self.0 { Some(unpack(only)) } else { None }
    }

    /// All, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Val> + '_ {
        self.0.iter().map(|bits| unpack(*bits))
    }

    /// Whether `val` is there.
    pub(crate) fn contains(&self, val: Val) -> bool {
        self.0.contains(&pack(val))
    }

    /// Adds `val`, which is not there.
    pub(crate) fn push(&mut self, val: Val) {
        self.0.push(pack(val));
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
            Val::Nat(Nat(u32::MAX)),
            Val::Members(Nat(7)),
            Val::AnyKey,
            Val::Fun(FunId(7)),
            Val::Obj(ObjId(7)),
            Val::Regex(Name(7)),
            Val::Bound(Bound(7)),
            Val::Settle(CellId(7)),
        ];
        let mut vals = Vals::default();
        for val in all {
            assert!(!vals.contains(val), "{val:?}");
            vals.push(val);
        }
        assert_eq!(vals.iter().collect::<Vec<_>>(), all);
    }
}
