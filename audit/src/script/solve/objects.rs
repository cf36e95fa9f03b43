//! Elements and keys: what loops, spreads and enumerations give.

use super::Solver;
use super::arrays::PAIR;
use crate::script::graph::UNKNOWN;
use crate::script::names::ITERATOR;
use crate::script::vals::Packed;
use crate::script::value::{CellId, Flags, ObjId, Val, row};

/// What lists of members are made as, beside what else a call may make.
const LISTED: u32 = 64;

/// 32 keys of an object are told one by one; of more, only that each is one of its own.
const KEYS: usize = 32;

impl Solver<'_> {
    /// The elements of what `from` may be.
    pub(super) fn iterate(&mut self, from: CellId, out: CellId) {
        for val in self.vals(from) {
            match val {
                Val::Obj(object) if self.is_map(object) => self.pairs_into(object, out),
                Val::Obj(object) => self.elements_into(object, out),
                Val::Str(name) => {
                    let text = self.text(name);
                    for c in text.chars().take(super::concat::FOLDED) {
                        if self.is_crammed(out) {
                            self.unknown(out);
                            break;
                        }
                        self.add_text(out, c.encode_utf8(&mut [0; 4]));
                    }
                }
                Val::Members(nat) => self.graph.add(out, Val::Members(nat)),
                Val::AnyKey => self.graph.add(out, Val::AnyKey),
                Val::Nat(nat) if &*self.graph.natives.path(nat) == "%arguments" => {
                    for path in ["require", "module"] {
                        self.add_native(out, path);
                    }
                }
                _ => self.unknown(out),
            }
        }
        if from == UNKNOWN || self.flags(from).any(Flags::UNKNOWN) {
            self.unknown(out);
        }
        self.graph.mark(out, self.flags(from).derived());
    }

    /// What a map gives one by one: each key with what it leads to.
    pub(super) fn pairs_into(&mut self, map: ObjId, out: CellId) {
        self.iterated_into(map, out);
        if self.is_lost(PAIR, out) {
            return;
        }
        let pair = self.graph.made_by(self.op, PAIR);
        let [key, value] = [0, 1].map(|at| self.graph.names.place(at));
        let (key, value) = (self.graph.member(pair, key), self.graph.member(pair, value));
        self.elements_into(map, value);
        let names: Vec<_> = self.graph.obj(map).fields.iter().map(|(name, _)| *name).take(KEYS).collect();
        if self.graph.is_open(map) || names.len() == KEYS {
            self.unknown(key);
        }
        names.into_iter().for_each(|name| self.graph.add(key, Val::Str(name)));
        self.graph.add(out, Val::Obj(pair));
    }

    /// All elements of an array, or whatever an iterator gives.
    pub(super) fn elements_into(&mut self, object: ObjId, out: CellId) {
        let all = self.graph.all(object);
        self.graph.link(all, out);
        self.iterated_into(object, out);
    }

    /// What an object's own iterator gives.
    pub(super) fn iterated_into(&mut self, object: ObjId, out: CellId) {
        let cell = self.graph.read_member(object, ITERATOR);
        for val in self.watched(cell) {
            if let Val::Fun(fun) = val {
                let ret = self.graph.fun(fun).ret;
                self.graph.link(ret, out);
            }
        }
    }

    /// The keys of what `from` may be.
    pub(super) fn keys_into(&mut self, from: CellId, out: CellId) {
        for val in self.vals(from) {
            match val {
                Val::Obj(object) => self.own_keys(object, out),
                _ => self.graph.add(out, Val::AnyKey),
            }
        }
        if from == UNKNOWN || self.flags(from).any(Flags::UNKNOWN) {
            self.graph.add(out, Val::AnyKey);
        }
    }

    /// The names under which a collection holds something; it may hold more.
    pub(super) fn names_into(&mut self, object: ObjId, out: CellId) {
        let all = self.graph.all(object);
        self.graph.watch(all, self.op);
        let names: Vec<_> = self.graph.obj(object).fields.iter().map(|(name, _)| *name).take(KEYS).collect();
        names.into_iter().for_each(|name| self.graph.add(out, Val::Str(name)));
        self.unknown(out);
    }

    fn own_keys(&mut self, object: ObjId, out: CellId) {
        let all = self.graph.all(object);
        self.graph.watch(all, self.op);
        let any = self.graph.any(object);
        let open = self.graph.is_open(object);
        self.graph.watch(any, self.op);
        let fields = self.graph.obj(object).fields.clone();
        if open || fields.len() > KEYS {
            self.graph.add(out, Val::AnyKey);
            return;
        }
        for (name, cell) in fields {
            if !self.graph.at(cell).is_blank() {
                self.graph.add(out, Val::Str(name));
            }
        }
        let elements = self.graph.obj(object).elements.as_ref().map_or(0, Vec::len);
        for at in 0..elements.min(KEYS) {
            let at = self.graph.num(f64::from(row(at)));
            self.graph.add(out, at);
        }
    }

    /// A list of `members`, in their order: another one for each number of them, since objects get more.
    pub(super) fn list_of(&mut self, members: Vec<CellId>) -> ObjId {
        self.array_of(LISTED.saturating_add(row(members.len())), Some(members))
    }

    /// The members of the one object that `from` may be, in their order, if no one wrote others.
    pub(super) fn own_members(&mut self, from: CellId) -> Option<Vec<CellId>> {
        let Some(Val::Obj(object)) = self.graph.at(from).vals.only().filter(|_| !self.flags(from).any(Flags::UNKNOWN))
        else {
            return None;
        };
        let (all, any) = (self.graph.all(object), self.graph.any(object));
        self.graph.watch(all, self.op);
        self.graph.watch(any, self.op);
        let it = self.graph.obj(object);
        let is_plain = it.elements.as_ref().is_none_or(Vec::is_empty) && !self.graph.is_open(object);
        let members: Vec<CellId> = it.fields.iter().map(|(_, cell)| *cell).take(KEYS + 1).collect();
        (is_plain && (1..=KEYS).contains(&members.len())).then_some(members)
    }

    /// Whether what the current constraint makes as its `nth` is for nobody: `out` has enough objects, and not that one.
    pub(super) fn is_lost(&mut self, nth: u32, out: CellId) -> bool {
        let known = self.graph.has_made(self.op, nth);
        let taken = known.is_some_and(|made| self.graph.at(out).vals.contains(Packed::of(Val::Obj(made))));
        !taken && self.graph.refuses_objects(out)
    }

    /// An array of what `from` holds; with its order where it is known.
    pub(super) fn array_of(&mut self, nth: u32, elements: Option<Vec<CellId>>) -> ObjId {
        let object = self.graph.made_of((self.op, nth), elements.as_deref().unwrap_or_default());
        let Some(elements) = elements else { return object };
        if self.graph.obj(object).elements.is_none() {
            self.graph.lay(object, elements);
        }
        object
    }

    /// The first two elements of an array, if no one wrote others.
    pub(super) fn first_two(&mut self, object: ObjId) -> Option<(CellId, CellId)> {
        let any = self.graph.any(object);
        self.graph.watch(any, self.op);
        let elements = self.graph.obj(object).elements.as_ref().filter(|_| !self.graph.is_open(object))?;
        if let [first, second, ..] = **elements { Some((first, second)) } else { None }
    }

    /// The elements of an array, in order, if no one wrote others.
    pub(super) fn ordered(&mut self, object: ObjId) -> Option<Vec<CellId>> {
        let any = self.graph.any(object);
        self.graph.watch(any, self.op);
        if self.graph.is_open(object) { None } else { self.graph.obj(object).elements.clone() }
    }
}
