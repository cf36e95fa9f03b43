//! What flows from cell to cell, and which constraints look again when a cell grows.

use std::collections::VecDeque;

use super::list::Lists;
use super::{Graph, Op, Site, UNHEARD, UNKNOWN};
use crate::script::class::Class;
use crate::script::vals::Packed;
use crate::script::value::{CellId, Flags, OpId, Val, place, row};

/// How far a constraint has got.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Progress {
    /// How many values of its base it has seen: sets only grow at their end.
    pub(crate) base: u32,
    /// The same of its key.
    pub(crate) key: u32,
    /// How many values of its callee; of who reads or writes a member, whether the key is constant.
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

/// How a constraint stands: 16 bytes, so that four lie in one line of the processor's cache and none in two.
#[derive(Debug, Clone, Copy, Default)]
#[repr(align(16))]
struct Standing {
    /// How far it has got.
    progress: Progress,
    /// Whether it looks again when its call's arguments grow.
    attentive: bool,
    /// Whether it calls the engine with other arguments than its call's.
    astray: bool,
}

/// Who waits for what.
#[derive(Debug, Default)]
pub(super) struct Flow {
    /// Where cells flow on to.
    edges: Lists,
    /// Which constraints look at cells: each with the lowest bit saying whether that is aside.
    users: Lists,
    /// Who is told of the cell that is passed on: kept for its room.
    told: Vec<u32>,
    grown: VecDeque<CellId>,
    queue: VecDeque<OpId>,
    standing: Vec<Standing>,
    /// What woke each constraint, while it waits in the queue: a byte each, apart from the rest, since many that are woken wait
    /// already.
    woken: Vec<Option<Wake>>,
}

impl Flow {
    /// Makes room for so many constraints more.
    pub(super) fn expect(&mut self, ops: usize) {
        self.standing.reserve(ops);
        self.woken.reserve(ops);
        self.queue.reserve(ops);
    }
}

/// A constraint that looks at a cell, as a number other than 0.
fn user(op: OpId, wake: Wake) -> u32 {
    op.0.wrapping_add(1) << 1 | u32::from(wake == Wake::Aside)
}

impl Graph {
    /// `val` may be in `cell`.
    #[inline]
    pub(crate) fn add(&mut self, cell: CellId, val: Val) {
        if cell <= UNHEARD {
            return;
        }
        let Some(slot) = self.cells.get_mut(cell.index()) else { return };
        debug_assert!(!slot.constant, "{val:?} for a constant");
        if slot.take(Packed::of(val)) {
            self.grew(cell);
        }
    }

    /// `flags` hold for `cell`.
    #[inline]
    pub(crate) fn mark(&mut self, cell: CellId, flags: Flags) {
        if cell == UNHEARD {
            return;
        }
        let Some(slot) = self.cells.get_mut(cell.index()) else { return };
        if slot.flag(flags) {
            self.grew(cell);
        }
    }

    /// Whether `cell` takes no new object; one that is offered to it is one more thing that it may be.
    pub(crate) fn refuses_objects(&mut self, cell: CellId) -> bool {
        if cell <= UNHEARD {
            return true;
        }
        let Some(slot) = self.cells.get_mut(cell.index()) else { return true };
        let refused = slot.is_full(Class::Others);
        if refused && slot.flag(Class::Others.beyond()) {
            self.grew(cell);
        }
        refused
    }

    /// What nobody hears of need not be told: of 100 cells that grow 27 flow on to none, and no constraint reads them.
    #[inline]
    fn grew(&mut self, cell: CellId) {
        if let Some(slot) = self.cells.get_mut(cell.index())
            && !slot.grown
            && !(slot.edges.is_empty() && slot.users.is_empty())
        {
            slot.grown = true;
            self.flow.grown.push_back(cell);
        }
    }

