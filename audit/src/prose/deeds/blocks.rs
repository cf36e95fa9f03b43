//! Blocks of commands, judged as the one script that they are: what a line reads, a later line may send.

use super::lessons;
use crate::finding::{Finding, Findings, Place, Severity};
use crate::prose::pieces::{Piece, Shown};
use crate::prose::{Text, english, leak, listed};
use crate::rule::Family;
use crate::rules::prose as rules;
use crate::shell::{self, Context};

/// 4 KiB of a block: longer ones are programs, which have files of their own.
const BYTES: usize = 4 << 10;

/// 1,000 blocks of one text.
const MOST: usize = 1_000;

/// Programs that send, or ask the network for a name.
const SENDS: &[&str] = &[
    "curl", "wget", "nc ", "ncat", "socat", "dig ", "nslookup", "host ", "/dev/tcp", "scp ", "rsync", "git push",
    "http ",
];

/// How a request signs in: credentials go where they belong.
const LOGINS: &[&str] = &[
    "authoriz",
    "bearer",
    "-h \"",
    "-h '",
    "--header",
    " -u ",
    "--user",
    "--netrc",
    "x-api-key",
    "-k -",
    "user = ",
    "localhost",
];

/// Whether the text may show such a block.
pub(super) fn may(text: &str) -> bool {
    SENDS.iter().any(|program| text.contains(program))
}

/// Tells of every block that prints credentials and sends what it has.
pub(super) fn inspect(text: &Text<'_>, pieces: &[Piece], findings: &mut Findings) {
    let blocks = pieces.iter().filter(|piece| matches!(piece.shown, Shown::Quoted | Shown::Aside));
    for piece in blocks.take(MOST) {
        let block = text.text.get(piece.start..piece.end).unwrap_or_default();
        if block.len() > BYTES || !may(block) || super::teaches(before(text.text, piece.start)) {
            continue;
        }
        let body = body(block);
        if takes(&body) && sends(&body) {
            let finding = Finding::new(
                &rules::ORDERS,
                (text.place)(piece.start, piece.end),
                "a block of commands that sends credentials away",
            );
            let is_named =
                listed::entry(text.text, inside(block, piece.start)).is_some() || lessons::sends_to_nobody(&body);
            let severity = if is_named { Severity::Warning } else { Severity::Danger };
            findings.push(finding.severity(severity).evidence(block.trim()));
        }
    }
}

/// A place in a block behind its opening fence.
fn inside(block: &str, start: usize) -> usize {
    let first =
        block.find('\n').filter(|_| block.trim_start().starts_with(['`', '~'])).map_or(0, |end| end.saturating_add(1));
    start.saturating_add(first)
}

/// 200 bytes before a block: the sentence that introduces it.
const BEFORE: usize = 200;

fn before(text: &str, at: usize) -> &str {
    text.get(text.floor_char_boundary(at.saturating_sub(BEFORE))..at).unwrap_or_default()
}

/// The block without its fences, prompts and indentation.
fn body(block: &str) -> String {
    let lines = block.lines().filter(|line| !line.trim_start().starts_with("```"));
    lines.map(|line| command(line.trim_start())).collect::<Vec<_>>().join("\n")
}

/// The command of a line without a prompt, or what a recipe writes before it.
fn command(line: &str) -> &str {
    const BEFORE: &[&str] = &["$ ", "- ", "RUN ", "CMD ", "run: ", "script: ", "command: ", "@"];
    let bare = |line, start: &&str| str::strip_prefix(line, *start).unwrap_or(line);
    let plain = BEFORE.iter().fold(line, |line, start| bare(line, start));
    if plain.len() == line.len() { line } else { plain.trim_matches(['"', '\'']) }
}

/// Whether credentials are printed or named, and not to sign in.
fn takes(body: &str) -> bool {
    let lower = body.to_ascii_lowercase();
    !LOGINS.iter().any(|sign| lower.contains(sign))
        && (body.lines().filter(|line| !loads(line)).any(leak::prints_secret) || english::is_about_secrets(body))
}

/// Whether a line only brings settings into the shell: an API's key is then for that API.
fn loads(line: &str) -> bool {
    ["source ", ". ", "export $(", "set -a"].iter().any(|begin| line.starts_with(begin))
}

/// Whether the block, run as a hook would run it, takes something away.
fn sends(body: &str) -> bool {
    let mut found = Findings::default();
    shell::judge(&Place::bundle(), body, Context::Hook, &mut found);
    found.iter().any(|finding| finding.rule.family == Family::Exfil && finding.severity == Severity::Danger)
}
