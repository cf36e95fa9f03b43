//! What a text would have done to machine, code or user, told by what it touches: words are many, artefacts are few.
//!
//! A single word proves nothing. A net takes one thing that a text names and asks what stands around it: credentials beside an
//! address and a verb, settings beside a permission for everything, a report beside what it is not to say. What honest texts
//! never put together is a danger; what they may say now and then is a warning.

mod blocks;
mod carriers;
pub(super) mod forms;
mod kind;
mod kinds;
mod lessons;
pub(super) mod masks;
pub(super) mod nets;
mod read;
pub(super) mod setups;
mod unshown;

use std::sync::{LazyLock, OnceLock};

use self::kind::Kind;
use self::kinds::KINDS;
use self::nets::{ANCHORS, NETS, Net};
use super::pattern::Pattern;
use super::phrases::{Phrase, Wants};
use super::pieces::{ALTERNATIVE, ATTRIBUTE, Piece, Shown};
use super::stems::Stems;
use super::{Text, listed, refused, verdict};
use crate::finding::{Finding, Findings, Severity};
use crate::layout;
use crate::rules::prose as rules;

/// 1,000 places of an anchor in one text: a long manual names an address so often.
const MOST: usize = 1_000;

/// 80 bytes before a path: what lists it begins there.
const LINE: usize = 80;

/// 4 findings of one net in a text: who reads one, reads on.
const TOLD: usize = 4;

/// Each pattern ready once some text needs it.
static READY: [OnceLock<Pattern>; KINDS.len()] = [const { OnceLock::new() }; KINDS.len()];

/// The pattern of a kind.
fn pattern(kind: Kind) -> Option<&'static Pattern> {
    let ((_, source), slot) = KINDS.iter().zip(&READY).find(|((known, _), _)| *known == kind)?;
    Some(slot.get_or_init(|| Pattern::spaced(source)))
}

/// Whether a text names a thing of the kind.
fn names(text: &str, kind: Kind) -> bool {
    pattern(kind).is_some_and(|pattern| pattern.is_match(text))
}

/// Stems of which every anchor has one.
static STEMS: LazyLock<Stems<Kind>> = LazyLock::new(|| Stems::of(ANCHORS.iter().copied()));

/// Judges a text, whose lines are unwrapped in `flat` and whose `phrases` are known. Its `pieces` are asked for where something
/// was found.
pub(super) fn inspect<'p>(
    text: &Text<'_>,
    (flat, phrases): (&str, &[Phrase]),
    pieces: &dyn Fn() -> &'p [Piece],
    findings: &mut Findings,
) {
    let flat = &*refused::without_guarded(flat);
    let may = STEMS.said(flat);
    let programs = programs(text.text);
    carriers::inspect(text, (flat, &programs), findings);
    read::inspect(text, (flat, &programs), findings);
    if masks::may(text.text) {
        masks::inspect(text, pieces(), findings);
    }
    if unshown::may(text.text) {
        unshown::inspect(text, pieces(), findings);
    }
    if blocks::may(text.text) {
        blocks::inspect(text, pieces(), findings);
    }
    let mut told: Vec<Kind> = Vec::new();
    let hushed: Vec<usize> =
        phrases.iter().filter(|phrase| phrase.wants == Wants::Secrecy).map(|phrase| phrase.start).collect();
    let mut known: Vec<(Kind, bool)> = Vec::new();
    if !hushed.is_empty() {
        known.push((Kind::Unsaid, true));
    }
    for net in NETS.iter().filter(|net| may.contains(&net.anchor)) {
        if told.contains(&net.anchor) || !all_named(flat, net, &mut known) {
            continue;
        }
        for (start, end) in caught((flat, &hushed), net, &programs) {
            told.push(net.anchor);
            let is_there = |piece: &&Piece| (piece.start..piece.end).contains(&start);
            match pieces().iter().filter(is_there).find_map(|piece| how_hidden(piece)) {
                Some(how) => text.tell((&rules::HIDDEN, start, end), &format!("{}, in {how}", net.message), findings),
                None if is_only_shown(text, net, (start, end)) => {
                    let evidence = text.text.get(start..end).unwrap_or_default();
                    let finding = Finding::new(net.rule, (text.place)(start, end), net.message);
                    findings.push(finding.severity(Severity::Warning).evidence(evidence.trim()));
                }
                None => text.tell((net.rule, start, end), net.message, findings),
            }
        }
    }
}

