//! Members that are reached by names which nobody can read in the text, and called.

use super::{Judge, hit};
use crate::finding::{Confidence, Severity};
use crate::rules::script as rules;
use crate::script::graph::{Call, GLOBAL, Object, Op, Site, UNKNOWN};
use crate::script::names::CONSTRUCTOR;
use crate::script::value::{CellId, Flags, Name, Set, Val};

/// What all of [`LEADS`] hold: most texts do not, and need one search.
const LEAD: &str = "constructor";
/// What texts hold that lead an interpreter of their own from any value to the constructor of functions.
const LEADS: &[&str] = &[
    ".constructor(",
    ".constructor.",
    ".constructor[",
    "|constructor",
    "[\"constructor\"]",
    "['constructor']",
    "/constructor/",
    "constructor constructor",
    "constructor,constructor",
    "constructor:constructor",
    "constructor::constructor",
    "constructor->constructor",
    "constructor>constructor",
];

/// Names that stand beside the constructor's in lists of what every object has.
const INHERITED: &[&str] = &["hasOwnProperty", "isPrototypeOf", "valueOf", "toString"];

impl Judge<'_, '_> {
    /// Something is called that was reached by names that cannot be told.
    pub(super) fn walked(&mut self, call: &Call, site: Site) {
        let cell = self.target(call);
        let content = self.solver.graph.at(cell);
        let flags = content.flags;
        let known = content.vals.iter().any(|val| matches!(val, Val::Fun(_) | Val::Bound(_)));
        // Objects whose members have unknown names give what is said of them to those with known names, too.
        let named = cell == call.callee && call.member.is_some_and(|(_, key)| self.solver.graph.at(key).constant);
        if cell == UNKNOWN || named {
            return;
        }
        self.relative(call, (cell, known), site);
        if self.is_of_class(call) {
            let found = hit(&rules::UNRESOLVED, site, "whichever member of a value's constructor gets text here");
            self.hit(found.confidence(Confidence::Low));
        }
        if known || !flags.any(Flags::STEP.with(Flags::YIELD)) {
            return;
        }
        let hidden = call.args.iter().any(|cell| self.flags(*cell).any(Flags::HIDDEN));
        let veiled = flags.any(Flags::VEILED);
        if veiled && hidden || flags.any(Flags::DEEP) {
            self.hit(hit(&rules::UNRESOLVED, site, "what is called here is reached by names that are decoded"));
        } else if flags.any(Flags::VEILED.with(Flags::WALK)) && call.args.iter().any(|cell| self.holds_code(*cell)) {
            self.hit(hit(&rules::FUNCTION, site, "what is reached by names that cannot be told gets code"));
        } else if flags.any(Flags::YIELD) && call.member.is_none() {
            let found =
                hit(&rules::UNRESOLVED, site, "what a member of a member gave, neither with a known name, is called");
            let severity = if self.leads() { Severity::Danger } else { Severity::Warning };
            self.hit(found.severity(severity).confidence(Confidence::Low));
        } else if veiled && !call.args.is_empty() {
            let found = hit(&rules::UNRESOLVED, site, "what is called here is reached by a name that is decoded");
            self.hit(found.severity(Severity::Warning).confidence(Confidence::Low));
        }
    }

    /// A member of a function is called whose name cannot be told: one of them is the constructor that compiles text.
    fn relative(&mut self, call: &Call, (cell, known): (CellId, bool), site: Site) {
        let flags = self.flags(cell);
        if !flags.any(Flags::KIN) || !call.args.iter().any(|arg| self.may_be_text(*arg)) {
            return;
        }
        let bare = !known && call.member.is_some_and(|(base, _)| self.is_bare_function(base));
        let severity = if (call.called || bare) && flags.any(Flags::BLIND) && !self.is_crowd(cell) {
            Severity::Danger
        } else {
            Severity::Warning
        };
        let alone = !known && call.member.is_some_and(|(base, _)| self.is_function_alone(base));
        if call.called || alone || self.leads() || self.keeps_constructor() {
            let found = hit(&rules::UNRESOLVED, site, "whichever member of a function gets text here, one compiles it");
            self.hit(found.severity(severity).confidence(Confidence::Low));
        }
    }

