//! Members: what reading and writing them gives and takes.

use super::Solver;
use super::keys::Keys;
use crate::script::graph::{Binding, GLOBAL, UNKNOWN};
use crate::script::natives;
use crate::script::value::{CellId, Flags, FunId, Name, Nat, ObjId, Val};

/// 16 prototypes in a row: class hierarchies are shorter.
const LINEAGE: usize = 16;

/// Methods of arrays that lead to functions and are called themselves.
const ARRAY: &[&str] = &[
    "at",
    "concat",
    "copyWithin",
    "entries",
    "every",
    "fill",
    "filter",
    "find",
    "findIndex",
    "findLast",
    "flat",
    "flatMap",
    "forEach",
    "includes",
    "indexOf",
    "join",
    "keys",
    "lastIndexOf",
    "map",
    "pop",
    "push",
    "reduce",
    "reduceRight",
    "reverse",
    "shift",
    "slice",
    "some",
    "sort",
    "splice",
    "toSorted",
    "toReversed",
    "unshift",
    "values",
    "with",
];
/// Methods that every object has.
const OBJECT: &[&str] = &[
    "toString",
    "valueOf",
    "hasOwnProperty",
    "isPrototypeOf",
    "propertyIsEnumerable",
    "toLocaleString",
    "__defineGetter__",
    "__lookupGetter__",
    "__defineSetter__",
    "__lookupSetter__",
];

