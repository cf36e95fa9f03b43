//! Where input comes from and output goes: files, other descriptors, and the texts that follow a line.

use super::parse::Parser;
use super::tree::{Pipeline, Redirect, Script, What, Word};
use super::word;

/// A `<<` whose text begins at the next line.
pub(super) struct Waiting {
    end: String,
    quoted: bool,
    tabs: bool,
}

/// 8 pipelines on the line whose end a here-document waits for.
const PIPELINES_A_LINE: usize = 8;

impl Parser<'_> {
    /// `<`, `>` and their kin at the cursor, a number before them included. Nothing is kept of `2>&1`.
    pub(super) fn redirect(&mut self) -> Option<Option<Redirect>> {
        const ALL: &[&str] =
            &["&>>|", "&>>", "&>|", "&>", "<<<", "<<-", "<<", "<>", "<&", ">&", ">>|", ">>!", ">>", ">|", ">", "<"];
        let rest = self.rest();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let after = rest.get(digits..)?;
        let is_other = rest.get(..digits).is_some_and(|number| !matches!(number, "" | "0" | "1"));
        if after.starts_with("<(") || after.starts_with(">(") {
            return None;
        }
        let sign = ALL.iter().find(|sign| after.starts_with(**sign))?;
        self.at += digits + sign.len();
        self.blank();
        if matches!(*sign, "<&" | ">&") && self.rest().starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-').len();
            return Some(None);
        }
        if matches!(*sign, "<<" | "<<-") {
            return Some(self.here(sign).map(Redirect::Here));
        }
        let word = word::read(self)?;
        Some(Some(match *sign {
            "<" | "<&" => Redirect::From(word),
            "<>" => Redirect::Both(word),
            "<<<" => Redirect::Text(word),
            _ if is_other => Redirect::Beside(word),
            _ => Redirect::To(word),
        }))
    }

    /// Remembers the end of a text that begins at the next line; an empty word stands for it until then.
    fn here(&mut self, sign: &str) -> Option<Word> {
        let word = word::read(self)?;
        let quoted = word.parts.iter().any(|part| part.quoted);
        let end = word.parts.iter().filter_map(|part| match &part.what {
            What::Text(text) => Some(text.as_str()),
            _ => None,
        });
        self.waiting.push(Waiting { end: end.collect(), quoted, tabs: sign == "<<-" });
        Some(Word::default())
    }

    /// The texts that begin here, into the redirections that wait for them.
    pub(super) fn heredocs(&mut self, script: &mut Script, pipeline: &mut Pipeline) {
        for waiting in std::mem::take(&mut self.waiting) {
            let text = self.heredoc(&waiting);
            let word = if waiting.quoted { word::plain(text) } else { word::expanded(&text, self) };
            // A line holds few pipelines; one that waits is among the last.
            let late = script.pipelines.iter_mut().rev().take(PIPELINES_A_LINE).flat_map(|line| &mut line.commands);
            let commands = late.chain(&mut pipeline.commands);
            let empty = commands.flat_map(|command| &mut command.redirects).find_map(|redirect| match redirect {
                Redirect::Here(word) if word.parts.is_empty() => Some(word),
                _ => None,
            });
            if let Some(slot) = empty {
                *slot = word;
            }
        }
    }

    fn heredoc(&mut self, waiting: &Waiting) -> String {
        let mut text = String::new();
        while self.at < self.text.len() {
            let rest = self.rest();
            let end = rest.find('\n').map_or(rest.len(), |end| end + 1);
            let line = rest.get(..end).unwrap_or_default();
            self.at += end;
            let line = if waiting.tabs { line.trim_start_matches('\t') } else { line };
            if line.trim_end_matches(['\n', '\r']) == waiting.end {
                break;
            }
            text.push_str(line);
        }
        text
    }
}
