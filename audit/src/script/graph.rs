//! Cells and the constraints between them: what every file of a plugin says about what flows where, in one flat graph.

use std::collections::{HashMap, HashSet, VecDeque};

use super::natives::{self, Natives};
use super::value::{Bound, Cell, CellId, Flags, FunId, Name, Names, Nat, ObjId, OpId, Val, place, row};

/// 24 strings or numbers in one set: sets grow with every call site, and what is beyond counts as unknown.
const STRINGS: usize = 24;
/// 8 strings that are known in part: they serve recognition, not folding.
const PARTS: usize = 8;
/// 16 things of the engine that are no roots: sets grow with every call site, and what is beyond counts as unknown.
const NATIVES: usize = 16;
/// 10 functions, objects and the like: what is beyond counts as unknown, and the cost of a step stays small.
const OTHERS: usize = 10;

/// How a call is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// `f(x)`
    Call,
    /// `new F(x)`
    New,
    /// `` f`x` ``
    Tag,
}

/// A call.
#[derive(Debug, Clone)]
pub(crate) struct Call {
    /// What is called.
    pub(crate) callee: CellId,
    /// The receiver and the key, when a member is called.
    pub(crate) member: Option<(CellId, CellId)>,
    /// Arguments; a spread one gives its elements.
    pub(crate) args: Vec<(CellId, bool)>,
    /// The result.
    pub(crate) out: CellId,
    /// How it is written.
    pub(crate) manner: Manner,
    /// Whether the result is called in turn.
    pub(crate) called: bool,
    /// Whether what is called is written there and then.
    pub(crate) inline: bool,
}

/// A constraint.
#[derive(Debug, Clone)]
pub(crate) enum Op {
    /// Everything flows on.
    Copy { from: CellId, to: CellId },
    /// Everything flows on but members that only an enumeration named: the key is known here.
    Shed { from: CellId, to: CellId },
    /// A member is read.
    Get { base: CellId, key: CellId, out: CellId },
    /// A member is written.
    Set { base: CellId, key: CellId, value: CellId },
    /// A call; by its place among the calls.
    Call(u32),
    /// Strings joined; by the place among the joins.
    Concat { parts: u32, out: CellId },
    /// Arithmetic.
    Math { op: char, a: CellId, b: CellId, out: CellId },
    /// `+x`, `-x`, `!x`, `~x`
    Sign { op: char, a: CellId, out: CellId },
    /// The elements of an iterable.
    Iter { from: CellId, out: CellId },
    /// The keys of an object.
    Keys { from: CellId, out: CellId },
    /// All members of one object become members of another.
    Spread { from: CellId, into: ObjId },
    /// A module is loaded by its name.
    Load { spec: CellId, out: CellId },
    /// A named import of a module.
    Named { from: CellId, name: Name, out: CellId },
    /// A root object that is stored or returned here.
    Stored { value: CellId },
}

/// Where something is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Site {
    /// The file's place among the files.
    pub(crate) file: u32,
    /// First byte.
    pub(crate) start: u32,
    /// The byte after the last.
    pub(crate) end: u32,
}

/// An object or array.
#[derive(Debug, Default)]
pub(crate) struct Object {
    /// Members by name.
    pub(crate) fields: Vec<(Name, CellId)>,
    /// What is written by an unknown key.
    pub(crate) any: CellId,
    /// What any member may be.
    pub(crate) all: CellId,
    /// Elements of an array literal, in order.
    pub(crate) elements: Option<Vec<CellId>>,
    /// Where members are looked up next.
    pub(crate) proto: CellId,
    /// The class that made it.
    pub(crate) class: Option<FunId>,
    /// The parameter of a proxy that gets the keys.
    pub(crate) trap: Option<CellId>,
    /// What stands behind it: a module of a builtin, the arguments of the module wrapper.
    pub(crate) native: Option<Nat>,
}

