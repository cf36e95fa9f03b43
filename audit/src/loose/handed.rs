//! The environment as what a child is started with: a child has it anyway, so that nothing is taken away.

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings};
use crate::rule::Family;
use crate::script;

/// Whether the whole environment is read only as what a child gets, which has it anyway where nobody says otherwise:
/// `env: { ...process.env, CI: '1' }`.
pub(super) fn is_handed_on(bundle: &Bundle, code: &Findings, finding: &Finding) -> bool {
    if finding.rule.family != Family::Exfil || !finding.message.starts_with("the whole environment is read in a file") {
        return false;
    }
    let path = &finding.place.path;
    let bytes = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()).unwrap_or_default();
    let text = crate::text::read(&bytes);
    let reads = || code.iter().filter(|other| other.rule.family == Family::EnvRead && other.place.path == *path);
    let mut whole = reads().filter(|read| read.message.contains("the whole "));
    reads().count() < script::ALIKE && whole.all(|read| is_childs(&text, read))
}

/// Whether what is read goes into `env` of the options with which another program is started.
fn is_childs(text: &str, read: &Finding) -> bool {
    let start = read.place.span.and_then(|(start, _)| usize::try_from(start).ok());
    let before = start.and_then(|start| text.get(..start)).unwrap_or_default().trim_end();
    let before = before.strip_suffix('{').unwrap_or(before).trim_end();
    let options = before.strip_suffix(':').and_then(|name| name.trim_end().strip_suffix("env"));
    options.is_some_and(|options| {
        options.ends_with(|c: char| c.is_whitespace() || c == '{' || c == ',') && starts_a_child(options)
    })
}

/// Whether what follows `before` is in the options of a call that starts another program.
fn starts_a_child(before: &str) -> bool {
    const STARTS: &[&str] = &["spawn", "spawnSync", "exec", "execSync", "execFile", "execFileSync", "fork"];
    let mut open = Vec::new();
    for (at, c) in before.char_indices().rev().take(CALL) {
        match c {
            ')' | '}' | ']' => open.push(c),
            '(' | '{' | '[' if open.pop().is_none() => match c {
                // The options themselves.
                '{' => {}
                '(' => {
                    let name = before.get(..at).unwrap_or_default().trim_end();
                    let called = name.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
                    return STARTS.contains(&called);
                }
                _ => return false,
            },
            _ => {}
        }
    }
    false
}

/// 2,000 letters: a call of a program with its arguments and options.
const CALL: usize = 2_000;
