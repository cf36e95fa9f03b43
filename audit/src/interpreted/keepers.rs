//! Libraries and programs that know by themselves where credentials lie, so that no path is named.

use super::flow::{Flow, names};
use super::lex::{Placed, Token};
use super::sinks::Called;
use super::together::Addresses;
use super::{Language, Told};
use crate::rules::shell as rules;
use crate::shell::stores;

/// Calls that give what is stored, by the last part of their path, and the name that must stand in the script with it.
const KEEPERS: &[(Language, &str, &str)] = &[
    (Language::Python, "netrc", "netrc"),
    (Language::Python, "get_netrc_auth", "get_netrc_auth"),
    (Language::Python, "get_password", "keyring"),
    (Language::Python, "get_credential", "keyring"),
    (Language::Python, "get_all_items", "secretstorage"),
    (Language::Python, "search_items", "secretstorage"),
    (Language::Python, "CryptUnprotectData", "CryptUnprotectData"),
    (Language::Python, "getspnam", "spwd"),
    (Language::Python, "getspall", "spwd"),
    (Language::Python, "chrome_cookies", "pycookiecheat"),
    (Language::Ruby, "read", "Netrc"),
    (Language::Ruby, "rubygems_api_key", "rubygems_api_key"),
    (Language::Ruby, "api_keys", "Gem"),
    (Language::Perl, "lookup", "Net::Netrc"),
    (Language::Perl, "credential", "Git"),
    (Language::PowerShell, "get-storedcredential", "get-storedcredential"),
    (Language::PowerShell, "retrieveall", "retrieveall"),
    (Language::PowerShell, "passwordvault", "passwordvault"),
    (Language::Php, "posix_getspnam", "posix_getspnam"),
];

/// Modules that are nothing but the reading of a browser's cookies.
const BROWSERS: &[&str] = &["browser_cookie3", "browsercookie", "rookiepy", "pycookiecheat", "browser_cookie"];

/// Calls of libraries of clouds that give the credentials themselves, which the library signs with otherwise, and whom they
/// may go to.
const LENDERS: &[(&str, &[&str])] = &[
    ("get_credentials", &["amazonaws", "aws"]),
    ("get_frozen_credentials", &["amazonaws", "aws"]),
    ("SharedCredentials", &["amazonaws", "aws"]),
    ("CredentialProviderChain", &["amazonaws", "aws"]),
    ("google.auth.default", &["google", "run.app"]),
    ("fetch_id_token", &["google", "run.app"]),
    ("AzureCliCredential", &["azure", "microsoft", "windows.net"]),
    ("DefaultAzureCredential", &["azure", "microsoft", "windows.net"]),
    ("get-azaccesstoken", &["azure", "microsoft", "windows.net"]),
    ("load_kube_config", &["kubernetes", "k8s"]),
    ("HfFolder", &["huggingface"]),
    ("docker.auth.load_config", &["docker"]),
    ("resolve_authconfig", &["docker"]),
    ("get_secret_value", &["amazonaws", "aws"]),
    ("configuration_key", &["rubygems"]),
];

