//! Whom of a plugin's own the host calls, and with what.

use super::Solver;
use super::call::Site;
use crate::script::graph::{Manner, UNKNOWN};
use crate::script::natives::CONTEXT;
use crate::script::value::{CellId, Val};

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
        for (part, [slot, members]) in [("handlers", [0, 1]), ("hooks", [2, 3])] {
            let (acts, act) = (self.graph.slot_of(self.op, slot), self.graph.slot_of(self.op, members));
            self.member_into(plugin, part, acts);
            self.members_into(acts, act);
            let inner = Site {
                this: Some(acts),
                args: [context, UNKNOWN].into(),
                out: self.graph.cell_of(self.op),
                manner: Manner::Call,
            };
            for val in self.watched(act) {
                self.invoke(val, &inner, depth.saturating_add(1));
            }
        }
        self.graph.add(site.out, Val::Undef);
    }
}
