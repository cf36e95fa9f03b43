//! The least solution of a graph's constraints: what may flow where, in a number of steps that the text's size bounds.

mod arrays;
mod call;
mod concat;
mod decode;
mod defined;
mod engine;
mod events;
mod found;
mod host;
mod instances;
mod keys;
mod members;
mod native;
mod native_text;
mod objects;
mod strings;

pub(crate) use call::Invoked;
pub(crate) use host::Host;

use std::rc::Rc;

use super::data;
use super::graph::{Graph, Op, UNKNOWN, Wake};
use super::kinds::Kind;
use super::lower::Unit;
use super::modules::{Modules, Target};
use super::names::is_telling;
use super::vals::Snapshot;
use super::value::{CellId, Flags, FunId, Map, Name, Nat, ObjId, OpId, Set, Val, place};

/// 4 million steps for any text: seconds at most.
const STEPS: u64 = 4_000_000;
/// And 60 for each byte: linear in the text, so that long honest bundles are not refused for their length.
const STEPS_A_BYTE: u64 = 60;
/// 12 strings that were made in one set, beside what else is in it: beyond, a loop is making them.
const MADE: usize = 12;
/// 64 MiB of strings: an eighth of what an audit may use of memory.
const TEXT: usize = 64 << 20;

/// The arguments that a class passes on to the one above it, and what comes of that.
type Passed = (Rc<[CellId]>, CellId);

/// Solves a graph.
pub(crate) struct Solver<'m> {
    /// The graph.
    pub(crate) graph: Graph,
    /// Which files there are.
    pub(crate) modules: &'m Modules,
    /// What each file exports.
    pub(crate) units: Vec<Unit>,
    /// Files that something loads, in the order in which they were met.
    pub(crate) wanted: Vec<u32>,
    /// Files that are loaded as code although their name says that they are not.
    pub(crate) odd: Set<u32>,
    /// What of the engine is called where.
    pub(crate) invoked: Map<(OpId, Nat), Invoked>,
    /// Where whichever member of something of the engine's is called, by whatever way.
    pub(crate) picked: Set<(OpId, Nat)>,
    /// Things of the engine whose calls nothing is known of, as far as they were called.
    plain: Set<Nat>,
    /// The arguments of the call that is looked at, if they are always the same cells.
    args: Option<Rc<[CellId]>>,
    patterns: Map<Name, Option<Rc<strings::Pattern>>>,
    /// What is sent to those who listen: by the event's name, and which of what is sent with it.
    carriers: Map<(Name, usize), CellId>,
    /// Where cells get what they hold from, once somebody asks.
    sources: instances::Sources,
    seen: Set<u32>,
    /// What a class without constructor passes on to the one above it, and what comes of that, by file.
    inherited: Map<(u32, FunId), Passed>,
    /// How many fields of one object were linked to those of another: objects get more fields, and no fewer.
    copied: Map<(ObjId, ObjId), usize>,
    /// What is written by unknown keys to what may be the global object: target and value, until all files are read.
    strewn: Option<Vec<(CellId, CellId)>>,
    steps: u64,
    budget: u64,
    /// Where hooks and handlers are registered; what they answer the host is in the cell of each.
    pub(crate) answers: Vec<OpId>,
    /// What the manifest says that the host answers where a person says nothing: names and texts.
    pub(crate) settings: Vec<(String, String)>,
    /// What the plugin has to do with the host.
    pub(crate) host: Host,
    /// Whether the budget ran out.
    pub(crate) exhausted: bool,
    op: OpId,
}

impl<'m> Solver<'m> {
    /// A solver of nothing yet.
    pub(crate) fn new(modules: &'m Modules) -> Self {
        let mut graph = Graph::new();
        let units = (0..modules.len())
            .map(|_| {
                let namespace = graph.object();
                let exports = graph.cell();
                graph.add(exports, Val::Obj(namespace));
                Unit { exports, namespace }
            })
            .collect();
        Self {
            graph,
            modules,
            units,
            wanted: Vec::new(),
            odd: Set::default(),
            invoked: Map::default(),
            picked: Set::default(),
            plain: Set::default(),
            args: None,
            patterns: Map::default(),
            carriers: Map::default(),
            sources: instances::Sources::default(),
            seen: Set::default(),
            inherited: Map::default(),
            copied: Map::default(),
            strewn: Some(Vec::new()),
            steps: 0,
            budget: STEPS,
            answers: Vec::new(),
            settings: Vec::new(),
            host: Host::default(),
            exhausted: false,
            op: OpId(0),
        }
    }

    /// What loads the JSON file `file` gets what `text` says.
    pub(crate) fn take_data(&mut self, file: u32, text: &str) {
        if let Some(unit) = self.unit(file) {
            data::load(&mut self.graph, unit.exports, text);
        }
    }

