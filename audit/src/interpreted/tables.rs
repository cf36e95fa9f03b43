//! Python's own functions, taken out of the table that holds them by a text: `vars(builtins)["ex" + "ec"](…)`.

use super::flow::{Flow, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::sinks::inside;
use super::taint::Taint;
use super::words;
use super::{Language, Told};
use crate::finding::Severity;
use crate::rules::shell as rules;

/// 12 tokens before a key: what says which table that is.
const BEFORE: usize = 12;

impl Flow<'_> {
    /// Whether the tokens name the table of Python's own functions.
    pub(super) fn is_table(&self, tokens: &[Placed]) -> bool {
        let by_text = tokens.iter().any(
            |placed| matches!(&placed.token, Token::Text(text) if matches!(text.as_str(), "builtins" | "__builtins__")),
        );
        let has = |word: &str| names(tokens).any(|name| name == word);
        let is_module = names(tokens).any(|name| self.is_own_module(name)) || by_text;
        is_module && (has("vars") || has("__dict__") || has("__builtins__") || by_text && has("globals"))
    }

    /// Remembers the names of such tables.
    pub(super) fn holds_table(&mut self, tokens: &[Placed]) {
        let equals = tokens.iter().position(|placed| placed.token == Token::Sign('='));
        let Some((left, right)) = equals.and_then(|at| tokens.split_at_checked(at)) else { return };
        // What is called, or taken out, is no table.
        let is_whole = !right.windows(2).any(
            |two| matches!(two, [close, open] if close.token == Token::Sign(']') && open.token == Token::Sign('(')),
        );
        if self.language == Language::Python && left.len() < 4 && is_whole && self.is_table(right) {
            self.tables.extend(names(left).map(str::to_owned));
        }
    }

    /// Tells of a function that is called by a key which is no plain name.
    pub(super) fn by_key(&self, tokens: &[Placed], told: &mut Told<'_, '_>) {
        if self.language != Language::Python || !self.last {
            return;
        }
        for (open, placed) in tokens.iter().enumerate().filter(|(_, placed)| placed.token == Token::Sign('[')) {
            let rest = tokens.get(open..).unwrap_or_default();
            let key = inside(rest);
            let close = open.saturating_add(key.len());
            let follows = tokens.get(close.saturating_add(1)).map(|next| &next.token);
            let is_called = follows == Some(&Token::Sign('('));
            // What is only taken out may be called by another name.
            let is_taken =
                follows != Some(&Token::Sign('=')) && self.whole.taint.has(Taint::FETCHED.and(Taint::DECODED));
            let before = tokens.get(open.saturating_sub(BEFORE)..open).unwrap_or_default();
            let owner = before.last();
            let is_held =
                matches!(owner.map(|owner| &owner.token), Some(Token::Name(name)) if self.tables.contains(name));
            let is_inline = matches!(owner.map(|owner| &owner.token), Some(Token::Sign(')' | ']') | Token::Name(_)))
                && self.is_table(before);
            if !is_called && !is_taken || !is_held && !is_inline {
                continue;
            }
            let value = Fold { tokens: key, constants: &self.constants }.expression(1, 0).0;
            let text = value.joined("");
            let is_program = is_called && words::PROGRAMS.contains(&text.as_str());
            if value.known && !words::RUNS.contains(&text.as_str()) && !is_program {
                continue;
            }
            let flows = self.taint(inside(tokens.get(close.saturating_add(1)..).unwrap_or_default()));
            let severity = told.unless_asked().unwrap_or(Severity::Danger);
            if flows.has(Taint::DECODED) {
                told.tell(&rules::DECODED, placed.at, "what was decoded is run", None);
            } else if flows.has(Taint::FETCHED.and(Taint::ANSWERED)) {
                told.tell(&rules::PIPE, placed.at, "what was fetched is run", None);
            } else {
                told.tell(
                    &rules::UNKNOWN,
                    placed.at,
                    "a function of the language's own is looked up by a text",
                    Some(severity),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn functions_that_are_looked_up_by_a_text_are_those_that_run() {
        let head =
            "import base64, builtins, sys, zlib\nraw = zlib.decompress(base64.b85decode(open('u.dat').read()))\n";
        for call in [
            "run = vars(__builtins__)\nrun[''.join(c for c in 'e.x.e.c' if c != '.')](raw, {})\n",
            "vars(builtins)['ex' + 'ec'](raw)\n",
            "builtins.__dict__['cexe'[::-1]](raw)\n",
            "t = sys.modules['builtins'].__dict__\nt['eaxbecc'[::2]](raw)\n",
            "globals()['__builtins__']['eval'](raw)\n",
        ] {
            assert_eq!(of("python3", "a.py", &format!("{head}{call}")), Some(Severity::Danger), "{call}");
        }
        for honest in [
            "import builtins\nprint(vars(builtins)['len']([1]))\n",
            "import json, zlib, base64\nrows = {}\nrows['exec'] = json.loads(zlib.decompress(base64.b64decode('x')))\n",
            "table = {'add': sum}\ntable[input()]([1, 2])\nglobals()['cmd_' + 'x']()\n",
        ] {
            assert!(of("python3", "a.py", honest).is_none_or(|severity| severity < Severity::Danger), "{honest}");
        }
    }
}
