//! What a function makes of one thing alone: its constraints once more for each element of a list, so that what comes of one is
//! not mixed with what comes of the others.

use smallvec::{SmallVec, smallvec};

use super::Solver;
use super::call::Site;
use crate::script::graph::{Call, Op, UNHEARD, UNKNOWN};
use crate::script::value::{CellId, FunId, Map, ObjId, OpId, Val, place, row};

/// 64 elements: lists of letters that spell a path have fewer.
const ELEMENTS: usize = 64;
/// 8 constraints in a row: who spells something does less to each letter.
const DEPTH: usize = 8;
/// 16 constraints for one element.
const STEPS: usize = 16;
/// 4,096 in one plugin: 64 lists of 64 elements.
const ALL: usize = 4_096;

/// Which constraint a cell gets all that it holds from, as far as constraints were looked through.
#[derive(Debug, Default)]
pub(super) struct Sources {
    /// Nothing where there are several.
    of: Map<CellId, Option<OpId>>,
    seen: usize,
    /// Which results were made: for which element of which call.
    made: Map<(OpId, FunId, CellId), CellId>,
    count: usize,
}

/// Cells, each with the one that stands for it.
type Instead = SmallVec<[(CellId, CellId); 8]>;

impl Solver<'_> {
    /// What `array.map(callback)` gives for each element, where their order is known, the callback is one function, and its
    /// result follows from one constraint after another.
    pub(super) fn mapped(&mut self, object: ObjId, site: &Site) -> Option<Vec<CellId>> {
        let callback = site.args.first().copied()?;
        self.graph.watch(callback, self.op);
        let Some(Val::Fun(fun)) = self.graph.at(callback).vals.only() else { return None };
        let elements = self.in_order(object).filter(|all| !all.is_empty() && all.len() <= ELEMENTS)?;
        elements.into_iter().enumerate().map(|(at, element)| self.instance(fun, at, element)).collect()
    }

    /// What `fun` makes of `element`, which is the `at`th of a list.
    fn instance(&mut self, fun: FunId, at: usize, element: CellId) -> Option<CellId> {
        let known = (self.op, fun, element);
        if let Some(cell) = self.sources.made.get(&known) {
            return Some(*cell);
        }
        let function = self.graph.fun(fun);
        let (ret, first, second) = (function.ret, *function.params.first()?, function.params.get(1).copied());
        if function.generator || function.class {
            return None;
        }
        let mut instead: Instead = smallvec![(first, element)];
        if let Some(second) = second {
            let nth = self.graph.num(f64::from(row(at)));
            instead.push((second, self.graph.constant(nth)));
        }
        let cell = self.again(ret, &mut instead, DEPTH)?;
        self.sources.made.insert(known, cell);
        Some(cell)
    }

    /// The cell that `cell` is with others in place of some; nothing where it does not follow from these.
    fn again(&mut self, cell: CellId, instead: &mut Instead, depth: usize) -> Option<CellId> {
        if let Some((_, other)) = instead.iter().find(|(known, _)| *known == cell) {
            return Some(*other);
        }
        if depth == 0 || instead.len() > STEPS || self.sources.count > ALL || cell == UNKNOWN || cell == UNHEARD {
            return None;
        }
        let id = self.source(cell)?;
        let op = self.graph.ops.get(id.index()).copied()?;
        let mut changed = false;
        let mut other = |solver: &mut Self, cell: CellId| match solver.again(cell, instead, depth.saturating_sub(1)) {
            Some(new) => {
                changed = true;
                new
            }
            None => cell,
        };
        let out = UNHEARD;
        let op = match op {
            Op::Get { base, key, .. } => Op::Get { base: other(self, base), key: other(self, key), out },
            Op::Method { base, key, .. } => Op::Method { base: other(self, base), key: other(self, key), out },
            Op::Math { op, a, b, .. } => Op::Math { op, a: other(self, a), b: other(self, b), out },
            Op::Sign { op, a, .. } => Op::Sign { op, a: other(self, a), out },
            Op::Concat { parts, .. } => {
                let cells = self.graph.joins.get(place(parts)).cloned().unwrap_or_default();
                let cells: Vec<CellId> = cells.into_iter().map(|cell| other(self, cell)).collect();
                if !changed {
                    return None;
                }
                self.graph.joins.push(cells);
                Op::Concat { parts: row(self.graph.joins.len()).saturating_sub(1), out }
            }
            Op::Call(at) => {
                let call = self.graph.calls.get(place(at)).cloned()?;
                let callee = other(self, call.callee);
                let member = call.member.map(|(base, key)| (other(self, base), other(self, key)));
                let args: Vec<CellId> = call.args.iter().map(|cell| other(self, *cell)).collect();
                if !changed {
                    return None;
                }
                self.graph.calls.push(Call { callee, member, args: args.into(), ..call });
                Op::Call(row(self.graph.calls.len()).saturating_sub(1))
            }
            _ => return None,
        };
        changed.then(|| self.once_more(id, op, cell, instead))
    }

    /// Puts up the constraint `op`, which is that of `id` with other cells, and gives it a cell for what comes of it.
    fn once_more(&mut self, id: OpId, mut op: Op, cell: CellId, instead: &mut Instead) -> CellId {
        let new = self.graph.cell();
        match &mut op {
            Op::Get { out, .. }
            | Op::Method { out, .. }
            | Op::Math { out, .. }
            | Op::Sign { out, .. }
            | Op::Concat { out, .. } => *out = new,
            Op::Call(at) => {
                if let Some(call) = self.graph.calls.get_mut(place(*at)) {
                    call.out = new;
                }
            }
            _ => {}
        }
        let site = self.graph.sites.get(id.index()).copied().unwrap_or_default();
        self.graph.op(op, site);
        self.sources.count = self.sources.count.saturating_add(1);
        instead.push((cell, new));
        new
    }

    /// The one constraint that a cell gets what it holds from.
    fn source(&mut self, cell: CellId) -> Option<OpId> {
        let ops = self.graph.ops.iter().enumerate().skip(self.sources.seen);
        for (at, op) in ops {
            let out = match op {
                Op::Get { out, .. }
                | Op::Method { out, .. }
                | Op::Math { out, .. }
                | Op::Sign { out, .. }
                | Op::Concat { out, .. } => *out,
                Op::Call(at) => self.graph.calls.get(place(*at)).map_or(UNHEARD, |call| call.out),
                _ => continue,
            };
            let id = OpId(row(at));
            self.sources.of.entry(out).and_modify(|known| *known = None).or_insert(Some(id));
        }
        self.sources.seen = self.graph.ops.len();
        self.sources.of.get(&cell).copied().flatten()
    }
}
