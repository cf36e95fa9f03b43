//! Comments of code that speak to a model that reviews it.

use super::phrases::{self, Wants};

/// 64 KiB from the beginning of a file: who wants to be read by a reviewer says so early.
const BYTES: usize = 64 << 10;

/// 400 bytes between whom a comment speaks to and what it wants.
const NEAR: usize = 400;

/// What begins a comment wherever it stands in a line.
const MARKS: [&str; 5] = ["//", "/*", "--", "<!--", "\"\"\""];

/// Places of comments that tell a model what to find.
pub(super) fn find(text: &str) -> Option<(usize, usize)> {
    let text = text.get(..text.floor_char_boundary(BYTES)).unwrap_or(text);
    if !phrases::may(text) {
        return None;
    }
    // Most of a program is no comment, and phrases are looked for in nothing else.
    let comments = Comments::of(text);
    let spoken_to = phrases::find_of(&comments.text, |wants| wants == Wants::Address);
    if spoken_to.is_empty() {
        return None;
    }
    let wanted = [Wants::Override, Wants::Approval, Wants::Secrecy];
    let phrases = phrases::find_of(&comments.text, |wants| wanted.contains(&wants));
    let places = phrases.iter().map(|phrase| (comments.place(phrase.start), comments.place(phrase.end)));
    let addresses: Vec<usize> = spoken_to.iter().map(|address| comments.place(address.start)).collect();
    places.into_iter().find(|(start, _)| addresses.iter().any(|address| start.abs_diff(*address) < NEAR))
}

/// The lines of a program that hold comments, each from where its comment may begin.
#[derive(Debug, Default)]
struct Comments {
    text: String,
    /// Where each of them begins here and in the program.
    starts: Vec<(usize, usize)>,
}

impl Comments {
    fn of(text: &str) -> Self {
        let mut comments = Self::default();
        let mut at = 0_usize;
        for line in text.split_inclusive('\n') {
            if let Some(begin) = begin(line) {
                comments.starts.push((comments.text.len(), at.saturating_add(begin)));
                comments.text.push_str(line.get(begin..).unwrap_or_default());
            }
            at = at.saturating_add(line.len());
        }
        comments
    }

    /// Where byte `at` of the comments stands in the program.
    fn place(&self, at: usize) -> usize {
        let before = self.starts.partition_point(|(here, _)| *here <= at);
        let (here, there) = before.checked_sub(1).and_then(|last| self.starts.get(last)).copied().unwrap_or_default();
        at.saturating_sub(here).saturating_add(there)
    }
}

/// Where in `line` a comment may begin, if it may hold one.
fn begin(line: &str) -> Option<usize> {
    let bare = line.trim_start();
    if bare.starts_with(['#', '*', ';']) {
        return Some(line.len().saturating_sub(bare.len()));
    }
    let text = line.as_bytes();
    let is_mark = |at: usize| MARKS.iter().any(|mark| text.get(at..).unwrap_or_default().starts_with(mark.as_bytes()));
    // Programs that nobody indents are one long line.
    let mut pairs = text.array_windows().enumerate();
    let found = pairs.find(|(at, pair)| matches!(*pair, b"//" | b"/*" | b"--" | b"<!" | b"\"\"") && is_mark(*at));
    found.map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_lie_where_the_program_has_them() {
        let text = "let a = 1;\n  // one\nb(); /* two\n * three\nc();\n# four";
        let comments = Comments::of(text);
        assert_eq!(comments.text, "// one\n/* two\n* three\n# four");
        for word in ["one", "two", "three", "four"] {
            let here = comments.text.find(word).unwrap();
            assert_eq!(Some(comments.place(here)), text.find(word), "{word}");
        }
    }
}
