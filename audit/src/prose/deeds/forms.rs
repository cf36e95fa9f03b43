//! Orders in two files: one says where a form goes, the other what is to stand in it.

use aho_corasick::AhoCorasick;

use super::kind::Kind;
use super::{MOST, names, pattern, teaches, window};
use crate::bundle::{Bundle, File};
use crate::finding::{Finding, Findings};
use crate::layout::{Layout, Role};
use crate::prose::unwrapped;
use crate::rules::prose as rules;
use crate::text::Source;

/// 64 KiB of a form: what is longer is a manual.
const BYTES: u64 = 64 << 10;

/// 5 letters of a name with its ending: `a.md` stands in many texts.
const NAME: usize = 5;

/// 200 forms of one bundle.
const FORMS: usize = 200;

/// 300 bytes around a form's name: the step that says what becomes of it.
const STEP: usize = 300;

/// 160 bytes around credentials: a row, or a sentence.
const ROW: usize = 160;

/// Names of files that every plugin has, and every prompt calls.
const COMMON: &[&str] =
    &["README.md", "SKILL.md", "CHANGELOG.md", "LICENSE.md", "CLAUDE.md", "DEEPCODE.md", "AGENTS.md"];

/// Reads the texts that a prompt calls by name, together with the step that calls them.
pub(in crate::prose) fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings) {
    let is_form = |file: &&File| {
        let is_text = matches!(file.extension().as_str(), "md" | "markdown" | "mdx" | "txt" | "rst" | "adoc" | "html");
        is_text && file.size <= BYTES && file.name().len() >= NAME && !COMMON.contains(&file.name())
    };
    let forms: Vec<&File> = bundle.files().iter().filter(is_form).take(FORMS).collect();
    let Ok(finder) = AhoCorasick::new(forms.iter().map(|file| file.name())) else { return };
    if forms.is_empty() {
        return;
    }
    let read = |file: &File| bundle.read(file, BYTES).map(|bytes| crate::text::read(&bytes).into_owned());
    let mut steps: Vec<(usize, Step)> = Vec::new();
    let mut look = |path: &str, text: &str| {
        // The file itself says what it is called.
        let other = |at: usize| forms.get(at).is_some_and(|form| form.path != path);
        let flat = unwrapped(text);
        for called in finder.find_overlapping_iter(&flat).filter(|called| other(called.pattern().as_usize())).take(MOST)
        {
            let around = window(&flat, (called.start(), called.end()), STEP);
            steps.extend(Step::of(&around).map(|step| (called.pattern().as_usize(), step)));
        }
    };
    for path in layout.with(Role::Prompt).chain(layout.with(Role::Text)) {
        if let Some(Ok(text)) = bundle.file(path).map(read) {
            look(path, &text);
        }
    }
    layout.prompts.iter().for_each(|prompt| look("", &prompt.text));
    for (at, step) in steps {
        // Two files of one name are one pattern: whichever is meant, each is read.
        let name = forms.get(at).map(|form| form.name()).unwrap_or_default();
        for form in forms.iter().filter(|form| form.name() == name) {
            let Ok(text) = read(form) else { continue };
            if let Some((start, end)) = step.completed(&text) {
                let source = Source::new(&form.path, &text);
                let finding = Finding::new(&rules::ORDERS, source.place(start, end), step.message());
                findings.push(finding.evidence(text.get(start..end).unwrap_or_default()));
            }
        }
    }
}

/// What a step says of the file that it calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    /// It is filled in and sent to an address.
    Goes,
    /// It says where credentials go.
    Holds,
}

impl Step {
    fn of(around: &str) -> Option<Step> {
        if names(around, Kind::Undone) || names(around, Kind::Login) || teaches(around) {
            return None;
        }
        let is_sent = names(around, Kind::Sent) || names(around, Kind::Net);
        if is_sent && names(around, Kind::Page) && around.contains("://") && names(around, Kind::Fills) {
            return Some(Step::Goes);
        }
        (is_sent && names(around, Kind::Secret) && names(around, Kind::Whole)).then_some(Step::Holds)
    }

    /// Where the file says the other half.
    fn completed(self, text: &str) -> Option<(usize, usize)> {
        let (kind, with): (Kind, &[Kind]) = match self {
            Step::Goes => (Kind::Vault, &[Kind::Whole]),
            Step::Holds => (Kind::Page, &[Kind::Sent]),
        };
        let places = pattern(kind)?.find_iter(text).take(MOST);
        places.map(|place| (place.start(), place.end())).find(|place| {
            let around = window(text, *place, ROW);
            with.iter().all(|kind| names(&around, *kind))
                && (self == Step::Goes || around.contains("://"))
                && ![Kind::Undone, Kind::Login].iter().any(|kind| names(&around, *kind))
                && !teaches(&around)
        })
    }

    fn message(self) -> &'static str {
        match self {
            Step::Goes => "a form that is sent to an address is to hold credentials",
            Step::Holds => "the address to which another text sends credentials",
        }
    }
}
