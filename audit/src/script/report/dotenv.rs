//! A project's file of keys (`.env`): whether what code reads of it is sent away as a whole. One of its values may be what signs a
//! request, so what is picked out of it is not followed.

use super::sinks::NETWORK;
use super::{Judge, hit};
use crate::rules::script as rules;
use crate::script::graph::{Call, Op, Site};
use crate::script::value::{CellId, ObjId, Set, Val, place};
use crate::shell::stores;

/// What reads a file, by what it is called without its `Sync`.
const READERS: &[&str] = &["readFile", "createReadStream", "openAsBlob", "file", "readTextFile"];
/// What gives a piece of a text or a list, or says something of it.
const PIECES: &[&str] = &[
    "at",
    "charAt",
    "digest",
    "every",
    "exec",
    "find",
    "findLast",
    "get",
    "has",
    "includes",
    "indexOf",
    "match",
    "pop",
    "search",
    "shift",
    "some",
    "startsWith",
    "test",
];
/// What puts something into a list, a table or a form.
const KEEPS: &[&str] = &["push", "unshift", "append", "set", "add"];
/// What sends by a connection or a request that is open.
const SENDS: &[&str] = &["write", "end", "send"];
/// Modules whose functions reach the network.
const LINES: &[&str] = &["node:http", "node:https", "node:http2", "node:net", "node:tls", "node:dgram", "node:dns"];

/// 1,024 cells that hold something of such a file: what is read and sent passes through a few.
const REACHED: usize = 1_024;
/// 8 looks at all constraints: each follows what was found by the one before through calls.
const ROUNDS: usize = 8;

/// What holds something of a file.
#[derive(Debug, Default)]
struct Kept {
    cells: Set<CellId>,
    objects: Set<ObjId>,
}

impl Judge<'_, '_> {
    /// Where what a project keeps its secrets in is sent.
    pub(super) fn dotenv_sent(&mut self) {
        if self.facts.dotenv.is_none() {
            return;
        }
        let kept = self.kept_of(self.dotenv_read());
        let lines = self.lines();
        let sent: Vec<Site> = self.sent_of(&kept).chain(self.sent_by_line(&kept, &lines)).collect();
        for site in sent {
            self.hit(hit(&rules::EXFIL, site, "what a project keeps its secrets in is sent"));
        }
    }

    /// What calls that read such a file give, or give to who waits for it.
    fn dotenv_read(&self) -> Vec<CellId> {
        let mut read = Vec::new();
        for ((op, nat), what) in &self.solver.invoked {
            let path = self.solver.graph.natives.text(*nat);
            let name = path.rsplit('.').next().unwrap_or_default();
            let is_reader = READERS.contains(&name.strip_suffix("Sync").unwrap_or(name));
            let Some(first) = what.args.first().filter(|_| is_reader) else { continue };
            if !self.places(*first).iter().any(|path| stores::is_dotenv(path)) {
                continue;
            }
            read.extend(self.call_of(*op).map(|call| call.out));
            for val in what.args.iter().flat_map(|arg| self.solver.graph.at(*arg).vals.iter()) {
                let Val::Fun(fun) = val else { continue };
                read.extend(self.solver.graph.fun(fun).params.get(1));
            }
        }
        read
    }

    /// All that holds what `read` holds.
    fn kept_of(&self, read: Vec<CellId>) -> Kept {
        let mut kept = Kept::default();
        read.into_iter().for_each(|cell| self.keep(cell, &mut kept));
        for _ in 0..ROUNDS {
            let before = (kept.cells.len(), kept.objects.len());
            for op in &self.solver.graph.ops {
                self.pass_on(*op, &mut kept);
            }
            if before == (kept.cells.len(), kept.objects.len()) || kept.cells.len() >= REACHED {
                break;
            }
        }
        kept
    }

    /// A cell that holds it, and those that it flows on to.
    fn keep(&self, cell: CellId, kept: &mut Kept) {
        self.spread(cell, &mut kept.cells, REACHED);
    }

    fn pass_on(&self, op: Op, kept: &mut Kept) {
        match op {
            Op::Iter { from, out } if self.carries(from, kept) => self.keep(out, kept),
            Op::Math { op: '+', a, b, out } if self.carries(a, kept) || self.carries(b, kept) => self.keep(out, kept),
            Op::Concat { parts, out } => {
                let parts = self.solver.graph.joins.get(place(parts));
                if parts.is_some_and(|parts| parts.iter().any(|part| self.carries(*part, kept))) {
                    self.keep(out, kept);
                }
            }
            Op::Set { base, value, .. } if self.carries(value, kept) => self.fill(base, kept),
            Op::Call(at) => {
                if let Some(call) = self.solver.graph.calls.get(place(at)) {
                    self.pass_through(call, kept);
                }
            }
            _ => {}
        }
    }

