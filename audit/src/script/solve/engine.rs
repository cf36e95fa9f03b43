//! Members of what the engine provides: what it has of them itself, and what the plugin puts there.

use super::Solver;
use super::keys::Keys;
use crate::script::graph::{GLOBAL, UNKNOWN};
use crate::script::kinds::Kind;
use crate::script::natives;
use crate::script::value::{CellId, Nat, Val};

impl Solver<'_> {
    pub(super) fn get_native(&mut self, nat: Nat, keys: &Keys, out: CellId) {
        let path = self.graph.natives.path(nat);
        for name in &keys.names {
            if self.graph.names.kind(*name).any(Kind::VERB) && natives::is_callable(&path) {
                self.callable_member(Val::Nat(nat), *name, out);
                continue;
            }
            match &*path {
                "module" if self.graph.names.text(*name) == "exports" => {
                    let exports = self.unit(self.file()).map_or(UNKNOWN, |unit| unit.exports);
                    self.graph.link(exports, out);
                    continue;
                }
                "%arguments" => {
                    let text = self.text(*name);
                    self.wrapper_argument(&text, out);
                    continue;
                }
                "global" => {
                    let cell = self.graph.read_member(GLOBAL, *name);
                    self.graph.link(cell, out);
                }
                _ => {}
            }
            // As on every machine but Windows, which takes it as well.
            if &*path == "node:path" && self.graph.names.text(*name) == "sep" {
                self.add_text(out, "/");
                continue;
            }
            match self.graph.natives.member(nat, *name, self.graph.names.text(*name)) {
                Some(member) => self.graph.add(out, Val::Nat(member)),
                None => {
                    self.unknown(out);
                    if let Some(kept) = self.graph.kept(nat, *name) {
                        self.graph.link(kept, out);
                    }
                }
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
            // One by one: the iterator, each of its steps, and what a step brings.
            "@@Symbol.iterator" | "next" => self.add_native(out, "%arguments"),
            "value" => {
                for path in ["require", "module"] {
                    self.add_native(out, path);
                }
            }
            _ => self.unknown(out),
        }
    }

    /// What the plugin puts on something of the engine's under names that this has not itself is found there.
    pub(super) fn keep(&mut self, nat: Nat, keys: &Keys, value: CellId) {
        for name in &keys.names {
            if self.graph.natives.lacks(nat, self.graph.names.text(*name)) {
                let cell = self.graph.keep(nat, *name);
                self.graph.link(value, cell);
            }
        }
    }

    pub(super) fn set_native(&mut self, nat: Nat, keys: &Keys, value: CellId) {
        let path = self.graph.natives.path(nat);
        for name in &keys.names {
            match (&*path, self.graph.names.text(*name)) {
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
    }
}
