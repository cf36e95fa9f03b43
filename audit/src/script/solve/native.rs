//! What calls of the engine's own functions give, and whom they call in turn.

use std::rc::Rc;

use super::Solver;
use super::call::Site;
use super::concat::{FOLDED, VARIANTS};
use super::events;
use crate::script::dots;
use crate::script::graph::{Manner, UNKNOWN};
use crate::script::names::CONSTRUCTOR;
use crate::script::natives::{self, OWN_SYMBOL, PROTOTYPES};
use crate::script::value::{CellId, Flags, GAP, ObjId, Val};

/// 128 bytes: symbols have the names of packages in theirs.
const SYMBOL: usize = 128;

/// Functions of `Object` whose result is all that they do.
const MAKERS: &[&str] = &[
    "keys",
    "getOwnPropertyNames",
    "ownKeys",
    "values",
    "entries",
    "fromEntries",
    "create",
    "getOwnPropertyDescriptor",
];

impl Solver<'_> {
    /// `path(args)`
    pub(super) fn native(&mut self, path: &str, site: &Site, depth: usize) {
        let arg = |at: usize| site.args.get(at).copied().unwrap_or_default();
        let out = site.out;
        match path {
            "require" | "module.require" | "Module._load" | "import.meta.require" => self.load(arg(0), out),
            "process.getBuiltinModule" | "require.resolve" | "import.meta.resolve" => {
                self.load_builtin(path, arg(0), out);
            }
            "Module" => self.add_native(out, "module"),
            "%arguments" => self.add_native(out, path),
            "%constructor" | "Function" => self.constructed(site),
            "Symbol" | "Symbol.for" => self.symbol(site),
            "node:sqlite.DatabaseSync" => self.add_native(out, "%database"),
            "Module.createRequire" | "Module.createRequireFromPath" => self.add_native(out, "require"),
            "Reflect.apply" => self.apply(arg(0), arg(1), arg(2), (site, depth)),
            "Reflect.construct" => {
                let inner = Site { manner: Manner::New, ..site.clone() };
                self.apply(arg(0), UNKNOWN, arg(1), (&inner, depth));
            }
            "Function.prototype.call" | "Function.prototype.apply" | "Function.prototype.bind" => {
                self.through_prototype(path, site, depth);
            }
            "Reflect.get" => self.get_listed(arg(0), arg(1), out),
            "Reflect.set" => self.set_listed(arg(0), arg(1), arg(2)),
            "Object.defineProperty" | "Reflect.defineProperty" => self.define(site),
            "Promise.resolve"
            | "Promise.all"
            | "Promise.allSettled"
            | "Promise.any"
            | "Promise.race"
            | "Object.freeze"
            | "node:url.pathToFileURL"
            | "node:url.fileURLToPath"
            | "Object.seal"
            | "Object.preventExtensions"
            | "structuredClone"
            | "node:util.promisify"
            | "node:util.callbackify"
            | "Object"
            | "Symbol.iterator"
            | "Iterator.from"
            | "node:util.deprecate" => self.same(arg(0), out),
            "Object.setPrototypeOf" | "Reflect.setPrototypeOf" => {
                self.same(arg(0), out);
                let key = self.graph.string("__proto__");
                self.set_listed(arg(0), key, arg(1));
            }
            "Promise" => self.promise(arg(0), (site, depth)),
            "%await" => self.awaited(arg(0), (site, depth)),
            "URL" => self.url(site),
            "Object.prototype.__defineGetter__" => self.define_getter(site),
            "definePlugin" | "ctx.state.put" | "ctx.state.get" => self.host_function(path, (site, depth)),
            "Proxy" => self.proxy(arg(0), arg(1), out),
            "Map" | "WeakMap" | "Set" | "WeakSet" | "WeakRef" | "URLSearchParams" => self.collection(path, arg(0), out),
            _ if events::is_maker(path) => self.event_maker(path, site),
            "setTimeout" | "setInterval" => self.later(arg(0), 2, (site, depth)),
            "setImmediate" | "queueMicrotask" | "process.nextTick" => self.later(arg(0), 1, (site, depth)),
            _ if path.starts_with("Object.") || path.starts_with("Reflect.") => self.object_function(path, site),
            _ if path.starts_with("Array") => self.array_function(path, site),
            _ => self.text_function(path, site),
        }
    }

    /// A symbol by its text; one whose text is not known may be any other.
    fn symbol(&mut self, site: &Site) {
        let text = site.args.first().map_or_else(Default::default, |text| self.texts(*text));
        match (text.full.as_slice(), text.unknown || !text.parts.is_empty() || site.args.first() == Some(&UNKNOWN)) {
            ([], false) => self.add_native(site.out, OWN_SYMBOL),
            ([only], false) if self.text(*only).len() <= SYMBOL => {
                let path = format!("{OWN_SYMBOL}{}", self.text(*only));
                self.add_native(site.out, &path);
            }
            _ => self.unknown(site.out),
        }
    }

    /// What a constructor of functions, or of something unknown, makes of what may be text: code, if it is called in turn.
    fn constructed(&mut self, site: &Site) {
        self.unknown(site.out);
        let Some(last) = site.args.last().copied() else { return };
        let content = self.graph.at(last);
        let travels = Flags::DECODED.with(Flags::CHARS).with(Flags::FETCHED);
        let textual = content.flags.any(travels) || content.vals.iter().any(Val::is_text);
        let harmless =
            matches!(content.vals.only(), Some(Val::Str(name)) if natives::is_return_this(self.graph.names.text(name)));
        if textual && !harmless {
            self.add_native(site.out, "%made");
        }
    }

    /// The same thing again.
    pub(super) fn same(&mut self, from: CellId, out: CellId) {
        if from == UNKNOWN { self.unknown(out) } else { self.graph.link(from, out) }
    }

    fn load_builtin(&mut self, path: &str, spec: CellId, out: CellId) {
        if path == "process.getBuiltinModule" {
            self.graph.watch(spec, self.op);
            return self.load(spec, out);
        }
        self.same(spec, out);
    }

    fn apply(&mut self, callee: CellId, this: CellId, list: CellId, (site, depth): (&Site, usize)) {
        let mut args = Vec::new();
        self.laid_out(list, &mut args);
        let args: Rc<[CellId]> = args.into();
        let inner = Site { this: Some(this), args, ..site.clone() };
        for val in self.watched(callee) {
            for target in self.receivers(val, inner.this) {
                self.invoke(target, &inner, depth.saturating_add(1));
            }
        }
        if self.flags(callee).any(Flags::UNKNOWN) {
            self.unknown(site.out);
        }
    }

    /// `Function.prototype.call` itself, with a function as receiver.
    fn through_prototype(&mut self, path: &str, site: &Site, depth: usize) {
        let Some(receiver) = site.this else { return self.unknown(site.out) };
        let verb = match path {
            "Function.prototype.call" => "call",
            "Function.prototype.apply" => "apply",
            _ => "bind",
        };
        for target in self.watched(receiver) {
            if matches!(target, Val::Fun(_) | Val::Nat(_) | Val::Bound(_) | Val::Members(_)) {
                let bound = self.graph.bind(crate::script::graph::Binding { verb, target, args: Vec::new() });
                self.invoke(bound, site, depth.saturating_add(1));
            }
        }
    }

    pub(super) fn get_listed(&mut self, base: CellId, key: CellId, out: CellId) {
        self.graph.watch(base, self.op);
        self.graph.watch(key, self.op);
        self.get(base, key, out);
        if self.flags(key).any(Flags::UNKNOWN) {
            self.walked(base, key, out);
        }
    }

    pub(super) fn set_listed(&mut self, base: CellId, key: CellId, value: CellId) {
        self.graph.watch(base, self.op);
        self.graph.watch(key, self.op);
        self.set(base, key, value);
    }

    /// A member with a known name.
    pub(super) fn member_into(&mut self, base: CellId, name: &str, out: CellId) {
        let key = self.graph.string(name);
        self.get_listed(base, key, out);
    }

    fn promise(&mut self, executor: CellId, (site, depth): (&Site, usize)) {
        let settle = self.graph.constant(Val::Settle(site.out));
        let inner =
            Site { this: None, args: [settle, settle].into(), out: self.graph.cell_of(self.op), manner: Manner::Call };
        for val in self.watched(executor) {
            self.invoke(val, &inner, depth.saturating_add(1));
        }
    }

    /// What a promise holds, or what a thing with a `then` of its own gives.
    fn awaited(&mut self, from: CellId, (site, depth): (&Site, usize)) {
        self.same(from, site.out);
        let settle = self.graph.constant(Val::Settle(site.out));
        let then = self.graph.slot_of(self.op, 0);
        self.member_into(from, "then", then);
        for val in self.watched(then) {
            if let Val::Fun(_) = val {
                let inner = Site {
                    this: Some(from),
                    args: [settle, settle].into(),
                    out: self.graph.cell_of(self.op),
                    ..site.clone()
                };
                self.invoke(val, &inner, depth.saturating_add(1));
            }
        }
    }

    /// A URL as the text that it is made of.
    fn url(&mut self, site: &Site) {
        let mut cells = site.args.iter().copied().take(2);
        let relative = cells.next().map(|cell| self.pieces(cell)).unwrap_or_default();
        let base = cells.next().map(|cell| self.pieces(cell)).unwrap_or_else(|| vec![Rc::from("")]);
        self.unknown(site.out);
        for base in base.iter().take(VARIANTS) {
            for relative in relative.iter().take(VARIANTS) {
                let whole = dots::resolved(base, relative);
                if whole.len() <= FOLDED {
                    self.add_partial(site.out, &format!("{GAP}{whole}"));
                }
            }
        }
    }

    /// A proxy is what it stands for, and what its traps give.
    fn proxy(&mut self, target: CellId, handler: CellId, out: CellId) {
        self.same(target, out);
        let object = self.graph.made_by(self.op, 3);
        let any = self.graph.any(object);
        let get = self.graph.slot_of(self.op, 0);
        self.member_into(handler, "get", get);
        let mut trapped = false;
        for val in self.watched(get) {
            if let Val::Fun(fun) = val {
                trapped = true;
                let function = self.graph.fun(fun);
                let (params, ret) = (function.params.clone(), function.ret);
                if let Some(first) = params.first() {
                    self.graph.link(target, *first);
                }
                if let Some(key) = params.get(1) {
                    self.graph.mark(*key, Flags::CLOSED);
                    if let Some(slot) = self.graph.objects.get_mut(object.index()) {
                        slot.trap = Some(*key);
                    }
                }
                self.graph.link(ret, any);
            }
        }
        if trapped {
            self.graph.add(out, Val::Obj(object));
        }
        self.calling_traps(target, handler, out);
    }

    fn calling_traps(&mut self, target: CellId, handler: CellId, out: CellId) {
        for (nth, trap) in [(2, "apply"), (3, "construct")] {
            let slot = self.graph.slot_of(self.op, nth);
            self.member_into(handler, trap, slot);
            for val in self.watched(slot) {
                if let Val::Fun(fun) = val {
                    if let Some(first) = self.graph.fun(fun).params.first().copied() {
                        self.graph.link(target, first);
                    }
                    self.graph.add(out, val);
                }
            }
        }
    }

    fn collection(&mut self, path: &str, from: CellId, out: CellId) {
        self.graph.watch(from, self.op);
        if self.is_lost(4, out) {
            return;
        }
        let object = self.graph.made_by(self.op, 4);
        if self.graph.obj(object).native.is_none() {
            let of_pairs = matches!(path, "Map" | "WeakMap" | "URLSearchParams");
            let nat = self.graph.natives.named(if of_pairs { "%map" } else { "%collection" });
            if let Some(slot) = self.graph.objects.get_mut(object.index()) {
                slot.native = Some(nat);
            }
        }
        self.graph.add(out, Val::Obj(object));
        let any = self.graph.any(object);
        // A reference holds one thing, and no list of them.
        if path == "WeakRef" {
            return self.graph.link(from, any);
        }
        let entry = self.graph.slot_of(self.op, 0);
        self.iterate(from, entry);
        self.graph.link(entry, any);
        self.entries_into(entry, object);
    }

    /// `[key, value]` pairs become members.
    fn entries_into(&mut self, entry: CellId, object: ObjId) {
        for val in self.watched(entry) {
            let Val::Obj(pair) = val else {
                let any = self.graph.any(object);
                self.graph.add(any, val);
                continue;
            };
            let Some((key, value)) = self.first_two(pair) else {
                let (from, to) = (self.graph.all(pair), self.graph.any(object));
                self.graph.link(from, to);
                continue;
            };
            let base = self.graph.constant(Val::Obj(object));
            self.set_listed(base, key, value);
        }
    }

    /// A callback that the engine calls.
    fn later(&mut self, callback: CellId, skip: usize, (site, depth): (&Site, usize)) {
        let inner = Site {
            this: None,
            args: site.args.iter().skip(skip).copied().collect(),
            out: self.graph.cell_of(self.op),
            manner: Manner::Call,
        };
        for val in self.watched(callback) {
            self.invoke(val, &inner, depth.saturating_add(1));
        }
        self.unknown(site.out);
    }

    fn object_function(&mut self, path: &str, site: &Site) {
        let first = site.args.first().copied().unwrap_or_default();
        let second = site.args.get(1).copied().unwrap_or_default();
        self.graph.watch(first, self.op);
        let name = path.split_once('.').map_or("", |(_, name)| name);
        match name {
            "assign" => self.assign(site),
            name if MAKERS.contains(&name) && self.is_lost(0, site.out) => {}
            "keys" | "getOwnPropertyNames" | "ownKeys" => self.listed_keys(name, first, site.out),
            "values" => {
                if let Some(members) = self.own_members(first) {
                    let list = self.list_of(members);
                    return self.graph.add(site.out, Val::Obj(list));
                }
                let list = self.graph.made_by(self.op, 0);
                let any = self.graph.any(list);
                self.members_into(first, any);
                self.graph.add(site.out, Val::Obj(list));
            }
            "getOwnPropertyDescriptors" => {
                self.members_into(first, site.out);
                self.same(first, site.out);
            }
            "entries" => self.pairs(first, site.out),
            "fromEntries" => {
                let object = self.graph.made_by(self.op, 0);
                let entry = self.graph.slot_of(self.op, 0);
                self.iterate(first, entry);
                self.entries_into(entry, object);
                self.graph.add(site.out, Val::Obj(object));
            }
            "create" => self.created(first, second, site.out),
            "defineProperties" => {
                self.same(first, site.out);
                self.define_all(first, second);
            }
            "getOwnPropertyDescriptor" => {
                let object = self.graph.made_by(self.op, 0);
                let value = self.graph.names.intern("value");
                let cell = self.graph.member(object, value);
                self.get_listed(first, second, cell);
                self.graph.add(site.out, Val::Obj(object));
            }
            "getPrototypeOf" => self.prototype_of(first, site.out),
            "groupBy" => self.grouped(first, site),
            "prototype.valueOf" | "prototype.__lookupGetter__" => {
                if let Some(this) = site.this {
                    self.same(this, site.out);
                    self.members_of_natives(this, site.out);
                }
            }
            _ => self.unknown(site.out),
        }
    }

    /// A list of the keys of what `from` may be, as `Object.keys` or one of those that hide nothing gives it.
    fn listed_keys(&mut self, name: &str, from: CellId, out: CellId) {
        let list = self.graph.made_by(self.op, 0);
        let any = self.graph.any(list);
        self.keys_into(from, any);
        if name != "keys" {
            self.prototype_keys_into(from, any);
        }
        self.graph.add(out, Val::Obj(list));
    }

    /// Of what nobody knows it is some prototype.
    fn prototype_of(&mut self, of: CellId, out: CellId) {
        let key = self.graph.string("__proto__");
        self.get_listed(of, key, out);
        if self.flags(of).any(Flags::UNKNOWN) {
            self.add_native(out, PROTOTYPES);
        }
        self.unknown(out);
    }

    /// The own names of a prototype of the engine's: all of them have a constructor, which no loop over names shows. Whoever binds
    /// the methods of its own class asks for those of a prototype that the plugin wrote.
    fn prototype_keys_into(&mut self, from: CellId, out: CellId) {
        let (mut engine, mut own) = (false, false);
        for val in self.graph.at(from).vals.iter() {
            engine |= matches!(val, Val::Nat(nat) if self.graph.natives.text(nat).ends_with("prototype"));
            own |= matches!(val, Val::Obj(_));
        }
        if engine && !own {
            self.graph.add(out, Val::Str(CONSTRUCTOR));
        }
    }

    /// `Object.create(proto, descriptors)`
    fn created(&mut self, above: CellId, descriptors: CellId, out: CellId) {
        let object = self.graph.made_by(self.op, 0);
        let proto = self.graph.proto(object);
        self.graph.link(above, proto);
        self.graph.add(out, Val::Obj(object));
        let made = self.graph.constant(Val::Obj(object));
        self.define_all(made, descriptors);
    }

    /// Lists of what `from` holds, under keys that a function gives.
    fn grouped(&mut self, from: CellId, site: &Site) {
        let (groups, list) = (self.graph.made_by(self.op, 0), self.graph.made_by(self.op, 1));
        let (any, element) = (self.graph.any(groups), self.graph.any(list));
        self.graph.add(any, Val::Obj(list));
        self.iterate(from, element);
        self.graph.add(site.out, Val::Obj(groups));
        let inner = Site { args: [element, UNKNOWN].into(), out: self.graph.cell_of(self.op), ..site.clone() };
        for cell in site.args.iter().skip(1).take(1) {
            for val in self.watched(*cell) {
                self.invoke(val, &inner, 1);
            }
        }
    }

    /// Whichever member of the engine's things in `from`.
    fn members_of_natives(&mut self, from: CellId, out: CellId) {
        for val in self.vals(from) {
            if let Val::Nat(nat) = val {
                self.graph.add(out, Val::Members(nat));
            }
        }
    }

    fn assign(&mut self, site: &Site) {
        let Some((target, sources)) = site.args.split_first() else { return };
        self.same(*target, site.out);
        for source in sources {
            self.graph.watch(*source, self.op);
            for val in self.watched(*target) {
                match val {
                    Val::Obj(into) => self.spread(*source, into),
                    Val::Fun(fun) => {
                        let own = self.graph.own(fun);
                        self.spread(*source, own);
                    }
                    _ => {}
                }
            }
        }
    }

    pub(super) fn members_into(&mut self, from: CellId, out: CellId) {
        for val in self.watched(from) {
            match val {
                Val::Obj(object) => self.elements_into(object, out),
                Val::Nat(nat) => self.graph.add(out, Val::Members(nat)),
                _ => self.unknown(out),
            }
        }
        if self.flags(from).any(Flags::UNKNOWN) {
            self.unknown(out);
        }
    }

    fn pairs(&mut self, from: CellId, out: CellId) {
        let (list, pair) = (self.graph.made_by(self.op, 0), self.graph.made_by(self.op, 1));
        let any = self.graph.any(list);
        self.graph.add(any, Val::Obj(pair));
        for (at, _) in [(0, "key"), (1, "value")] {
            let name = self.graph.names.place(at);
            let cell = self.graph.member(pair, name);
            if at == 0 { self.keys_into(from, cell) } else { self.members_into(from, cell) }
        }
        self.graph.add(out, Val::Obj(list));
    }

    pub(super) fn array_function(&mut self, path: &str, site: &Site) {
        match path {
            "Array.from" => self.array_from(site),
            "Array.of" | "Array" if self.is_lost(0, site.out) => {}
            "Array.of" | "Array" => {
                let object = self.array_of(0, Some(site.args.to_vec()));
                self.graph.add(site.out, Val::Obj(object));
            }
            _ => {
                let Some(method) = path.strip_prefix("Array.prototype.") else { return self.unknown(site.out) };
                let Some(this) = site.this else { return self.unknown(site.out) };
                if site.manner == Manner::Call {
                    self.borrowed(this, method, site);
                }
            }
        }
    }

    /// `Array.prototype.map.call(list, f)`; a plain `list.map(f)` was seen to already.
    fn borrowed(&mut self, this: CellId, method: &str, site: &Site) {
        let mut spelled = false;
        for val in self.watched(this) {
            match val {
                Val::Obj(object) => self.array_method(object, method, site),
                // A list of what all of them are made of.
                Val::Str(_) if spelled => {}
                Val::Str(_) => {
                    spelled = true;
                    let list = self.graph.made_by(self.op, 9);
                    let any = self.graph.any(list);
                    self.iterate(this, any);
                    self.array_method(list, method, site);
                }
                _ => self.unknown(site.out),
            }
        }
    }

    fn array_from(&mut self, site: &Site) {
        let from = site.args.first().copied().unwrap_or_default();
        self.graph.watch(from, self.op);
        let mapped = site.args.len() > 1;
        if !mapped && (self.arrays_from(from, site.out) || self.is_lost(0, site.out)) {
            return;
        }
        let object = self.graph.made_by(self.op, 0);
        let any = self.graph.any(object);
        if mapped {
            let all = self.graph.made_by(self.op, 5);
            let element = self.graph.any(all);
            self.iterate(from, element);
            let inner = Site { args: site.args.iter().skip(1).copied().collect(), ..site.clone() };
            self.callbacks_into(all, &inner, any);
        } else {
            self.iterate(from, any);
        }
        self.graph.add(site.out, Val::Obj(object));
    }

    /// An array of its own for each list and for the letters of each text that `from` may be, where all of them are known.
    fn arrays_from(&mut self, from: CellId, out: CellId) -> bool {
        if self.flags(from).any(Flags::UNKNOWN) {
            return false;
        }
        let vals = self.vals(from);
        let mut arrays = Vec::new();
        for val in vals {
            let elements = match val {
                Val::Obj(object) => self.ordered(object),
                Val::Str(name) => {
                    let text = self.text(name);
                    let letters = || text.chars().map(|c| self.graph.string(c.encode_utf8(&mut [0; 4]))).collect();
                    (text.len() <= FOLDED).then(letters)
                }
                _ => None,
            };
            let Some(array) = elements.and_then(|elements| self.laid_apart(&elements, out)) else { return false };
            arrays.push(array);
        }
        arrays.iter().for_each(|array| self.graph.add(out, Val::Obj(*array)));
        !arrays.is_empty()
    }
}
