//! PowerShell's start files: what names them, and what a script does with them.

use super::flow::{Flow, names};
use super::lex::{Placed, Token};
use super::taint::Taint;
use super::{Language, Told};
use crate::rules::shell as rules;

/// Members of PowerShell's `$PROFILE`.
const PROFILES: &[&str] = &["currentuserallhosts", "currentusercurrenthost", "alluserscurrenthost", "allusersallhosts"];

/// What asks something of a file, or only reads it.
const ASKS_OF_FILE: &[&str] =
    &["test-path", "get-content", "gc", "select-string", "sls", "get-item", "resolve-path", "type", "cat"];

impl Flow<'_> {
    /// Whether the script gives `$profile` something of its own: it is no start file then.
    pub(super) fn has_own_profile(&self) -> bool {
        let tokens = &self.lexed.tokens;
        let is_own = |(at, two): (usize, &[Placed])| match two {
            [Placed { token: Token::Name(name), .. }, next] if name == "$profile" => {
                let compares = tokens.get(at + 2).is_some_and(|sign| sign.token == Token::Sign('='));
                next.token == Token::Sign('=') && !compares || matches!(&next.token, Token::Name(word) if word == "in")
            }
            _ => false,
        };
        tokens.windows(2).enumerate().any(is_own)
    }

    /// What PowerShell's start files are called, and the words of a table that a command is given whole: `@words`.
    pub(super) fn taint_of_profile(&self, own: &str, tokens: &[Placed], at: usize) -> Taint {
        let is_given =
            at.checked_sub(1).and_then(|at| tokens.get(at)).is_some_and(|sign| sign.token == Token::Sign('@'));
        let whole = is_given.then(|| self.taints.get(&format!("${own}")).copied()).flatten().unwrap_or_default();
        let is_profile = own == "$profile" && !self.has_own_profile() || PROFILES.contains(&own);
        let is_asked = || names(tokens).any(|name| ASKS_OF_FILE.contains(&name));
        if is_profile && !is_asked() { whole.and(Taint::LASTING) } else { whole }
    }

    /// PowerShell's start files by the name of a member, `$_.Value.CurrentUserAllHosts`, in what writes files.
    pub(super) fn extends_profile(&self, told: &mut Told<'_, '_>) {
        let is_member = |placed: &&Placed| match &placed.token {
            Token::Name(name) => name.rsplit('.').next().is_some_and(|last| PROFILES.contains(&last)),
            Token::Text(text) => PROFILES.contains(&text.to_ascii_lowercase().as_str()),
            _ => false,
        };
        let writes = names(&self.lexed.tokens).any(|name| {
            matches!(name, "add-content" | "set-content" | "out-file")
                || name.contains("append")
                || name.contains("writeall")
        });
        let found = self.lexed.tokens.iter().find(is_member);
        if let Some(placed) = found.filter(|_| self.language == Language::PowerShell && writes) {
            told.tell(
                &rules::LASTING,
                placed.at,
                "a start file of PowerShell's is named in a script that writes",
                told.by_itself(),
            );
        }
    }
}
