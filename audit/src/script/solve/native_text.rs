//! What calls of the engine's functions about text and numbers give, as far as it is constant.

use std::rc::Rc;

use super::Solver;
use super::call::Site;
use super::concat::{FOLDED, VARIANTS, int, parsed};
use super::decode;
use crate::script::dots;
use crate::script::graph::UNKNOWN;
use crate::script::report::paths;
use crate::script::value::{CellId, Flags, GAP, ObjId, Val};

/// 64 paths of one call are looked at: lists of folders times lists of files.
const PATHS: usize = 64;

/// What the text of a file of the plugin's is called, before the file's number.
const TEXT_OF: &str = "%text ";

/// 64 texts of one template.
const RAW: usize = 64;

/// The cells for what a reviver is given are the 20th and the one after.
const REVIVED: u32 = 20;
/// 4 texts that one call may be given.
const REVIVED_TEXTS: usize = 4;
/// 4,096 values of one text are given to a reviver.
const REVIVES: usize = 4_096;

impl Solver<'_> {
    pub(super) fn text_function(&mut self, path: &str, site: &Site) {
        let out = site.out;
        match path {
            "String.fromCharCode" | "String.fromCodePoint" => self.text_of_codes(site),
            "String" | "String.raw" | "Buffer.prototype.toString" => self.stringed(path, site),
            "atob" | "unescape" | "decodeURIComponent" | "decodeURI" | "btoa" => self.decoded(path, site),
            "Buffer.from" | "Buffer" => self.buffer(site),
            "Buffer.concat" => self.buffers(site),
            "Number" | "parseInt" | "parseFloat" | "Number.parseInt" | "Number.parseFloat" => {
                self.numbered_from(path, site);
            }
            "TextDecoder" => self.add_native(out, "%decoder"),
            "%decoder.decode" => {
                self.graph.mark(out, Flags::DECODED);
                let bytes = site.args.first().copied().unwrap_or_default();
                self.graph.watch(bytes, self.op);
                match self.graph.at(bytes).vals.only() {
                    Some(Val::Obj(object)) => self.buffer_of_codes(object, out),
                    _ => self.same(bytes, out),
                }
            }
            "Uint8Array.of" | "Uint16Array.of" => self.array_function("Array.of", site),
            "Uint8Array" | "Uint16Array" | "Uint8Array.from" | "Uint16Array.from" => {
                self.same(site.args.first().copied().unwrap_or_default(), out);
            }
            "JSON.parse" => self.parse_json(site),
            "node:path.join" | "node:path.resolve" | "node:path.normalize" => self.path_join(site),
            "node:path.format" => self.path_format(site),
            "node:util.format" => self.formats(site),
            "Deno.env.toObject" => self.add_native(out, "process.env"),
            // What is read from it is not known; where it lies is.
            "Bun.file" => {
                self.same(site.args.first().copied().unwrap_or_default(), out);
                self.unknown(out);
            }
            "node:os.tmpdir" => self.add_text(out, "/tmp"),
            "node:fs.mkdtempSync" | "node:fs/promises.mkdtemp" => self.new_folder(site),
            "node:os.homedir" | "node:os.userInfo" => self.add_partial(out, "~\u{0}"),
            "node:crypto.createDecipheriv" | "node:crypto.createDecipher" => self.add_native(out, "%decipher"),
            "%decipher.update" | "%decipher.final" => self.graph.mark(out, Flags::DECODED.with(Flags::UNKNOWN)),
            "node:fs.readFileSync" | "node:fs/promises.readFile" => self.file_text(site),
            "fetch" | "ctx.fetch" => self.graph.mark(out, Flags::FETCHED.with(Flags::UNKNOWN)),
            _ if path.starts_with("node:zlib.") => self.graph.mark(out, Flags::DECODED.with(Flags::UNKNOWN)),
            _ => match path.strip_prefix("String.prototype.") {
                Some(method) => self.borrowed_text(method, site),
                None => {
                    let nat = self.graph.natives.named(path);
                    self.plain.insert(nat);
                    self.callbacks_of_native(site);
                }
            },
        }
    }

    /// `String.prototype.slice.call(text, 1)`
    fn borrowed_text(&mut self, method: &str, site: &Site) {
        self.unknown(site.out);
        let Some(this) = site.this else { return };
        for val in self.watched(this) {
            if val.is_text() {
                self.string_method(val, method, site);
            }
        }
    }

    /// A function of the engine that the rules do not model: its callbacks get what nobody knows.
    pub(super) fn callbacks_of_native(&mut self, site: &Site) {
        self.unknown(site.out);
        self.attend(site);
        for cell in &*site.args {
            self.handed_over(*cell);
        }
    }

    /// Whoever calls the functions in `cell` gives them what nobody knows.
    fn handed_over(&mut self, cell: CellId) {
        let mut at = 0;
        while let Some(val) = self.graph.at(cell).vals.get(at) {
            at += 1;
            let Val::Fun(fun) = val else { continue };
            for nth in 0..self.graph.fun(fun).params.len() {
                let Some(param) = self.graph.fun(fun).params.get(nth).copied() else { break };
                self.unknown(param);
            }
        }
    }

    fn text_of_codes(&mut self, site: &Site) {
        self.graph.mark(site.out, Flags::CHARS);
        let mut text = String::new();
        for at in 0..site.args.len() {
            let code = self.number_arg(site, at).and_then(|n| char::from_u32(int(n).cast_unsigned()));
            text.push(code.unwrap_or(GAP));
        }
        match text.contains(GAP) || text.len() > FOLDED {
            true => self.graph.mark(site.out, Flags::DECODED.with(Flags::UNKNOWN)),
            false => self.add_text(site.out, &text),
        }
    }

    fn stringed(&mut self, path: &str, site: &Site) {
        let first = site.args.first().copied().unwrap_or_default();
        if path == "String.raw" {
            let raw = self.graph.slot_of(self.op, 0);
            self.member_into(first, "raw", raw);
            let mut raw = self.watched(raw);
            if let (Some(Val::Obj(object)), None) = (raw.next(), raw.next())
                && let Some(elements) = self.ordered(object)
            {
                let between = site.args.iter().skip(1).map(|cell| Some(*cell)).chain(std::iter::repeat(None));
                let both = elements.iter().zip(between).take(RAW);
                let mut parts: Vec<CellId> = both.flat_map(|(text, put)| [*text, put.unwrap_or(UNKNOWN)]).collect();
                parts.pop();
                self.sum(&parts, site.out);
            }
            return;
        }
        self.graph.watch(first, self.op);
        self.graph.mark(site.out, self.flags(first).derived());
        if self.is_crammed(site.out) && self.flags(site.out).any(Flags::UNKNOWN) {
            return;
        }
        let texts = self.texts(first);
        for name in texts.full {
            self.add_name(site.out, name);
        }
        if texts.unknown {
            self.unknown(site.out);
        }
    }

    fn decoded(&mut self, path: &str, site: &Site) {
        self.graph.mark(site.out, if path == "btoa" { Flags::NONE } else { Flags::DECODED });
        let text = self.string_arg(site, 0).and_then(|text| match path {
            "atob" => decode::base64(&text).map(|bytes| decode::latin1(&bytes)),
            "btoa" => Some(decode::to_base64(text.as_bytes())),
            _ => decode::percent(&text),
        });
        match text.filter(|text| text.len() <= FOLDED && !text.contains(GAP)) {
            Some(text) => self.add_text(site.out, &text),
            None => self.unknown(site.out),
        }
    }

    /// `Buffer.from(text, encoding)`, as the text that it holds.
    fn buffer(&mut self, site: &Site) {
        let first = site.args.first().copied().unwrap_or_default();
        let encoding = self.string_arg(site, 1);
        if let Some(encoding) = &encoding
            && !matches!(encoding.as_str(), "utf8" | "utf-8" | "latin1" | "ascii" | "binary")
        {
            self.graph.mark(site.out, Flags::DECODED);
        }
        self.graph.watch(first, self.op);
        if let Some(Val::Obj(object)) = self.graph.at(first).vals.only() {
            return self.buffer_of_codes(object, site.out);
        }
        let decoded =
            self.string_arg(site, 0).and_then(|text| decode::bytes(&text, encoding.as_deref().unwrap_or("utf8")));
        match decoded.map(|bytes| decode::text(&bytes)).filter(|text| text.len() <= FOLDED && !text.contains(GAP)) {
            Some(text) => self.add_text(site.out, &text),
            None => self.unknown(site.out),
        }
    }

    /// `Buffer.concat(list)`: what its pieces hold, one after another, and whatever is true of one of them.
    fn buffers(&mut self, site: &Site) {
        let list = site.args.first().copied().unwrap_or_default();
        let mut pieces = Vec::new();
        self.laid_out(list, &mut pieces);
        for cell in &pieces {
            self.graph.watch(*cell, self.op);
            self.graph.mark(site.out, self.flags(*cell).derived());
        }
        let object = match self.graph.at(list).vals.only() {
            Some(Val::Obj(object)) => self.ordered(object),
            _ => None,
        };
        let text = object.filter(|pieces| !pieces.is_empty()).and_then(|pieces| self.joined(&pieces, ""));
        match text.filter(|text| text.len() <= FOLDED && !text.contains(GAP)) {
            Some(text) => self.add_text(site.out, &text),
            None => self.unknown(site.out),
        }
    }

    fn buffer_of_codes(&mut self, object: ObjId, out: CellId) {
        self.graph.mark(out, Flags::DECODED);
        let elements = self.ordered(object).unwrap_or_default();
        let mut text = String::new();
        for cell in elements.iter().take(FOLDED) {
            let code = match self.numbers(*cell).as_slice() {
                [n] => char::from_u32(int(*n).cast_unsigned()),
                _ => None,
            };
            text.push(code.unwrap_or(GAP));
        }
        if text.is_empty() || text.contains(GAP) {
            self.unknown(out);
        } else {
            self.add_text(out, &text);
        }
    }

    fn numbered_from(&mut self, path: &str, site: &Site) {
        let radix = self.number_arg(site, 1).map_or(10, |n| int(n).cast_unsigned());
        let Some(text) = self.string_arg(site, 0) else { return self.unknown(site.out) };
        let whole = path.ends_with("parseInt");
        let n = if whole && (2..=36).contains(&radix) {
            let digits: String = text.trim().chars().take_while(|c| c.is_digit(radix)).take(12).collect();
            u64::from_str_radix(&digits, radix).ok().and_then(|n| n.to_string().parse().ok()).unwrap_or(f64::NAN)
        } else {
            parsed(&text)
        };
        self.add_number(site.out, n);
    }

    /// `JSON.parse` of constants. Where other texts came from, what they hold came from as well.
    fn parse_json(&mut self, site: &Site) {
        let from = site.args.first().copied().unwrap_or_default();
        self.graph.mark(site.out, self.flags(from).derived());
        self.parse_file(from, site.out);
        if let Some(reviver) = site.args.get(1) {
            self.revive(from, *reviver, site);
        }
        let Some(text) = self.string_arg(site, 0) else { return self.unknown(site.out) };
        match serde_json::from_str::<serde_json::Value>(&text) {
            Ok(value) => self.holds_json(&value, site.out),
            Err(_) => self.unknown(site.out),
        }
    }

    /// What `JSON.parse` gives of known texts to the function that it gets beside them.
    fn revive(&mut self, from: CellId, reviver: CellId, site: &Site) {
        let texts: Vec<_> = self.watched(from).filter(|val| matches!(val, Val::Str(_))).take(REVIVED_TEXTS).collect();
        for text in texts {
            let Val::Str(name) = text else { continue };
            if let Ok(value) = serde_json::from_str(self.graph.names.text(name)) {
                self.revived(&value, reviver, site);
            }
        }
    }

    /// A function that `JSON.parse` gives every key to, and what it holds.
    fn revived(&mut self, value: &serde_json::Value, reviver: CellId, site: &Site) {
        let (key, held) = (self.graph.slot_of(self.op, REVIVED), self.graph.slot_of(self.op, REVIVED + 1));
        let mut open = vec![value];
        let mut room = REVIVES;
        while let Some(value) = open.pop() {
            match value {
                serde_json::Value::Array(list) => open.extend(list),
                serde_json::Value::Object(map) => {
                    for (name, one) in map {
                        self.add_text(key, name);
                        open.push(one);
                    }
                }
                serde_json::Value::String(text) => self.add_text(held, text),
                _ => {}
            }
            let Some(left) = room.checked_sub(1) else { break };
            room = left;
        }
        self.unknown(held);
        let inner = Site { this: None, args: [key, held].into(), ..site.clone() };
        for val in self.watched(reviver) {
            self.invoke(val, &inner, 1);
        }
    }

    /// The text of a file: of one of the plugin's own that holds JSON, which one.
    fn file_text(&mut self, site: &Site) {
        self.graph.mark(site.out, Flags::FETCHED.with(Flags::UNKNOWN));
        let Some(path) = site.args.first().copied() else { return };
        let files: Vec<u32> = self.pieces(path).iter().filter_map(|path| self.modules.data_at(path)).collect();
        for file in files {
            self.add_native(site.out, &format!("{TEXT_OF}{file}"));
        }
    }

    /// `mkdtemp`: a folder that was not there before, called as it is told and by six letters more, whichever these are.
    fn new_folder(&mut self, site: &Site) {
        self.unknown(site.out);
        let Some(path) = site.args.first().copied() else { return };
        for begin in self.pieces(path) {
            self.add_partial(site.out, &format!("{begin}XXXXXX"));
        }
    }

    /// `JSON.parse` of the text of one of the plugin's files.
    fn parse_file(&mut self, from: CellId, out: CellId) {
        for val in self.watched(from) {
            let Val::Nat(nat) = val else { continue };
            let file = self.graph.natives.text(nat).strip_prefix(TEXT_OF).and_then(|file| file.parse().ok());
            if let Some((file, unit)) = file.and_then(|file| Some((file, self.unit(file)?))) {
                self.want(file);
                self.graph.link(unit.exports, out);
            }
        }
    }

    fn path_join(&mut self, site: &Site) {
        let pieces: Vec<_> = site.args.iter().map(|cell| self.pieces(*cell)).collect();
        self.add_paths(&pieces, site.out);
    }

    /// `path.format({ dir, base })`, or `name` and `ext` for the base.
    fn path_format(&mut self, site: &Site) {
        let from = site.args.first().copied().unwrap_or_default();
        for val in self.watched(from) {
            let Val::Obj(object) = val else { continue };
            let mut member = |key| {
                let name = self.graph.names.intern(key);
                let cell = self.graph.reading(object, name);
                self.pieces(cell)
            };
            let [dir, root, base, names, ends] = ["dir", "root", "base", "name", "ext"].map(&mut member);
            let base = if base.is_empty() { named(&names, &ends) } else { base };
            self.add_paths(&[if dir.is_empty() { root } else { dir }, base], site.out);
        }
        self.unknown(site.out);
    }

    /// Every path that the names in `pieces` make, one after another.
    pub(super) fn add_paths(&mut self, pieces: &[Vec<Rc<str>>], out: CellId) {
        let mut ends = vec![String::new()];
        // The last names say most of a path: where there are too many to choose from, those before count as unknown.
        for (at, pieces) in pieces.iter().rev().enumerate() {
            let many = ends.len().saturating_mul(pieces.len()) > PATHS;
            let gap = [Rc::from(GAP.to_string())];
            let pieces: &[Rc<str>] = if many || pieces.is_empty() { &gap } else { pieces };
            let whole =
                |(piece, end): (&Rc<str>, &String)| if at == 0 { piece.to_string() } else { format!("{piece}/{end}") };
            let pairs = pieces.iter().flat_map(|piece| ends.iter().map(move |end| (piece, end)));
            ends = pairs.map(whole).collect();
        }
        ends.retain(|end| end.len() <= FOLDED);
        // Few texts that are known in part have room: those that mean something go first.
        if ends.len() > 1 {
            ends.sort_by_cached_key(|end| !paths::is_notable(end));
        }
        for end in ends.iter().take(VARIANTS) {
            self.add_partial(out, &dots::straight(end));
        }
    }
}

/// Names with their endings, where any are known.
fn named(names: &[Rc<str>], ends: &[Rc<str>]) -> Vec<Rc<str>> {
    if ends.is_empty() || names.len().saturating_mul(ends.len()) > PATHS {
        return names.to_vec();
    }
    let of = |name: &Rc<str>| ends.iter().map(|end| Rc::from(format!("{name}{end}"))).collect::<Vec<_>>();
    names.iter().flat_map(of).collect()
}
