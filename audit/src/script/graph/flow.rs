//! What flows from cell to cell, and which constraints look again when a cell grows.

use std::collections::VecDeque;

use super::{Graph, Op, Site, UNKNOWN};
use crate::script::natives::{Natives, Weight};
use crate::script::value::{CellId, Flags, OpId, Set, Val, place, row};

/// 16 strings or numbers in one set: sets grow with every call site, and what is beyond counts as unknown.
const STRINGS: u8 = 16;
/// 8 strings that are known in part: they serve recognition, not folding.
const PARTS: u8 = 8;
/// 8 things of the engine that are no roots: where more meet, a program passes on whatever it is given.
const NATIVES: u8 = 8;
/// 4 of those that only reckon, like methods of text and lists.
const HARMLESS: u8 = 4;
/// 8 functions, objects and the like: what is beyond counts as unknown, and the cost of a step stays small.
const OTHERS: u8 = 8;

/// How far a constraint has got.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Progress {
    /// How many values of its base it has seen: sets only grow at their end.
    pub(crate) base: u32,
    /// The same of its key.
    pub(crate) key: u32,
    /// How many values of its callee.
    pub(crate) callee: u32,
}

/// What woke a constraint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wake {
    /// One of its inputs grew: what it has seen, it need not see again.
    Input,
    /// Something grew that it looked at on the way.
    Aside,
}

/// One of the constraints that look at a cell.
#[derive(Debug, Clone, Copy, Default)]
struct User {
    op: OpId,
    aside: bool,
    next: u32,
}

/// How a constraint stands in the queue.
#[derive(Debug, Clone, Copy, Default)]
struct Standing {
    queued: bool,
    again: bool,
}

/// Who waits for what.
#[derive(Debug, Default)]
pub(super) struct Flow {
    /// Where cells flow on to: lists, linked by place; 0 ends one.
    edges: Vec<(CellId, u32)>,
    users: Vec<User>,
    /// Pairs of cells, each as one number: most of what flows does so along links that are there.
    linked: Set<u64>,
    watched: Set<(CellId, OpId)>,
    grown: VecDeque<CellId>,
    queue: VecDeque<OpId>,
    standing: Vec<Standing>,
    progress: Vec<Progress>,
}

impl Flow {
    /// Nothing flows.
    pub(super) fn new() -> Self {
        Self { edges: vec![(UNKNOWN, 0)], users: vec![User::default()], ..Self::default() }
    }
}

/// Values that count together against one cap.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Parts,
    Strings,
    Roots,
    Natives,
    Harmless,
    Others,
}

impl Class {
    fn of(val: Val, natives: &Natives) -> Self {
        match val {
            Val::Part(_) => Self::Parts,
            Val::Str(_) | Val::Num(_) => Self::Strings,
            Val::Members(_) => Self::Natives,
            Val::Nat(nat) => match natives.weight(nat) {
                Weight::Root => Self::Roots,
                Weight::Plain => Self::Natives,
                Weight::Harmless => Self::Harmless,
            },
            _ => Self::Others,
        }
    }

    /// How many of one class a cell may hold.
    fn cap(self) -> u8 {
        match self {
            Self::Parts => PARTS,
            Self::Strings => STRINGS,
            // There are six.
            Self::Roots => u8::MAX,
            Self::Natives => NATIVES,
            Self::Harmless => HARMLESS,
            Self::Others => OTHERS,
        }
    }

    /// The class's place among the classes.
    fn index(self) -> usize {
        match self {
            Self::Parts => 0,
            Self::Strings => 1,
            Self::Roots => 2,
            Self::Natives => 3,
            Self::Harmless => 4,
            Self::Others => 5,
        }
    }

    /// The class's bit among those that are full.
    fn bit(self) -> u8 {
        1 << self.index()
    }
}

impl Graph {
    /// `val` may be in `cell`.
    pub(crate) fn add(&mut self, cell: CellId, val: Val) {
        if cell == UNKNOWN {
            return;
        }
        let Some(slot) = self.cells.get_mut(cell.index()) else { return };
        let class = Class::of(val, &self.natives);
        if slot.full & class.bit() != 0 || slot.vals.contains(val) {
            return;
        }
        let Some(count) = slot.counts.get_mut(class.index()) else { return };
        if *count >= class.cap() {
            slot.full |= class.bit();
            return self.mark(cell, Flags::UNKNOWN);
        }
        *count = count.saturating_add(1);
        slot.vals.push(val);
        self.grew(cell);
    }

    /// `flags` hold for `cell`.
    pub(crate) fn mark(&mut self, cell: CellId, flags: Flags) {
        let Some(slot) = self.cells.get_mut(cell.index()) else { return };
        let both = slot.flags.with(flags);
        if both != slot.flags {
            slot.flags = both;
            self.grew(cell);
        }
    }

    fn grew(&mut self, cell: CellId) {
        if let Some(slot) = self.cells.get_mut(cell.index())
            && !slot.grown
        {
            slot.grown = true;
            self.flow.grown.push_back(cell);
        }
    }

    /// Everything in `from` is in `to`.
    pub(crate) fn link(&mut self, from: CellId, to: CellId) {
        if from == to || to == UNKNOWN {
            return;
        }
        if from == UNKNOWN {
            return self.mark(to, Flags::UNKNOWN);
        }
        if self.at(from).constant {
            for at in 0..self.at(from).vals.len() {
                if let Some(val) = self.at(from).vals.get(at) {
                    self.add(to, val);
                }
            }
            return;
        }
        if !self.flow.linked.insert(u64::from(from.0) << 32 | u64::from(to.0)) {
            return;
        }
        let edge = row(self.flow.edges.len());
        let Some(slot) = self.cells.get_mut(from.index()) else { return };
        self.flow.edges.push((to, slot.edges));
        slot.edges = edge;
        self.pour(from, to, 0);
    }

