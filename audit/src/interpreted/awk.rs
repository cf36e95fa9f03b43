//! What awk has beside names and calls: commands that it reads from and prints into, files, and the environment as a list.

use super::Told;
use super::flow::{Flow, is_lasting, is_secret, name, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::taint::Taint;
use crate::rules::shell as rules;

/// What a line of awk's stands in for, beside the names that it has.
pub(super) const RECORD: &str = "$";

impl Flow<'_> {
    /// What a statement of awk's takes in by a command, a socket or the environment.
    pub(super) fn awk_taint(&self, tokens: &[Placed]) -> Taint {
        let reads = names(tokens).any(|name| name == "getline");
        let takes_in = reads || tokens.iter().any(|placed| placed.token == Token::Sign('|'));
        let of = |(at, placed): (usize, &Placed)| match &placed.token {
            Token::Name(own) if own == "ENVIRON" => variables(tokens.get(at + 1..).unwrap_or_default()),
            Token::Sign('$') => self.taints.get(RECORD).copied().unwrap_or_default(),
            Token::Text(text) if takes_in => printed(text),
            Token::Name(own) if takes_in => {
                self.constants.get(own).map(|value| printed(&value.joined(""))).unwrap_or_default()
            }
            _ => Taint::default(),
        };
        tokens.iter().enumerate().map(of).fold(Taint::default(), Taint::and)
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
                    self.awk_from(tokens, at, told);
                }
                // A line may be given to a shell without `print`, too.
                '|' if prints || !skip && is_shell(&text) => self.awk_into(&text, taint, placed.at, told),
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

    /// The command before the `|` at `bar`, whose lines are read.
    fn awk_from(&mut self, tokens: &[Placed], bar: usize, told: &mut Told<'_, '_>) {
        let Some(placed) = tokens.get(bar) else { return };
        let line = fold_before(self, tokens, bar);
        let before = tokens.get(bar.saturating_sub(1)).and_then(|placed| name(&placed.token));
        let given = before.and_then(|name| self.taints.get(name)).copied().unwrap_or_default();
        if given.has(Taint::FETCHED) && line.starts_with("${") {
            told.tell(&rules::PIPE, placed.at, "what was fetched is run", None);
        } else if given.has(Taint::DECODED) {
            told.tell(&rules::DECODED, placed.at, "what was decoded is run", None);
        }
        // What it prints goes where the script sends.
        let secret = line.split_whitespace().map(|word| word.trim_matches(['"', '\''])).find(|word| is_secret(word));
        if let Some(path) = secret.filter(|_| self.whole.secret.is_none()) {
            self.whole.secret = Some((placed.at, path.to_owned()));
        }
        self.program(&line, placed.at, told);
    }

    /// What is printed into a command or a socket.
    fn awk_into(&mut self, line: &str, taint: Taint, at: usize, told: &mut Told<'_, '_>) {
        if line.starts_with("/inet") {
            self.whole.sends = true;
            self.whole.taint = self.whole.taint.and(Taint::FETCHED);
            return;
        }
        if is_shell(line) {
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

/// Whether what is printed into the command is run.
fn is_shell(line: &str) -> bool {
    let program = line.split_whitespace().next().unwrap_or_default();
    let program = program.rsplit('/').next().unwrap_or_default();
    matches!(program, "sh" | "bash" | "zsh" | "dash" | "ksh" | "python3" | "perl" | "ruby" | "node" | "xargs")
}

/// What the environment gives of itself before `after`: one variable, or all of them.
fn variables(after: &[Placed]) -> Taint {
    match after {
        [Placed { token: Token::Sign('['), .. }, Placed { token: Token::Text(_), .. }, ..] => Taint::default(),
        _ => Taint::ENVIRONMENT,
    }
}

/// Where the lines come from that the command or socket `text` prints.
fn printed(text: &str) -> Taint {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let fetched = text.starts_with("/inet") || has(&["curl ", "wget "]);
    let decoded = has(&["base64 -d", "xxd -r", "openssl"]);
    let taint = if fetched { Taint::FETCHED } else { Taint::default() };
    if decoded { taint.and(Taint::DECODED) } else { taint }
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

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn letters_that_are_counted_and_run_are_decoded() {
        let text = "BEGIN { s = sprintf(\"%c\", a[1] - 200)\n while ((s | getline r) > 0) seen[r] }\n";
        assert_eq!(of("awk -f", "a.awk", text), Some(Severity::Danger));
        let plain = "BEGIN { s = sprintf(\"%c\", 65)\n print s }\n";
        assert!(of("awk -f", "a.awk", plain).is_none_or(|severity| severity < Severity::Danger));
    }
}
