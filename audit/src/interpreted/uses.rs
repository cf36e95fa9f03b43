//! What a script has anywhere, asked once of all of it: libraries, and texts that say what others do.

use std::collections::HashSet;

use super::lex::{Placed, Token};

/// Names of libraries and of what they make.
const NAMES: &[&str] = &[
    "tarfile",
    "zipfile",
    "ZipFile",
    "socket",
    "create_connection",
    "open_connection",
    "HTTPConnection",
    "HTTPSConnection",
    "HTTP",
    "Socket",
    "TCPSocket",
    "UDPSocket",
    "fsockopen",
    "stream_socket_client",
    "socket_create",
    "AF_UNIX",
    "CronTab",
    "DependencyInstaller",
    "git",
    "popen",
    "system",
];

/// Texts that name a library, or a function of one.
const TEXTS: &[&str] =
    &["bundler/inline", "sinatra", "sinatra/base", "rack", "webrick", "roda", "hanami", "popen", "system"];

/// Where the registry of Windows holds what starts with every session.
pub(super) const STARTS: &str = "currentversion\\run";

/// 300 bytes of a text that names such a place.
const TEXT: usize = 300;

/// What the script has.
#[derive(Debug, Default)]
pub(super) struct Uses(HashSet<&'static str>);

impl Uses {
    pub(super) fn of(tokens: &[Placed]) -> Self {
        let one = |placed: &Placed| match &placed.token {
            Token::Name(name) => NAMES.iter().find(|known| **known == name.as_str()).copied(),
            Token::Text(text) if text.len() < TEXT && text.contains('\\') => {
                let lower = text.to_ascii_lowercase().replace("\\\\", "\\");
                lower.contains(STARTS).then_some(STARTS)
            }
            Token::Text(text) => TEXTS.iter().find(|known| **known == text.as_str()).copied(),
            _ => None,
        };
        Self(tokens.iter().filter_map(one).collect())
    }

    /// Whether it has any of `words`.
    pub(super) fn any(&self, words: &[&str]) -> bool {
        words.iter().any(|word| self.0.contains(word))
    }
}
