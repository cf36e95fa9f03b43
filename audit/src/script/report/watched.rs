//! Hooks that look out for credentials: what a tool answered of a file of keys goes where the plugin sends things.

use super::{Judge, hit, paths};
use crate::rules::script as rules;
use crate::script::graph::{Call, Choice, Op, Site};
use crate::script::value::{CellId, Flags, ObjId, Set, Val};

/// What an event calls that which a tool answered.
const ANSWERS: &[&str] = &["tool_response", "tool_output", "tool_result"];
/// 256 cells that something flows on to.
const REACHED: usize = 256;
/// 64 conditions that ask for credentials: a hook has one.
const CONDITIONS: usize = 64;

impl Judge<'_, '_> {
    /// Where a condition asks whether a path of the session is one of credentials, and what a tool answered is sent if so.
    pub(super) fn watched(&mut self) {
        if !self.facts.sends || self.facts.shown.is_empty() {
            return;
        }
        let (cells, objects) = self.sent_away();
        let answers = self.answered();
        for then in self.asks_for_credentials() {
            let is_inside = |site: &Site| then.holds(*site);
            let is_answer = |cell: &CellId| answers.iter().any(|(_, reached)| reached.contains(cell));
            let is_read = answers.iter().any(|(site, _)| is_inside(site));
            let is_sent = |cell: &CellId| {
                let is_object = |val| matches!(val, Val::Obj(object) if objects.contains(&object));
                self.reached(*cell).iter().any(|cell| cells.contains(cell))
                    || self.solver.graph.at(*cell).vals.iter().any(is_object)
            };
            let carries = |call: &Call| {
                let given = |cell: &CellId| self.flags(*cell).any(Flags::GIVEN);
                let holds = |cell: &&CellId| {
                    let held = self.each_held(**cell);
                    held.iter().any(given) && (is_read || held.iter().any(is_answer))
                };
                call.args.iter().filter(holds).any(is_sent)
            };
            let found = self.calls_with_sites().find(|(site, call)| is_inside(site) && carries(call));
            if let Some((site, _)) = found {
                let message = "what a tool answered is sent away where it may be the content of credentials";
                self.hits.push(hit(&rules::EXFIL, site, message));
            }
        }
    }

    pub(super) fn calls_with_sites(&self) -> impl Iterator<Item = (Site, &Call)> {
        let graph = &self.solver.graph;
        graph.ops.iter().zip(&graph.sites).filter_map(|(op, site)| match op {
            Op::Call(at) => graph.calls.get(crate::script::value::place(*at)).map(|call| (*site, call)),
            _ => None,
        })
    }

    /// What becomes text to be sent, and the objects in it.
    fn sent_away(&self) -> (Set<CellId>, Set<ObjId>) {
        let cells: Set<CellId> = self.facts.shown.iter().flat_map(|cell| self.each_held(*cell)).collect();
        let vals = cells.iter().flat_map(|cell| self.solver.graph.at(*cell).vals.iter());
        let objects = vals.filter_map(|val| if let Val::Obj(object) = val { Some(object) } else { None }).collect();
        (cells, objects)
    }

    /// Where the answers of tools are read from what a hook is told, and where they flow on to.
    fn answered(&self) -> Vec<(Site, Set<CellId>)> {
        let graph = &self.solver.graph;
        let is_answer = |key: CellId| matches!(graph.at(key).vals.only(), Some(Val::Str(name)) if ANSWERS.contains(&graph.names.text(name)));
        let reads = graph.ops.iter().zip(&graph.sites).filter_map(|(op, site)| match op {
            Op::Get { key, out, .. } if is_answer(*key) && self.flags(*out).any(Flags::GIVEN) => Some((*site, *out)),
            _ => None,
        });
        reads.map(|(site, out)| (site, self.reached(out))).collect()
    }

    /// What is done where a call in a condition compares something of the session with paths of credentials.
    fn asks_for_credentials(&self) -> Vec<Choice> {
        let choices = &self.solver.graph.choices;
        let asks = self.calls_with_sites().filter(|(_, call)| self.compares_with_credentials(call));
        let mut found: Vec<Choice> = Vec::new();
        for (site, _) in asks {
            for choice in choices.iter().filter(|choice| choice.asks(site)) {
                if found.len() < CONDITIONS && !found.contains(choice) {
                    found.push(*choice);
                }
            }
        }
        found
    }

    fn compares_with_credentials(&self, call: &Call) -> bool {
        let around = call.member.iter().map(|(base, _)| *base);
        let cells: Vec<CellId> = around.chain(call.args.iter().copied()).collect();
        let is_secret = |cell: &CellId| {
            let mut held = self.each_held(*cell).into_iter();
            held.any(|cell| self.strings(cell).iter().any(|text| paths::secret(text).is_some()))
        };
        cells.iter().any(|cell| self.flags(*cell).any(Flags::GIVEN)) && cells.iter().any(is_secret)
    }

    /// The cells that one flows on to, itself among them.
    fn reached(&self, from: CellId) -> Set<CellId> {
        let mut reached = Set::default();
        self.spread(from, &mut reached, REACHED);
        reached
    }

    /// Adds a cell and those that it flows on to, until there are `most`.
    pub(super) fn spread(&self, from: CellId, reached: &mut Set<CellId>, most: usize) {
        let mut open = vec![from];
        while let Some(cell) = open.pop().filter(|_| reached.len() < most) {
            if reached.insert(cell) {
                open.extend(self.solver.graph.leads_to(cell));
            }
        }
    }
}