/// A function or class.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing of how it is written")]
pub(crate) struct Function {
    /// What each parameter gets.
    pub(crate) params: Vec<CellId>,
    /// What the rest parameter gets.
    pub(crate) rest: Option<ObjId>,
    /// The arguments object, if it is used.
    pub(crate) arguments: Option<ObjId>,
    /// The receiver.
    pub(crate) this: CellId,
    /// The result.
    pub(crate) ret: CellId,
    /// Its own members.
    pub(crate) own: ObjId,
    /// What `new` makes.
    pub(crate) made: ObjId,
    /// What a class extends.
    pub(crate) heritage: CellId,
    /// Whether a call without receiver has the global object as `this`.
    pub(crate) sloppy: bool,
    /// Whether calling gives an iterator over what is yielded.
    pub(crate) generator: bool,
    /// Whether it is a class.
    pub(crate) class: bool,
    /// Whether the class has its own constructor.
    pub(crate) constructor: bool,
}

/// A function with its receiver and first arguments fixed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Binding {
    /// What is done: `call`, `apply` or `bind` of the target, or the target itself with arguments.
    pub(crate) verb: &'static str,
    /// On what.
    pub(crate) target: Val,
    /// The fixed arguments.
    pub(crate) args: Vec<CellId>,
}

/// The graph.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    pub(crate) names: Names,
    pub(crate) natives: Natives,
    pub(crate) cells: Vec<Cell>,
    pub(crate) ops: Vec<Op>,
    pub(crate) sites: Vec<Site>,
    pub(crate) calls: Vec<Call>,
    pub(crate) joins: Vec<Vec<CellId>>,
    pub(crate) objects: Vec<Object>,
    pub(crate) functions: Vec<Function>,
    pub(crate) bindings: Vec<Binding>,
    members: HashMap<(ObjId, Name), CellId>,
    constants: HashMap<Val, CellId>,
    bound: HashMap<Binding, Bound>,
    made: HashMap<(OpId, u32), ObjId>,
    slots: HashMap<(OpId, u32), CellId>,
    links: Vec<(OpId, u32)>,
    linked: HashSet<(CellId, CellId)>,
    watched: HashSet<(CellId, OpId)>,
    queue: VecDeque<OpId>,
    queued: Vec<bool>,
    /// How much of its source each constraint has passed on: sets only grow at their end.
    passed: Vec<u32>,
    blank: Cell,
    no_object: Object,
    no_function: Function,
}

/// The cell of what nobody knows.
pub(crate) const UNKNOWN: CellId = CellId(0);
/// The global object's own members.
pub(crate) const GLOBAL: ObjId = ObjId(0);

impl Graph {
    /// A graph of nothing but the global object.
    pub(crate) fn new() -> Self {
        let mut graph = Self { links: vec![(OpId(0), 0)], ..Self::default() };
        graph.natives = Natives::new();
        let unknown = graph.cell();
        graph.mark(unknown, Flags::UNKNOWN);
        graph.object();
        graph
    }

    /// A new cell.
    pub(crate) fn cell(&mut self) -> CellId {
        let id = CellId(row(self.cells.len()));
        self.cells.push(Cell::default());
        id
    }

    /// The cell that holds `val` and nothing else, for ever.
    pub(crate) fn constant(&mut self, val: Val) -> CellId {
        if let Some(cell) = self.constants.get(&val) {
            return *cell;
        }
        let cell = self.cell();
        if let Some(slot) = self.cells.get_mut(cell.index()) {
            slot.vals.push(val);
        }
        self.constants.insert(val, cell);
        cell
    }

    /// The cell that holds the string `text`.
    pub(crate) fn string(&mut self, text: &str) -> CellId {
        let name = self.names.intern(text);
        self.constant(Val::Str(name))
    }

    /// A cell's content.
    pub(crate) fn at(&self, id: CellId) -> &Cell {
        self.cells.get(id.index()).unwrap_or(&self.blank)
    }

    /// An object.
    pub(crate) fn obj(&self, id: ObjId) -> &Object {
        self.objects.get(id.index()).unwrap_or(&self.no_object)
    }

    /// A function.
    pub(crate) fn fun(&self, id: FunId) -> &Function {
        self.functions.get(id.index()).unwrap_or(&self.no_function)
    }

    /// A new, empty object.
    pub(crate) fn object(&mut self) -> ObjId {
        let (any, all, proto) = (self.cell(), self.cell(), self.cell());
        let id = ObjId(row(self.objects.len()));
        self.objects.push(Object { any, all, proto, ..Object::default() });
        self.link(any, all);
        id
    }

    /// A new array of `elements`.
    pub(crate) fn array(&mut self, elements: Vec<CellId>) -> ObjId {
        let id = self.object();
        let all = self.obj(id).all;
        for cell in &elements {
            self.link(*cell, all);
        }
        if let Some(object) = self.objects.get_mut(id.index()) {
            object.elements = Some(elements);
        }
        id
    }

