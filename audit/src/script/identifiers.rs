//! Names that look like other names, and names that machines made so that nobody reads them.

use std::collections::{HashMap, HashSet};

use oxc_ast::AstKind;
use oxc_semantic::Semantic;
use oxc_span::Span;
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;

use super::about;
use super::graph::Site;
use super::natives;
use super::report::Hits;
use crate::finding::Severity;
use crate::rules::script as rules;

/// 8 different names of the kind that obfuscators make: one or two may be an accident.
const MANGLED: usize = 8;
/// Words that nobody may declare and everybody reads at a glance.
const WORDS: &[&str] = &[
    "require",
    "process",
    "module",
    "exports",
    "global",
    "globalThis",
    "window",
    "self",
    "this",
    "return",
    "function",
    "const",
    "let",
    "var",
    "if",
    "else",
    "true",
    "false",
    "null",
    "undefined",
    "import",
    "export",
    "new",
    "class",
    "constructor",
    "prototype",
    "child_process",
    "exec",
    "spawn",
    "default",
    "async",
    "await",
    "arguments",
    "admin",
    "user",
    "token",
    "password",
];

/// Characters that identifiers may hold and nobody sees.
const INVISIBLE: [char; 7] = ['\u{200c}', '\u{200d}', '\u{3164}', '\u{ffa0}', '\u{115f}', '\u{1160}', '\u{34f}'];

/// Names of a file, where each is first.
pub(super) struct Names<'a> {
    text: &'a str,
    /// Whether it has nothing but ASCII, so that only escapes make other names.
    ascii: bool,
    plain: HashSet<&'a str>,
    foreign: HashMap<&'a str, Span>,
    mangled: HashSet<&'a str>,
    first_mangled: Option<Span>,
    escaped: Vec<(Span, &'a str)>,
}

/// A name, where it stands, and whether it is a key, which means nothing to scopes.
fn named(kind: AstKind<'_>) -> Option<(&str, Span, bool)> {
    match kind {
        AstKind::BindingIdentifier(it) => Some((it.name.as_str(), it.span, false)),
        AstKind::IdentifierReference(it) => Some((it.name.as_str(), it.span, false)),
        AstKind::IdentifierName(it) => Some((it.name.as_str(), it.span, true)),
        AstKind::LabelIdentifier(it) => Some((it.name.as_str(), it.span, false)),
        AstKind::PrivateIdentifier(it) => Some((it.name.as_str(), it.span, false)),
        _ => None,
    }
}

impl<'a> Names<'a> {
    /// None of the names in `text` yet.
    pub(super) fn of(text: &'a str) -> Self {
        Self {
            text,
            ascii: text.is_ascii(),
            plain: HashSet::new(),
            foreign: HashMap::new(),
            mangled: HashSet::new(),
            first_mangled: None,
            escaped: Vec::new(),
        }
    }

    /// Looks at one node of the file, in any order.
    #[inline]
    pub(super) fn see(&mut self, kind: AstKind<'a>) {
        let Some((name, span, is_key)) = named(kind) else { return };
        let is_plain = self.ascii && length(span) == name.len();
        if is_plain && name.len() < SHORT {
            return;
        }
        if is_plain || name.is_ascii() || !is_key {
            self.note(name, span);
        }
    }

    /// Judges the names of the file, all of which were seen.
    pub(super) fn judge(mut self, semantic: &Semantic<'a>, file: u32, hits: &mut Hits) {
        // What foreign names may look like is of interest only where there are any.
        if !self.foreign.is_empty() {
            let all = semantic.nodes().iter().filter_map(|node| named(node.kind()));
            self.plain = all.map(|(name, ..)| name).filter(|name| name.is_ascii()).collect();
        }
        self.lookalikes(file, hits);
        self.machine_made(file, hits);
        self.escaped.sort_by_key(|(span, _)| (span.start, span.end));
        for (span, name) in &self.escaped {
            let site = Site { file, start: span.start, end: span.end };
            let mut hit = about(&rules::ESCAPES, file, format!("the name {name} is written in escapes"));
            hit.site = site;
            hits.push(hit);
            if natives::is_global(name) || WORDS.contains(name) {
                let mut hit = about(&rules::BUILT_NAME, file, format!("the name {name} is written in escapes"));
                hit.site = site;
                hits.push(hit);
            }
        }
    }

