//! What a value is as text and as a key.

use std::rc::Rc;

use smallvec::{SmallVec, smallvec};

use super::Solver;
use crate::script::names::{COERCIONS, numeral};
use crate::script::natives;
use crate::script::value::{CellId, Flags, GAP, Name, ObjId, Val};

/// What a cell may be as text.
#[derive(Debug, Default)]
pub(super) struct Texts {
    /// In full.
    pub(super) full: SmallVec<[Name; 8]>,
    /// In part.
    pub(super) parts: SmallVec<[Name; 4]>,
    /// And something else.
    pub(super) unknown: bool,
}

impl Texts {
    /// Keeps telling ones alone, and that there are others, where there are more than `most`; nothing, if none is telling.
    pub(super) fn cut(&mut self, most: usize) {
        let known = |texts: &Self| texts.full.len().saturating_add(texts.parts.len());
        if known(self).saturating_add(usize::from(self.unknown)) <= most {
            return;
        }
        self.full.retain(|name| name.is_telling());
        self.parts.retain(|name| name.is_telling());
        self.unknown = known(self) > 0;
        self.full.truncate(most.saturating_sub(self.parts.len()).saturating_sub(1));
    }
}

/// What a cell may be as a key.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing of how the key is known")]
pub(super) struct Keys {
    /// These names.
    pub(super) names: SmallVec<[Name; 4]>,
    /// Some key of the object, from an enumeration.
    pub(super) listed: bool,
    /// Anything.
    pub(super) unknown: bool,
    /// Whether the call that follows knows the methods of text and lists itself.
    pub(super) called: bool,
}

impl Solver<'_> {
    /// What `cell` may be as text.
    pub(super) fn texts(&mut self, cell: CellId) -> Texts {
        let mut texts = Texts { unknown: self.flags(cell).any(Flags::UNKNOWN), ..Texts::default() };
        for val in self.vals(cell) {
            self.text_of(val, &mut texts);
        }
        texts
    }

    /// What `cell` may be as a part of a path: a gap stands for what is not known, nothing for what is not there.
    pub(super) fn pieces(&mut self, cell: CellId) -> Vec<Rc<str>> {
        self.graph.watch(cell, self.op);
        let texts = self.texts(cell);
        let gap = (texts.unknown && texts.parts.is_empty()).then(|| Rc::from(GAP.to_string()));
        let full = texts.full.into_iter().map(|name| self.text(name));
        let named = full.map(|text| if &*text == "undefined" { Rc::from("") } else { text });
        named.chain(texts.parts.into_iter().map(|name| self.text(name))).chain(gap).collect()
    }

    fn text_of(&mut self, val: Val, texts: &mut Texts) {
        match val {
            Val::Obj(object) => self.coerced(object, texts),
            primitive => self.primitive(primitive, texts),
        }
    }

    /// What is no object, as text.
    fn primitive(&mut self, val: Val, texts: &mut Texts) {
        let name = match val {
            Val::Str(name) => Some(name),
            Val::Part(name) => return texts.parts.push(name),
            Val::Num(num) => self.graph.numeral(num),
            Val::Bool(flag) => Some(self.graph.names.intern(if flag { "true" } else { "false" })),
            Val::Null => Some(self.graph.names.intern("null")),
            Val::Undef => Some(self.graph.names.intern("undefined")),
            Val::Nat(nat) => {
                let path = self.graph.natives.path(nat);
                let known = path.starts_with("Symbol.") && !natives::is_own_symbol(&path);
                known.then(|| self.graph.names.intern(&format!("@@{path}")))
            }
            _ => None,
        };
        match name {
            Some(name) => texts.full.push(name),
            None => texts.unknown = true,
        }
    }

    /// An object as text: an array's elements, or what its own conversion gives.
    fn coerced(&mut self, object: ObjId, texts: &mut Texts) {
        if let Some(elements) = self.graph.obj(object).elements.clone() {
            match self.joined(&elements, ",") {
                Some(text) => texts.full.push(self.graph.names.intern(&text)),
                None => texts.unknown = true,
            }
            return;
        }
        let mut own = false;
        for name in COERCIONS {
            let cell = self.graph.read_member(object, name);
            for val in self.watched(cell) {
                let Val::Fun(fun) = val else { continue };
                own = true;
                let ret = self.graph.fun(fun).ret;
                texts.unknown |= self.flags(ret).any(Flags::UNKNOWN);
                for val in self.watched(ret) {
                    self.primitive(val, texts);
                }
            }
        }
        if !own {
            texts.full.push(self.graph.names.intern("[object Object]"));
        }
    }

    /// Elements with `between` them, if each is one constant.
    pub(super) fn joined(&mut self, elements: &[CellId], between: &str) -> Option<String> {
        let mut text = String::new();
        self.charge(elements.len());
        for (at, cell) in elements.iter().enumerate() {
            if at > 0 {
                text.push_str(between);
            }
            self.graph.watch(*cell, self.op);
            if self.flags(*cell).any(Flags::UNKNOWN) || text.len() > super::concat::FOLDED {
                return None;
            }
            let content = self.graph.at(*cell);
            let val = content.vals.only()?;
            match val {
                Val::Str(name) => text.push_str(self.graph.names.text(name)),
                Val::Num(num) => text.push_str(&numeral(self.graph.numbers.get(num))?),
                Val::Null | Val::Undef => {}
                Val::Bool(flag) => text.push_str(if flag { "true" } else { "false" }),
                Val::Obj(inner) => {
                    let elements = self.graph.obj(inner).elements.as_ref()?;
                    if !elements.is_empty() {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        Some(text)
    }

    /// What `cell` may be as a key.
    pub(super) fn keys(&mut self, cell: CellId) -> Keys {
        let content = self.graph.at(cell);
        // Most members are read by the name that is written there.
        if let (true, Some(Val::Str(name))) = (content.constant, content.vals.only()) {
            return Keys { names: smallvec![name], ..Keys::default() };
        }
        let mut keys = Keys::default();
        let (mut plain, mut symbols) = (true, Vec::new());
        for val in self.graph.at(cell).vals.iter() {
            match val {
                Val::Str(name) => keys.names.push(name),
                Val::AnyKey => keys.listed = true,
                Val::Nat(nat) if natives::is_own_symbol(self.graph.natives.text(nat)) => symbols.push(nat),
                _ => plain = false,
            }
        }
        keys.unknown = self.flags(cell).any(Flags::UNKNOWN);
        if !plain {
            let texts = self.texts_but_listed(cell);
            keys.names = texts.full.iter().copied().collect();
            keys.unknown |= texts.unknown || !texts.parts.is_empty();
        }
        for nat in symbols {
            let key = format!("@@{}", self.graph.natives.text(nat));
            keys.names.push(self.graph.names.intern(&key));
        }
        keys
    }

    fn texts_but_listed(&mut self, cell: CellId) -> Texts {
        let mut texts = Texts::default();
        for val in self.vals(cell) {
            match val {
                Val::AnyKey => {}
                Val::Nat(nat) if natives::is_own_symbol(self.graph.natives.text(nat)) => {}
                val => self.text_of(val, &mut texts),
            }
        }
        texts
    }

    /// A string of which parts are known, or all.
    pub(super) fn add_partial(&mut self, cell: CellId, text: &str) {
        if !text.contains(GAP) {
            self.add_text(cell, text);
            return;
        }
        self.unknown(cell);
        // The names of start files end so, whatever their shell is called.
        if text.chars().filter(|c| *c != GAP).count() >= 3 || text.ends_with("rc") {
            let name = self.graph.names.intern(text);
            self.graph.add(cell, Val::Part(name));
        }
    }
}
