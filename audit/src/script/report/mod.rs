//! From a solved graph to findings: what is called, read, written and loaded, judged by the policy.

mod access;
mod call;
mod context;
mod dotenv;
mod facts;
mod files;
mod handed;
mod hits;
mod load;
pub(super) mod paths;
mod piles;
mod sinks;
mod told;
mod walk;
mod watched;

use std::cell::OnceCell;
use std::rc::Rc;

use smallvec::SmallVec;

use super::class::Class;
use super::graph::{Op, Site};
use super::kinds::Kind;
use super::solve::Solver;
use super::value::{CellId, Flags, Nat, Set, Val, Weight};

pub(crate) use access::CHOSEN;
pub(super) use facts::Facts;
pub(crate) use hits::ALIKE;
pub(super) use hits::{Hit, Hits, tell};
pub(super) use paths::leads_to_secrets;
pub(crate) use sinks::WORKER_TEXT;

/// 6 objects, functions and things of the engine: who hides one among decoys gets a warning still.
pub(super) const CROWD: usize = 6;

/// 4 values of a kind: most cells hold fewer.
const FEW: usize = 4;

/// Judges every constraint of a solved graph.
pub(super) struct Judge<'s, 'm> {
    solver: &'s mut Solver<'m>,
    hits: &'s mut Hits,
    /// What each file does, for rules that look at more than one place.
    facts: &'s mut Facts,
    /// Whether some text of the plugin leads to the constructor of functions, once somebody asks.
    leads: OnceCell<bool>,
    /// Whether a list of the plugin's holds the constructor's name, once somebody asks.
    keeps: OnceCell<bool>,
    /// Cells into which the constructor of something is read, once somebody asks.
    constructors: OnceCell<Set<CellId>>,
    /// Folders into which the whole process goes, from where paths lead on, once somebody asks.
    folders: OnceCell<Vec<Rc<str>>>,
    /// Whether some text of the plugin is the name of a request to the host, once somebody asks.
    speaks: OnceCell<bool>,
    /// Texts of the plugin of which no honest command is made, once somebody asks.
    words: OnceCell<context::Telling>,
}

/// Judges what `solver` found.
pub(super) fn judge(solver: &mut Solver<'_>, hits: &mut Hits, facts: &mut Facts) {
    let mut judge = Judge {
        solver,
        hits,
        facts,
        leads: OnceCell::new(),
        keeps: OnceCell::new(),
        constructors: OnceCell::new(),
        folders: OnceCell::new(),
        speaks: OnceCell::new(),
        words: OnceCell::new(),
    };
    judge.ops();
    judge.calls();
    judge.answers();
    judge.together();
}

impl Judge<'_, '_> {
    fn ops(&mut self) {
        for at in 0..self.solver.graph.ops.len() {
            let Some(site) = self.solver.graph.sites.get(at).copied() else { continue };
            let Some(op) = self.solver.graph.ops.get(at).copied() else { continue };
            match op {
                Op::Get { base, key, .. } | Op::Method { base, key, .. } => self.read(base, key, site),
                Op::Set { base, key, value } => self.written((base, key), value, site),
                Op::Call(call) => self.called(super::value::place(call), site),
                Op::Load { spec, .. } => self.loaded(spec, site),
                Op::Stored { value } => self.stored(value, site),
                Op::Extends { above } => self.extended(above, site),
                Op::Concat { parts, out } => self.assembled(super::value::place(parts), out, site),
                Op::Keys { from, .. } | Op::Spread { from, .. } => self.enumerated(from, site),
                Op::Look { .. }
                | Op::Shed { .. }
                | Op::Math { .. }
                | Op::Sign { .. }
                | Op::Iter { .. }
                | Op::Named { .. } => {}
            }
        }
    }

    /// The engine's things that a cell may be.
    fn natives(&self, cell: CellId) -> SmallVec<[Nat; FEW]> {
        let content = self.solver.graph.at(cell);
        if !content.holds(Class::NATIVE) {
            return SmallVec::new();
        }
        content.vals.iter().filter_map(|val| if let Val::Nat(nat) = val { Some(nat) } else { None }).collect()
    }