    /// The object that `op` makes as its `nth`; the same each time it is asked.
    pub(crate) fn made_by(&mut self, op: OpId, nth: u32) -> ObjId {
        if let Some(id) = self.made.get(&(op, nth)) {
            return *id;
        }
        let id = self.object();
        self.made.insert((op, nth), id);
        id
    }

    /// A cell that `op` uses as its `nth`; the same each time it is asked.
    pub(crate) fn slot_of(&mut self, op: OpId, nth: u32) -> CellId {
        if let Some(cell) = self.slots.get(&(op, nth)) {
            return *cell;
        }
        let cell = self.cell();
        self.slots.insert((op, nth), cell);
        cell
    }

    /// A cell of `op` that nobody reads.
    pub(crate) fn cell_of(&mut self, op: OpId) -> CellId {
        self.slot_of(op, u32::MAX)
    }

    /// The cell of member `key` of `object`.
    pub(crate) fn member(&mut self, object: ObjId, key: Name) -> CellId {
        if let Some(cell) = self.members.get(&(object, key)) {
            return *cell;
        }
        let cell = self.cell();
        self.members.insert((object, key), cell);
        let (any, all) = (self.obj(object).any, self.obj(object).all);
        let element = self.names.text(key).parse::<usize>().ok();
        let element = element.and_then(|at| self.obj(object).elements.as_ref()?.get(at).copied());
        if let Some(from) = element {
            self.link(from, cell);
        }
        self.op(Op::Shed { from: any, to: cell }, Site::default());
        self.link(cell, all);
        if let Some(object) = self.objects.get_mut(object.index()) {
            object.fields.push((key, cell));
        }
        cell
    }

    /// Whether member `key` of `object` was ever written or read.
    pub(crate) fn has_member(&self, object: ObjId, key: Name) -> Option<CellId> {
        self.members.get(&(object, key)).copied()
    }

    /// A new function.
    pub(crate) fn function(&mut self, function: Function) -> FunId {
        let id = FunId(row(self.functions.len()));
        self.functions.push(function);
        id
    }

    /// Its own members.
    pub(crate) fn own(&mut self, fun: FunId) -> ObjId {
        if self.fun(fun).own != GLOBAL {
            return self.fun(fun).own;
        }
        let id = self.object();
        if let Some(function) = self.functions.get_mut(fun.index()) {
            function.own = id;
        }
        id
    }

    /// What `new` makes of it.
    pub(crate) fn instance(&mut self, fun: FunId) -> ObjId {
        if self.fun(fun).made != GLOBAL {
            return self.fun(fun).made;
        }
        let id = self.object();
        if let Some(object) = self.objects.get_mut(id.index()) {
            object.class = Some(fun);
        }
        if let Some(function) = self.functions.get_mut(fun.index()) {
            function.made = id;
        }
        id
    }

    /// A bound function.
    pub(crate) fn bind(&mut self, binding: Binding) -> Val {
        if let Some(id) = self.bound.get(&binding) {
            return Val::Bound(*id);
        }
        let id = Bound(row(self.bindings.len()));
        self.bindings.push(binding.clone());
        self.bound.insert(binding, id);
        Val::Bound(id)
    }

    /// `val` may be in `cell`.
    pub(crate) fn add(&mut self, cell: CellId, val: Val) {
        if cell == UNKNOWN {
            return;
        }
        let Some(slot) = self.cells.get(cell.index()) else { return };
        if slot.vals.contains(&val) {
            return;
        }
        let same = |other: &&Val| match val {
            Val::Part(_) => matches!(other, Val::Part(_)),
            Val::Str(_) | Val::Num(_) => matches!(other, Val::Str(_) | Val::Num(_)),
            Val::Nat(_) | Val::Members(_) => matches!(other, Val::Nat(_) | Val::Members(_)),
            _ => !other.is_text() && !matches!(other, Val::Nat(_) | Val::Members(_)),
        };
        let cap = match val {
            Val::Part(_) => PARTS,
            Val::Nat(nat) if natives::is_root(&self.natives.path(nat)) => usize::MAX,
            Val::Nat(_) | Val::Members(_) => NATIVES,
            Val::Str(_) | Val::Num(_) => STRINGS,
            _ => OTHERS,
        };
        if slot.vals.len() >= PARTS && slot.vals.iter().filter(same).count() >= cap {
            self.mark(cell, Flags::UNKNOWN);
            return;
        }
        if let Some(slot) = self.cells.get_mut(cell.index()) {
            slot.vals.push(val);
        }
        self.wake(cell);
    }

