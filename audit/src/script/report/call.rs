//! Calls: of the engine's functions by whatever way, of constructors of functions, of what cannot be followed.

use super::{Judge, hit, sinks};
use crate::finding::Severity;
use crate::rules::script as rules;
use crate::script::graph::{Call, Manner, Op, Site, UNKNOWN};
use crate::script::kinds::Kind;
use crate::script::natives;
use crate::script::solve::Invoked;
use crate::script::value::{CellId, Flags, Nat, OpId, Val, place};

/// 2: what a constructor made, and one value beside it to look honest.
const PAIR: usize = 2;

impl Judge<'_, '_> {
    /// The engine's functions that were called, by whatever way.
    pub(super) fn calls(&mut self) {
        let mut invoked: Vec<(OpId, Nat, Invoked)> =
            self.solver.invoked.iter().map(|((op, nat), what)| (*op, *nat, what.clone())).collect();
        invoked.sort_unstable_by_key(|(op, nat, _)| (*op, *nat));
        for (op, nat, what) in invoked {
            let Some(site) = self.solver.graph.sites.get(op.index()).copied() else { continue };
            let path = self.path(nat);
            let called = self.call_of(op).is_some_and(|call| call.called);
            if &*path == "%made" && !self.is_made(op, nat) {
                continue;
            } else if matches!(&*path, "Function" | "eval" | "execScript") && !self.is_sure(op, Val::Nat(nat)) {
                self.maybe_code(&path, &what.args, (site, called));
            } else {
                sinks::invoked(self, &path, &what, (site, called));
                self.given(&path, &what.args, site);
            }
        }
        self.picked();
    }

    /// Whichever member of a root object that was called, by whatever way.
    fn picked(&mut self) {
        let mut picked: Vec<(OpId, Nat)> = self.solver.picked.iter().copied().collect();
        picked.sort_unstable();
        for (op, nat) in picked {
            let Some(site) = self.solver.graph.sites.get(op.index()).copied() else { continue };
            let sure = self.is_sure(op, Val::Members(nat));
            self.member_called(nat, if sure { Severity::Danger } else { Severity::Warning }, site);
        }
    }

    /// Whether what calls `what` here holds little else: in a crowd of functions it may be there by mistake.
    fn is_sure(&self, op: OpId, what: Val) -> bool {
        let Some(holders) = self.holders(op, what) else { return true };
        holders.is_empty() || holders.iter().any(|cell| !self.is_crowd(*cell))
    }

    /// Whether what is called here is hardly anything but what a constructor made, and no method of something unknown: objects
    /// whose members have unknown names give it to every reader.
    fn is_made(&self, op: OpId, nat: Nat) -> bool {
        let Some(holders) = self.holders(op, Val::Nat(nat)) else { return true };
        let method = self.call_of(op).filter(|call| {
            let bound = |val| matches!(val, Val::Bound(_));
            !self.solver.graph.at(call.callee).vals.iter().any(bound)
        });
        if method.and_then(|call| call.member).is_some_and(|(base, _)| self.flags(base).any(Flags::UNKNOWN)) {
            return false;
        }
        holders.iter().any(|cell| self.solver.graph.at(*cell).vals.len() <= PAIR)
    }

    /// What of a call may be `what`, bound or not: its callee, its receiver, its arguments.
    fn holders(&self, op: OpId, what: Val) -> Option<Vec<CellId>> {
        let call = self.call_of(op)?;
        let holds = |cell: &CellId| {
            self.solver.graph.at(*cell).vals.iter().any(|val| val == what || matches!(val, Val::Bound(_)))
        };
        let around = call.member.iter().map(|(base, _)| *base);
        Some(std::iter::once(call.callee).chain(around).chain(call.args.iter().copied()).filter(holds).collect())
    }

    pub(super) fn call_of(&self, op: OpId) -> Option<&Call> {
        match self.solver.graph.ops.get(op.index()) {
            Some(Op::Call(at)) => self.solver.graph.calls.get(place(*at)),
            _ => None,
        }
    }

    /// A call as it is written.
    pub(super) fn called(&mut self, at: usize, site: Site) {
        let Some(call) = self.solver.graph.calls.get(at).cloned() else { return };
        self.members_called(&call, site);
        self.roots_passed(&call, site);
        self.made(&call, site);
        self.suspects(&call, site);
        self.entrusted(&call, site);
        self.walked(&call, site);
        self.sent(&call, site);
    }

