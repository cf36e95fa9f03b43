//! The source before the decision: every file with its size, any file in full, escaped, a screen at a time.

use schemas::Sha256;
use terminal::{Failure, Style, Terminal, escape, measure};
use verifier::Tree;

use crate::fail::OrFail;
use crate::reading::Reading;

/// 1 MiB of one file: longer ones are read with other tools, after the fact.
const FILE_BYTES: u64 = 1 << 20;

/// 40 lines: a screen.
const SCREEN: usize = 40;

/// Lists the files and shows those that are asked for, until the person has seen enough.
///
/// # Errors
/// When the terminal goes away.
pub fn source(terminal: &Terminal, tree: &Tree) -> Result<(), Failure> {
    let listing = listing(tree);
    page(terminal, &listing)?;
    loop {
        let answer = terminal.line("number or path of a file, l to list again, nothing to go back:").or_fail()?;
        let answer = answer.trim();
        match answer {
            "" => return Ok(()),
            "l" => page(terminal, &listing)?,
            _ => page(terminal, &file(tree, answer))?,
        };
    }
}

/// Shows every skill, prompt and agent in full, and returns their digests when the person went through to the end.
///
/// # Errors
/// When the terminal goes away.
pub fn texts(terminal: &Terminal, reading: &Reading) -> Result<Vec<Sha256>, Failure> {
    Ok(match page(terminal, &full_texts(reading))? {
        Read::ToTheEnd => reading.digests(),
        Read::InPart => Vec::new(),
    })
}

/// Every skill, prompt and agent in full, escaped.
#[must_use]
pub fn full_texts(reading: &Reading) -> Vec<String> {
    let mut lines = Vec::new();
    for (path, text) in &reading.texts {
        lines.push(Style::Bold.paint(&format!("── {} {} ({})", text.kind, escape(path), text.digest)));
        lines.extend(text.words.lines().map(|line| format!("   {}", escape(line))));
    }
    lines
}

/// Every file, numbered.
#[must_use]
pub fn listing(tree: &Tree) -> Vec<String> {
    let width = tree.entries().len().to_string().len();
    let row = |(at, e): (usize, &verifier::tree::Entry)| {
        let mark = if e.executable { "x" } else { " " };
        format!("  {:>width$} {mark} {:>8}  {}", at + 1, measure::size(e.size), escape(&e.path))
    };
    tree.entries().iter().enumerate().map(row).collect()
}

/// One file's lines, by its number in the listing or its path.
#[must_use]
pub fn file(tree: &Tree, which: &str) -> Vec<String> {
    let numbered = which.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).and_then(|at| tree.entries().get(at));
    let Some(entry) = numbered.or_else(|| tree.entry(which)) else {
        return vec![format!("  there is no file {}", escape(which))];
    };
    let head =
        Style::Bold.paint(&format!("── {} ({}, {})", escape(&entry.path), measure::size(entry.size), hex(&entry.blob)));
    let body = match tree.read(&entry.path, FILE_BYTES) {
        Ok(Some(bytes)) if bytes.contains(&0) => vec!["   (not text)".to_owned()],
        Ok(Some(bytes)) => String::from_utf8_lossy(&bytes).lines().map(|l| format!("   {}", escape(l))).collect(),
        Ok(None) => vec!["   (gone)".to_owned()],
        Err(e) => vec![format!("   {}", escape(&e.to_string()))],
    };
    std::iter::once(head).chain(body).collect()
}

/// The same file for programs: its text as it is, nothing where it is none or too long to be shown.
#[must_use]
pub fn text(tree: &Tree, path: &str) -> Option<String> {
    tree.read(path, FILE_BYTES).ok().flatten().and_then(|bytes| String::from_utf8(bytes).ok())
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().take(6).map(|b| format!("{b:02x}"));
    format!("blob {}…", digits.collect::<String>())
}

/// How far a person read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Read {
    /// Every line was shown.
    ToTheEnd,
    /// They stopped before.
    InPart,
}

/// A screen at a time.
fn page(terminal: &Terminal, lines: &[String]) -> Result<Read, Failure> {
    for (at, screen) in lines.chunks(SCREEN).enumerate() {
        if at > 0 {
            let left = lines.len().saturating_sub(at.saturating_mul(SCREEN));
            let left = measure::count(left, "more line", "more lines");
            let more = Style::Dim.paint(&format!("-- {left}; Enter goes on, q stops --"));
            if terminal.line(&more).or_fail()?.trim().eq_ignore_ascii_case("q") {
                return Ok(Read::InPart);
            }
        }
        for line in screen {
            terminal.tell(line).or_fail()?;
        }
    }
    Ok(Read::ToTheEnd)
}
