//! Constants that are taken apart or put together by a rule: what a pattern finds, what JSON holds, what a format comes to.

use std::rc::Rc;

use super::Solver;
use super::call::Site;
use super::concat::FOLDED;
use super::strings::Pattern;
use crate::script::graph::UNKNOWN;
use crate::script::value::{CellId, Name, Val, row};

/// What a pattern finds has this bit in its number, and the text's own number beside it.
const FOUND: u32 = 1 << 29;
/// 64 matches of one pattern in one text.
const MATCHES: usize = 64;
/// The first object of a text of JSON is the 6th thing that a call may make.
const JSON: u32 = 6;
/// Those below it follow from here.
const BELOW: u32 = 64;
/// 512 values of one text of JSON: more are data, and no settings.
const VALUES: u32 = 512;
/// 64 operands of one format.
const OPERANDS: usize = 64;
/// 32 letters or words that a loop adds to a text one after the other: names have fewer.
const ADDED: usize = 32;

impl Solver<'_> {
    /// `text.match(pattern)`, `pattern.exec(text)`: the whole, and what stands in its brackets; of a pattern that goes through all
    /// of a text, each whole.
    pub(super) fn finds(&mut self, pattern: &Pattern, name: Name, site: &Site) {
        let text: Rc<str> = self.text(name);
        if text.len() > FOLDED {
            return self.unknown(site.out);
        }
        self.charge(text.len());
        let nth = row(name.index()) | FOUND;
        if self.is_lost(nth, site.out) {
            return;
        }
        let regex = &pattern.regex;
        let found: Vec<Option<String>> = if pattern.global {
            regex.find_iter(&text).take(MATCHES).map(|found| Some(found.as_str().to_owned())).collect()
        } else {
            let groups = regex.captures(&text);
            groups.iter().flat_map(regex::Captures::iter).map(|group| Some(group?.as_str().to_owned())).collect()
        };
        if found.is_empty() {
            return self.graph.add(site.out, Val::Null);
        }
        let cells: Vec<CellId> = found.iter().map(|one| self.optional(one.as_deref())).collect();
        let object = self.array_of(nth, Some(cells));
        let named = regex.captures(&text).filter(|_| regex.capture_names().flatten().next().is_some());
        if let Some(groups) = named {
            let held = self.graph.made_by(self.op, nth | FOUND << 1);
            for key in regex.capture_names().flatten() {
                let value = self.optional(groups.name(key).map(|group| group.as_str()));
                let member = self.graph.names.intern(key);
                let member = self.graph.member(held, member);
                self.graph.link(value, member);
            }
            let key = self.graph.names.intern("groups");
            let cell = self.graph.member(object, key);
            self.graph.add(cell, Val::Obj(held));
        }
        self.graph.add(site.out, Val::Obj(object));
    }

    fn optional(&mut self, text: Option<&str>) -> CellId {
        match text {
            Some(text) => self.graph.string(text),
            None => self.graph.constant(Val::Undef),
        }
    }

    /// What a text of JSON holds.
    pub(super) fn holds_json(&mut self, value: &serde_json::Value, out: CellId) {
        let mut made = 0;
        let cell = self.json(value, &mut made);
        if cell == UNKNOWN { self.unknown(out) } else { self.graph.link(cell, out) }
    }

    fn json(&mut self, value: &serde_json::Value, made: &mut u32) -> CellId {
        let nth = if *made == 0 { JSON } else { BELOW.saturating_add(*made) };
        *made = made.saturating_add(1);
        if *made > VALUES {
            return UNKNOWN;
        }
        match value {
            serde_json::Value::String(text) => self.text_or_none(text),
            serde_json::Value::Array(list) => {
                let cells: Vec<CellId> = list.iter().map(|one| self.json(one, made)).collect();
                let object = self.array_of(nth, Some(cells));
                self.graph.constant(Val::Obj(object))
            }
            serde_json::Value::Object(map) => {
                let members: Vec<(&String, CellId)> =
                    map.iter().map(|(key, one)| (key, self.json(one, made))).collect();
                let cells: Vec<CellId> = members.iter().map(|(_, cell)| *cell).collect();
                let object = self.graph.made_of((self.op, nth), &cells);
                for (key, cell) in members {
                    let key = self.graph.names.intern(key);
                    let member = self.graph.member(object, key);
                    self.graph.link(cell, member);
                }
                self.graph.constant(Val::Obj(object))
            }
            _ => UNKNOWN,
        }
    }

    fn text_or_none(&mut self, text: &str) -> CellId {
        if text.len() > FOLDED { UNKNOWN } else { self.graph.string(text) }
    }

    /// `util.format("%s/%s", a, b)`
    pub(super) fn formats(&mut self, site: &Site) {
        let Some(format) = self.string_arg(site, 0) else { return self.unknown(site.out) };
        let mut operands = site.args.iter().skip(1).copied();
        let mut parts: Vec<CellId> = Vec::new();
        let mut rest = format.as_str();
        while let Some((before, after)) = rest.split_once('%').filter(|_| parts.len() < OPERANDS) {
            parts.push(self.graph.string(before));
            let sign = after.chars().next();
            let is_operand = matches!(sign, Some('s' | 'd' | 'i' | 'f' | 'j' | 'o' | 'O'));
            // A sign for which nothing is left stays as it is.
            let operand = if is_operand { operands.next() } else { None };
            let is_read = operand.is_some() || sign == Some('%');
            parts.push(operand.unwrap_or_else(|| self.graph.string("%")));
            rest = after.get(usize::from(is_read)..).unwrap_or_default();
        }
        parts.push(self.graph.string(rest));
        for operand in operands.take(OPERANDS) {
            parts.push(self.graph.string(" "));
            parts.push(operand);
        }
        self.sum(&parts, site.out);
    }

    /// What a loop makes that adds the texts of a list one by one: all of them, in their order or from their end. That it is a loop
    /// shows where the first of them stands behind the first that `sum` was.
    pub(super) fn accumulates(&mut self, sum: CellId, piece: CellId, out: CellId) {
        let names = |solver: &Self, cell: CellId| -> Option<Vec<Name>> {
            let vals = &solver.graph.at(cell).vals;
            let name = |val| if let Val::Str(name) = val { Some(name) } else { None };
            vals.iter().take(ADDED + 1).map(name).collect::<Option<Vec<Name>>>().filter(|all| all.len() > 1)
        };
        let Some(pieces) = names(self, piece).filter(|all| all.len() <= ADDED) else { return };
        let first = match self.graph.at(sum).vals.iter().next() {
            Some(Val::Str(name)) => self.text(name),
            _ => return,
        };
        let pieces: Vec<Rc<str>> = pieces.into_iter().map(|name| self.text(name)).collect();
        let length: usize = pieces.iter().map(|piece| piece.len()).sum();
        let Some(begun) = pieces.first().map(|piece| format!("{first}{piece}")) else { return };
        let is_begun = |val| matches!(val, Val::Str(name) if self.graph.names.text(name) == begun);
        if length > FOLDED || !self.graph.at(sum).vals.iter().any(is_begun) {
            return;
        }
        self.charge(length);
        let forward: String = pieces.iter().map(|piece| &**piece).collect();
        let backward: String = pieces.iter().rev().map(|piece| &**piece).collect();
        for all in [forward, backward] {
            self.add_text(out, &format!("{first}{all}"));
        }
    }
}
