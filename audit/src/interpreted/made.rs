//! Code that a PowerShell script makes of what the network answers, whichever statement does which.

use super::flow::{Flow, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::{Language, Told};
use crate::rules::shell as rules;

/// What asks the network, in lower case.
const ASKS: &[&str] = &[
    "invoke-restmethod",
    "irm",
    "invoke-webrequest",
    "iwr",
    "webclient",
    "httpclient",
    "httpwebrequest",
    "webrequest",
    "downloadstring",
    "downloaddata",
    "downloadfile",
    "openread",
    "uploadstring",
    "getstringasync",
    "getasync",
    "getbytearrayasync",
    "getstreamasync",
    "tcpclient",
    "udpclient",
    "clientwebsocket",
    "resolve-dnsname",
    "start-bitstransfer",
    "curl",
    "wget",
    "gethostentry",
    "gethostaddresses",
    "new-webserviceproxy",
];

/// What makes code of any text that it is given.
const MAKES: &[&str] = &[
    "newscriptblock",
    "invokescript",
    "expandstring",
    "invoke-expression",
    "iex",
    "addscript",
    "compileassemblyfromsource",
    "definedynamicassembly",
    "getdelegateforfunctionpointer",
    "csharpcodeprovider",
    "unsafeloadfrom",
    "encodedcommand",
];

/// Names of what looks commands up by a pattern.
const LOOKS_UP: &[&str] = &["gcm", "get-command", "gal", "get-alias", "getcommand", "getcommands", "getcmdlet"];

impl Flow<'_> {
    /// Code that is made in a script that asks the network.
    pub(super) fn made(&self, told: &mut Told<'_, '_>) {
        let tokens = &self.lexed.tokens;
        if self.language != Language::PowerShell {
            return;
        }
        if let Some((at, text)) = tokens.iter().find_map(pattern) {
            let message = format!("`{text}` is a pattern of what runs or fetches");
            told.tell(&rules::DISGUISED, at, &message, told.by_itself());
        }
        if !tokens.iter().any(asks) && !self.asks_by_pieces() {
            return;
        }
        let found = tokens.iter().enumerate().find_map(|(at, placed)| {
            let rest = tokens.get(at.saturating_add(1)..).unwrap_or_default();
            makes(placed, rest.get(..rest.len().min(8)).unwrap_or_default()).map(|what| (placed.at, what))
        });
        if let Some((at, what)) = found {
            let message = format!("{what} makes code in a script that asks the network");
            told.tell(&rules::PIPE, at, &message, told.by_itself());
        } else if let Some(at) = self.started_file() {
            told.tell(&rules::DOWNLOAD, at, "what was fetched is loaded", told.by_itself());
        }
    }

    /// Whether a client of the network is named by a text that is put together: `('Net.' + 'WebClient')`.
    fn asks_by_pieces(&self) -> bool {
        let tokens = &self.lexed.tokens;
        let joins =
            |at: usize| matches!(tokens.get(at.saturating_add(1)), Some(next) if next.token == Token::Sign('+'));
        let text = |at: usize| Fold { tokens, constants: &self.constants }.expression(at, 0).0.joined("");
        let begins = |(at, placed): &(usize, &Placed)| matches!(placed.token, Token::Text(_)) && joins(*at);
        tokens.iter().enumerate().filter(begins).any(|(at, _)| is_client(&text(at)))
    }

    /// A file that is written by what fetches, and loaded by the same name: `. $path`, `& $path`, `Import-Module $path`.
    fn started_file(&self) -> Option<usize> {
        let tokens = &self.lexed.tokens;
        let name = |at: usize| match tokens.get(at).map(|placed| &placed.token) {
            Some(Token::Name(name)) => Some(name.as_str()),
            _ => None,
        };
        let keeps = |at: usize| matches!(name(at), Some("outfile" | "destination" | "downloadfile" | "out-file"));
        let kept: Vec<&str> = (0..tokens.len())
            .filter(|at| keeps(*at))
            .flat_map(|at| (1..=6).filter_map(move |by| name(at.saturating_add(by))))
            .filter(|name| name.starts_with('$'))
            .collect();
        let runs = |at: usize| match tokens.get(at).map(|placed| &placed.token) {
            Some(Token::Sign('&')) => true,
            Some(Token::Sign('.')) => at.checked_sub(1).is_none_or(|before| {
                matches!(tokens.get(before).map(|placed| &placed.token), Some(Token::End | Token::Sign('{' | ';')))
            }),
            Some(Token::Name(name)) => matches!(name.as_str(), "import-module" | "ipmo"),
            _ => false,
        };
        let is_run = |at: usize| {
            let next = (1..=3).find_map(|by| name(at.saturating_add(by)).filter(|name| name.starts_with('$')));
            runs(at) && next.is_some_and(|name| kept.contains(&name))
        };
        (0..tokens.len()).find(|at| is_run(*at)).and_then(|at| tokens.get(at)).map(|placed| placed.at)
    }
}

