//! Functions that turn text into code or load modules, given to whoever calls them.

use std::rc::Rc;

use super::{Judge, hit};
use crate::finding::{Confidence, Severity};
use crate::rules::script as rules;
use crate::script::graph::{Binding, Call, Site, UNKNOWN};
use crate::script::natives;
use crate::script::value::{CellId, Flags, Val};

/// Names of methods that call what they are given: of emitters, targets, promises, lists, and of what runs a function later or
/// within something.
const LISTENERS: &[&str] = &[
    "on",
    "once",
    "addListener",
    "prependListener",
    "prependOnceListener",
    "addEventListener",
    "subscribe",
    "then",
    "catch",
    "finally",
    "map",
    "flatMap",
    "forEach",
    "filter",
    "find",
    "findIndex",
    "some",
    "every",
    "reduce",
    "reduceRight",
    "sort",
    "run",
    "runInAsyncScope",
    "__defineGetter__",
    "__defineSetter__",
];
/// What calls the first thing that it is given with what follows.
const CALLERS: &[&str] = &[
    "Reflect.apply",
    "Reflect.construct",
    "Function.prototype.call",
    "Function.prototype.apply",
    "Function.prototype.bind",
];
/// Functions of the engine that call what they are given, beside those of Node's modules and of `process`, and whose calls are
/// not followed one by one.
const CALLING: &[&str] =
    &["FinalizationRegistry", "JSON.parse", "Map.groupBy", "Promise.try", "Array.fromAsync", "EventTarget"];
/// How a member of a root object is called that only running tells from the others.
const WHICHEVER: &str = "whichever member of ";
/// Modules and functions of Node that look at what they are given and never call it, or whose result is followed.
const LOOKING: &[&str] = &[
    "node:assert",
    "node:console",
    "node:os",
    "node:path",
    "node:punycode",
    "node:querystring",
    "node:string_decoder",
    "node:tty",
    "node:url",
    "node:util.callbackify",
    "node:util.deprecate",
    "node:util.format",
    "node:util.inherits",
    "node:util.inspect",
    "node:util.is",
    "node:util.promisify",
    "node:util.types",
    "node:util/types",
    "node:v8.serialize",
    "node:v8.deserialize",
    "process.nextTick",
];
/// 16 elements of a list that is spread into a call: who calls with more hides nothing among them.
const SPREAD: usize = 16;

/// Whether a function of the engine calls functions that it is given, with what nobody knows.
fn calls(path: &str) -> bool {
    CALLING.contains(&path)
        || ((path.starts_with("node:") || path.starts_with("process."))
            && !LOOKING.iter().any(|known| path.starts_with(known)))
}

/// Whether calling it turns text into code, loads a module or reaches machine code.
fn is_powerful(path: &str) -> bool {
    matches!(
        path,
        "eval"
            | "execScript"
            | "Function"
            | "require"
            | "module.require"
            | "module._compile"
            | "Module._load"
            | "Module._compile"
            | "Module.createRequire"
            | "Module.register"
            | "process.getBuiltinModule"
            | "process.binding"
            | "process._linkedBinding"
            | "process.dlopen"
            | "process.execve"
            | "import.meta.require"
    )
}

impl Judge<'_, '_> {
    /// `eval` becomes a member, an element, a result or a variable.
    pub(super) fn evaluator_kept(&mut self, value: CellId, site: Site) {
        let kept = self.is_any(value, &["eval", "execScript"]);
        if kept && self.is_crowd(value) {
            let found = hit(&rules::EVAL, site, "what is kept here may be eval, among much else");
            self.hit(found.severity(Severity::Warning).confidence(Confidence::Low));
        } else if kept {
            self.hit(hit(&rules::EVAL, site, "eval gets another name or is handed on"));
        }
    }

    /// A class without constructor is put beneath `above`: what it is called with goes there.
    pub(super) fn extended(&mut self, above: CellId, site: Site) {
        let makes = self.is_any(above, &["Function"]);
        if makes && !self.is_crowd(above) {
            self.hit(hit(&rules::FUNCTION, site, "a class that is the constructor of functions under another name"));
        }
    }

    /// A member with a name that the language itself asks for: what lies there is called by the engine.
    pub(super) fn protocol(&mut self, key: CellId, value: CellId, site: Site) {
        let Some(path) = self.powerful(value) else { return };
        let known = |path: Rc<str>| path.starts_with("Symbol.") && !natives::is_own_symbol(&path);
        if self.natives(key).into_iter().any(|nat| known(self.path(nat))) {
            self.handed(&path, "the engine itself", site);
        }
    }

    /// A function of the engine's was called with `args`.
    pub(super) fn given(&mut self, callee: &str, args: &[CellId], site: Site) {
        match callee {
            "Proxy" => self.members_given(args.get(1).copied(), &["get", "set", "has", "apply", "construct"], site),
            "Object.defineProperty" | "Reflect.defineProperty" => {
                self.members_given(args.get(2).copied(), &["get", "set"], site);
            }
            _ if calls(callee) => {
                for cell in args {
                    if let Some(path) = self.powerful(*cell) {
                        self.handed(&path, callee, site);
                    }
                }
                self.caller_given(args, callee, site);
            }
            _ => {}
        }
    }

