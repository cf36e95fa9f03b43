//! What gives away all of a process at once: its environment, its memory, what it asks of the network.

use std::rc::Rc;

use super::{Judge, hit};
use crate::rules::script as rules;
use crate::script::graph::Site;
use crate::script::value::{CellId, Flags, Val};

/// 64 things that an object holds: what is written down to be sent has fewer.
const HELD: usize = 64;
/// How the names of channels begin that tell of every request of the process.
const TOLD: &[&str] = &["undici:", "http.", "http2.", "net.", "tls.", "module.", "child_process", "worker_threads"];

impl Judge<'_, '_> {
    /// All that a process knows is told.
    pub(super) fn whole_told(&mut self, path: &str, site: Site) {
        let what = format!("the whole environment is read, by {path}");
        self.facts.at(site.file).reads(site, what);
        self.hit(hit(&rules::ENV_READ, site, format!("{path} tells the whole environment, and more")));
    }

    /// The whole environment is read, by what `message` says.
    pub(super) fn environment(&mut self, message: &str, site: Site) {
        self.facts.at(site.file).reads(site, "the whole environment is read".to_owned());
        self.hit(hit(&rules::ENV_READ, site, message));
    }

    /// All members of all arguments, and what these hold, become text.
    pub(super) fn shown(&mut self, args: &[CellId], site: Site) {
        for cell in args {
            self.enumerated(*cell, site);
            let shown = self.natives(*cell).into_iter().any(|nat| matches!(&*self.path(nat), "process" | "global"));
            if shown && !self.is_crowd(*cell) {
                self.environment("the whole process is shown, with its environment", site);
            }
            if self.each_held(*cell).into_iter().any(|cell| self.flags(cell).any(Flags::GIVEN)) {
                self.facts.at(site.file).given.get_or_insert(site);
                self.facts.shown.push(*cell);
                self.facts.shown.truncate(HELD);
            }
            for member in self.held(*cell) {
                if self.solver.graph.at(member).vals.only().is_some() {
                    self.enumerated(member, site);
                }
            }
        }
    }

    /// A cell, and what each of the few objects in it holds: a helper that several hooks call is given what each of them was told.
    pub(super) fn each_held(&self, cell: CellId) -> Vec<CellId> {
        let mut held = vec![cell];
        for at in 0..HELD {
            let Some(cell) = held.get(at).copied().filter(|cell| !self.is_crowd(*cell)) else { break };
            for val in self.solver.graph.at(cell).vals.iter() {
                let Val::Obj(object) = val else { continue };
                let object = self.solver.graph.obj(object);
                let cells =
                    object.fields.iter().map(|(_, cell)| *cell).chain(object.elements.iter().flatten().copied());
                held.extend(cells.filter(|cell| !held.contains(cell)).take(HELD).collect::<Vec<_>>());
            }
            held.truncate(HELD);
        }
        held
    }

    /// What the one object in a cell holds, and what the objects among that hold in turn.
    fn held(&self, cell: CellId) -> Vec<CellId> {
        let mut held = vec![cell];
        for at in 0..HELD {
            let Some(cell) = held.get(at) else { break };
            if let Some(Val::Obj(object)) = self.solver.graph.at(*cell).vals.only() {
                let object = self.solver.graph.obj(object);
                held.extend(object.fields.iter().map(|(_, cell)| *cell));
                held.extend(object.elements.iter().flatten().copied());
            }
            held.truncate(HELD);
        }
        held.retain(|member| *member != cell);
        held
    }

    /// What other parts of the process ask of the network is listened to.
    pub(super) fn overheard(&mut self, name: CellId, site: Site) {
        let told = |text: &Rc<str>| TOLD.iter().any(|start| text.starts_with(start));
        if let Some(name) = self.strings(name).iter().find(|text| told(text)) {
            let message = format!("the channel {name:?} tells what the whole process does");
            self.hit(hit(&rules::GLOBAL_MUTATION, site, message));
        }
    }
}