    /// `flags` hold for `cell`.
    pub(crate) fn mark(&mut self, cell: CellId, flags: Flags) {
        let Some(slot) = self.cells.get_mut(cell.index()) else { return };
        let both = slot.flags.with(flags);
        if both != slot.flags {
            slot.flags = both;
            self.wake(cell);
        }
    }

    fn wake(&mut self, cell: CellId) {
        let mut link = self.at(cell).users;
        while let Some((op, next)) = self.links.get(place(link)).copied().filter(|_| link != 0) {
            self.enqueue(op);
            link = next;
        }
    }

    fn enqueue(&mut self, op: OpId) {
        if let Some(queued) = self.queued.get_mut(op.index())
            && !*queued
        {
            *queued = true;
            self.queue.push_back(op);
        }
    }

    /// The next value of `from` that `op` has not passed on.
    pub(crate) fn unseen(&mut self, op: OpId, from: CellId) -> Option<Val> {
        let passed = self.passed.get_mut(op.index())?;
        let val = self.cells.get(from.index())?.vals.get(place(*passed)).copied()?;
        *passed = passed.saturating_add(1);
        Some(val)
    }

    /// The next constraint to look at.
    pub(crate) fn next(&mut self) -> Option<OpId> {
        let op = self.queue.pop_front()?;
        if let Some(queued) = self.queued.get_mut(op.index()) {
            *queued = false;
        }
        Some(op)
    }

    /// Everything in `from` is in `to`.
    pub(crate) fn link(&mut self, from: CellId, to: CellId) {
        if from == to || to == UNKNOWN {
            return;
        }
        if from == UNKNOWN {
            self.mark(to, Flags::UNKNOWN);
            return;
        }
        if self.linked.insert((from, to)) {
            self.op(Op::Copy { from, to }, Site::default());
        }
    }

    /// `op` runs again when `cell` grows.
    pub(crate) fn watch(&mut self, cell: CellId, op: OpId) {
        if cell == UNKNOWN || !self.watched.insert((cell, op)) {
            return;
        }
        self.subscribe(cell, op);
    }

    fn subscribe(&mut self, cell: CellId, op: OpId) {
        let link = row(self.links.len());
        if let Some(slot) = self.cells.get_mut(cell.index()) {
            self.links.push((op, slot.users));
            slot.users = link;
        }
    }

    /// A new constraint.
    pub(crate) fn op(&mut self, op: Op, site: Site) -> OpId {
        let id = OpId(row(self.ops.len()));
        self.inputs(&op).into_iter().for_each(|cell| {
            if cell != UNKNOWN {
                self.subscribe(cell, id);
            }
        });
        self.ops.push(op);
        self.sites.push(site);
        self.queued.push(false);
        self.passed.push(0);
        self.enqueue(id);
        id
    }

    fn inputs(&self, op: &Op) -> Vec<CellId> {
        match op {
            Op::Copy { from, .. }
            | Op::Shed { from, .. }
            | Op::Iter { from, .. }
            | Op::Keys { from, .. }
            | Op::Spread { from, .. }
            | Op::Named { from, .. } => vec![*from],
            Op::Get { base, key, .. } => vec![*base, *key],
            Op::Set { base, key, .. } => vec![*base, *key],
            Op::Math { a, b, .. } => vec![*a, *b],
            Op::Sign { a, .. } => vec![*a],
            Op::Load { spec, .. } => vec![*spec],
            Op::Stored { .. } => vec![],
            Op::Concat { parts, .. } => self.joins.get(place(*parts)).cloned().unwrap_or_default(),
            Op::Call(at) => self.calls.get(place(*at)).map_or_else(Vec::new, |call| {
                let mut cells: Vec<CellId> = call.args.iter().map(|(cell, _)| *cell).collect();
                cells.push(call.callee);
                cells.extend(call.member.iter().flat_map(|(base, key)| [*base, *key]));
                cells
            }),
        }
    }
}
