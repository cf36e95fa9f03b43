//! Places that a script writes to without naming them: whoever gives it their parts says where they lie.

use super::flow::Flow;
use super::lex::{Placed, Token};
use super::sinks::Called;
use super::words::{self, has};
use super::{Language, Told};

/// Methods of a path that write to it.
const OF_PATH: &[&str] = &["write_text", "write_bytes", "append_text", "touch", "open"];

/// What writes to its second argument.
const TO_SECOND: &[&str] =
    &["copy", "copyfile", "copy2", "move", "rename", "replace", "symlink", "cp", "mv", "ln_s", "copy-item"];

impl Flow<'_> {
    /// Remembers that the call writes to such a place.
    pub(super) fn writes_unsaid(&mut self, call: &Called<'_>, tokens: &[Placed], told: &Told<'_, '_>) {
        if !self.last || self.unsaid.is_some() {
            return;
        }
        let may_write = || has(words::OPENS, call.path, call.last) && is_open_mode(self.given(call, tokens).get(1));
        if may_write() || self.is_write(call, tokens, told) {
            self.unsaid = self.places(call, tokens).iter().any(|place| is_open(place)).then_some(call.at);
        }
    }

    /// What the call writes to: what its method is called of, its first argument, or where it copies or moves something.
    fn places(&self, call: &Called<'_>, tokens: &[Placed]) -> Vec<String> {
        let given = self.given(call, tokens);
        let owner = call.path.rsplit_once('.').map_or("", |(owner, _)| owner);
        if OF_PATH.contains(&call.last) && !matches!(owner, "" | "os" | "io" | "codecs" | "File" | "IO") {
            let known = self.constants.get(owner).map(|value| value.joined(""));
            let of_answer = Some(before(tokens, call.start)).filter(|_| owner == "?").map(|tokens| self.text(tokens));
            return vec![known.or(of_answer).unwrap_or_else(|| format!("${{{owner}}}"))];
        }
        // A text has such a method, too.
        if call.last == "replace" && owner != "os" {
            return Vec::new();
        }
        // Perl's `open` is given what it opens, how, and where that lies.
        let is_perl = self.language == Language::Perl && call.last == "open" && given.len() > 2;
        let at = if is_perl { 2 } else { usize::from(TO_SECOND.contains(&call.last) && given.len() > 1) };
        given.get(at).map(|argument| self.text(argument)).into_iter().collect()
    }
}

/// Whether how a file is opened is said by a name alone.
fn is_open_mode(argument: Option<&&[Placed]>) -> bool {
    matches!(argument, Some([Placed { token: Token::Name(_), .. }]))
}

/// The bracket that closes before the method at `at`, and what stands in it.
fn before(tokens: &[Placed], at: usize) -> &[Placed] {
    let end = at.saturating_sub(1);
    let mut depth = 0_usize;
    for from in (0..end).rev() {
        match tokens.get(from).map(|placed| &placed.token) {
            Some(Token::Sign(')' | ']')) => depth = depth.saturating_add(1),
            Some(Token::Sign('(' | '[')) => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return tokens.get(from..end).unwrap_or_default();
        }
    }
    &[]
}

/// Whether the name of the file, or of the folder it lies in, is not known.
fn is_open(place: &str) -> bool {
    let name = place.rsplit('/').next().unwrap_or(place);
    name.replace("${HOME}", "").contains("${")
}