    /// Allows what `bytes` more of text may need.
    pub(crate) fn grant(&mut self, bytes: usize) {
        let more = u64::try_from(bytes).unwrap_or(u64::MAX).saturating_mul(STEPS_A_BYTE);
        self.budget = self.budget.saturating_add(more);
    }

    /// Runs until nothing changes.
    pub(crate) fn run(&mut self) {
        let text = TEXT.saturating_add(self.modules.bytes());
        loop {
            while self.graph.settle() {
                if self.graph.passed.saturating_add(self.steps) > self.budget {
                    self.exhausted = true;
                    return;
                }
            }
            let Some((op, wake)) = self.graph.next() else { return };
            self.steps = self.steps.saturating_add(1);
            if self.graph.passed.saturating_add(self.steps) > self.budget || self.graph.names.bytes > text {
                self.exhausted = true;
                return;
            }
            self.op = op;
            self.step(op, wake);
        }
    }

    /// What no call and no assignment of the plugin reaches may be anything.
    pub(crate) fn open(&mut self) {
        self.graph.find_kept();
        self.host_by_name();
        for (base, value) in self.strewn.take().unwrap_or_default() {
            self.strew(base, value);
        }
        let mut cells = Vec::new();
        for function in &self.graph.functions {
            cells.extend(function.params.iter().copied());
            cells.push(function.this);
        }
        for op in &self.graph.ops {
            if let Op::Method { base, key, out } = op {
                cells.extend((!self.is_of_list(*base, *key)).then_some(*out));
            } else if let Op::Get { out, .. }
            | Op::Iter { out, .. }
            | Op::Keys { out, .. }
            | Op::Named { out, .. }
            | Op::Load { out, .. } = op
            {
                cells.push(*out);
            }
        }
        cells.extend(self.graph.calls.iter().map(|call| call.out));
        for cell in cells {
            if self.graph.at(cell).is_blank() {
                self.graph.mark(cell, Flags::UNKNOWN);
            }
        }
    }

    /// Whether a member that is called is a method of lists', whose call is followed without it. Who picks among the names that
    /// an enumeration gave picks what nobody can tell.
    fn is_of_list(&self, base: CellId, key: CellId) -> bool {
        let is_method = |val| matches!(val, Val::Str(name) if self.graph.names.kind(name).any(Kind::ARRAY));
        let base = self.graph.at(base);
        let is_known = !base.vals.is_empty() && !base.flags.any(Flags::UNKNOWN);
        // Most members that are called are no list's.
        if !is_known || !self.graph.at(key).vals.only().is_some_and(is_method) {
            return false;
        }
        // Lists of what is not known one by one have it under no name.
        let is_list = |id: ObjId| {
            let object = self.graph.obj(id);
            let is_open = || object.class.is_none() && self.graph.is_open(id);
            let is_plain = !self.graph.is_enumerated(id) && !self.graph.is_manned(id);
            is_plain && (object.elements.is_some() || object.native.is_some() || is_open())
        };
        base.vals.iter().all(|val| matches!(val, Val::Obj(object) if is_list(object)))
    }

    /// More work than a step.
    #[inline]
    fn charge(&mut self, work: usize) {
        self.steps = self.steps.saturating_add(u64::try_from(work).unwrap_or(u64::MAX));
    }

    fn step(&mut self, id: OpId, wake: Wake) {
        let Some(op) = self.graph.ops.get(id.index()).copied() else { return };
        match op {
            Op::Shed { object } => self.shed(object),
            Op::Look { object, name, out } => self.look(object, name, out),
            Op::Get { base, key, out } => self.read(base, key, (out, wake)),
            Op::Method { base, key, out } => self.read_method(base, key, (out, wake)),
            Op::Set { base, key, value } => self.write(base, key, (value, wake)),
            Op::Call(at) => self.call(place(at), wake),
            Op::Concat { parts, out } => self.concat(place(parts), out),
            Op::Math { op, a, b, out } => self.math(op, (a, b), out),
            Op::Sign { op, a, out } => self.sign(op, a, out),
            Op::Iter { from, out } => self.iterate(from, out),
            Op::Keys { from, out } => self.keys_into(from, out),
            Op::Spread { from, into } => self.spread(from, into),
            Op::Load { spec, out } => self.load(spec, out),
            Op::Named { from, name, out } => self.named(from, name, out),
            Op::Stored { .. } | Op::Extends { .. } => {}
        }
    }

    /// The values of a cell, to go through while cells change.
    #[inline]
    fn vals(&self, cell: CellId) -> Snapshot {
        self.graph.at(cell).vals.snapshot()
    }

