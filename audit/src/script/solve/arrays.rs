//! Methods of arrays, as far as they decide what flows where.

use std::rc::Rc;

use smallvec::{SmallVec, smallvec};

use super::Solver;
use super::call::Site;
use crate::script::graph::UNKNOWN;
use crate::script::names::CONSTRUCTOR;
use crate::script::value::{CellId, Flags, GAP, ObjId, Val};

/// 16 arguments of a rest parameter are looked at: paths have fewer parts.
const REST: usize = 16;
/// 4 texts that may stand between elements: who chooses among more writes tables for people.
const SEPARATORS: usize = 4;
/// 64 pieces of which a name may be made: who has more writes texts.
const LOOSE: usize = 64;
/// What a function that gives lists gives is the third cell of its call's own.
const EACH: u32 = 2;
/// 8 arrays of known order that one method makes: who turns more around has them in a table.
const APART: std::ops::Range<u32> = (1 << 28)..(1 << 28) + 8;
/// What `keys` of a collection makes is the 10th.
const KEYS: u32 = 10;
/// What `entries` makes each of is the 11th.
pub(super) const PAIR: u32 = 11;
/// What `next` makes is the 8th thing that a call may make.
const NEXT: u32 = 8;

impl Solver<'_> {
    /// `array.method(args)`
    pub(super) fn array_method(&mut self, object: ObjId, method: &str, site: &Site) {
        if self.has_own(object, method) {
            return;
        }
        let first = site.args.first().copied();
        let out = site.out;
        if let Some(elements) = self.rearranged(object, method, site) {
            return self.derived(object, elements, out);
        }
        match method {
            "join" | "toString" | "toLocaleString" => self.join_array(object, site),
            "concat" => self.concat_arrays(object, site),
            "flat" => {
                self.derived(object, None, out);
                self.flattened(object, out);
            }
            "sort" | "toSorted" | "filter" | "splice" | "copyWithin" | "fill" => {
                self.callbacks(object, site);
                self.derived(object, None, out);
            }
            "entries" if self.is_map(object) && !self.is_lost(1, out) => {
                let list = self.graph.made_by(self.op, 1);
                let any = self.graph.any(list);
                self.pairs_into(object, any);
                self.graph.add(out, Val::Obj(list));
            }
            "entries" if !self.is_collection(object) => self.numbered_pairs(object, out),
            "values" | "entries" | "keys" | "@@Symbol.iterator" => self.derived(object, None, out),
            "push" | "unshift" => {
                let any = self.graph.any(object);
                for cell in &*site.args {
                    self.graph.link(*cell, any);
                }
            }
            "pop" | "shift" | "at" | "find" | "findLast" => {
                self.callbacks(object, site);
                self.elements_into(object, out);
                if let (Some(at), Some(all)) = (first.and_then(|cell| self.index(cell)), self.ordered(object))
                    && let Some(cell) = all.get(at)
                {
                    self.graph.link(*cell, out);
                }
            }
            "map" | "flatMap" | "from" if self.is_lost(1, out) => self.callbacks(object, site),
            "flatMap" => self.flat_mapped(object, site),
            "map" if let Some(elements) = self.mapped(object, site) => {
                self.callbacks(object, site);
                self.derived(object, Some(elements), out);
            }
            "map" | "from" => {
                let result = self.graph.made_by(self.op, 1);
                let any = self.graph.any(result);
                self.callbacks_into(object, site, any);
                self.graph.add(out, Val::Obj(result));
            }
            "reduce" | "reduceRight" => self.reduce(object, site),
            "forEach" | "some" | "every" | "findIndex" | "findLastIndex" => self.callbacks(object, site),
            _ => {}
        }
    }

    /// What methods give that give elements of the list itself: in which order, where that is known.
    fn rearranged(&mut self, object: ObjId, method: &str, site: &Site) -> Option<Option<Vec<CellId>>> {
        let first = site.args.first().copied();
        match method {
            "reverse" | "toReversed" => Some(self.ordered(object).map(|mut all| {
                all.reverse();
                all
            })),
            "slice" => Some(self.sliced(object, site)),
            // What is left out is nothing that a text is made of.
            "filter" if first.is_some_and(|keep| self.is_truth(keep)) => Some(self.ordered(object)),
            "sort" | "toSorted" if first.is_none() => Some(self.sorted(object)),
            _ => None,
        }
    }

    /// Pairs of a place and what lies there, as an iterator over an array gives them.
    fn numbered_pairs(&mut self, object: ObjId, out: CellId) {
        if self.is_lost(1, out) {
            return;
        }
        let (list, pair) = (self.graph.made_by(self.op, 1), self.graph.made_by(self.op, PAIR));
        for at in [0, 1] {
            let name = self.graph.names.place(at);
            let cell = self.graph.member(pair, name);
            if at == 0 { self.graph.add(cell, Val::AnyKey) } else { self.elements_into(object, cell) }
        }
        let any = self.graph.any(list);
        self.graph.add(any, Val::Obj(pair));
        self.graph.add(out, Val::Obj(list));
    }

    /// The elements as they are sorted where nobody says how: by their texts, where each has one.
    fn sorted(&mut self, object: ObjId) -> Option<Vec<CellId>> {
        let mut rows = Vec::new();
        for cell in self.ordered(object)? {
            let texts = self.texts(cell);
            let [text] = texts.full.as_slice() else { return None };
            rows.push((self.text(*text), cell));
        }
        rows.sort_by(|(one, _), (other, _)| one.encode_utf16().cmp(other.encode_utf16()));
        Some(rows.into_iter().map(|(_, cell)| cell).collect())
    }

    /// What lies between two places of an array, where both are known.
    fn sliced(&mut self, object: ObjId, site: &Site) -> Option<Vec<CellId>> {
        let start = site.args.first().map_or(Some(0), |cell| self.index(*cell));
        let end = site.args.get(1).map_or(Some(usize::MAX), |cell| self.index(*cell));
        let all = self.ordered(object);
        all.zip(start.zip(end)).map(|(all, (start, end))| all.into_iter().take(end).skip(start).collect())
    }

    /// Whether a callback only asks whether there is something.
    fn is_truth(&mut self, callback: CellId) -> bool {
        let boolean = self.graph.natives.named("Boolean");
        self.watched(callback).all(|val| val == Val::Nat(boolean)) && !self.graph.at(callback).vals.is_empty()
    }

    /// Whether an object that is no array has a method of that name itself.
    fn has_own(&mut self, object: ObjId, method: &str) -> bool {
        if self.graph.obj(object).elements.is_some() {
            return false;
        }
        let name = self.graph.names.intern(method);
        let own = self.graph.read_member(object, name);
        !self.graph.at(own).vals.is_empty()
    }

    /// What a function gives for each element, and what lies in it where that is a list.
    fn flat_mapped(&mut self, object: ObjId, site: &Site) {
        let (result, each) = (self.graph.made_by(self.op, 1), self.graph.slot_of(self.op, EACH));
        let any = self.graph.any(result);
        self.callbacks_into(object, site, each);
        self.graph.link(each, any);
        self.unfolded(each, any);
        self.graph.add(site.out, Val::Obj(result));
    }

    /// Elements of elements are elements of what `out` holds.
    fn flattened(&mut self, object: ObjId, out: CellId) {
        let Some(result) = self.graph.has_made(self.op, 1) else { return self.unknown(out) };
        let (element, any) = (self.graph.slot_of(self.op, 0), self.graph.any(result));
        self.elements_into(object, element);
        self.unfolded(element, any);
    }

    /// What lists hold that `each` may be.
    fn unfolded(&mut self, each: CellId, out: CellId) {
        for val in self.watched(each) {
            if let Val::Obj(inner) = val {
                self.elements_into(inner, out);
            }
        }
    }

    /// What an iterator gives next: itself, which holds all that it gives, and the object with one of these as its value.
    fn next(&mut self, object: ObjId, out: CellId) {
        self.graph.add(out, Val::Obj(object));
        if self.is_lost(NEXT, out) {
            return;
        }
        let result = self.graph.made_by(self.op, NEXT);
        let value = self.graph.names.intern("value");
        let cell = self.graph.member(result, value);
        self.elements_into(object, cell);
        self.graph.add(out, Val::Obj(result));
    }

    /// The members of iterators, generators, maps and sets.
    pub(super) fn collection_method(&mut self, object: ObjId, method: &str, site: &Site) {
        match method {
            "next" => self.next(object, site.out),
            "deref" if self.is_collection(object) => self.elements_into(object, site.out),
            "get" if self.is_collection(object) => {
                let base = self.graph.constant(Val::Obj(object));
                let key = site.args.first().copied().unwrap_or_default();
                self.get(base, key, site.out);
                self.elements_into(object, site.out);
            }
            "keys" if self.is_collection(object) => {
                let list = self.graph.made_by(self.op, KEYS);
                let any = self.graph.any(list);
                self.names_into(object, any);
                self.graph.add(site.out, Val::Obj(list));
            }
            "set" if self.is_collection(object) => {
                let base = self.graph.constant(Val::Obj(object));
                if let [key, value, ..] = &*site.args {
                    self.set(base, *key, *value);
                }
            }
            "add" if self.is_collection(object) => {
                let any = self.graph.any(object);
                for cell in &*site.args {
                    self.graph.link(*cell, any);
                }
            }
            _ => {}
        }
    }

    /// Whether it is a collection of pairs.
    pub(super) fn is_map(&self, object: ObjId) -> bool {
        let native = self.graph.obj(object).native;
        native.is_some_and(|native| self.graph.natives.text(native) == "%map")
    }

    fn is_collection(&self, object: ObjId) -> bool {
        self.graph.obj(object).native.is_some()
    }

    /// A constant index.
    fn index(&mut self, cell: CellId) -> Option<usize> {
        self.graph.watch(cell, self.op);
        match self.graph.at(cell).vals.only() {
            Some(Val::Num(num)) => {
                let n = self.graph.numbers.get(num);
                (n >= 0.0 && n.fract() == 0.0 && n < 1e9)
                    .then(|| usize::try_from(super::concat::int(n)).unwrap_or(usize::MAX))
            }
            _ => None,
        }
    }

    /// An array with the same elements, in a known order or in none.
    fn derived(&mut self, object: ObjId, elements: Option<Vec<CellId>>, out: CellId) {
        let apart = elements.as_ref().and_then(|elements| self.laid_apart(elements, out));
        if apart.is_none() && self.is_lost(1, out) {
            return;
        }
        let result = apart.unwrap_or_else(|| {
            let result = self.graph.made_by(self.op, 1);
            let any = self.graph.any(result);
            match &elements {
                Some(elements) => elements.iter().for_each(|cell| self.graph.link(*cell, any)),
                None => self.elements_into(object, any),
            }
            result
        });
        self.graph.add(out, Val::Obj(result));
    }

    /// An array of just these elements, of which the current constraint makes but a few: of more the order is lost.
    pub(super) fn laid_apart(&mut self, elements: &[CellId], out: CellId) -> Option<ObjId> {
        for nth in APART {
            match self.graph.has_made(self.op, nth) {
                Some(known) if self.graph.obj(known).elements.as_deref() == Some(elements) => return Some(known),
                Some(_) => {}
                None if self.is_lost(nth, out) => return None,
                None => return Some(self.array_of(nth, Some(elements.to_vec()))),
            }
        }
        None
    }

    fn concat_arrays(&mut self, object: ObjId, site: &Site) {
        if self.is_lost(1, site.out) {
            return;
        }
        let mut elements = self.ordered(object);
        for cell in &*site.args {
            self.graph.watch(*cell, self.op);
            let more = match self.graph.at(*cell).vals.only() {
                Some(Val::Obj(other)) => self.ordered(other),
                None if self.graph.at(*cell).vals.is_empty() => None,
                _ => Some(vec![*cell]),
            };
            elements = elements.zip(more).map(|(mut all, more)| {
                all.extend(more);
                all
            });
        }
        if elements.is_none() {
            let result = self.graph.made_by(self.op, 1);
            let any = self.graph.any(result);
            for cell in &*site.args {
                self.iterate(*cell, any);
            }
        }
        self.derived(object, elements, site.out);
    }

    fn join_array(&mut self, object: ObjId, site: &Site) {
        let separators = self.separators(site);
        if separators.is_empty() {
            return;
        }
        let all = self.graph.all(object);
        self.graph.watch(all, self.op);
        let flags = self.flags(all).derived();
        self.graph.mark(site.out, flags);
        for between in separators {
            let elements = self.in_order(object);
            match elements.and_then(|elements| self.joined(&elements, &between)) {
                Some(text) => self.add_text(site.out, &text),
                None => {
                    self.join_partial(object, &between, site.out);
                    self.join_loosely(all, &between, site.out);
                    self.join_telling(object, &between, site.out);
                    self.unknown(site.out);
                }
            }
        }
    }

    /// The constructor's name, where known pieces of it are joined in an order that is not known.
    fn join_loosely(&mut self, all: CellId, between: &str, out: CellId) {
        if !between.is_empty() || self.graph.at(all).vals.len() > LOOSE {
            return;
        }
        let whole = self.text(CONSTRUCTOR);
        let mut pieces: SmallVec<[Rc<str>; 8]> = SmallVec::new();
        for val in self.vals(all) {
            if let Val::Str(name) = val
                && let text = self.graph.names.text(name)
                && text.len() > 1
                && text.len() < whole.len()
                && whole.contains(text)
            {
                pieces.push(self.text(name));
            }
        }
        // How far the pieces reach that lie one behind the other.
        let mut reached = vec![0_usize];
        for at in 0..whole.len() {
            let rest = whole.get(at..).filter(|_| reached.contains(&at)).unwrap_or_default();
            let ends =
                pieces.iter().filter(|piece| rest.starts_with(&***piece)).map(|piece| at.saturating_add(piece.len()));
            reached.extend(ends.collect::<SmallVec<[usize; 4]>>());
        }
        if reached.contains(&whole.len()) {
            self.add_name(out, CONSTRUCTOR);
        }
    }

    /// Words that tell by themselves, each somewhere in a line whose other words are not known.
    fn join_telling(&mut self, object: ObjId, between: &str, out: CellId) {
        if between != " " {
            return;
        }
        let first = self.in_order(object).and_then(|elements| elements.first().copied());
        let is_known = first.is_some_and(|first| {
            let texts = self.texts(first);
            texts.full.len() == 1 && texts.parts.is_empty() && !texts.unknown
        });
        // Of a line whose program is known the rest is judged as it stands.
        if is_known {
            return;
        }
        let all = self.graph.all(object);
        for val in self.vals(all) {
            if let Val::Str(name) = val
                && name.is_telling()
            {
                let line = format!("{GAP} {} {GAP}", self.text(name));
                self.add_partial(out, &line);
            }
        }
    }

    /// What may stand between the elements that a call joins; none, and anything comes of it, where that is not known.
    fn separators(&mut self, site: &Site) -> SmallVec<[Rc<str>; 1]> {
        let Some(cell) = site.args.first() else { return smallvec![Rc::from(",")] };
        let texts = self.texts(*cell);
        if texts.unknown || !texts.parts.is_empty() || texts.full.len() > SEPARATORS {
            self.unknown(site.out);
            return SmallVec::new();
        }
        texts.full.iter().map(|name| self.text(*name)).collect()
    }

    /// The elements of an array, also of one that a rest parameter is, which has them as members.
    pub(super) fn in_order(&mut self, object: ObjId) -> Option<Vec<CellId>> {
        let elements = self.ordered(object);
        if elements.as_ref().is_none_or(|elements| !elements.is_empty()) || self.graph.is_open(object) {
            return elements;
        }
        let mut members = Vec::new();
        let is_rest = self.numbered(object, &mut members) && members.len() < REST;
        if is_rest { Some(members) } else { elements }
    }

    /// What is known of elements that are not all constant.
    fn join_partial(&mut self, object: ObjId, between: &str, out: CellId) {
        let Some(elements) = self.in_order(object).filter(|elements| elements.len() <= 64) else { return };
        if between == "/" {
            let pieces: Vec<_> = elements.iter().map(|cell| self.pieces(*cell)).collect();
            return self.add_paths(&pieces, out);
        }
        let mut pieces = Vec::new();
        for cell in elements {
            let texts = self.texts(cell);
            match (texts.full.as_slice(), texts.parts.as_slice(), texts.unknown) {
                ([only], [], false) | ([], [only], _) => pieces.push(self.text(*only)),
                _ => pieces.push(GAP.to_string().into()),
            }
        }
        self.add_partial(out, &pieces.join(between));
    }

    /// Callbacks get the elements.
    fn callbacks(&mut self, object: ObjId, site: &Site) {
        let nowhere = self.graph.cell_of(self.op);
        self.callbacks_into(object, site, nowhere);
    }

    pub(super) fn callbacks_into(&mut self, object: ObjId, site: &Site, out: CellId) {
        let Some(callback) = site.args.first().copied() else { return };
        let element = self.graph.slot_of(self.op, 0);
        self.elements_into(object, element);
        let array = self.graph.constant(Val::Obj(object));
        let inner =
            Site { this: site.args.get(1).copied(), args: [element, UNKNOWN, array].into(), out, ..site.clone() };
        for val in self.watched(callback) {
            self.invoke(val, &inner, 0);
        }
    }

    fn reduce(&mut self, object: ObjId, site: &Site) {
        let Some(callback) = site.args.first().copied() else { return };
        let sum = self.graph.slot_of(self.op, 1);
        let element = self.graph.slot_of(self.op, 0);
        self.elements_into(object, element);
        self.graph.link(site.args.get(1).copied().unwrap_or(element), sum);
        let inner = Site { this: None, args: [sum, element].into(), out: sum, ..site.clone() };
        for val in self.watched(callback) {
            self.invoke(val, &inner, 0);
        }
        self.graph.link(sum, site.out);
        let flags = self.flags(sum).with(Flags::NONE);
        self.graph.mark(site.out, flags.derived());
    }
}