impl Flow<'_> {
    /// Whether the call gives what a library keeps or knows how to find.
    pub(super) fn keeps(&self, call: &Called<'_>, tokens: &[Placed]) -> bool {
        let is_called = matches!(tokens.get(call.next).map(|placed| &placed.token), Some(Token::Sign('(')))
            || self.language != Language::Python;
        let is_here = |word: &str| {
            names(&self.lexed.tokens).any(|name| name == word)
                || word.split("::").all(|part| names(&self.lexed.tokens).any(|name| name == part))
        };
        let is_own = |owner: &str| {
            let first = owner.split("::").next().unwrap_or(owner);
            self.language == Language::Python || call.path.starts_with(first) || call.last == owner
        };
        let is_keeper = KEEPERS.iter().any(|(language, last, owner)| {
            *language == self.language && call.last == *last && is_own(owner) && is_here(owner)
        });
        let is_browser = self.language == Language::Python && call.path.split('.').any(|part| BROWSERS.contains(&part));
        is_called && is_keeper && !self.defines(call.last)
            || is_browser && (is_called || tokens.first().is_some_and(is_import))
            || self.renames(call, tokens)
    }

    /// `from keyring import get_password as g`, `from netrc import netrc as n`: under another name it is not seen again.
    fn renames(&self, call: &Called<'_>, tokens: &[Placed]) -> bool {
        self.language == Language::Python
            && call.own == "from"
            && names(tokens).any(|name| name == "as")
            && names(tokens).nth(1).is_some_and(|owner| matches!(owner, "netrc" | "keyring" | "secretstorage"))
    }

    /// What clouds' libraries, or programs that keep credentials, lend to a script that sends to somebody else.
    pub(super) fn lent(&self, told: &mut Told<'_, '_>) {
        let tokens = &self.lexed.tokens;
        let addresses = Addresses::of(tokens);
        if addresses.0.is_empty() {
            return;
        }
        let is_stray = |owners: &[&str]| {
            addresses.0.iter().any(|address| !owners.iter().any(|owner| address.contains(owner)) && !is_local(address))
        };
        let lends = |(at, placed): (usize, &Placed)| {
            let Token::Name(name) = &placed.token else { return None };
            // Names of a path stand two tokens apart.
            let before = |nth: usize| match at.checked_sub(nth.saturating_mul(2)).and_then(|at| tokens.get(at)) {
                Some(Placed { token: Token::Name(before), .. }) => Some(before.as_str()),
                _ => None,
            };
            let is_one = |path: &str| {
                let mut parts = path.rsplit('.').enumerate();
                path.ends_with(name.as_str()) && parts.all(|(nth, part)| before(nth) == Some(part))
            };
            let (path, _) = LENDERS.iter().find(|(path, owners)| is_one(path) && is_stray(owners))?;
            Some((placed.at, (*path).to_owned()))
        };
        let printed = || {
            let statements = tokens.split(|placed| placed.token == Token::End);
            statements.filter(|_| is_stray(stores::OWNERS)).find_map(|statement| {
                let at = statement.first()?.at;
                stores::prints_credentials(&said(statement)).map(|what| (at, what))
            })
        };
        if let Some((at, what)) = tokens.iter().enumerate().find_map(lends).or_else(printed) {
            let message = format!("{what} gives credentials to a script that sends to others than whom they are for");
            told.tell(&rules::EXFIL, at, &message, told.by_itself());
        }
    }

    /// Whatever lies in a home behind a dot, read by what sends: the names are asked of the folder, so that none is written.
    pub(super) fn gathers(&self, told: &mut Told<'_, '_>) {
        const LISTS: &[&str] =
            &["listdir", "scandir", "iterdir", "glob", "rglob", "children", "entries", "get-childitem", "gci"];
        const READS: &[&str] = &[
            "open",
            "read",
            "read_text",
            "read_bytes",
            "readlines",
            "get-content",
            "gc",
            "readalltext",
            "file_get_contents",
        ];
        let tokens = &self.lexed.tokens;
        let has = |words: &[&str]| names(tokens).any(|name| words.contains(&name));
        let is_dotted = |placed: &&Placed| match &placed.token {
            Token::Text(text) => {
                matches!(text.as_str(), "." | ".*" | ".*rc" | ".?*" | "rc" | "*rc" | "~/.*" | "${HOME}/.*")
            }
            _ => false,
        };
        let at_home = statements_of(tokens).any(|statement| {
            let lists = names(statement).any(|name| LISTS.contains(&name));
            let is_home =
                |name: &str| matches!(name, "home" | "expanduser" | "HOME" | "$home" | "homedir" | "gethomedir");
            lists && (names(statement).any(is_home) || self.is_given_home(statement))
        });
        if let Some(placed) = tokens.iter().find(is_dotted).filter(|_| at_home && has(READS)) {
            told.tell(
                &rules::EXFIL,
                placed.at,
                "files of the home behind a dot are gathered in a script that sends",
                told.by_itself(),
            );
        }
    }

    /// Whether a name in the statement stands for the home itself.
    fn is_given_home(&self, statement: &[Placed]) -> bool {
        names(statement).any(|name| {
            self.constants
                .get(name)
                .is_some_and(|value| matches!(value.joined("").as_str(), "${HOME}" | "~" | "~/" | "${HOME}/"))
        })
    }
}

fn is_import(placed: &Placed) -> bool {
    matches!(&placed.token, Token::Name(name) if name == "import" || name == "from")
}

fn statements_of(tokens: &[Placed]) -> impl Iterator<Item = &[Placed]> {
    tokens.split(|placed| placed.token == Token::End)
}

fn is_local(address: &str) -> bool {
    ["://localhost", "://127.0.0.1", "://[::1]", "://0.0.0.0"].iter().any(|host| address.contains(host))
}

/// The texts of a statement with a blank between them: a command line, however it was written.
fn said(statement: &[Placed]) -> String {
    let texts = statement.iter().filter_map(|placed| match &placed.token {
        Token::Text(text) | Token::Command(text) if text.len() < 300 => Some(text.as_str()),
        _ => None,
    });
    texts.take(16).collect::<Vec<_>>().join(" ")
}