    /// The values of `from` beginning with the `first`, and its flags, go to `to`.
    fn pour(&mut self, from: CellId, to: CellId, first: usize) {
        let mut at = first;
        while let Some(val) = self.at(from).vals.get(at) {
            self.add(to, val);
            at = at.saturating_add(1);
            self.passed = self.passed.saturating_add(1);
        }
        let flags = self.at(from).flags;
        self.mark(to, flags);
    }

    /// Passes on what is new in one cell that grew; false when none did.
    pub(crate) fn settle(&mut self) -> bool {
        let Some(cell) = self.flow.grown.pop_front() else { return false };
        let Some(slot) = self.cells.get_mut(cell.index()) else { return true };
        slot.grown = false;
        let first = place(slot.told);
        slot.told = row(slot.vals.len());
        let (mut edge, mut user) = (slot.edges, slot.users);
        while let Some((to, next)) = self.flow.edges.get(place(edge)).copied().filter(|_| edge != 0) {
            self.passed = self.passed.saturating_add(1);
            self.pour(cell, to, first);
            edge = next;
        }
        while let Some(User { op, aside, next }) = self.flow.users.get(place(user)).copied().filter(|_| user != 0) {
            self.enqueue(op, if aside { Wake::Aside } else { Wake::Input });
            user = next;
        }
        true
    }

    /// `op` is to look again.
    pub(crate) fn enqueue(&mut self, op: OpId, wake: Wake) {
        let Some(standing) = self.flow.standing.get_mut(op.index()) else { return };
        standing.again |= wake == Wake::Aside;
        if !standing.queued {
            standing.queued = true;
            self.flow.queue.push_back(op);
        }
    }

    /// The next constraint to look at, and what woke it.
    pub(crate) fn next(&mut self) -> Option<(OpId, Wake)> {
        let op = self.flow.queue.pop_front()?;
        let standing = std::mem::take(self.flow.standing.get_mut(op.index())?);
        Some((op, if standing.again { Wake::Aside } else { Wake::Input }))
    }

    /// How far `op` has got.
    pub(crate) fn progress(&self, op: OpId) -> Progress {
        self.flow.progress.get(op.index()).copied().unwrap_or_default()
    }

    /// `op` has got as far as this.
    pub(crate) fn reached(&mut self, op: OpId, progress: Progress) {
        if let Some(slot) = self.flow.progress.get_mut(op.index()) {
            *slot = progress;
        }
    }

    /// `op` looks again at everything when `cell` grows.
    pub(crate) fn watch(&mut self, cell: CellId, op: OpId) {
        if cell != UNKNOWN && !self.at(cell).constant && self.flow.watched.insert((cell, op)) {
            self.subscribe(cell, op, Wake::Aside);
        }
    }

    fn subscribe(&mut self, cell: CellId, op: OpId, wake: Wake) {
        let user = row(self.flow.users.len());
        if let Some(slot) = self.cells.get_mut(cell.index())
            && !slot.constant
        {
            self.flow.users.push(User { op, aside: wake == Wake::Aside, next: slot.users });
            slot.users = user;
        }
    }

    /// A new constraint.
    pub(crate) fn op(&mut self, op: Op, site: Site) -> OpId {
        let id = OpId(row(self.ops.len()));
        self.ops.push(op);
        self.sites.push(site);
        self.flow.standing.push(Standing::default());
        self.flow.progress.push(Progress::default());
        self.listen(op, id);
        self.enqueue(id, Wake::Aside);
        id
    }

    /// `id` looks again when what it reads grows; a call's arguments are looked at when someone asks for them.
    fn listen(&mut self, op: Op, id: OpId) {
        let mut hear = |cells: &[CellId]| {
            for cell in cells.iter().filter(|cell| **cell != UNKNOWN) {
                self.subscribe(*cell, id, Wake::Input);
            }
        };
        match op {
            Op::Iter { from, .. } | Op::Keys { from, .. } | Op::Spread { from, .. } | Op::Named { from, .. } => {
                hear(&[from]);
            }
            Op::Get { base, key, .. } | Op::Method { base, key, .. } | Op::Set { base, key, .. } => hear(&[base, key]),
            Op::Math { a, b, .. } => hear(&[a, b]),
            Op::Sign { a, .. } => hear(&[a]),
            Op::Load { spec, .. } => hear(&[spec]),
            Op::Stored { .. } | Op::Look { .. } | Op::Shed { .. } => {}
            Op::Concat { parts, .. } => {
                let cells = self.joins.get(place(parts)).cloned().unwrap_or_default();
                cells
                    .into_iter()
                    .filter(|cell| *cell != UNKNOWN)
                    .for_each(|cell| self.subscribe(cell, id, Wake::Input));
            }
            Op::Call(at) => {
                let Some(call) = self.calls.get(place(at)) else { return };
                let (callee, member) = (call.callee, call.member);
                let spread: Vec<CellId> = call.spreads().collect();
                let inputs = std::iter::once(callee).chain(member.into_iter().flat_map(<[CellId; 2]>::from));
                inputs.filter(|cell| *cell != UNKNOWN).for_each(|cell| self.subscribe(cell, id, Wake::Input));
                spread.into_iter().for_each(|cell| self.watch(cell, id));
            }
        }
    }
}
