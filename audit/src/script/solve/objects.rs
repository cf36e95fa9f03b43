//! Elements and keys: what loops, spreads and enumerations give.

use super::Solver;
use crate::script::graph::UNKNOWN;
use crate::script::value::{CellId, Flags, ObjId, Val, row};

/// 32 keys of an object are told one by one; of more, only that each is one of its own.
const KEYS: usize = 32;

impl Solver<'_> {
    /// The elements of what `from` may be.
    pub(super) fn iterate(&mut self, from: CellId, out: CellId) {
        for val in self.vals(from) {
            match val {
                Val::Obj(object) => self.elements_into(object, out),
                Val::Str(name) => {
                    let text = self.text(name);
                    for c in text.chars().take(super::concat::FOLDED) {
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

    /// All elements of an array, or whatever an iterator gives.
    pub(super) fn elements_into(&mut self, object: ObjId, out: CellId) {
        let all = self.graph.obj(object).all;
        self.graph.link(all, out);
        self.iterated_into(object, out);
    }

    /// What an object's own iterator gives.
    pub(super) fn iterated_into(&mut self, object: ObjId, out: CellId) {
        let name = self.graph.names.intern("@@Symbol.iterator");
        if let Some(cell) = self.graph.has_member(object, name) {
            for val in self.watched(cell) {
                if let Val::Fun(fun) = val {
                    let ret = self.graph.fun(fun).ret;
                    self.graph.link(ret, out);
                }
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

    fn own_keys(&mut self, object: ObjId, out: CellId) {
        let all = self.graph.obj(object).all;
        self.graph.watch(all, self.op);
        let any = self.graph.obj(object).any;
        let open = !self.graph.at(any).vals.is_empty() || self.flags(any) != Flags::NONE;
        self.graph.watch(any, self.op);
        let fields = self.graph.obj(object).fields.clone();
        if open || fields.len() > KEYS {
            self.graph.add(out, Val::AnyKey);
            return;
        }
        for (name, cell) in fields {
            let content = self.graph.at(cell);
            if !content.vals.is_empty() || content.flags != Flags::NONE {
                self.graph.add(out, Val::Str(name));
            }
        }
        let elements = self.graph.obj(object).elements.as_ref().map_or(0, Vec::len);
        for at in 0..elements.min(KEYS) {
            self.graph.add(out, Val::num(f64::from(row(at))));
        }
    }

    /// An array of what `from` holds; with its order where it is known.
    pub(super) fn array_of(&mut self, nth: u32, elements: Option<Vec<CellId>>) -> ObjId {
        let object = self.graph.made_by(self.op, nth);
        let Some(elements) = elements else { return object };
        if self.graph.obj(object).elements.is_none() {
            let all = self.graph.obj(object).all;
            for cell in &elements {
                self.graph.link(*cell, all);
            }
            if let Some(slot) = self.graph.objects.get_mut(object.index()) {
                slot.elements = Some(elements);
            }
        }
        object
    }

    /// The elements of an array, in order, if no one wrote others.
    pub(super) fn ordered(&mut self, object: ObjId) -> Option<Vec<CellId>> {
        let any = self.graph.obj(object).any;
        self.graph.watch(any, self.op);
        let content = self.graph.at(any);
        if !content.vals.is_empty() || content.flags != Flags::NONE {
            return None;
        }
        self.graph.obj(object).elements.clone()
    }
}
