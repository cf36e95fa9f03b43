//! Machines of a plugin's own: a root object lies in a list among other things, and members of what is taken from such a list are
//! read by names that are taken from it, too.

use super::{Judge, hit};
use crate::rules::script as rules;
use crate::script::graph::{Call, Op, Site};
use crate::script::value::{CellId, Set, Val};

/// Methods that lay something upon a list.
const LAYS: &[&str] = &["push", "unshift"];
/// Methods that take something from one.
const TAKES: &[&str] = &["pop", "shift"];

impl Judge<'_, '_> {
    /// A root object is given to a call that lays it upon a list.
    pub(super) fn piled(&mut self, call: &Call, site: Site) {
        if self.is_method(call, LAYS) {
            self.facts.at(site.file).piled.get_or_insert(site);
        }
    }

    /// Whether a call is one of a method with one of `names`.
    fn is_method(&self, call: &Call, names: &[&str]) -> bool {
        let key = call.member.and_then(|(_, key)| self.solver.graph.at(key).vals.only());
        matches!(key, Some(Val::Str(name)) if names.contains(&self.solver.graph.names.text(name)))
    }

    /// Members of what was taken from a list, by names that were taken from one, in files that lay a root object there.
    pub(super) fn unpiled(&mut self) {
        let files = self.facts.piled();
        if files.is_empty() {
            return;
        }
        let taken = self.taken();
        for (at, op) in self.solver.graph.ops.iter().enumerate() {
            let (Op::Get { base, key, .. } | Op::Method { base, key, .. }) = op else { continue };
            let Some(site) = self.solver.graph.sites.get(at).filter(|site| files.contains(&site.file)) else {
                continue;
            };
            if taken.contains(base) && taken.contains(key) {
                let message = "which member this is, and of what, a list tells in which a root object lies";
                self.hits.push(hit(&rules::UNRESOLVED, *site, message));
            }
        }
    }

    /// What calls take from lists, and the variables that are made of it.
    fn taken(&self) -> Set<CellId> {
        let mut taken = Set::default();
        for call in self.solver.graph.calls.iter().filter(|call| self.is_method(call, TAKES)) {
            taken.insert(call.out);
            taken.extend(self.solver.graph.leads_to(call.out));
        }
        taken
    }
}