fn asks(placed: &Placed) -> bool {
    match &placed.token {
        Token::Name(name) => ASKS.iter().any(|word| name == word || name.strip_suffix(".exe") == Some(*word)),
        Token::Text(text) | Token::Command(text) => is_client(text),
        _ => false,
    }
}

/// Whether a text names a client of the network.
fn is_client(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    ["xmlhttp", "winhttp", "net.webclient", "net.http.httpclient"].iter().any(|client| lower.contains(client))
}

/// A pattern that can only mean what runs or fetches, and where it stands.
fn pattern(placed: &Placed) -> Option<(usize, String)> {
    match &placed.token {
        Token::Text(text) if crate::shell::is_runner_pattern(text) => Some((placed.at, text.clone())),
        _ => None,
    }
}

/// What reads a file of data or turns it into values.
const DATA: &[&str] = &[
    "import-powershelldatafile",
    "convertfrom-json",
    "convertfrom-stringdata",
    "import-clixml",
    "import-csv",
    "get-content",
    "gc",
];

/// What the token, before `rest`, makes code with.
fn makes(placed: &Placed, rest: &[Placed]) -> Option<String> {
    let next = |word: &str| names(rest).next() == Some(word);
    let is_given = rest.iter().take(6).any(|placed| match &placed.token {
        Token::Name(name) => name.starts_with('$') || ASKS.contains(&name.as_str()),
        _ => false,
    });
    let is_pattern = |placed: &Placed| {
        matches!(&placed.token, Token::Text(text) if text.contains(['*', '?']))
            || matches!(placed.token, Token::Sign('*' | '?'))
    };
    match &placed.token {
        Token::Name(name) => {
            let is_one = match name.as_str() {
                "scriptblock" => next("create"),
                "as" => next("scriptblock"),
                "assembly" => names(rest).next().is_some_and(|name| matches!(name, "load" | "loadfrom" | "loadfile")),
                "add-type" => is_given && !names(rest).any(|name| name == "assemblyname"),
                "powershell" | "pwsh" => {
                    let takes = |name: &str| matches!(name, "c" | "command" | "e" | "ec" | "enc" | "encodedcommand");
                    is_given && names(rest).any(takes)
                }
                name if LOOKS_UP.contains(&name) => {
                    rest.iter().take(4).any(is_pattern) || names(rest).any(|name| DATA.contains(&name))
                }
                name if name.starts_with("function:") || name.starts_with("$function:") => is_given,
                name => MAKES.contains(&name),
            };
            is_one.then(|| name.trim_start_matches('$').to_owned())
        }
        Token::Text(text) => {
            let lower = text.to_ascii_lowercase();
            let is_one = matches!(lower.as_str(), "iex" | "invoke-expression") || lower.starts_with("function:");
            is_one.then_some(lower)
        }
        _ => None,
    }
}