    /// Everything in `from` is in `to`.
    pub(crate) fn link(&mut self, from: CellId, to: CellId) {
        if from == to || to <= UNHEARD {
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
        let Some(slot) = self.cells.get_mut(from.index()) else { return };
        if !self.flow.edges.add(&mut slot.edges, to.0) {
            return;
        }
        // Most cells are blank when they are linked: there is nothing to pass on, and no need to look where to.
        if slot.vals.is_empty() && slot.flags == Flags::NONE {
            return;
        }
        // Everything is passed on now, unless it waits for that.
        if !slot.grown {
            slot.told = u8::try_from(slot.vals.len()).unwrap_or(u8::MAX);
        }
        self.pour(from, to, 0);
    }

    /// The cells that `from` flows on to at once.
    pub(crate) fn leads_to(&self, from: CellId) -> impl Iterator<Item = CellId> + use<> {
        let mut to = Vec::new();
        self.flow.edges.copy(self.at(from).edges, &mut to);
        to.into_iter().map(CellId)
    }

    /// The values of `from` beginning with the `first`, and its flags, go to `to`.
    fn pour(&mut self, from: CellId, to: CellId, first: usize) {
        let Ok([source, target]) = self.cells.get_disjoint_mut([from.index(), to.index()]) else { return };
        debug_assert!(!target.constant, "a flow into a constant");
        self.passed = self.passed.saturating_add(u64::from(row(source.vals.len().saturating_sub(first))));
        self.sets.share(&mut source.vals);
        // Many sets that others flow into are full of what flows.
        let grew = source.held & !target.full != 0 && target.take_all(source, first, &mut self.sets);
        if target.flag(source.flags) || grew {
            self.grew(to);
        }
    }

    /// Passes on what is new in one cell that grew; false when none did.
    pub(crate) fn settle(&mut self) -> bool {
        let Some(cell) = self.flow.grown.pop_front() else { return false };
        let Some(slot) = self.cells.get_mut(cell.index()) else { return true };
        slot.grown = false;
        let first = usize::from(slot.told);
        slot.told = u8::try_from(slot.vals.len()).unwrap_or(u8::MAX);
        let (edges, users) = (slot.edges, slot.users);
        let (held, flags) = (slot.held, slot.flags);
        let mut told = std::mem::take(&mut self.flow.told);
        self.flow.edges.copy(edges, &mut told);
        self.passed = self.passed.saturating_add(u64::from(row(told.len())));
        // Where they lie is known, and nothing waits for any of them: the processor fetches several at once.
        told.retain(|to| self.cells.get(place(*to)).is_some_and(|cell| cell.gains(held, flags)));
        for to in told.drain(..).rev() {
            self.pour(cell, CellId(to), first);
        }
        self.flow.users.copy(users, &mut told);
        for user in told.drain(..).rev() {
            let wake = if user & 1 == 1 { Wake::Aside } else { Wake::Input };
            self.enqueue(OpId((user >> 1).wrapping_sub(1)), wake);
        }
        self.flow.told = told;
        true
    }

    /// `op` is to look again.
    #[inline]
    pub(crate) fn enqueue(&mut self, op: OpId, wake: Wake) {
        let Some(woken) = self.flow.woken.get_mut(op.index()) else { return };
        if woken.is_none() {
            self.flow.queue.push_back(op);
        }
        if *woken != Some(Wake::Aside) {
            *woken = Some(wake);
        }
    }

    /// The next constraint to look at, and what woke it.
    pub(crate) fn next(&mut self) -> Option<(OpId, Wake)> {
        let op = self.flow.queue.pop_front()?;
        let woken = self.flow.woken.get_mut(op.index())?.take()?;
        Some((op, woken))
    }

    /// `op` looks again when its call's arguments grow; whether it does so already.
    #[inline]
    pub(crate) fn attends(&mut self, op: OpId) -> bool {
        self.flow.standing.get_mut(op.index()).is_some_and(|standing| std::mem::replace(&mut standing.attentive, true))
    }

    /// `op` calls the engine with other arguments than its call's.
    pub(crate) fn strays(&mut self, op: OpId) {
        if let Some(standing) = self.flow.standing.get_mut(op.index()) {
            standing.astray = true;
        }
    }

    /// Whether `op` ever called the engine with other arguments than its call's.
    pub(crate) fn is_astray(&self, op: OpId) -> bool {
        self.flow.standing.get(op.index()).is_none_or(|standing| standing.astray)
    }

    /// How far `op` has got.
    pub(crate) fn progress(&self, op: OpId) -> Progress {
        self.flow.standing.get(op.index()).map_or_else(Progress::default, |standing| standing.progress)
    }

    /// `op` has got as far as this.
    pub(crate) fn reached(&mut self, op: OpId, progress: Progress) {
        if let Some(standing) = self.flow.standing.get_mut(op.index()) {
            standing.progress = progress;
        }
    }

    /// `op` looks again at everything when `cell` grows.
    #[inline]
    pub(crate) fn watch(&mut self, cell: CellId, op: OpId) {
        if cell != UNKNOWN {
            self.subscribe(cell, op, Wake::Aside);
        }
    }

    fn subscribe(&mut self, cell: CellId, op: OpId, wake: Wake) {
        if let Some(slot) = self.cells.get_mut(cell.index())
            && !slot.constant
        {
            self.flow.users.add(&mut slot.users, user(op, wake));
        }
    }

    /// A new constraint.
    pub(crate) fn op(&mut self, op: Op, site: Site) -> OpId {
        let id = self.twin(op, site);
        self.listen(op, id);
        // What is stored somewhere is only judged, when all is solved.
        if !matches!(op, Op::Stored { .. } | Op::Extends { .. }) {
            self.enqueue(id, Wake::Aside);
        }
        id
    }

    /// The same as another constraint, written elsewhere: only judged, when all is solved.
    pub(crate) fn twin(&mut self, op: Op, site: Site) -> OpId {
        let id = OpId(row(self.ops.len()));
        self.ops.push(op);
        self.sites.push(site);
        self.flow.standing.push(Standing::default());
        self.flow.woken.push(None);
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
            Op::Stored { .. } | Op::Extends { .. } | Op::Look { .. } | Op::Shed { .. } => {}
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
