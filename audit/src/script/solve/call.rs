//! Calls: arguments to parameters, results back, through bound functions, proxies and the engine's own.

use std::rc::Rc;

use super::Solver;
use crate::script::graph::{Binding, Call, Function, Manner, Op, Progress, UNKNOWN, Wake};
use crate::script::kinds::Kind;
use crate::script::value::{Bound, CellId, Flags, FunId, Nat, ObjId, Val, place, row};

/// 12 bound functions inside one another.
const BOUND: usize = 12;
/// 4 more arguments where a spread one has an unknown length.
const SPREAD: usize = 4;
/// 12 elements of each of several arrays that are spread in one place: paths have fewer parts.
const BESIDE: usize = 12;
/// 100: the cells for them come after those that constraints use for other things.
const BESIDES: u32 = 100;
/// 8 arguments through a class without constructor: those that follow count as the last.
const INHERITED: usize = 8;
/// 4,096 arguments: what follows is not looked at one by one.
const ARGUMENTS: usize = 4_096;

/// Methods whose receiver decides what flows where.
const FOLLOWED: Kind = Kind::STRING.with(Kind::FOLLOWED).with(Kind::CHAINED).with(Kind::PASSED);

/// One way in which a call happens.
#[derive(Debug, Clone)]
pub(super) struct Site {
    /// The receiver.
    pub(super) this: Option<CellId>,
    /// The arguments.
    pub(super) args: Rc<[CellId]>,
    /// The result.
    pub(super) out: CellId,
    /// How it is written.
    pub(super) manner: Manner,
}

/// Something of the engine that is called.
#[derive(Debug, Clone)]
pub(crate) struct Invoked {
    /// With what.
    pub(crate) args: Rc<[CellId]>,
}