impl Solver<'_> {
    pub(super) fn get(&mut self, base: CellId, key: CellId, out: CellId) {
        let keys = self.keys(key);
        let mut at = 0;
        while let Some(val) = self.graph.at(base).vals.get(at).copied() {
            self.get_of(val, &keys, out);
            at += 1;
        }
        if self.flags(base).any(Flags::UNKNOWN) || base == UNKNOWN {
            self.unknown(out);
            self.graph.mark(out, self.flags(base).derived());
            for name in &keys.names {
                if &*self.text(*name) == "constructor" {
                    self.add_native(out, "%constructor");
                }
            }
        }
        if keys.unknown && !self.graph.at(base).vals.is_empty() {
            self.unknown(out);
        }
    }

    fn get_of(&mut self, val: Val, keys: &Keys, out: CellId) {
        match val {
            Val::Obj(object) => self.get_object(object, keys, out),
            Val::Fun(fun) => self.get_function(fun, keys, out),
            Val::Nat(nat) => self.get_native(nat, keys, out),
            Val::Members(nat) => {
                if keys.names.iter().any(|name| matches!(&*self.text(*name), "value" | "1" | "get")) {
                    self.graph.add(out, Val::Members(nat));
                }
            }
            Val::Str(_) | Val::Part(_) => self.get_string(val, keys, out),
            Val::Num(_) => self.get_primitive("Number", keys, out),
            Val::Bool(_) => self.get_primitive("Boolean", keys, out),
            Val::Regex(source) => {
                for name in &keys.names {
                    if &*self.text(*name) == "source" {
                        let text = self.text(source);
                        let source = text.rsplit_once('/').map_or("", |(source, _)| source);
                        self.add_text(out, source);
                    }
                }
                self.get_primitive("RegExp", keys, out);
            }
            Val::Bound(_) | Val::Settle(_) => {
                for name in &keys.names {
                    self.callable_member(val, *name, out);
                }
            }
            Val::Null | Val::Undef | Val::AnyKey => {}
        }
    }

    fn get_primitive(&mut self, owner: &str, keys: &Keys, out: CellId) {
        for name in &keys.names {
            let text = self.text(*name);
            match &*text {
                "constructor" => self.add_native(out, owner),
                "__proto__" => self.add_native(out, &format!("{owner}.prototype")),
                method if method.parse::<u32>().is_err() && method != "length" && method.len() < 24 => {
                    self.add_native(out, &format!("{owner}.prototype.{method}"));
                }
                _ => {}
            }
        }
    }

    fn get_string(&mut self, val: Val, keys: &Keys, out: CellId) {
        if let Val::Str(text) = val {
            let text = self.text(text);
            for name in &keys.names {
                let key = self.text(*name);
                if &*key == "length" {
                    self.graph
                        .add(out, Val::num(f64::from(u32::try_from(text.encode_utf16().count()).unwrap_or(u32::MAX))));
                } else if let Some(found) = key.parse::<usize>().ok().and_then(|at| text.chars().nth(at)) {
                    self.add_text(out, found.encode_utf8(&mut [0; 4]));
                }
            }
        }
        self.get_primitive("String", keys, out);
    }

    fn get_object(&mut self, object: ObjId, keys: &Keys, out: CellId) {
        if let Some(trap) = self.graph.obj(object).trap {
            self.trapped(trap, keys);
        }
        for name in &keys.names {
            self.lookup(object, *name, out);
        }
        if keys.unknown || keys.listed {
            let all = self.graph.obj(object).all;
            self.graph.link(all, out);
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
        let mut open = vec![object];
        let mut seen = Vec::new();
        while let Some(object) = open.pop() {
            if seen.contains(&object) || seen.len() > LINEAGE {
                continue;
            }
            seen.push(object);
            let cell = self.graph.member(object, name);
            self.graph.link(cell, out);
            self.listed_member(object, name, out);
            let proto = self.graph.obj(object).proto;
            let instance = self.graph.obj(object).class.is_some();
            for val in self.watched(proto) {
                match val {
                    Val::Obj(above) => open.push(above),
                    Val::Fun(fun) => open.push(if instance { self.graph.instance(fun) } else { self.graph.own(fun) }),
                    Val::Nat(nat) => {
                        let keys = Keys { names: vec![name], ..Keys::default() };
                        self.get_native(nat, &keys, out);
                    }
                    _ => {}
                }
            }
        }
        self.inherited(object, name, out);
    }

    /// A member that was copied from something native together with all others.
    fn listed_member(&mut self, object: ObjId, name: Name, out: CellId) {
        let any = self.graph.obj(object).any;
        for val in self.watched(any) {
            if let Val::Members(nat) = val {
                let keys = Keys { names: vec![name], ..Keys::default() };
                self.get_native(nat, &keys, out);
            }
        }
    }

    /// What every object and every array has.
    fn inherited(&mut self, object: ObjId, name: Name, out: CellId) {
        let text = self.text(name);
        let array = self.graph.obj(object).elements.is_some();
        if !array && text.parse::<usize>().is_ok() {
            self.iterated_into(object, out);
        }
        match &*text {
            "constructor" => match self.graph.obj(object).class {
                Some(fun) => self.graph.add(out, Val::Fun(fun)),
                None => self.add_native(out, if array { "Array" } else { "Object" }),
            },
            "__proto__" => {
                let proto = self.graph.obj(object).proto;
                self.graph.link(proto, out);
            }
            method if array && ARRAY.contains(&method) => self.add_native(out, &format!("Array.prototype.{method}")),
            method if OBJECT.contains(&method) => self.add_native(out, &format!("Object.prototype.{method}")),
            at if array && at.parse::<usize>().is_ok_and(|at| self.beyond(object, at)) => {
                self.graph.add(out, Val::Undef);
            }
            "length" if array => {
                let length = self.graph.obj(object).elements.as_ref().map_or(0, Vec::len);
                self.graph.add(out, Val::num(f64::from(u32::try_from(length).unwrap_or(u32::MAX))));
            }
            _ => {}
        }
    }

    /// Whether an array that nobody writes to ends before that place.
    fn beyond(&self, object: ObjId, at: usize) -> bool {
        let object = self.graph.obj(object);
        let any = self.graph.at(object.any);
        any.vals.is_empty() && any.flags == Flags::NONE && object.elements.as_ref().is_some_and(|all| all.len() <= at)
    }

    fn get_function(&mut self, fun: FunId, keys: &Keys, out: CellId) {
        for name in &keys.names {
            if self.callable_member(Val::Fun(fun), *name, out) {
                continue;
            }
            if &*self.text(*name) == "prototype" {
                let made = self.graph.instance(fun);
                self.graph.add(out, Val::Obj(made));
                continue;
            }
            let own = self.graph.own(fun);
            self.lookup(own, *name, out);
        }
        if keys.unknown || keys.listed {
            let own = self.graph.own(fun);
            let all = self.graph.obj(own).all;
            self.graph.link(all, out);
        }
    }

    /// What every function has; whether `name` is of these.
    fn callable_member(&mut self, target: Val, name: Name, out: CellId) -> bool {
        let text = self.text(name);
        let verb = match &*text {
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

    fn get_native(&mut self, nat: Nat, keys: &Keys, out: CellId) {
        let path = self.graph.natives.path(nat);
        for name in &keys.names {
            let text = self.text(*name);
            if matches!(&*text, "call" | "apply" | "bind") && natives::is_callable(&path) {
                self.callable_member(Val::Nat(nat), *name, out);
                continue;
            }
            if &*path == "module" && &*text == "exports" {
                let exports = self.unit(self.file()).map_or(UNKNOWN, |unit| unit.exports);
                self.graph.link(exports, out);
                continue;
            }
            if &*path == "%arguments" {
                self.wrapper_argument(&text, out);
                continue;
            }
            if &*path == "global" {
                let cell = self.graph.member(GLOBAL, *name);
                self.graph.link(cell, out);
            }
            match self.graph.natives.member(nat, &text) {
                Some(member) => self.graph.add(out, Val::Nat(member)),
                None => self.unknown(out),
            }
        }
        if keys.listed {
            self.graph.add(out, Val::Members(nat));
        }
    }

    /// `arguments` at a CommonJS file's top: exports, require, module, file name, folder.
    fn wrapper_argument(&mut self, key: &str, out: CellId) {
        match key {
            "0" => {
                let exports = self.unit(self.file()).map_or(UNKNOWN, |unit| unit.exports);
                self.graph.link(exports, out);
            }
            "1" => self.add_native(out, "require"),
            "2" => self.add_native(out, "module"),
            _ => self.unknown(out),
        }
    }

    pub(super) fn set(&mut self, base: CellId, key: CellId, value: CellId) {
        let keys = self.keys(key);
        for val in self.vals(base) {
            match val {
                Val::Obj(object) => self.set_object(object, &keys, value),
                Val::Fun(fun) => self.set_function(fun, &keys, value),
                Val::Nat(nat) => self.set_native(nat, &keys, value),
                _ => {}
            }
        }
    }

    fn set_object(&mut self, object: ObjId, keys: &Keys, value: CellId) {
        for name in &keys.names {
            if &*self.text(*name) == "__proto__" {
                let proto = self.graph.obj(object).proto;
                self.graph.link(value, proto);
            }
            let cell = self.graph.member(object, *name);
            self.graph.link(value, cell);
        }
        if keys.unknown || keys.listed {
            let any = self.graph.obj(object).any;
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
            if &*self.text(*name) == "prototype" {
                let made = self.graph.instance(fun);
                let proto = self.graph.obj(made).proto;
                self.graph.link(value, proto);
            }
        }
    }

    fn set_native(&mut self, nat: Nat, keys: &Keys, value: CellId) {
        let path = self.graph.natives.path(nat);
        for name in &keys.names {
            match (&*path, &*self.text(*name)) {
                ("module", "exports") => {
                    if let Some(unit) = self.unit(self.file()) {
                        self.graph.link(value, unit.exports);
                    }
                }
                ("global", _) => {
                    let cell = self.graph.member(GLOBAL, *name);
                    self.graph.link(value, cell);
                }
                _ => {}
            }
        }
        if &*path == "global" && (keys.unknown || keys.listed) {
            let any = self.graph.obj(GLOBAL).any;
            self.graph.link(value, any);
        }
    }
}