    /// Whether a member of some value's constructor is called of which nothing is known, and gets text: of a function's, one
    /// compiles it.
    fn is_of_class(&self, call: &Call) -> bool {
        let Some((base, key)) = call.member else { return false };
        let graph = &self.solver.graph;
        let (of, by) = (graph.at(base), graph.at(key));
        let is_own = |val| matches!(val, Val::Fun(_) | Val::Bound(_) | Val::Obj(_));
        let is_open = of.flags.any(Flags::UNKNOWN) && !of.vals.iter().any(is_own) && by.vals.is_empty();
        is_open && self.constructors().contains(&base) && call.args.iter().any(|arg| self.may_be_text(*arg))
    }

    /// The cells into which the constructor of something is read by its name.
    fn constructors(&self) -> &Set<CellId> {
        self.constructors.get_or_init(|| {
            let graph = &self.solver.graph;
            let is_name = |key| graph.at(key).vals.iter().any(|val| val == Val::Str(CONSTRUCTOR));
            let of = |op: &Op| match op {
                Op::Get { key, out, .. } if is_name(*key) => Some(*out),
                _ => None,
            };
            graph.ops.iter().filter_map(of).collect()
        })
    }

    /// Whether a cell holds functions, and can be nothing else.
    fn is_function_alone(&self, cell: CellId) -> bool {
        let content = self.solver.graph.at(cell);
        let functions = content.vals.iter().all(|val| matches!(val, Val::Fun(_) | Val::Bound(_)));
        functions && !content.vals.is_empty() && !content.flags.any(Flags::UNKNOWN)
    }

    /// The same of functions on which the plugin put nothing: what they have is what all functions have.
    fn is_bare_function(&self, cell: CellId) -> bool {
        let graph = &self.solver.graph;
        let is_bare = |val| {
            let Val::Fun(fun) = val else { return false };
            let fun = graph.fun(fun);
            let has_own = || !graph.obj(fun.own).fields.is_empty() || graph.is_open(fun.own);
            !fun.class && (fun.own == GLOBAL || !has_own())
        };
        self.is_function_alone(cell) && graph.at(cell).vals.iter().all(is_bare)
    }

    fn may_be_text(&self, cell: CellId) -> bool {
        let content = self.solver.graph.at(cell);
        cell == UNKNOWN || content.flags.any(Flags::UNKNOWN) || content.vals.iter().any(Val::is_text)
    }

    /// Whether some text of the plugin leads to the constructor of functions.
    fn leads(&self) -> bool {
        let lead = |text: &str| text.contains(LEAD) && LEADS.iter().any(|lead| text.contains(lead));
        *self.leads.get_or_init(|| self.solver.graph.names.texts().any(lead))
    }

    /// Whether a table or list holds the name of the constructor, and is none of the names that every object has.
    fn keeps_constructor(&self) -> bool {
        *self.keeps.get_or_init(|| {
            let graph = &self.solver.graph;
            let names = |object: &Object| -> Vec<Name> {
                let fields = object.fields.iter().map(|(_, cell)| *cell);
                let cells = fields.chain(object.elements.iter().flatten().copied());
                let name = |val| if let Val::Str(name) = val { Some(name) } else { None };
                cells.flat_map(|cell| graph.at(cell).vals.iter()).filter_map(name).collect()
            };
            let is_inherited = |name: &Name| INHERITED.contains(&graph.names.text(*name));
            graph.objects.iter().map(names).any(|names| names.contains(&CONSTRUCTOR) && !names.iter().any(is_inherited))
        })
    }
}