impl Solver<'_> {
    /// The constraint that a call is: looks at callees and receivers that it has not seen yet, unless something else grew
    /// that it looked at on the way.
    pub(super) fn call(&mut self, at: usize, wake: Wake) {
        let Some(call) = self.graph.calls.get(at) else { return };
        let fixed = call.spread.is_empty();
        if fixed && self.is_idle(call, wake) {
            let work = call.args.len();
            let now = self.reach(call);
            self.graph.reached(self.op, now);
            return self.charge(work);
        }
        let call = call.clone();
        let args = self.arguments(&call);
        self.args = Some(&args).filter(|_| fixed).map(Rc::clone);
        self.charge(args.len());
        let site = Site { this: call.member.map(|(base, _)| base), args, out: call.out, manner: call.manner };
        let before = self.graph.progress(self.op);
        let now = self.reach(&call);
        self.graph.reached(self.op, now);
        let nobody = self.is_nobody(&call, place(before.base));
        let again = wake == Wake::Aside || now.key != before.key || nobody;
        let (bases, callees) = if again { (0, 0) } else { (place(before.base), place(before.callee)) };
        if let Some((base, key)) = call.member {
            self.methods((base, bases), key, &site);
        }
        let entered = if nobody || !fixed { 0 } else { place(before.callee) };
        self.callees((call.callee, callees), entered, &site);
        if call.callee == UNKNOWN || self.flags(call.callee).any(Flags::UNKNOWN) {
            self.opaque(&call, &site);
        }
        if self.flags(call.callee).any(Flags::WALK) && !call.args.is_empty() {
            self.graph.mark(call.out, Flags::YIELD);
        }
    }

    /// Whether there is nothing to call that was not called before, and no receiver whose methods would be looked at.
    fn is_idle(&self, call: &Call, wake: Wake) -> bool {
        let callee = self.graph.at(call.callee);
        let before = if wake == Wake::Aside { Progress::default() } else { self.graph.progress(self.op) };
        if callee.vals.len() > place(before.callee) || call.callee == UNKNOWN || callee.flags.any(Flags::UNKNOWN) {
            return false;
        }
        let Some((base, key)) = call.member else { return true };
        let (base, key) = (self.graph.at(base), self.graph.at(key));
        if !key.constant {
            return false;
        }
        let followed = |val| matches!(val, Val::Str(name) if self.graph.names.kind(name).any(FOLLOWED));
        let plain = matches!(key.vals.only(), Some(Val::Str(_))) && !key.vals.iter().any(followed);
        // A receiver that may be nobody is another one to those that were called before.
        (plain && callee.vals.is_empty()) || base.vals.len() <= place(before.base)
    }

    /// What is called, beginning with the `first` value; the first `entered` were called before with these arguments.
    fn callees(&mut self, (callee, first): (CellId, usize), entered: usize, site: &Site) {
        let mut at = first;
        let mut told = false;
        while let Some(val) = self.graph.at(callee).vals.get(at) {
            let known = at < entered;
            at += 1;
            match val {
                // Links stay: functions of the plugin that were entered need not be entered again.
                Val::Fun(_) | Val::Settle(_) if known => {}
                // One of those of which nothing is known does what they all do.
                Val::Nat(nat) if known && self.plain.contains(&nat) && !self.graph.is_astray(self.op) => {
                    if !told {
                        self.callbacks_of_native(site);
                        told = true;
                    }
                }
                val => self.invoke(val, site, 0),
            }
        }
    }

    /// How far a call gets when it looks at all that is there now.
    fn reach(&self, call: &Call) -> Progress {
        let count = |cell: CellId| row(self.graph.at(cell).vals.len());
        let (base, key) = call.member.unwrap_or((UNKNOWN, UNKNOWN));
        Progress { base: count(base), key: count(key), callee: count(call.callee) }
    }

    /// Whether the receiver may be nobody, which was not known before: sloppy functions see the global object then.
    fn is_nobody(&self, call: &Call, before: usize) -> bool {
        call.member.is_some_and(|(base, _)| {
            self.graph.at(base).vals.iter().skip(before).any(|val| matches!(val, Val::Null | Val::Undef))
        })
    }

    /// What follows looks at the arguments themselves: the constraint is to look again when they grow.
    pub(super) fn attend(&mut self, site: &Site) {
        if self.is_own(site) && self.graph.attends(self.op) {
            return;
        }
        for cell in &*site.args {
            self.graph.watch(*cell, self.op);
        }
    }

    /// Whether the arguments are those of the call that is looked at.
    fn is_own(&self, site: &Site) -> bool {
        self.args.as_ref().is_some_and(|args| Rc::ptr_eq(args, &site.args))
    }

    /// A call of something unknown: what it does with functions that it gets is not known either.
    fn opaque(&mut self, call: &Call, site: &Site) {
        self.unknown(call.out);
        let base = call.member.map_or(UNKNOWN, |(base, _)| base);
        self.graph.mark(call.out, self.flags(base).derived());
        let chained = call.member.is_some_and(|(_, key)| self.is_then(key));
        let caught = call.member.is_some_and(|(_, key)| self.is_catch(key));
        let reduced = call.member.is_some_and(|(_, key)| self.is_reduce(key));
        self.attend(site);
        if let Some((_, key)) = call.member {
            self.heard(key, site);
        }
        if site.manner == Manner::New {
            self.stream(site);
        }
        for cell in &*site.args {
            for val in self.vals(*cell) {
                let Val::Fun(fun) = val else { continue };
                for at in 0..self.graph.fun(fun).params.len() {
                    let Some(param) = self.graph.fun(fun).params.get(at).copied() else { break };
                    self.unknown(param);
                    if chained {
                        self.graph.link(base, param);
                    }
                    if caught {
                        self.graph.link(self.graph.thrown, param);
                    }
                }
                let ret = self.graph.fun(fun).ret;
                if chained || reduced {
                    self.graph.link(ret, call.out);
                }
                if reduced && let Some(sum) = self.graph.fun(fun).params.first().copied() {
                    self.graph.link(ret, sum);
                    self.graph.link(site.args.get(1).copied().unwrap_or_default(), sum);
                }
            }
        }
    }

    fn is_then(&self, key: CellId) -> bool {
        self.graph.at(key).vals.iter().any(|val| matches!(val, Val::Str(name) if matches!(self.graph.names.text(name), "then" | "catch" | "finally" | "map" | "flatMap" | "forEach")))
    }

    fn is_catch(&self, key: CellId) -> bool {
        matches!(self.graph.at(key).vals.only(), Some(Val::Str(name)) if self.graph.names.text(name) == "catch")
    }

    fn is_reduce(&self, key: CellId) -> bool {
        let reduces = |name| matches!(self.graph.names.text(name), "reduce" | "reduceRight");
        matches!(self.graph.at(key).vals.only(), Some(Val::Str(name)) if reduces(name))
    }

    /// Arguments with the spread ones laid out.
    fn arguments(&mut self, call: &Call) -> Rc<[CellId]> {
        if call.spread.is_empty() && call.args.len() <= ARGUMENTS {
            return Rc::clone(&call.args);
        }
        let mut args = Vec::with_capacity(call.args.len());
        for (at, cell) in call.args.iter().take(ARGUMENTS).enumerate() {
            if call.spread.get(at).copied().unwrap_or_default() {
                self.laid_out(*cell, &mut args);
            } else {
                args.push(*cell);
            }
        }
        args.into()
    }

    /// The elements of an array, as arguments.
    pub(super) fn laid_out(&mut self, cell: CellId, args: &mut Vec<CellId>) {
        self.graph.watch(cell, self.op);
        if let Some(Val::Obj(object)) = self.graph.at(cell).vals.only()
            && let Some(elements) = self.ordered(object)
            && !elements.is_empty()
        {
            args.extend(elements.into_iter().take(ARGUMENTS));
            return;
        }
        if let Some(Val::Obj(object)) = self.graph.at(cell).vals.only() {
            let count = self.graph.obj(object).fields.len();
            if self.numbered(object, args) && count > 0 {
                return;
            }
        }
        if self.laid_beside(cell, args) {
            return;
        }
        let each = self.graph.slot_of(self.op, 7);
        self.iterate(cell, each);
        args.extend(std::iter::repeat_n(each, SPREAD));
    }

    /// The elements of one of several arrays, each with those that have its place; `undefined` where one is shorter.
    fn laid_beside(&mut self, cell: CellId, args: &mut Vec<CellId>) -> bool {
        let mut rows = Vec::new();
        for val in self.vals(cell) {
            let Val::Obj(object) = val else { return false };
            let Some(row) = self.ordered(object).filter(|row| !row.is_empty() && row.len() <= BESIDE) else {
                return false;
            };
            rows.push(row);
        }
        let unknown = self.flags(cell).any(Flags::UNKNOWN);
        for at in 0..rows.iter().map(Vec::len).max().unwrap_or_default() {
            let each = self.graph.slot_of(self.op, row(args.len()).saturating_add(BESIDES));
            if unknown {
                self.unknown(each);
            }
            for row in &rows {
                match row.get(at) {
                    Some(element) => self.graph.link(*element, each),
                    None => self.graph.add(each, Val::Undef),
                }
            }
            args.push(each);
        }
        !rows.is_empty()
    }

    /// Elements that were written one by one: an arguments object.
    pub(super) fn numbered(&mut self, object: ObjId, args: &mut Vec<CellId>) -> bool {
        let mut found = false;
        for at in 0..16 {
            let name = self.graph.names.place(at);
            if self.graph.has_member(object, name).is_none() {
                break;
            }
            let cell = self.graph.read_member(object, name);
            self.graph.watch(cell, self.op);
            args.push(cell);
            found = true;
        }
        found
    }

    /// One thing that is called.
    pub(super) fn invoke(&mut self, callee: Val, site: &Site, depth: usize) {
        if depth > BOUND {
            self.unknown(site.out);
            return;
        }
        match callee {
            Val::Fun(fun) => self.enter(fun, site),
            Val::Nat(nat) => {
                let path = self.graph.natives.path(nat);
                self.attend(site);
                self.note(nat, site);
                if self.plain.contains(&nat) {
                    return self.callbacks_of_native(site);
                }
                self.native(&path, site, depth);
            }
            Val::Bound(bound) => self.run_bound(bound, site, depth),
            Val::Settle(cell) => {
                for arg in site.args.iter().take(1) {
                    self.graph.link(*arg, cell);
                }
            }
            Val::Members(nat) => {
                self.picked.insert((self.op, nat));
                self.unknown(site.out);
            }
            Val::Str(_)
            | Val::Part(_)
            | Val::Num(_)
            | Val::Bool(_)
            | Val::Null
            | Val::Undef
            | Val::AnyKey
            | Val::Obj(_)
            | Val::Regex(_) => self.unknown(site.out),
        }
    }

    /// Remembers that something of the engine is called here, by whatever way.
    fn note(&mut self, nat: Nat, site: &Site) {
        if !self.is_own(site) {
            self.graph.strays(self.op);
        }
        let known = self.invoked.entry((self.op, nat)).or_insert_with(|| Invoked { args: Rc::clone(&site.args) });
        if !site.args.is_empty() && !Rc::ptr_eq(&known.args, &site.args) {
            known.args = Rc::clone(&site.args);
        }
    }

    fn run_bound(&mut self, bound: Bound, site: &Site, depth: usize) {
        let Some(Binding { verb, target, args }) = self.graph.bindings.get(bound.index()).cloned() else { return };
        let inner = match verb {
            "call" => Site {
                this: site.args.first().copied(),
                args: site.args.iter().skip(1).copied().collect(),
                ..site.clone()
            },
            "apply" => {
                let mut laid = Vec::new();
                if let Some(list) = site.args.get(1) {
                    self.laid_out(*list, &mut laid);
                }
                Site { this: site.args.first().copied(), args: laid.into(), ..site.clone() }
            }
            "bind" => {
                let fixed = self.graph.bind(Binding { verb: "run", target, args: site.args.to_vec() });
                self.graph.add(site.out, fixed);
                return;
            }
            _ => {
                let this = args.first().copied();
                let args = args.iter().skip(1).chain(&*site.args).copied().collect();
                Site { this, args, ..site.clone() }
            }
        };
        for target in self.receivers(target, inner.this) {
            self.invoke(target, &inner, depth.saturating_add(1));
        }
    }

    /// Whom a call of `target` with a receiver reaches: `f.call` of another receiver than `f` calls that one.
    pub(super) fn receivers(&mut self, target: Val, this: Option<CellId>) -> Vec<Val> {
        let (Val::Bound(bound), Some(this)) = (target, this) else { return vec![target] };
        let verb = match self.graph.bindings.get(bound.index()) {
            Some(Binding { verb: verb @ ("call" | "apply" | "bind"), .. }) => *verb,
            _ => return vec![target],
        };
        let callable =
            self.watched(this).filter(|val| matches!(val, Val::Fun(_) | Val::Nat(_) | Val::Bound(_) | Val::Members(_)));
        callable.map(|target| self.graph.bind(Binding { verb, target, args: Vec::new() })).collect()
    }

    /// A function of the plugin.
    fn enter(&mut self, fun: FunId, site: &Site) {
        let function = self.graph.fun(fun);
        let Function { this, ret, sloppy, generator, class, constructor, rest, arguments, heritage, .. } = *function;
        self.pass(fun, rest, site);
        if let Some(object) = arguments {
            for (at, arg) in site.args.iter().enumerate() {
                let name = self.graph.names.place(at);
                let cell = self.graph.member(object, name);
                self.graph.link(*arg, cell);
            }
        }
        match site.this {
            Some(cell) if site.manner != Manner::New => {
                let nobody = self.graph.at(cell).vals.iter().any(|val| matches!(val, Val::Null | Val::Undef));
                if sloppy && nobody {
                    self.add_native(this, "global");
                }
                self.graph.link(cell, this);
            }
            None if sloppy && site.manner != Manner::New => self.add_native(this, "global"),
            _ => {}
        }
        if site.manner == Manner::New || class {
            let made = self.graph.instance(fun);
            self.graph.add(this, Val::Obj(made));
            self.graph.add(site.out, Val::Obj(made));
        }
        if class && !constructor {
            self.inherit(fun, heritage, site);
        }
        if generator && self.is_lost(2, site.out) {
            return;
        }
        if generator {
            self.generates(fun, ret, site.out);
        } else {
            self.graph.link(ret, site.out);
        }
    }

    /// An iterator over what a generator yields, in order where that is known.
    fn generates(&mut self, fun: FunId, ret: CellId, out: CellId) {
        let yields = self.graph.fun(fun).yields.clone();
        let object = if yields.is_empty() {
            let object = self.graph.made_by(self.op, 2);
            let any = self.graph.any(object);
            self.graph.link(ret, any);
            object
        } else {
            self.array_of(2, Some(yields))
        };
        self.graph.add(out, Val::Obj(object));
    }

    fn pass(&mut self, fun: FunId, rest: Option<ObjId>, site: &Site) {
        let count = self.graph.fun(fun).params.len();
        for (at, arg) in site.args.iter().enumerate() {
            match (self.graph.fun(fun).params.get(at).copied(), rest) {
                (Some(param), _) => self.graph.link(*arg, param),
                (None, Some(object)) => {
                    let name = self.graph.names.place(at.saturating_sub(count));
                    let cell = self.graph.member(object, name);
                    self.graph.link(*arg, cell);
                }
                (None, None) => break,
            }
        }
    }

    /// A class without constructor calls the one above it: by one call for all of a file, or classes that may be their own
    /// ancestors would call each other for ever.
    fn inherit(&mut self, fun: FunId, heritage: CellId, site: &Site) {
        let known = (self.file(), fun);
        let (args, out) = match self.inherited.get(&known) {
            Some((args, out)) => (Rc::clone(args), *out),
            None => {
                let args: Rc<[CellId]> = (0..INHERITED).map(|_| self.graph.cell()).collect();
                let out = self.graph.cell();
                self.inherited.insert(known, (Rc::clone(&args), out));
                let call = Call { manner: Manner::New, ..Call::implied(heritage, None, Rc::clone(&args), out) };
                let at = row(self.graph.calls.len());
                self.graph.calls.push(call);
                let place = self.graph.sites.get(self.op.index()).copied().unwrap_or_default();
                self.graph.op(Op::Call(at), place);
                (args, out)
            }
        };
        for (at, arg) in site.args.iter().enumerate() {
            if let Some(to) = args.get(at).or(args.last()) {
                self.graph.link(*arg, *to);
            }
        }
        self.graph.link(out, site.out);
    }

    /// Methods of what the receiver may be, beginning with its `first` value.
    fn methods(&mut self, (base, first): (CellId, usize), key: CellId, site: &Site) {
        for name in self.keys(key).names {
            if !self.graph.names.kind(name).any(FOLLOWED) {
                continue;
            }
            let (method, kind) = (self.text(name), self.graph.names.kind(name));
            let mut at = first;
            while let Some(val) = self.graph.at(base).vals.get(at) {
                at += 1;
                self.method(val, (&method, kind), site);
            }
        }
    }

    fn method(&mut self, val: Val, (method, kind): (&str, Kind), site: &Site) {
        let concerns = match val {
            Val::Str(_) | Val::Part(_) | Val::Num(_) | Val::Regex(_) => Kind::STRING,
            Val::Obj(_) => Kind::FOLLOWED,
            Val::Members(_) | Val::AnyKey => Kind::PASSED,
            _ => Kind::CHAINED,
        };
        if !kind.any(concerns.with(Kind::CHAINED)) {
            return;
        }
        self.attend(site);
        match val {
            Val::Str(_) | Val::Part(_) | Val::Num(_) => self.string_method(val, method, site),
            Val::Regex(pattern) => self.pattern_method(pattern, method, site),
            Val::Obj(object) => {
                self.array_method(object, method, site);
                self.collection_method(object, method, site);
            }
            Val::Members(_) | Val::AnyKey if kind.any(Kind::PASSED) => self.passed_on(val, site),
            _ => {}
        }
        if kind.any(Kind::CHAINED) {
            self.chained(val, method, site);
        }
    }

    /// `promise.then(f)` and the like: a promise is what it holds, and fails with whatever is thrown.
    fn chained(&mut self, val: Val, method: &str, site: &Site) {
        let base = self.graph.constant(val);
        let inner = Site { this: None, args: [base].into(), ..site.clone() };
        let failed = (method == "catch").then(|| Site { args: [self.graph.thrown].into(), ..inner.clone() });
        for cell in site.args.iter().take(2) {
            for val in self.watched(*cell) {
                self.invoke(val, &inner, 1);
                if let Some(failed) = &failed {
                    self.invoke(val, failed, 1);
                }
            }
        }
        if method != "then" {
            self.graph.add(site.out, val);
        }
    }

    /// Keys and members that an enumeration gave stay what they are through the methods of lists.
    fn passed_on(&mut self, val: Val, site: &Site) {
        self.graph.add(site.out, val);
        let element = self.graph.constant(val);
        let inner = Site { this: None, args: [element, UNKNOWN, UNKNOWN].into(), ..site.clone() };
        for cell in site.args.iter().take(1) {
            for callback in self.watched(*cell) {
                self.invoke(callback, &inner, 1);
            }
        }
    }
}
