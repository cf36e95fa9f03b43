//! Members: what reading and writing them gives and takes.

use smallvec::SmallVec;

use super::Solver;
use super::keys::Keys;
use crate::script::graph::{Binding, GLOBAL, Progress, UNHEARD, UNKNOWN, Wake};
use crate::script::kinds::Kind;
use crate::script::names::{CONSTRUCTOR, LENGTH, PROTO, PROTOTYPE, SOURCE};
use crate::script::natives::{self, PROTOTYPES, Primitive};
use crate::script::report::CROWD;
use crate::script::vals::Packed;
use crate::script::value::{CellId, Flags, FunId, GAP, Name, Nat, ObjId, Val, Weight, place, row};

/// 4 letters: out of fewer no name is picked, and texts that parsers begin with are empty.
const LETTERS: usize = 4;
/// 16 prototypes in a row: class hierarchies are shorter.
const LINEAGE: usize = 16;

impl Solver<'_> {
    /// The constraint `out = base[key]`: looks at what it has not seen yet.
    pub(super) fn read(&mut self, base: CellId, key: CellId, (out, wake): (CellId, Wake)) {
        if self.knows_all(base, wake) {
            return;
        }
        let first = self.unseen(base, key, wake);
        if self.is_seen(base, key, first) {
            return;
        }
        let keys = self.keys(key);
        self.get_from(base, &keys, (out, first));
        if keys.unknown {
            self.walked(base, key, out);
        }
    }

    /// What is said of a member whose name cannot be told.
    pub(super) fn walked(&mut self, base: CellId, key: CellId, out: CellId) {
        let (from, name) = (self.flags(base), self.flags(key));
        let mut flags = Flags::STEP;
        if from.any(Flags::STEP) {
            flags = flags.with(Flags::WALK);
        }
        // A helper that others ask for members by their names gets a hidden one from some of them: it hides nothing. A loop
        // that picks letters makes many names itself, and begins with none.
        let vals = &self.graph.at(key).vals;
        let has =
            |len| vals.iter().any(|val| matches!(val, Val::Str(text) if self.graph.names.text(text).len() == len));
        let grows = name.any(Flags::PICKED) && has(0) && has(1) && has(2);
        let asked = vals.len() > 1 && !grows;
        let hidden = name.any(Flags::HIDDEN) && !asked;
        if hidden {
            flags = flags.with(Flags::VEILED);
        }
        if hidden && from.any(Flags::VEILED) {
            flags = flags.with(Flags::DEEP);
        }
        if self.is_text(base) {
            flags = flags.with(Flags::PICKED);
        }
        if self.is_function(base) && !self.is_begun(key) {
            let blind = self.graph.at(key).vals.is_empty();
            flags = flags.with(Flags::KIN).with(if blind { Flags::BLIND } else { Flags::NONE });
        }
        self.graph.mark(out, flags);
    }

    /// Whether a key is known in part, and is not the constructor's name for what is known of it.
    fn is_begun(&self, key: CellId) -> bool {
        let vals = &self.graph.at(key).vals;
        let constructor = self.graph.names.text(CONSTRUCTOR);
        let other = |text: &str| {
            let begun = text.split(GAP).next().is_some_and(|begun| !constructor.starts_with(begun));
            begun || text.rsplit(GAP).next().is_some_and(|end| !constructor.ends_with(end))
        };
        !vals.is_empty() && vals.iter().all(|val| matches!(val, Val::Part(name) if other(self.graph.names.text(name))))
    }

    /// Whether a cell may hold a function, the plugin's or the engine's.
    fn is_function(&self, cell: CellId) -> bool {
        self.graph.at(cell).vals.iter().any(|val| match val {
            Val::Fun(_) | Val::Bound(_) => true,
            Val::Nat(nat) => natives::is_callable(self.graph.natives.text(nat)),
            _ => false,
        })
    }

    /// Whether a cell holds constant texts, and nothing else, out of which a name may be picked.
    pub(super) fn is_text(&self, cell: CellId) -> bool {
        let content = self.graph.at(cell);
        let long = |name| self.graph.names.text(name).len() >= LETTERS;
        let texts = content.vals.iter().all(|val| matches!(val, Val::Str(name) if long(name)));
        texts && !content.vals.is_empty() && !content.flags.any(Flags::UNKNOWN)
    }

    /// The same, of a member that is called there and then.
    pub(super) fn read_method(&mut self, base: CellId, key: CellId, (out, wake): (CellId, Wake)) {
        if self.knows_all(base, wake) {
            return;
        }
        let first = self.unseen(base, key, wake);
        if self.is_seen(base, key, first) {
            return;
        }
        let keys = Keys { called: true, ..self.keys(key) };
        self.get_from(base, &keys, (out, first));
        if keys.unknown {
            self.walked(base, key, out);
        }
    }

    /// `out = base[key]`, looked at as a whole.
    pub(super) fn get(&mut self, base: CellId, key: CellId, out: CellId) {
        let keys = self.keys(key);
        self.get_from(base, &keys, (out, 0));
    }

    /// Whether the current constraint has seen all of `base`, under a key of which it knows that it never changes.
    fn knows_all(&self, base: CellId, wake: Wake) -> bool {
        let before = self.graph.progress(self.op);
        let content = self.graph.at(base);
        wake == Wake::Input
            && before.callee == 1
            && content.vals.len() <= place(before.base)
            && !content.flags.any(Flags::UNKNOWN)
    }

    /// How many values of `base` the current constraint has seen already, by keys that are the same now.
    fn unseen(&mut self, base: CellId, key: CellId, wake: Wake) -> usize {
        let before = self.graph.progress(self.op);
        let keys = self.graph.at(key);
        let unknown = u32::from(keys.flags.any(Flags::UNKNOWN));
        let callee = u32::from(keys.constant);
        let key = row(keys.vals.len()).wrapping_mul(2).wrapping_add(unknown);
        let now = Progress { base: row(self.graph.at(base).vals.len()), key, callee };
        self.graph.reached(self.op, now);
        if wake == Wake::Aside || before.key != key { 0 } else { place(before.base) }
    }

    /// Whether `base` has nothing beyond its `first` values, under a key that never changes.
    fn is_seen(&self, base: CellId, key: CellId, first: usize) -> bool {
        let content = self.graph.at(base);
        first >= content.vals.len() && !content.flags.any(Flags::UNKNOWN) && self.graph.at(key).constant
    }

    fn get_from(&mut self, base: CellId, keys: &Keys, (out, first): (CellId, usize)) {
        if out == UNHEARD {
            return self.ask_traps(base, keys, first);
        }
        let mut at = first;
        let mut told = None;
        while let Some(val) = self.graph.at(base).vals.get(at) {
            self.get_of(val, keys, out);
            // All texts have the same prototype, and most of them lie side by side.
            if let Some(primitive) = primitive(val).filter(|one| told != Some(*one)) {
                self.get_primitive(primitive, keys, out);
                told = Some(primitive);
            }
            at += 1;
        }
        if self.flags(base).any(Flags::UNKNOWN) || base == UNKNOWN {
            self.unknown(out);
            self.graph.mark(out, self.flags(base).derived());
            if keys.names.contains(&CONSTRUCTOR) {
                self.add_native(out, "%constructor");
            }
        }
        if keys.unknown && !self.graph.at(base).vals.is_empty() {
            self.unknown(out);
        }
    }

    /// A member that is read for nobody: only who stands before its object hears of it.
    fn ask_traps(&mut self, base: CellId, keys: &Keys, first: usize) {
        let mut at = first;
        while let Some(val) = self.graph.at(base).vals.get(at) {
            if let Val::Obj(object) = val
                && let Some(trap) = self.graph.obj(object).trap
            {
                self.trapped(trap, keys);
            }
            at += 1;
        }
    }

    fn get_of(&mut self, val: Val, keys: &Keys, out: CellId) {
        match val {
            Val::Obj(object) => self.get_object(object, keys, out),
            Val::Fun(fun) => self.get_function(fun, keys, out),
            Val::Nat(nat) => self.get_native(nat, keys, out),
            Val::Members(nat) => {
                if keys.names.iter().any(|name| matches!(self.graph.names.text(*name), "value" | "1" | "get")) {
                    self.graph.add(out, Val::Members(nat));
                }
                if keys.names.contains(&CONSTRUCTOR) {
                    self.add_native(out, "%constructor");
                }
            }
            Val::Str(_) | Val::Part(_) => self.get_text(val, keys, out),
            Val::Regex(source) => {
                for name in &keys.names {
                    if *name == SOURCE {
                        let text = self.text(source);
                        let source = text.rsplit_once('/').map_or("", |(source, _)| source);
                        self.add_text(out, source);
                    }
                }
            }
            Val::Bound(_) | Val::Settle(_) => {
                for name in &keys.names {
                    self.callable_member(val, *name, out);
                }
            }
            Val::Num(_) | Val::Bool(_) | Val::Null | Val::Undef | Val::AnyKey => {}
        }
    }

    /// A member of what is no object, by the prototype that it has instead.
    fn get_primitive(&mut self, primitive: Primitive, keys: &Keys, out: CellId) {
        let nat = self.graph.natives.prototype(primitive);
        for name in &keys.names {
            if self.graph.names.kind(*name).any(Kind::BUILTIN) {
                match self.graph.names.text(*name) {
                    "constructor" => self.add_native(out, primitive.constructor()),
                    "__proto__" => self.graph.add(out, Val::Nat(nat)),
                    "length" => {}
                    _ => self.beneath(nat, *name, out),
                }
            } else if !keys.called && self.graph.names.kind(*name).any(Kind::PRIMITIVE) {
                self.beneath(nat, *name, out);
            }
        }
    }

    /// A method of a prototype of the engine's.
    fn beneath(&mut self, nat: Nat, name: Name, out: CellId) {
        let method = self.graph.natives.child(nat, name, self.graph.names.text(name));
        self.graph.add(out, Val::Nat(method));
    }

    /// The length and the characters of a string.
    fn get_text(&mut self, val: Val, keys: &Keys, out: CellId) {
        if let Val::Str(text) = val {
            for name in &keys.names {
                if *name == LENGTH {
                    let units = self.graph.names.text(text).encode_utf16().count();
                    self.add_count(out, units);
                } else if let Some(at) = self.graph.names.index(*name) {
                    let found = self.graph.names.text(text).chars().nth(at);
                    if let Some(found) = found {
                        self.add_text(out, found.encode_utf8(&mut [0; 4]));
                    }
                }
            }
        }
    }

    /// The number of things that there are.
    fn add_count(&mut self, out: CellId, count: usize) {
        let count = self.graph.num(f64::from(row(count)));
        self.graph.add(out, count);
    }

    fn get_object(&mut self, object: ObjId, keys: &Keys, out: CellId) {
        if let Some(trap) = self.graph.obj(object).trap {
            self.trapped(trap, keys);
        }
        for name in &keys.names {
            self.lookup(object, *name, out);
            if !keys.called || !self.graph.names.kind(*name).any(Kind::ARRAY) {
                self.inherited(object, *name, out);
            }
        }
        if keys.unknown || keys.listed {
            let all = self.graph.all(object);
            self.graph.link(all, out);
            self.inherited_members(object, out);
        }
    }

    /// Any member of what an object inherits from, if that is the engine's.
    fn inherited_members(&mut self, object: ObjId, out: CellId) {
        let Some(proto) = self.graph.has_proto(object) else { return };
        for val in self.watched(proto) {
            if let Val::Nat(nat) = val
                && nat.weight() == Weight::Root
            {
                self.graph.add(out, Val::Members(nat));
            }
        }
    }

    /// A proxy's own function gets the keys that are read.
    fn trapped(&mut self, trap: CellId, keys: &Keys) {
        for name in &keys.names {
            self.graph.add(trap, Val::Str(*name));
        }
        if keys.unknown {
            self.unknown(trap);
        }
    }

    /// A member of an object or of what stands behind it.
    fn lookup(&mut self, object: ObjId, name: Name, out: CellId) {
        let cell = self.graph.reading(object, name);
        self.graph.link(cell, out);
    }

    /// The constraint that `out` is what `name` of `object` is, its own or a prototype's.
    pub(super) fn look(&mut self, object: ObjId, name: Name, out: CellId) {
        let mut open = vec![object];
        let mut seen = Vec::new();
        while let Some(object) = open.pop() {
            if seen.contains(&object) || seen.len() > LINEAGE {
                continue;
            }
            seen.push(object);
            let cell = self.graph.read_member(object, name);
            self.graph.link(cell, out);
            let Some(proto) = self.graph.has_proto(object) else { continue };
            let instance = self.graph.obj(object).class.is_some();
            for val in self.watched(proto) {
                match val {
                    Val::Obj(above) => open.push(above),
                    Val::Fun(fun) => open.push(if instance { self.graph.instance(fun) } else { self.graph.own(fun) }),
                    // What a class of the engine's makes has that class for its constructor, not the constructor of classes.
                    Val::Nat(nat) if name == CONSTRUCTOR && instance && self.is_above(object, nat) => {
                        self.graph.add(out, val);
                    }
                    // What every object has, whoever reads it gives.
                    Val::Nat(nat) if self.graph.natives.text(nat) == PROTOTYPES => {}
                    Val::Nat(nat) => self.get_native_member(nat, name, out),
                    _ => {}
                }
            }
        }
    }

    /// Whether the class that made `object` extends `nat`.
    fn is_above(&self, object: ObjId, nat: Nat) -> bool {
        let class = self.graph.obj(object).class.map(|fun| self.graph.fun(fun).heritage);
        class.is_some_and(|heritage| self.graph.at(heritage).vals.contains(Packed::of(Val::Nat(nat))))
    }

    /// What was written by an unknown key may be in every member that is read; a member that was copied from something
    /// native together with all others is that native's member of the same name; one that lies in a list is whichever it
    /// was. Elements of a list are not its methods.
    pub(super) fn shed(&mut self, object: ObjId) {
        let any = self.graph.any(object);
        let before = self.graph.progress(self.op);
        let (count, flags) = (self.graph.at(any).vals.len(), self.flags(any));
        let asked = self.graph.obj(object).asked.len();
        let Some(slot) = self.graph.objects.get_mut(object.index()) else { return };
        let told = std::mem::replace(&mut slot.shed, asked);
        let now = Progress { base: row(count), key: u32::from(flags.0), ..before };
        self.graph.reached(self.op, now);
        let own = Kind::ARRAY.with(Kind::OBJECT);
        let own = if self.graph.obj(object).native.is_some() { own.with(Kind::FOLLOWED) } else { own };
        let same = before.base == now.base && before.key == now.key;
        for at in if same { told } else { 0 }..asked {
            let Some((name, cell)) = self.graph.obj(object).asked.get(at).copied() else { break };
            let method = self.graph.names.kind(name).any(own);
            let first = if at < told { place(before.base) } else { 0 };
            let element = self.graph.names.index(name).is_some();
            self.charge(count.saturating_sub(first).saturating_add(1));
            for nth in first..count {
                let Some(val) = self.graph.at(any).vals.get(nth) else { break };
                match val {
                    Val::Members(nat) if !element => self.get_native_member(nat, name, cell),
                    _ if method => {}
                    val => self.graph.add(cell, val),
                }
            }
            if !method {
                self.graph.mark(cell, flags);
            }
        }
    }

    fn get_native_member(&mut self, nat: Nat, name: Name, out: CellId) {
        let keys = Keys { names: SmallVec::from_iter([name]), ..Keys::default() };
        self.get_native(nat, &keys, out);
    }

    /// What every object and every array has.
    fn inherited(&mut self, object: ObjId, name: Name, out: CellId) {
        let array = self.graph.obj(object).elements.is_some();
        let kind = self.graph.names.kind(name);
        if let Some(at) = self.graph.names.index(name) {
            if !array {
                self.iterated_into(object, out);
            } else if self.beyond(object, at) {
                self.graph.add(out, Val::Undef);
            }
        } else if array && kind.any(Kind::ARRAY) {
            let nat = self.graph.natives.named("Array.prototype");
            self.beneath(nat, name, out);
        } else if kind.any(Kind::OBJECT) {
            let nat = self.graph.natives.named("Object.prototype");
            self.beneath(nat, name, out);
        } else if kind.any(Kind::BUILTIN) {
            self.built_in(object, name, out);
        }
    }

    fn built_in(&mut self, object: ObjId, name: Name, out: CellId) {
        let length = self.graph.obj(object).elements.as_ref().map(Vec::len);
        match self.graph.names.text(name) {
            "constructor" => match self.graph.obj(object).class {
                Some(fun) => self.graph.add(out, Val::Fun(fun)),
                None => self.add_native(out, if length.is_some() { "Array" } else { "Object" }),
            },
            "__proto__" => {
                let proto = self.graph.proto(object);
                self.graph.link(proto, out);
                // An instance and its prototype are one object.
                if self.graph.obj(object).class.is_some() {
                    self.graph.add(out, Val::Obj(object));
                }
                self.add_native(out, PROTOTYPES);
            }
            "length" => {
                if let Some(length) = length {
                    self.add_count(out, length);
                }
            }
            _ => {}
        }
    }

    /// Whether an array that nobody writes to ends before that place.
    fn beyond(&self, object: ObjId, at: usize) -> bool {
        !self.graph.is_open(object) && self.graph.obj(object).elements.as_ref().is_some_and(|all| all.len() <= at)
    }

    fn get_function(&mut self, fun: FunId, keys: &Keys, out: CellId) {
        for name in &keys.names {
            if self.callable_member(Val::Fun(fun), *name, out) {
                continue;
            }
            if *name == PROTOTYPE {
                let made = self.graph.instance(fun);
                self.graph.add(out, Val::Obj(made));
                continue;
            }
            let own = self.graph.own(fun);
            self.lookup(own, *name, out);
            self.inherited(own, *name, out);
        }
        if keys.unknown || keys.listed {
            let own = self.graph.own(fun);
            let all = self.graph.all(own);
            self.graph.link(all, out);
        }
    }

    /// What every function has; whether `name` is of these.
    pub(super) fn callable_member(&mut self, target: Val, name: Name, out: CellId) -> bool {
        if !self.graph.names.kind(name).any(Kind::VERB.with(Kind::BUILTIN)) {
            return false;
        }
        let verb = match self.graph.names.text(name) {
            "call" => "call",
            "apply" => "apply",
            "bind" => "bind",
            "constructor" => {
                self.add_native(out, "Function");
                return true;
            }
            "__proto__" => {
                self.add_native(out, "Function.prototype");
                return true;
            }
            _ => return false,
        };
        let bound = self.graph.bind(Binding { verb, target, args: Vec::new() });
        self.graph.add(out, bound);
        true
    }

    /// The constraint `base[key] = value`: looks at what it has not seen yet.
    pub(super) fn write(&mut self, base: CellId, key: CellId, (value, wake): (CellId, Wake)) {
        if self.knows_all(base, wake) {
            return;
        }
        let first = self.unseen(base, key, wake);
        if self.is_seen(base, key, first) {
            return;
        }
        self.set_from(base, key, (value, first));
    }

    /// `base[key] = value`, looked at as a whole.
    pub(super) fn set(&mut self, base: CellId, key: CellId, value: CellId) {
        self.set_from(base, key, (value, 0));
    }

    fn set_from(&mut self, base: CellId, key: CellId, (value, first): (CellId, usize)) {
        let keys = self.keys(key);
        let mut at = first;
        while let Some(val) = self.graph.at(base).vals.get(at) {
            match val {
                Val::Obj(object) => self.set_object(object, &keys, value),
                Val::Fun(fun) => self.set_function(fun, &keys, value),
                Val::Nat(nat) => {
                    self.set_native(nat, &keys, value);
                    if !self.is_crowded(base) {
                        self.keep(nat, &keys, value);
                    }
                    if (keys.unknown || keys.listed) && &*self.graph.natives.path(nat) == "global" {
                        self.strewn(base, value);
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Something is written by an unknown key to what may be the global object: kept until it is known what else it may be.
    fn strewn(&mut self, base: CellId, value: CellId) {
        match &mut self.strewn {
            Some(waiting) => waiting.push((base, value)),
            None => self.strew(base, value),
        }
    }

    /// What is written so may be in every global, unless `base` may be so much else that the global object is there only
    /// because sets are not told apart: else one loop that copies members makes every call of a bundle one of `require`.
    pub(super) fn strew(&mut self, base: CellId, value: CellId) {
        if !self.is_crowded(base) {
            let any = self.graph.any(GLOBAL);
            self.graph.link(value, any);
        }
    }

    /// Whether a cell may be so much that each of it may be there only because sets are not told apart.
    fn is_crowded(&self, cell: CellId) -> bool {
        let is_thing = |val: &Val| matches!(val, Val::Obj(_) | Val::Fun(_) | Val::Nat(_));
        let content = self.graph.at(cell);
        content.vals.iter().filter(is_thing).count() >= CROWD || content.flags.any(Flags::THINGS)
    }

    fn set_object(&mut self, object: ObjId, keys: &Keys, value: CellId) {
        for name in &keys.names {
            if *name == PROTO {
                let proto = self.graph.proto(object);
                self.graph.link(value, proto);
            }
            let cell = self.graph.member(object, *name);
            self.graph.link(value, cell);
        }
        if keys.unknown || keys.listed {
            let any = self.graph.any(object);
            self.graph.link(value, any);
        }
        if self.graph.obj(object).class.is_some() {
            for val in self.watched(value) {
                if let Val::Fun(fun) = val {
                    let this = self.graph.fun(fun).this;
                    self.graph.add(this, Val::Obj(object));
                }
            }
        }
    }

    fn set_function(&mut self, fun: FunId, keys: &Keys, value: CellId) {
        let own = self.graph.own(fun);
        self.set_object(own, keys, value);
        for name in &keys.names {
            if *name == PROTOTYPE {
                let made = self.graph.instance(fun);
                let proto = self.graph.proto(made);
                self.graph.link(value, proto);
            }
        }
    }
}

/// What a value is that is no object and no function.
fn primitive(val: Val) -> Option<Primitive> {
    match val {
        Val::Str(_) | Val::Part(_) => Some(Primitive::Text),
        Val::Num(_) => Some(Primitive::Number),
        Val::Bool(_) => Some(Primitive::Truth),
        Val::Regex(_) => Some(Primitive::Regex),
        _ => None,
    }
}
