//! Cells and the constraints between them: what every file of a plugin says about what flows where, in one flat graph.

mod flow;
mod list;
mod objects;
mod parts;

use super::names::{Names, Numbers, numeral};
use super::natives::Natives;
use super::sets::Sets;
use super::tokens::Size;
use super::vals::{Packed, Vals};
use super::value::{Bound, Cell, CellId, Flags, Map, Name, Nat, Num, ObjId, OpId, Val, row};

pub(crate) use flow::{Progress, Wake};
pub(crate) use list::List;
pub(crate) use parts::{Binding, Call, Choice, Function, Manner, Object, Op, Site};

/// The graph.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    pub(crate) names: Names,
    pub(crate) numbers: Numbers,
    pub(crate) natives: Natives,
    pub(crate) cells: Vec<Cell>,
    pub(crate) ops: Vec<Op>,
    pub(crate) sites: Vec<Site>,
    pub(crate) calls: Vec<Call>,
    pub(crate) joins: Vec<Vec<CellId>>,
    /// Conditions that are not turned round.
    pub(crate) choices: Vec<Choice>,
    pub(crate) objects: Vec<Object>,
    pub(crate) functions: Vec<Function>,
    pub(crate) bindings: Vec<Binding>,
    /// Whatever is thrown.
    pub(crate) thrown: CellId,
    /// Whatever a plugin puts into the state that the host keeps for it.
    pub(crate) stored: CellId,
    /// Values that were passed on: the greater part of the work.
    pub(crate) passed: u64,
    sets: Sets,
    members: Map<(ObjId, Name), CellId>,
    views: Map<(ObjId, Name), CellId>,
    constants: Map<Packed, CellId>,
    /// The name of each number, once somebody asks.
    numerals: Vec<Option<Name>>,
    /// The constant of each name, once there is one.
    strings: Vec<CellId>,
    bound: Map<Binding, Bound>,
    made: Map<(OpId, u32), ObjId>,
    /// What the plugin put on things of the engine.
    kept: Map<(Nat, Name), CellId>,
    slots: Map<(OpId, u32), CellId>,
    flow: flow::Flow,
    blank: Cell,
    no_object: Object,
    no_function: Function,
}

/// 9 cells to 10 words: four in five bundles have fewer when all is solved, and a table that grows is copied.
const CELLS: (usize, usize) = (9, 10);
/// 1 constraint to 2 words, likewise.
const OPS: (usize, usize) = (1, 2);

/// A quarter more cells whenever they are full: still in constant time for each, as a doubling would be.
const GROWTH: usize = 4;
/// And 64, which a small script needs at once.
const ROOM: usize = 64;

/// The cell of what nobody knows.
pub(crate) const UNKNOWN: CellId = CellId(0);
/// The cell of what nobody looks at: nothing that flows there is kept.
pub(crate) const UNHEARD: CellId = CellId(1);
/// The global object's own members.
pub(crate) const GLOBAL: ObjId = ObjId(0);

impl Graph {
    /// A graph of nothing but the global object.
    pub(crate) fn new() -> Self {
        let mut graph = Self { natives: Natives::new(), ..Self::default() };
        let unknown = graph.cell();
        graph.mark(unknown, Flags::UNKNOWN);
        graph.cells.push(Cell { constant: true, ..Cell::default() });
        graph.object();
        graph.thrown = graph.cell();
        graph.stored = graph.cell();
        graph
    }

    /// Makes room for what a text of that size needs.
    pub(crate) fn expect(&mut self, size: Size) {
        let of_words = |(some, words): (usize, usize)| size.words / words * some;
        self.cells.reserve(of_words(CELLS));
        let ops = of_words(OPS);
        self.ops.reserve(ops);
        self.sites.reserve(ops);
        self.flow.expect(ops);
    }

    /// A new cell.
    pub(crate) fn cell(&mut self) -> CellId {
        let id = CellId(row(self.cells.len()));
        self.grow();
        self.cells.push(Cell::default());
        id
    }

    /// Room for another cell. Cells are the largest table: one that doubled would count twice against the memory that the
    /// audit's process may have, for what is never written.
    #[inline]
    fn grow(&mut self) {
        if self.cells.len() == self.cells.capacity() {
            self.cells.reserve_exact(self.cells.len() / GROWTH + ROOM);
        }
    }

    /// The cell that holds `val` and nothing else, for ever.
    #[inline]
    pub(crate) fn constant(&mut self, val: Val) -> CellId {
        if let Val::Str(name) = val {
            return self.constant_string(name);
        }
        let packed = Packed::of(val);
        if let Some(cell) = self.constants.get(&packed) {
            return *cell;
        }
        let cell = self.fixed(val);
        self.constants.insert(packed, cell);
        cell
    }

    fn constant_string(&mut self, name: Name) -> CellId {
        let at = name.index();
        if let Some(cell) = self.strings.get(at).filter(|cell| **cell != UNKNOWN) {
            return *cell;
        }
        let cell = self.fixed(Val::Str(name));
        if self.strings.len() <= at {
            self.strings.resize(at.saturating_add(1), UNKNOWN);
        }
        if let Some(slot) = self.strings.get_mut(at) {
            *slot = cell;
        }
        cell
    }

    /// A new cell that holds `val` and nothing else, for ever.
    fn fixed(&mut self, val: Val) -> CellId {
        let id = CellId(row(self.cells.len()));
        let held = Packed::of(val).class().bit();
        self.grow();
        self.cells.push(Cell { vals: Vals::of(val), held, constant: true, ..Cell::default() });
        id
    }

    /// The cell that holds the string `text`.
    pub(crate) fn string(&mut self, text: &str) -> CellId {
        let name = self.names.intern(text);
        self.constant(Val::Str(name))
    }

    /// The number `n`.
    pub(crate) fn num(&mut self, n: f64) -> Val {
        Val::Num(self.numbers.intern(n))
    }

    /// The text that a number is as a key, unless it has too many digits.
    pub(crate) fn numeral(&mut self, num: Num) -> Option<Name> {
        if let Some(Some(name)) = self.numerals.get(num.index()) {
            return Some(*name);
        }
        let name = self.names.intern(&numeral(self.numbers.get(num))?);
        if self.numerals.len() <= num.index() {
            self.numerals.resize(num.index().saturating_add(1), None);
        }
        if let Some(slot) = self.numerals.get_mut(num.index()) {
            *slot = Some(name);
        }
        Some(name)
    }

    /// A cell's content.
    #[inline]
    pub(crate) fn at(&self, id: CellId) -> &Cell {
        self.cells.get(id.index()).unwrap_or(&self.blank)
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
}
