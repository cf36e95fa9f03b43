//! Members that are given by what describes them: their value, or the function that makes it.

use super::Solver;
use super::call::Site;
use crate::script::graph::UNKNOWN;
use crate::script::value::{CellId, Val, row};

/// 32 descriptors of one object: longer tables are of constants.
const DESCRIPTORS: usize = 32;
/// 1,000: the cells for them come after those that a call uses for other things.
const DESCRIBED: u32 = 1_000;

impl Solver<'_> {
    /// `Object.defineProperty(object, key, { value, get })`
    pub(super) fn define(&mut self, site: &Site) {
        let [object, key, descriptor, ..] = &*site.args else { return };
        self.same(*object, site.out);
        self.describe(*object, *key, (*descriptor, 0));
    }

    /// `Object.defineProperties(object, { key: { value, get } })`
    pub(super) fn define_all(&mut self, object: CellId, descriptors: CellId) {
        if descriptors == UNKNOWN {
            return;
        }
        for val in self.watched(descriptors) {
            let Val::Obj(table) = val else { continue };
            let all = self.graph.all(table);
            self.graph.watch(all, self.op);
            for at in 0..self.graph.obj(table).fields.len().min(DESCRIPTORS) {
                let Some((name, descriptor)) = self.graph.obj(table).fields.get(at).copied() else { break };
                let key = self.graph.constant(Val::Str(name));
                self.describe(object, key, (descriptor, DESCRIBED.saturating_add(row(at).saturating_mul(2))));
            }
        }
    }

    /// One member, as `descriptor` has it; `first` is the first of two cells for that.
    fn describe(&mut self, object: CellId, key: CellId, (descriptor, first): (CellId, u32)) {
        let value = self.graph.slot_of(self.op, first);
        self.member_into(descriptor, "value", value);
        let getter = self.graph.slot_of(self.op, first.saturating_add(1));
        self.member_into(descriptor, "get", getter);
        self.got(getter, object, value);
        self.set_listed(object, key, value);
    }

    /// What the getters in `getter` give when they are asked for a member of `object`.
    fn got(&mut self, getter: CellId, object: CellId, value: CellId) {
        for val in self.watched(getter) {
            if let Val::Fun(fun) = val {
                let (this, ret) = (self.graph.fun(fun).this, self.graph.fun(fun).ret);
                self.graph.link(object, this);
                self.graph.link(ret, value);
            }
        }
    }

    /// `object.__defineGetter__(key, f)`
    pub(super) fn define_getter(&mut self, site: &Site) {
        let (Some(this), [key, getter, ..]) = (site.this, &*site.args) else { return };
        let value = self.graph.slot_of(self.op, 1);
        self.got(*getter, this, value);
        self.set_listed(this, *key, value);
    }
}