/// Whether what a net caught is named and not ordered: by an agent that cannot do it, in a list or a clause of what is refused, as
/// the words of strangers, in a lesson on a weakness with its cure, in a guide that runs an installer once.
fn is_only_shown(text: &Text<'_>, net: &Net, place: (usize, usize)) -> bool {
    let is_lasting = net.anchor == Kind::Lasting && net.with.contains(&Kind::Runs);
    let is_listed = || {
        listed::entry(text.text, place.0).is_some_and(|list| {
            let around = listed::outside(text.text, place, net.reach, list);
            net.with.is_empty() || !net.with.iter().all(|kind| names(&around, *kind))
        })
    };
    net.rule.severity == Severity::Danger
        && (net.rule.id == rules::DEEDS.id && only_reads(text)
            || is_listed()
            || refused::is_guarded(text.text, place.0)
            || refused::is_donts(text.text, place.0)
            || refused::is_of_strangers(text.text, place.0)
            || lessons::is_cured(text.text, place.0)
            || refused::is_exercise(text.text, place.0)
            || refused::is_of_attackers(text.text, place.0)
            || is_lasting && setups::installs(text.text, place, net.reach))
}

/// Whether a page is an agent to which its front matter gives no tool that changes anything: it cannot do what it names.
fn only_reads(text: &Text<'_>) -> bool {
    const READS: &[&str] = &["read", "grep", "glob", "ls", "notebookread", "todowrite", "websearch"];
    let front = layout::front(text.text);
    let tools: Vec<&str> =
        front.all("tools").flat_map(|field| field.value.split([',', ' ', '[', ']', '"', '\''])).collect();
    let mut tools = tools.into_iter().filter(|tool| !tool.is_empty()).peekable();
    text.path.split('/').any(|folder| folder == "agents")
        && tools.peek().is_some()
        && tools.all(|tool| READS.contains(&tool.to_ascii_lowercase().as_str()))
}

/// How a piece is kept from a reader, where no honest text keeps orders.
fn how_hidden(piece: &Piece) -> Option<&'static str> {
    match piece.shown {
        Shown::Hidden(how) if how != ALTERNATIVE && how != ATTRIBUTE => Some(how),
        _ => None,
    }
}

/// Whether the text has everything that the net asks for, anywhere: each kind is looked for once.
fn all_named(flat: &str, net: &Net, known: &mut Vec<(Kind, bool)>) -> bool {
    net.with.iter().all(|kind| {
        if let Some((_, is_named)) = known.iter().find(|(other, _)| other == kind) {
            return *is_named;
        }
        let is_named = names(flat, *kind) || *kind == Kind::Unsaid && names(flat, Kind::Quiet);
        known.push((*kind, is_named));
        is_named
    })
}

/// Where the net catches something.
fn caught((flat, hushed): (&str, &[usize]), net: &Net, programs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let Some(anchor) = pattern(net.anchor) else { return Vec::new() };
    let is_program = |at: usize| programs.iter().any(|(start, end)| (*start..*end).contains(&at));
    let mut found: Vec<(usize, usize)> = Vec::new();
    for place in anchor.find_iter(flat).take(MOST).filter(|place| !is_program(place.start())) {
        // The half of a key that everybody may have, and names of regions.
        let is_none = |rest: &str| {
            rest.starts_with(".pub")
                || rest.starts_with("/config") && place.as_str().ends_with(".aws")
                || place.as_str().ends_with(".env.") && EXAMPLES.iter().any(|end| rest.starts_with(end))
        };
        if flat.get(place.end()..).is_some_and(is_none) || net.anchor == Kind::GitHook && is_listed(flat, place.start())
        {
            continue;
        }
        if found.len() >= TOLD {
            break;
        }
        let hush: Vec<usize> = hushed.iter().copied().filter(|at| at.abs_diff(place.start()) < net.reach).collect();
        if found.last().is_none_or(|(_, end)| place.start() > end.saturating_add(net.reach))
            && net.catches(&window(flat, (place.start(), place.end()), net.reach), &hush)
            && !is_row_of_lesson(flat, place.start())
        {
            found.push((place.start(), place.end()));
        }
    }
    found
}