    fn path(&self, nat: Nat) -> Rc<str> {
        self.solver.graph.natives.path(nat)
    }

    /// Whether a cell may be the thing of the engine that one of `paths` leads to.
    fn is_any(&self, cell: CellId, paths: &[&str]) -> bool {
        let content = self.solver.graph.at(cell);
        let named = |val| matches!(val, Val::Nat(nat) if paths.contains(&self.solver.graph.natives.text(nat)));
        content.holds(Class::NATIVE) && content.vals.iter().any(named)
    }

    /// Whether a key may be a name of `kind`.
    fn is_named(&self, key: CellId, kind: Kind) -> bool {
        let named =
            |val| matches!(val, Val::Str(name) | Val::Part(name) if self.solver.graph.names.kind(name).any(kind));
        self.solver.graph.at(key).vals.iter().any(named)
    }

    /// The strings that a cell may be, in full or in part.
    fn strings(&self, cell: CellId) -> SmallVec<[Rc<str>; FEW]> {
        let vals = &self.solver.graph.at(cell).vals;
        vals.iter()
            .filter_map(|val| {
                if let Val::Str(name) | Val::Part(name) = val {
                    Some(self.solver.graph.names.shared(name))
                } else {
                    None
                }
            })
            .collect()
    }

    fn flags(&self, cell: CellId) -> Flags {
        self.solver.graph.at(cell).flags
    }

    /// Whether a key or name cannot be told.
    fn is_unresolved(&self, cell: CellId) -> bool {
        let content = self.solver.graph.at(cell);
        if content.flags.any(Flags::UNKNOWN) {
            return true;
        }
        if content.vals.is_empty() {
            return !content.flags.any(Flags::CLOSED);
        }
        let keyed = |val: Val| match val {
            Val::Str(_) | Val::Num(_) | Val::Bool(_) | Val::Null | Val::Undef | Val::AnyKey => true,
            Val::Nat(nat) => self.path(nat).starts_with("Symbol."),
            _ => false,
        };
        !content.vals.iter().all(keyed)
    }

    /// Whether a cell may be so many things that each of them may be there only because sets are not told apart.
    fn is_crowd(&self, cell: CellId) -> bool {
        let thing =
            |val: &Val| matches!(val, Val::Obj(_) | Val::Fun(_) | Val::Nat(_) | Val::Bound(_) | Val::Members(_));
        self.at_least(cell, thing, Flags::THINGS) >= CROWD
    }

    /// Whether a cell may be so many texts that it tells nothing of any one of them.
    fn is_medley(&self, cell: CellId) -> bool {
        self.at_least(cell, |val| val.is_text(), Flags::TEXTS) >= CROWD
    }

    /// How many a cell may be at least: those that it holds, and one more where there were too many.
    fn at_least(&self, cell: CellId, counts: impl Fn(&Val) -> bool, beyond: Flags) -> usize {
        let content = self.solver.graph.at(cell);
        content.vals.iter().filter(counts).count().saturating_add(usize::from(content.flags.any(beyond)))
    }

    fn is_root(&self, cell: CellId) -> Option<Rc<str>> {
        let content = self.solver.graph.at(cell);
        if !content.holds(Class::Roots.bit()) {
            return None;
        }
        let root = |val| matches!(val, Val::Nat(nat) if nat.weight() == Weight::Root);
        content
            .vals
            .iter()
            .find(|val| root(*val))
            .and_then(|val| if let Val::Nat(nat) = val { Some(self.path(nat)) } else { None })
    }

    fn hit(&mut self, hit: Hit) {
        self.hits.push(hit);
    }
}

/// A finding's beginnings.
fn hit(rule: &'static crate::rule::Rule, site: Site, message: impl Into<String>) -> Hit {
    Hit { rule, site, severity: rule.severity, confidence: crate::finding::Confidence::High, message: message.into() }
}