    /// Something is called that an enumeration picked from a root object.
    fn members_called(&mut self, call: &Call, site: Site) {
        let callee = self.target(call);
        let vals = &self.solver.graph.at(callee).vals;
        if !vals.iter().any(|val| matches!(val, Val::Members(_))) {
            return;
        }
        let vals = vals.clone();
        let severity = if self.is_crowd(callee) { Severity::Warning } else { Severity::Danger };
        let constructs = call.manner == Manner::New || self.is_any(call.callee, &["Reflect.construct"]);
        let is_text = |arg: &CellId| self.solver.graph.at(*arg).vals.iter().any(Val::is_text);
        let texts = !call.args.is_empty() && call.args.iter().all(is_text);
        for val in vals.iter() {
            let Val::Members(nat) = val else { continue };
            self.member_called(nat, severity, site);
            // Of what every function has, its constructor alone makes something or does anything with text alone.
            if (constructs || texts) && &*self.path(nat) == "Function.prototype" {
                let found = hit(
                    &rules::UNRESOLVED,
                    site,
                    "whichever member of a function this makes or calls, one compiles text",
                );
                self.hit(found.severity(severity));
            }
        }
    }

    /// Whichever member of `nat` is called.
    fn member_called(&mut self, nat: Nat, severity: Severity, site: Site) {
        let path = self.path(nat);
        if natives::is_sensitive_base(&path) || path.starts_with("node:fs") {
            let message = format!("which member of {path} is called here is only known when it runs");
            self.hit(hit(&rules::UNRESOLVED, site, message).severity(severity));
        }
    }

    /// What a call reaches: what is called, or what that calls in turn.
    pub(super) fn target(&self, call: &Call) -> CellId {
        if let Some(first) = call.args.first()
            && self.is_any(call.callee, &["Reflect.apply", "Reflect.construct"])
        {
            return *first;
        }
        let verb = |key: CellId| {
            let vals = &self.solver.graph.at(key).vals;
            vals.iter().any(|val| matches!(val, Val::Str(name) if self.solver.graph.names.kind(name).any(Kind::VERB)))
        };
        call.member.filter(|(_, key)| verb(*key)).map_or(call.callee, |(base, _)| base)
    }

    /// Root objects as arguments.
    fn roots_passed(&mut self, call: &Call, site: Site) {
        let callee = self.solver.graph.at(call.callee);
        let opaque = call.callee == UNKNOWN || callee.flags.any(Flags::UNKNOWN) || callee.vals.is_empty();
        let known = callee.vals.iter().any(|val| matches!(val, Val::Nat(_) | Val::Bound(_)));
        for cell in &*call.args {
            if opaque {
                self.passed_on(*cell, site);
            }
            let Some(path) = self.is_root(*cell) else { continue };
            self.piled(call, site);
            if opaque {
                self.facts.at(site.file).escape.get_or_insert(site);
            } else if known {
                continue;
            }
            let severity =
                if call.inline || self.facts.at(site.file).universal { Severity::Info } else { Severity::Warning };
            self.hit(
                hit(
                    &rules::ROOT_ESCAPE,
                    site,
                    format!("{path} is passed on, and what is done with it is hard to follow"),
                )
                .severity(severity),
            );
        }
    }

    /// Dangerous functions as arguments of what nobody knows.
    fn passed_on(&mut self, cell: CellId, site: Site) {
        for nat in self.natives(cell) {
            let path = self.path(nat);
            match &*path {
                "eval" => self.hit(hit(&rules::EVAL, site, "eval is passed on")),
                "fetch" | "WebSocket" | "EventSource" | "XMLHttpRequest" => self.network(&path, site),
                "process.env" => self.environment("the whole environment is passed on", site),
                _ => {}
            }
        }
    }

    /// A call that makes a string of parts.
    fn made(&mut self, call: &Call, site: Site) {
        let Some((base, key)) = call.member else { return };
        self.accessor_defined((base, key), &call.args, site);
        if !self.is_named(key, Kind::MAKER) {
            return;
        }
        if self.is_loose(base, call.out) {
            return;
        }
        let mut parts = vec![base];
        parts.extend(&*call.args);
        for val in self.solver.graph.at(base).vals.clone().iter() {
            if let Val::Obj(object) = val {
                let elements = self.solver.graph.obj(object).elements.clone().unwrap_or_default();
                parts.extend(elements.into_iter().take(64));
            }
        }
        self.built(&parts, call.out, site);
    }

    /// Whether what is made of a list is one of many texts, since nobody knows the order of what it holds: who makes words of
    /// syllables hides none. Whoever reaches a member by such a text is told there.
    fn is_loose(&self, base: CellId, out: CellId) -> bool {
        let graph = &self.solver.graph;
        let is_open = |val| matches!(val, Val::Obj(object) if graph.is_open(object));
        let vals = &graph.at(base).vals;
        self.flags(out).any(Flags::UNKNOWN) && !vals.is_empty() && vals.iter().all(is_open)
    }

    /// Methods of something unknown that are dangerous on a root object.
    fn suspects(&mut self, call: &Call, site: Site) {
        let Some((base, key)) = call.member else { return };
        if base != UNKNOWN && !self.flags(base).any(Flags::UNKNOWN) {
            return;
        }
        let harmless = call.args.first().is_some_and(|first| self.is_harmless_binding(*first));
        for name in self.strings(key) {
            if matches!(&*name, "eval" | "binding") && !call.args.is_empty() && !(harmless && &*name == "binding") {
                self.facts.at(site.file).suspects.push((site, name.to_string()));
            }
        }
    }
}