/// Whether a path at `at` stands in a command that only lists what is there.
fn is_listed(flat: &str, at: usize) -> bool {
    let before = flat.get(flat.floor_char_boundary(at.saturating_sub(LINE))..at).unwrap_or_default();
    LOOKS.as_ref().is_some_and(|looks| looks.is_match(before))
}

impl Net {
    /// Whether what stands around an anchor is what the net is for; `hushed` are the demands for silence near it.
    fn catches(&self, around: &str, hushed: &[usize]) -> bool {
        let has = |kind: Kind| match kind {
            Kind::Address if self.with.contains(&Kind::Out) => names(&without_installs(around), Kind::Address),
            Kind::Unsaid => !hushed.is_empty() || names(around, Kind::Unsaid) || names(around, Kind::Quiet),
            kind => names(around, kind),
        };
        self.with.iter().all(|kind| has(*kind))
            && !self.without.iter().any(|kind| names(around, *kind))
            && !teaches(around)
    }
}

/// How files end that show which settings there are, and hold none.
const EXAMPLES: &[&str] = &["example", "sample", "template", "dist"];

/// What runs an installer that an address serves: nothing goes there.
static INSTALLS: LazyLock<Option<regex::Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:curl|wget)(?: -[a-z]+| --[a-z0-9.=-]+| -o -)* [\x22']?https?://[^\s|`\x22']+[\x22']? ?\| ?(?:sudo )?(?:ba|z|da)?sh\b";
    regex::Regex::new(pattern).ok()
});

fn without_installs(around: &str) -> std::borrow::Cow<'_, str> {
    INSTALLS.as_ref().map_or(around.into(), |installs| installs.replace_all(around, " "))
}

/// Whether a text speaks of attacks.
fn teaches(text: &str) -> bool {
    verdict::is_about_attacks(text) || text.to_ascii_lowercase().contains("exfiltrat") || lessons::sends_to_nobody(text)
}

/// Whether a place is in a row of a table below a heading that speaks of attacks or mistakes, however far above it stands.
fn is_row_of_lesson(flat: &str, at: usize) -> bool {
    let before = flat.get(..at).unwrap_or_default();
    let is_row = before.rsplit('\n').next().is_some_and(|line| line.trim_start().starts_with('|'));
    let heading = || before.lines().rev().find(|line| line.starts_with('#'));
    is_row && heading().is_some_and(|heading| teaches(heading) || is_of_mistakes(heading))
}

/// Whether a heading says that what follows is done wrong.
fn is_of_mistakes(heading: &str) -> bool {
    let lower = heading.to_ascii_lowercase();
    ["mistake", "anti-pattern", "antipattern", "pitfall", "what not to", "bad practice"]
        .iter()
        .any(|sign| lower.contains(sign))
}

/// What stands at most `reach` bytes around a place, within its section, on one line.
fn window(flat: &str, (start, end): (usize, usize), reach: usize) -> String {
    let from = flat.floor_char_boundary(start.saturating_sub(reach));
    let to = flat.floor_char_boundary(end.saturating_add(reach));
    let before = flat.get(from..start).unwrap_or_default();
    let from = before.rfind("\n#").map_or(from, |at| from.saturating_add(at));
    let after = flat.get(end..to).unwrap_or_default();
    let to = after.find("\n#").map_or(to, |at| end.saturating_add(at));
    let around = flat.get(from..to).unwrap_or_default();
    let around = without_other_protocols(around);
    let around = around.as_ref();
    let around = HARMLESS.as_ref().map_or(around.into(), |harmless| harmless.replace_all(around, " "));
    let around = around.replace(['\n', '\t'], " ");
    HERE.iter().chain(SHORTENED).fold(around, |around, part| around.replace(part, " "))
}