    /// Members of an object that are called when it is used.
    fn members_given(&mut self, object: Option<CellId>, names: &[&str], site: Site) {
        let Some(object) = object else { return };
        let mut cells = Vec::new();
        for val in self.solver.graph.at(object).vals.iter() {
            let Val::Obj(object) = val else { continue };
            let called = |name| names.contains(&self.solver.graph.names.text(name));
            let fields = self.solver.graph.obj(object).fields.iter().filter(|(name, _)| called(*name));
            cells.extend(fields.map(|(_, cell)| *cell));
        }
        for cell in cells {
            if let Some(path) = self.powerful(cell) {
                self.handed(&path, "whoever uses the object", site);
            }
        }
    }

    /// A call of something unknown that would call what it is given.
    pub(super) fn entrusted(&mut self, call: &Call, site: Site) {
        let callee = self.solver.graph.at(call.callee);
        if call.callee != UNKNOWN && !callee.flags.any(Flags::UNKNOWN) && !callee.vals.is_empty()
            || call.args.is_empty()
        {
            return;
        }
        let listens = call.member.filter(|(base, _)| self.is_foreign(*base)).is_some_and(|(_, key)| {
            self.solver
                .graph
                .at(key)
                .vals
                .iter()
                .any(|val| matches!(val, Val::Str(name) if LISTENERS.contains(&self.solver.graph.names.text(name))))
        });
        if listens {
            for cell in &*call.args {
                if let Some(path) = self.powerful(*cell) {
                    self.handed(&path, "a method that calls it", site);
                }
            }
        }
        let args: Vec<CellId> = if call.spread.is_empty() { call.args.to_vec() } else { self.laid_out(call) };
        self.caller_given(&args, "something unknown", site);
    }

    /// Whether a receiver is nothing whose methods are followed.
    fn is_foreign(&self, base: CellId) -> bool {
        let content = self.solver.graph.at(base);
        base == UNKNOWN
            || content.flags.any(Flags::UNKNOWN)
            || content.vals.iter().any(|val| matches!(val, Val::Nat(_)))
    }

    /// What is given together with something that calls it.
    fn caller_given(&mut self, args: &[CellId], callee: &str, site: Site) {
        if !args.iter().any(|cell| self.is_any(*cell, CALLERS)) {
            return;
        }
        let found = args.iter().find_map(|cell| self.powerful(*cell));
        if let Some(path) = found {
            self.handed(&path, callee, site);
        }
    }

    /// Arguments, the spread ones as their elements.
    fn laid_out(&self, call: &Call) -> Vec<CellId> {
        let mut args = Vec::new();
        for (at, cell) in call.args.iter().enumerate() {
            args.push(*cell);
            if !call.spread.get(at).copied().unwrap_or_default() {
                continue;
            }
            for val in self.solver.graph.at(*cell).vals.iter() {
                if let Val::Obj(object) = val {
                    let object = self.solver.graph.obj(object);
                    args.extend(object.elements.iter().flatten().take(SPREAD));
                    args.extend(object.fields.iter().map(|(_, cell)| cell).take(SPREAD));
                }
            }
        }
        args
    }

    /// Something of the engine in `cell` that is dangerous to call, bound or not; none in a crowd.
    fn powerful(&self, cell: CellId) -> Option<Rc<str>> {
        let vals = &self.solver.graph.at(cell).vals;
        let found = vals.iter().find_map(|val| {
            let target = match val {
                Val::Bound(bound) => {
                    self.solver.graph.bindings.get(bound.index()).map(|Binding { target, .. }| *target)
                }
                val => Some(val),
            };
            match target {
                Some(Val::Nat(nat)) => Some(self.path(nat)).filter(|path| is_powerful(path)),
                Some(Val::Members(nat)) if natives::is_root(&self.path(nat)) => {
                    Some(Rc::from(format!("{WHICHEVER}{}", self.path(nat))))
                }
                _ => None,
            }
        })?;
        Some(found).filter(|_| !self.is_crowd(cell))
    }

    /// Something dangerous is called by `whom`, with what nobody knows.
    fn handed(&mut self, path: &str, whom: &str, site: Site) {
        let message = format!("{path} is handed to {whom}, and with what it is called is not known");
        let rule = match path {
            _ if path.starts_with(WHICHEVER) => &rules::UNRESOLVED,
            "eval" | "execScript" => &rules::EVAL,
            "Function" => &rules::FUNCTION,
            "module._compile" | "Module._compile" => &rules::CODE_MODULE,
            "process.binding" | "process._linkedBinding" | "process.dlopen" => &rules::BINDING,
            "process.execve" => &rules::EXEC_PROCESS,
            _ => &rules::COMPUTED_MODULE,
        };
        self.hit(hit(rule, site, message));
    }
}
