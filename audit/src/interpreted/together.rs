//! What the parts of a script do together: what is read in one place and sent in another.

use super::flow::{Flow, Taint, names};
use super::lex::{Placed, Token};
use super::{Language, Told, words};
use crate::finding::Severity;
use crate::rules::shell as rules;

impl Flow<'_> {
    /// What the parts of the script do together.
    pub(super) fn together(&self, told: &mut Told<'_, '_>) {
        let network = self.whole.has(Taint::FETCHED);
        self.searches(network, told);
        self.keys(network, told);
        if let Some((at, path)) = &self.secret {
            if network && self.sends {
                told.tell(&rules::EXFIL, *at, &format!("{path} in a script that sends"), None);
            } else {
                told.tell(&rules::SECRET, *at, &format!("{path} is named"), Some(Severity::Warning));
            }
        }
        if network && self.sends && self.whole.has(Taint::ENVIRONMENT) {
            let at = self.lexed.tokens.iter().find(|placed| matches!(&placed.token, Token::Name(name) if name == "environ" || name == "ENV" || name == "$ENV"));
            told.tell(
                &rules::EXFIL,
                at.map_or(0, |placed| placed.at),
                "the environment in a script that sends",
                Some(told.by_itself().unwrap_or(Severity::Danger)),
            );
        }
        let starts = names(&self.lexed.tokens).any(|name| matches!(name, "start-process" | "invoke-item" | "ii"));
        let keeps = names(&self.lexed.tokens).position(|name| matches!(name, "outfile" | "downloadfile"));
        let keeps = keeps.filter(|_| self.language == Language::PowerShell && starts);
        if keeps.is_some() {
            told.tell(&rules::DOWNLOAD, 0, "a file is fetched, and a file is started", told.by_itself());
        }
        let is_descriptor = |placed: &Placed| matches!(&placed.token, Token::Text(text) if text.starts_with(">&") || text.starts_with("<&"));
        let joins = names(&self.lexed.tokens).any(|name| matches!(name, "dup2" | "reopen" | "openpty"))
            || self.language == Language::Perl && self.lexed.tokens.iter().any(is_descriptor);
        let sockets = names(&self.lexed.tokens).any(|name| {
            matches!(name, "socket" | "TCPSocket" | "fsockopen" | "IO")
                || name.contains("Socket")
                || name.contains("tcpclient")
        });
        if let Some(at) = self.shell.filter(|_| joins && sockets) {
            told.tell(&rules::REVERSE, at, "a shell joined to a socket", None);
        }
    }
}

impl Flow<'_> {
    /// A secret variable in a script that sends to somebody else than whom it is for.
    fn keys(&self, network: bool, told: &mut Told<'_, '_>) {
        let opens = names(&self.lexed.tokens).any(|name| matches!(name, "webbrowser"));
        if !opens && !(network && self.sends) {
            return;
        }
        let addresses: Vec<String> = self
            .lexed
            .tokens
            .iter()
            .filter_map(|placed| match &placed.token {
                Token::Text(text) if text.contains("://") => Some(text.to_ascii_lowercase()),
                _ => None,
            })
            .collect();
        let is_own = |name: &str| {
            let lower = name.to_ascii_lowercase();
            let mut words = lower.split('_').filter(|word| word.len() > 2 && !words::KINDS.contains(word));
            let owners = crate::mcp::owners(name).unwrap_or_default();
            addresses.iter().any(|address| {
                words.any(|word| address.contains(word)) || owners.iter().any(|owner| address.contains(owner))
            })
        };
        let reads = |at: usize| {
            let before = self.lexed.tokens.get(at.saturating_sub(4)..at).unwrap_or_default();
            names(before)
                .any(|name| matches!(name, "environ" | "getenv" | "ENV" | "fetch" | "$ENV" | "$_ENV" | "$_SERVER"))
        };
        for (at, placed) in self.lexed.tokens.iter().enumerate() {
            let (Token::Text(name) | Token::Name(name)) = &placed.token else { continue };
            let is_name =
                name.len() < 64 && name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_');
            if is_name && crate::mcp::is_secret(name) && reads(at) && !addresses.is_empty() && !is_own(name) {
                let is_known = crate::mcp::owners(name).is_some();
                let severity = if is_known { told.by_itself() } else { Some(Severity::Warning) };
                let message = format!("{name} in a script that sends to others than whom it is for");
                return told.tell(&rules::EXFIL, placed.at, &message, severity);
            }
        }
    }

    /// Credentials that are looked for by their names in every folder, by what sends.
    fn searches(&self, network: bool, told: &mut Told<'_, '_>) {
        const KEYS: &[&str] =
            &["id_rsa", "id_ed25519", "id_ecdsa", ".netrc", ".npmrc", ".git-credentials", "wallet.dat"];
        const WALKS: &[&str] =
            &["walk", "glob", "rglob", "iterdir", "scandir", "find", "File.find", "RecursiveDirectoryIterator"];
        if !network || !self.sends || !names(&self.lexed.tokens).any(|name| WALKS.contains(&name)) {
            return;
        }
        let is_key = |placed: &&Placed| matches!(&placed.token, Token::Text(text) if KEYS.contains(&text.as_str()));
        if let Some(placed) = self.lexed.tokens.iter().find(is_key) {
            told.tell(
                &rules::EXFIL,
                placed.at,
                "files of credentials are looked for in a script that sends",
                told.by_itself(),
            );
        }
    }
}