/// Whole commands that ask a server of git whether it knows a key, and settings that keep passwords in the store that the
/// system has for them.
static HARMLESS: LazyLock<Option<regex::Regex>> = LazyLock::new(|| {
    let pattern = r"(?im)`ssh -v?T [\w.-]+@[\w.-]+`|^\s*ssh -v?T [\w.-]+@[\w.-]+[ \t]*(?:#.*)?$|\bcredential\.helper[\s=:`\x22']+(?:/(?:usr|opt)/[\w./-]{1,80}/git-credential-)?(?:libsecret|osxkeychain|manager(?:-core)?|wincred|cache|oauth)\b";
    regex::Regex::new(pattern).ok()
});

/// A rewrite of addresses, and both of its hosts.
static REWRITES: LazyLock<Option<regex::Regex>> = LazyLock::new(|| {
    let host = r"(?:https?://|git@|ssh://git@)([\w.-]+)[:/]*";
    regex::Regex::new(&format!(r#"(?i)\burl\.["'`]*{host}["'`]*\.(?:push)?insteadof["'`= ]*{host}"#)).ok()
});

/// A text without rewrites of addresses to others of the same host, which choose a protocol.
fn without_other_protocols(around: &str) -> std::borrow::Cow<'_, str> {
    let Some(rewrites) = REWRITES.as_ref() else { return around.into() };
    rewrites.replace_all(around, |found: &regex::Captures<'_>| {
        let host = |at: usize| found.get(at).map(|host| host.as_str());
        let is_same = host(1) == host(2);
        found.get(0).filter(|_| !is_same).map_or(" ", |whole| whole.as_str()).to_owned()
    })
}

/// Commands that list what is there, as far as the path.
static LOOKS: LazyLock<Option<regex::Regex>> = LazyLock::new(|| regex::Regex::new(r"`ls(?: -\w+)* [^`\s]*$").ok());

/// Commands cut short, as a page has them that says what to look for: nobody can run them.
pub(super) const SHORTENED: &[&str] =
    &["curl …", "curl ...", "wget …", "wget ...", "nc …", "nc ...", "iwr …", "iwr ...", "irm …", "irm ..."];

/// Addresses that are this machine's, or nobody's, the half of a key that everybody may have, and what follows nothing.
const HERE: &[&str] = &[
    "follow-up",
    "write about it",
    "write of it",
    "://localhost",
    "://127.0.0.1",
    "://0.0.0.0",
    "://[::1]",
    "://example.",
    "@example.",
    "id_ed25519.pub",
    "id_rsa.pub",
    "id_ecdsa.pub",
];

/// Languages of fences that are no program's: what stands there is told to the agent, or to a shell.
const TOLD_IN: &[&str] = &[
    "",
    "sh",
    "bash",
    "shell",
    "console",
    "zsh",
    "fish",
    "powershell",
    "ps1",
    "text",
    "txt",
    "md",
    "markdown",
    "plain",
    "plaintext",
    "prompt",
    "json",
    "jsonc",
    "yaml",
    "yml",
    "toml",
    "ini",
    "diff",
    "http",
    "xml",
    "html",
    "latex",
    "tex",
    "mermaid",
];

/// The fences that hold programs: tokens and addresses stand in every other one.
pub(super) fn programs(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let (mut at, mut open) = (0_usize, None);
    for line in text.split_inclusive('\n') {
        let end = at.saturating_add(line.len());
        if let Some(rest) = line.trim_start().strip_prefix("```") {
            open = match open {
                Some((start, is_program)) => {
                    found.extend(Some((start, end)).filter(|_| is_program));
                    None
                }
                None => Some((at, is_program(rest))),
            };
        }
        at = end;
    }
    found
}

fn is_program(info: &str) -> bool {
    let language = info.trim().split([' ', ',', '{', ':']).next().unwrap_or_default().to_ascii_lowercase();
    !TOLD_IN.contains(&language.as_str())
}

#[cfg(test)]
mod tests;
