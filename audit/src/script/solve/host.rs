//! Whom of a plugin's own the host calls, and with what.

use super::Solver;
use super::call::Site;
use crate::script::graph::{Manner, UNKNOWN};
use crate::script::natives::CONTEXT;
use crate::script::value::{CellId, Flags, ObjId, Val};

/// What a plugin has to do with the host.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Host {
    /// Nothing that is known.
    #[default]
    Unasked,
    /// The manifest asks it for something.
    Asked,
    /// It is given a function to call.
    Calls,
}

impl Solver<'_> {
    /// What the host's own functions give, and whom they call.
    pub(super) fn host_function(&mut self, path: &str, (site, depth): (&Site, usize)) {
        let arg = |at: usize| site.args.get(at).copied().unwrap_or_default();
        match path {
            "definePlugin" => self.defined_plugin(arg(0), (site, depth)),
            "ctx.state.put" => self.same(arg(1), self.graph.stored),
            "ctx.state.get" => {
                self.same(self.graph.stored, site.out);
                self.unknown(site.out);
            }
            _ => {}
        }
    }

    /// `definePlugin({ handlers, hooks })`: every function in these is called with a context and with what nobody knows.
    fn defined_plugin(&mut self, plugin: CellId, (site, depth): (&Site, usize)) {
        let context = self.graph.natives.named(CONTEXT);
        let context = self.graph.constant(Val::Nat(context));
        let (params, event) = (self.parameters(), self.event());
        for (part, given, [slot, members]) in [("handlers", params, [0, 1]), ("hooks", event, [2, 3])] {
            let (acts, act) = (self.graph.slot_of(self.op, slot), self.graph.slot_of(self.op, members));
            self.member_into(plugin, part, acts);
            self.members_into(acts, act);
            let inner = Site {
                this: Some(acts),
                args: [context, given].into(),
                out: self.graph.cell_of(self.op),
                manner: Manner::Call,
            };
            for val in self.watched(act) {
                if matches!(val, Val::Fun(_) | Val::Bound(_)) {
                    self.host = Host::Calls;
                }
                self.invoke(val, &inner, depth.saturating_add(1));
            }
        }
        if !self.answers.contains(&self.op) {
            self.answers.push(self.op);
        }
        self.graph.add(site.out, Val::Undef);
    }

    /// Where the manifest asks for something and nothing is registered, whoever is called from outside with a `ctx` gets the host's:
    /// other hosts call what a module exports.
    pub(super) fn host_by_name(&mut self) {
        if self.host != Host::Asked {
            return;
        }
        let context = self.graph.natives.named(CONTEXT);
        // What stands in for one that is not given is none.
        let is_nothing = |val| match val {
            Val::Undef | Val::Null => true,
            Val::Obj(object) => {
                let object = self.graph.obj(object);
                object.fields.iter().all(|(_, cell)| self.graph.at(*cell).is_blank()) && object.elements.is_none()
            }
            _ => false,
        };
        let is_missing = |cell: &CellId| {
            let cell = self.graph.at(*cell);
            !cell.flags.any(Flags::UNKNOWN) && cell.vals.iter().all(is_nothing)
        };
        let hosted = self.graph.functions.iter().filter(|function| function.hosted);
        let firsts = hosted.filter_map(|function| function.params.first().copied());
        let missing: Vec<CellId> = firsts.filter(is_missing).collect();
        for first in missing {
            self.graph.add(first, Val::Nat(context));
            self.unknown(first);
        }
    }

    /// What a hook is told: anything, and it comes from the session.
    fn event(&mut self) -> CellId {
        let event = self.graph.slot_of(self.op, 5);
        self.graph.mark(event, Flags::UNKNOWN.with(Flags::GIVEN));
        event
    }

    /// What a handler is given beside its context: anything, and the person's answers to the manifest's questions as `config`.
    fn parameters(&mut self) -> CellId {
        if self.settings.is_empty() {
            return UNKNOWN;
        }
        let (params, config) = (self.open_object(0), self.open_object(1));
        for (name, text) in self.settings.clone() {
            let answer = self.member_of(config, &name);
            let text = self.graph.names.intern(&text);
            self.graph.add(answer, Val::Str(text));
            self.unknown(answer);
        }
        let answers = self.member_of(params, "config");
        self.graph.add(answers, Val::Obj(config));
        let cell = self.graph.slot_of(self.op, 4);
        self.graph.add(cell, Val::Obj(params));
        self.unknown(cell);
        cell
    }

    /// An object that may have any other members, too.
    fn open_object(&mut self, nth: u32) -> ObjId {
        let object = self.graph.made_by(self.op, nth);
        let any = self.graph.any(object);
        self.unknown(any);
        object
    }

    fn member_of(&mut self, object: ObjId, name: &str) -> CellId {
        let name = self.graph.names.intern(name);
        self.graph.member(object, name)
    }
}
