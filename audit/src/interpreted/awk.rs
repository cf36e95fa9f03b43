//! What awk has beside names and calls: commands that it reads from and prints into, files, and the environment as a list.

use super::Told;
use super::flow::{Flow, Taint, is_lasting, is_secret, name, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use crate::rules::shell as rules;

/// What a line of awk's stands in for, beside the names that it has.
pub(super) const RECORD: &str = "$";

impl Flow<'_> {
    /// What a statement of awk's takes in by a command, a socket or the environment.
    pub(super) fn awk_taint(&self, tokens: &[Placed]) -> Taint {
        let mut taint = Taint::default();
        let reads = names(tokens).any(|name| name == "getline");
        let pipes = tokens.iter().any(|placed| placed.token == Token::Sign('|'));
        for (at, placed) in tokens.iter().enumerate() {
            let next = tokens.get(at + 1).map(|placed| &placed.token);
            let text = match &placed.token {
                Token::Text(text) => text.clone(),
                Token::Name(own) if own == "ENVIRON" => {
                    let is_one = matches!(next, Some(Token::Sign('[')))
                        && matches!(tokens.get(at + 2).map(|placed| &placed.token), Some(Token::Text(_)));
                    taint = taint.and(if is_one { Taint::default() } else { Taint::ENVIRONMENT });
                    continue;
                }
                Token::Name(own) => self.constants.get(own).map(|value| value.joined("")).unwrap_or_default(),
                Token::Sign('$') => {
                    taint = taint.and(self.taints.get(RECORD).copied().unwrap_or_default());
                    continue;
                }
                _ => continue,
            };
            let is_socket = text.starts_with("/inet");
            if (reads || pipes) && (is_socket || text.contains("curl ") || text.contains("wget ")) {
                taint = taint.and(Taint::FETCHED);
            }
            if (reads || pipes) && (text.contains("base64 -d") || text.contains("xxd -r") || text.contains("openssl")) {
                taint = taint.and(Taint::DECODED);
            }
        }
        taint
    }

    /// What a statement gives to names without `=`.
    pub(super) fn awk_targets(&self, tokens: &[Placed]) -> Vec<String> {
        let mut targets = Vec::new();
        for (at, placed) in tokens.iter().enumerate() {
            let after = tokens.get(at + 1..).unwrap_or_default();
            match name(&placed.token) {
                Some("getline") => {
                    let next = after.first().and_then(|placed| name(&placed.token));
                    targets.push(next.unwrap_or(RECORD).to_owned());
                }
                // `split(text, list, by)`, `gsub(pattern, text, target)`
                Some("split" | "sub" | "gsub" | "match") => {
                    let comma = after.iter().position(|placed| placed.token == Token::Sign(','));
                    let rest = after.get(comma.map_or(0, |at| at + 1)..).unwrap_or_default();
                    targets.extend(names(rest).take(2).map(str::to_owned));
                }
                _ => {}
            }
        }
        targets
    }

    /// Commands and files of a statement.
    pub(super) fn awk(&mut self, tokens: &[Placed], taint: Taint, told: &mut Told<'_, '_>) {
        if !self.last {
            return;
        }
        let prints = names(tokens).any(|name| matches!(name, "print" | "printf"));
        let reads = tokens.iter().position(|placed| name(&placed.token) == Some("getline"));
        for (at, placed) in tokens.iter().enumerate() {
            let Token::Sign(sign @ ('|' | '>' | '<')) = placed.token else { continue };
            // `>>` and `|&` are one sign.
            let skip = matches!(tokens.get(at + 1).map(|placed| &placed.token), Some(Token::Sign('>' | '&' | '|')));
            let from = at + 1 + usize::from(skip);
            let fold = Fold { tokens, constants: &self.constants };
            let text = fold.expression(from, 0).0.joined("");
            match sign {
                '|' if tokens.get(from).and_then(|placed| name(&placed.token)) == Some("getline") => {
                    let line = fold_before(self, tokens, at);
                    let before = tokens.get(at.saturating_sub(1)).and_then(|placed| name(&placed.token));
                    let given = before.and_then(|name| self.taints.get(name)).copied().unwrap_or_default();
                    if given.has(Taint::FETCHED) && line.starts_with("${") {
                        told.tell(&rules::PIPE, placed.at, "what was fetched is run", None);
                    }
                    self.program(&line, placed.at, told);
                }
                '|' if prints => self.awk_into(&text, taint, placed.at, told),
                '>' if prints && is_lasting(&text) => {
                    told.tell(&rules::LASTING, placed.at, &format!("{text} is written"), told.by_itself());
                }
                '<' if reads.is_some() && is_secret(&text) => {
                    told.tell(&rules::SECRET, placed.at, &format!("{text} is read"), told.by_itself());
                }
                _ => {}
            }
        }
    }

    /// What is printed into a command.
    fn awk_into(&mut self, line: &str, taint: Taint, at: usize, told: &mut Told<'_, '_>) {
        let program = line.split_whitespace().next().unwrap_or_default();
        let program = program.rsplit('/').next().unwrap_or_default();
        if matches!(program, "sh" | "bash" | "zsh" | "dash" | "ksh" | "python3" | "perl" | "ruby" | "node" | "xargs") {
            let (rule, message) = if taint.has(Taint::FETCHED) {
                (&rules::PIPE, "what was fetched is printed into a shell")
            } else if taint.has(Taint::DECODED) {
                (&rules::DECODED, "what was decoded is printed into a shell")
            } else {
                (&rules::UNKNOWN, "what is printed is run")
            };
            told.tell(rule, at, message, told.by_itself());
        }
        self.program(line, at, told);
    }
}

/// The text that stands before the `|` at `at`.
fn fold_before(flow: &Flow<'_>, tokens: &[Placed], at: usize) -> String {
    let before = tokens.get(..at).unwrap_or_default();
    let begins = |placed: &Placed| !matches!(placed.token, Token::Text(_) | Token::Name(_) | Token::Sign('+'));
    let from = before.iter().rposition(begins).map_or(0, |at| at + 1);
    let words = before.get(from..).unwrap_or_default();
    let skip = words.iter().take_while(|placed| matches!(name(&placed.token), Some("while" | "if" | "return"))).count();
    Fold { tokens: words, constants: &flow.constants }.expression(skip, 0).0.joined("")
}