    fn note(&mut self, name: &'a str, span: Span) {
        if !name.is_ascii() {
            let first = self.foreign.entry(name).or_insert(span);
            *first = earlier(*first, span);
            return;
        }
        let written = length(span);
        if written > name.len() {
            let start = usize::try_from(span.start).unwrap_or(usize::MAX);
            let raw = self.text.get(start..start.saturating_add(written)).unwrap_or_default();
            if raw.contains('\\') {
                self.escaped.push((span, name));
            }
        }
        if is_mangled(name) {
            self.first_mangled = Some(self.first_mangled.map_or(span, |first| earlier(first, span)));
            self.mangled.insert(name);
        }
    }

    fn lookalikes(&self, file: u32, hits: &mut Hits) {
        if self.foreign.is_empty() {
            return;
        }
        let mut skeletons: HashMap<String, &str> = HashMap::new();
        skeletons.extend(self.plain.iter().map(|name| (skeleton(name).collect(), *name)));
        skeletons.extend(WORDS.iter().copied().chain(natives::globals()).map(|name| (skeleton(name).collect(), name)));
        let mut foreign: Vec<(&&str, &Span)> = self.foreign.iter().collect();
        foreign.sort_by_key(|(_, span)| span.start);
        for (name, span) in foreign {
            let bare: String = skeleton(name).collect();
            let mut hit = about(&rules::HOMOGLYPH, file, "the name holds characters that nobody sees");
            hit.site = Site { file, start: span.start, end: span.end };
            if name.contains(INVISIBLE) {
                hits.push(hit);
            } else if let Some(twin) = skeletons.get(&bare) {
                hit.message = format!("the name looks like {twin:?} and is another");
                hits.push(hit);
            } else if !name.is_single_script() && bare.is_ascii() {
                hit.message = format!("the name mixes scripts and looks like {bare:?}");
                hits.push(hit.severity(Severity::Warning));
            }
            skeletons.entry(bare).or_insert(name);
        }
    }

    fn machine_made(&self, file: u32, hits: &mut Hits) {
        if self.mangled.len() >= MANGLED
            && let Some(span) = self.first_mangled
        {
            let mut hit = about(
                &rules::MANGLED,
                file,
                format!("{} names like this one, as obfuscators make them", self.mangled.len()),
            );
            hit.site = Site { file, start: span.start, end: span.end };
            hits.push(hit);
        }
    }
}

/// How many bytes are written there.
fn length(span: Span) -> usize {
    usize::try_from(span.end.saturating_sub(span.start)).unwrap_or(usize::MAX)
}

/// The one that begins first.
fn earlier(one: Span, other: Span) -> Span {
    if other.start < one.start { other } else { one }
}

/// 5 bytes: `_0x3f` has as many, and most names of a program that was made small have fewer.
const SHORT: usize = 5;

/// `_0x3fa2b1` and its kin.
fn is_mangled(name: &str) -> bool {
    if name.len() < SHORT {
        return false;
    }
    let first = name.as_bytes().first().copied().unwrap_or_default();
    if !b"_$O0oQIl1i".contains(&first) && !name.as_bytes().windows(3).any(|three| three == b"_0x") {
        return false;
    }
    let hex = |digits: &str| digits.len() >= 4 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let rest = name.trim_start_matches(['_', '$']);
    if let Some(digits) = rest.strip_prefix("0x") {
        return rest.len() < name.len() && digits.len() >= 2 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    }
    if let Some((_, digits)) = name.split_once("_0x") {
        return hex(digits);
    }
    let alike = |set: &[char]| name.len() >= 8 && name.chars().all(|c| set.contains(&c));
    alike(&['O', '0', 'o', 'Q']) || alike(&['I', 'l', '1', 'i']) || (alike(&['_', '$']) && name.contains('$'))
}