    /// The few objects that a cell may be hold it now.
    fn fill(&self, base: CellId, kept: &mut Kept) {
        if !self.is_crowd(base) {
            let vals = self.solver.graph.at(base).vals.iter();
            kept.objects.extend(vals.filter_map(|val| if let Val::Obj(object) = val { Some(object) } else { None }));
        }
    }

    /// What a call of no function of the plugin's makes of it. Those of the plugin's are followed as they are written.
    fn pass_through(&self, call: &Call, kept: &mut Kept) {
        let is_own = |val| matches!(val, Val::Fun(_) | Val::Bound(_));
        if self.solver.graph.at(call.callee).vals.iter().any(is_own) {
            return;
        }
        let is_given = call.args.iter().any(|arg| self.carries(*arg, kept));
        let Some((base, key)) = call.member else {
            if is_given {
                self.keep(call.out, kept);
            }
            return;
        };
        if !is_given && !self.carries(base, kept) {
            return;
        }
        let is_named = |names: &[&str]| self.strings(key).iter().any(|name| names.contains(&&**name));
        if is_given && is_named(KEEPS) {
            self.fill(base, kept);
            self.keep(base, kept);
        }
        if !is_named(PIECES) {
            self.keep(call.out, kept);
        }
    }

    /// Whether a cell holds it, or one of the few objects in it does.
    fn carries(&self, cell: CellId, kept: &Kept) -> bool {
        let holds = |cell: &CellId| {
            let is_kept = |val| matches!(val, Val::Obj(object) if kept.objects.contains(&object));
            kept.cells.contains(cell) || self.solver.graph.at(*cell).vals.iter().any(is_kept)
        };
        let is_object = |val| matches!(val, Val::Obj(_));
        holds(&cell) || self.solver.graph.at(cell).vals.iter().any(is_object) && self.each_held(cell).iter().any(holds)
    }

    /// Connections and requests that are open, wherever they flow.
    fn lines(&self) -> Kept {
        let mut lines = Kept::default();
        for (op, nat) in self.solver.invoked.keys() {
            if reaches_network(self.solver.graph.natives.text(*nat))
                && let Some(call) = self.call_of(*op)
            {
                self.keep(call.out, &mut lines);
            }
        }
        lines
    }

    /// Where it is handed to what reaches the network.
    fn sent_of(&self, kept: &Kept) -> impl Iterator<Item = Site> {
        let calls = self.solver.invoked.iter();
        calls.filter_map(move |((op, nat), what)| {
            let is_sent = |(nth, arg): (usize, &CellId)| {
                self.carries(*arg, kept) && (nth > 0 || !self.strings(*arg).iter().any(|text| is_at_home(text)))
            };
            let reaches = reaches_network(self.solver.graph.natives.text(*nat));
            let is_sent = reaches && what.args.iter().enumerate().any(is_sent);
            self.solver.graph.sites.get(op.index()).filter(|_| is_sent).copied()
        })
    }

    /// Where it is written to what is open.
    fn sent_by_line(&self, kept: &Kept, lines: &Kept) -> impl Iterator<Item = Site> {
        self.calls_with_sites().filter_map(move |(site, call)| {
            let (base, key) = call.member?;
            let is_named = |names: &[&str]| self.strings(key).iter().any(|name| names.contains(&&**name));
            let is_written =
                is_named(SENDS) && lines.cells.contains(&base) && call.args.iter().any(|arg| self.carries(*arg, kept));
            let is_piped = is_named(&["pipe"])
                && self.carries(base, kept)
                && call.args.iter().any(|arg| lines.cells.contains(arg));
            (is_written || is_piped).then_some(site)
        })
    }
}

fn reaches_network(path: &str) -> bool {
    let module = path.rsplit_once('.').map_or(path, |(module, _)| module);
    NETWORK.contains(&path)
        || LINES.iter().any(|line| module == *line || module.strip_prefix(line) == Some("/promises"))
}

/// Whether an address is one of this machine.
fn is_at_home(address: &str) -> bool {
    ["localhost", "127.0.0.1", "[::1]"].iter().any(|host| address.contains(host))
}