    /// The values of a cell that the current constraint does not name.
    fn watched(&mut self, cell: CellId) -> Snapshot {
        self.graph.watch(cell, self.op);
        self.vals(cell)
    }

    #[inline]
    fn flags(&self, cell: CellId) -> Flags {
        self.graph.at(cell).flags
    }

    fn file(&self) -> u32 {
        self.graph.sites.get(self.op.index()).map_or(0, |site| site.file)
    }

    fn unit(&self, file: u32) -> Option<Unit> {
        self.units.get(place(file)).copied()
    }

    fn text(&self, name: Name) -> Rc<str> {
        self.graph.names.shared(name)
    }

    /// A string that was made, not written: loops make ever more of them.
    fn add_text(&mut self, cell: CellId, text: &str) {
        if self.is_crammed(cell) && !is_telling(text) {
            return self.unknown(cell);
        }
        let name = self.graph.names.intern(text);
        self.graph.add(cell, Val::Str(name));
    }

    /// The same of one that has a number already.
    fn add_name(&mut self, cell: CellId, name: Name) {
        if self.is_crammed(cell) && !name.is_telling() {
            return self.unknown(cell);
        }
        self.graph.add(cell, Val::Str(name));
    }

    /// Whether it takes no more strings that were made.
    fn is_crammed(&self, cell: CellId) -> bool {
        self.graph.at(cell).vals.len() >= MADE
    }

    fn add_native(&mut self, cell: CellId, path: &str) {
        let nat = self.graph.natives.named(path);
        self.graph.add(cell, Val::Nat(nat));
    }

    fn unknown(&mut self, cell: CellId) {
        self.graph.mark(cell, Flags::UNKNOWN);
    }

    /// A module by its name.
    fn load(&mut self, spec: CellId, out: CellId) {
        let file = self.file();
        for name in self.texts(spec).full {
            let text = self.text(name);
            match self.modules.resolve(file, &text) {
                Target::Builtin(path) => self.add_native(out, &path),
                Target::File(target) | Target::Data(target) => {
                    self.want(target);
                    if let Some(unit) = self.unit(target) {
                        self.graph.link(unit.exports, out);
                    }
                }
                Target::Odd(target) => {
                    self.odd.insert(target);
                    self.want(target);
                    if let Some(unit) = self.unit(target) {
                        self.graph.link(unit.exports, out);
                    }
                }
                Target::Native | Target::Missing | Target::Outside | Target::Package => {
                    self.unknown(out);
                }
            }
        }
        if self.flags(spec).any(Flags::UNKNOWN) {
            self.unknown(out);
        }
    }

    fn want(&mut self, file: u32) {
        if self.seen.insert(file) {
            self.wanted.push(file);
        }
    }

    /// `import { name } from`: of a builtin, of a module, or of whatever a CommonJS file exports.
    fn named(&mut self, from: CellId, name: Name, out: CellId) {
        let key = self.graph.constant(Val::Str(name));
        let default = &*self.text(name) == "default";
        if default {
            self.graph.link(from, out);
        }
        self.get(from, key, out);
        if from == UNKNOWN {
            self.unknown(out);
        }
    }

    /// All members of `from` become members of `into`.
    fn spread(&mut self, from: CellId, into: ObjId) {
        for val in self.vals(from) {
            match val {
                Val::Obj(object) => self.spread_object(object, into),
                Val::Nat(nat) => {
                    let any = self.graph.any(into);
                    self.graph.add(any, Val::Members(nat));
                }
                Val::Fun(fun) => {
                    let own = self.graph.own(fun);
                    self.spread_object(own, into);
                }
                _ => {}
            }
        }
        if self.flags(from).any(Flags::UNKNOWN) {
            let any = self.graph.any(into);
            self.unknown(any);
        }
    }

    fn spread_object(&mut self, object: ObjId, into: ObjId) {
        if object == into {
            return;
        }
        let all = self.graph.all(object);
        self.graph.watch(all, self.op);
        let told = self.copied.get(&(object, into)).copied().unwrap_or_default();
        let fields: Vec<_> = self.graph.obj(object).fields.iter().skip(told).copied().collect();
        self.copied.insert((object, into), told.saturating_add(fields.len()));
        self.charge(fields.len().saturating_add(1));
        for (name, cell) in fields {
            let to = self.graph.member(into, name);
            self.graph.link(cell, to);
        }
        let elements = self.graph.obj(object).elements.clone().unwrap_or_default();
        if self.graph.is_open(object) || !elements.is_empty() {
            let (from, to) = (self.graph.any(object), self.graph.any(into));
            self.graph.link(from, to);
            for cell in elements {
                self.graph.link(cell, to);
            }
        }
    }
}
