//! Code that a PowerShell script makes of what the network answers, whichever statement does which.

use super::flow::{Flow, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::sinks::Called;
use super::{Language, Told};
use crate::finding::Severity;
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

/// Members by which a type is asked for its own members.
const MEMBERS: &[&str] = &[
    "getmethod",
    "getmethods",
    "getmember",
    "getmembers",
    "invokemember",
    "getconstructor",
    "getconstructors",
    "getdeclaredmethod",
    "psobject",
];

/// Commands that write.
const WRITERS: &[&str] = &[
    "add-content",
    "set-content",
    "out-file",
    "new-item",
    "copy-item",
    "move-item",
    "set-itemproperty",
    "new-itemproperty",
];

/// Commands that write, fetch, run or start.
const STRONG: &[&str] = &[
    "add-content",
    "set-content",
    "out-file",
    "new-item",
    "set-itemproperty",
    "new-itemproperty",
    "invoke-expression",
    "invoke-webrequest",
    "invoke-restmethod",
    "invoke-command",
    "start-process",
    "start-bitstransfer",
    "register-scheduledtask",
    "register-scheduledjob",
    "new-object",
    "add-type",
    "iex",
    "iwr",
    "irm",
];

/// 200 bytes of what follows the name of what looks commands up.
const ASKED: usize = 200;

/// Whether `name`, before `rest`, is a type that makes code and is asked for its members, or what holds such members.
fn takes_apart(name: &str, rest: &[Placed]) -> bool {
    let next = names(rest).next();
    // `$ExecutionContext.(…)`, `$ExecutionContext.'…'`
    let is_computed = |two: &[Placed]| match two {
        [dot, open] => dot.token == Token::Sign('.') && matches!(open.token, Token::Sign('(') | Token::Text(_)),
        _ => false,
    };
    match name {
        "scriptblock" | "management.automation.scriptblock" | "system.management.automation.scriptblock" => {
            next.is_some_and(|next| MEMBERS.contains(&next))
        }
        "$executioncontext" => {
            let asks = |name: &str| matches!(name, "psobject" | "getmethod" | "methods" | "get-member" | "gm");
            names(rest).any(asks) || rest.windows(2).any(is_computed)
        }
        _ => false,
    }
}

/// The pattern that what looks commands up is asked with, in lower case, where it stands at `at` in the script.
fn asked_pattern(text: &str, at: usize) -> Option<String> {
    let rest = text.get(at..text.floor_char_boundary(at.saturating_add(ASKED)))?;
    let line = rest.split([')', '|', '\n', ';', '}']).next().unwrap_or_default();
    let word = line.split_whitespace().skip(1).find(|word| !word.starts_with('-'))?;
    let word = word.trim_matches(['"', '\'', '(', '`']);
    (word.contains(['*', '?', '[']) && !word.contains('$')).then(|| word.to_ascii_lowercase())
}

/// Whether `pattern`, with `*`, `?` and `[…]` in it, may mean `name`.
fn matches(pattern: &str, name: &str) -> bool {
    let plain = without_sets(pattern);
    let mut parts = plain.split('*');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = after(name, first).filter(|_| plain.chars().any(char::is_alphabetic)) else { return false };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle.iter().filter(|part| !part.is_empty()) {
        let found = rest.char_indices().find_map(|(at, _)| after(rest.get(at..).unwrap_or_default(), part));
        let Some(found) = found else { return false };
        rest = found;
    }
    let from = rest.len().checked_sub(last.len()).and_then(|from| rest.get(from..));
    from.is_some_and(|end| after(end, last).is_some())
}

/// The pattern with `?` for each set of letters.
fn without_sets(pattern: &str) -> String {
    let mut plain = String::with_capacity(pattern.len());
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('[') {
        plain.push_str(before);
        plain.push('?');
        rest = after.split_once(']').map_or("", |(_, rest)| rest);
    }
    plain.push_str(rest);
    plain
}

/// What follows `part`, in which `?` is any letter, at the beginning of `text`.
fn after<'a>(text: &'a str, part: &str) -> Option<&'a str> {
    let mut rest = text.chars();
    for c in part.chars() {
        let next = rest.next()?;
        if c != '?' && c != next {
            return None;
        }
    }
    Some(rest.as_str())
}

impl Flow<'_> {
    /// Code that is made in a script that asks the network.
    pub(super) fn made(&self, told: &mut Told<'_, '_>) {
        let tokens = &self.lexed.tokens;
        if self.language != Language::PowerShell {
            return;
        }
        if let Some((at, text)) = tokens.iter().find_map(pattern) {
            let message = format!("`{text}` is a pattern of what runs or fetches");
            told.tell(&rules::DISGUISED, at, &message, told.unless_asked());
        }
        if let Some((at, pattern)) = self.looked_up(told) {
            let message = format!("`{pattern}` is a pattern by which a command is looked up, and started");
            told.tell(&rules::DISGUISED, at, &message, told.unless_asked());
        }
        if let Some(at) = self.reflected() {
            let severity = told.unless_asked().unwrap_or(Severity::Danger);
            told.tell(&rules::UNKNOWN, at, "what makes code is taken out of a type by its name", Some(severity));
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
            told.tell(&rules::PIPE, at, &message, told.unless_asked());
        } else if let Some(at) = self.started_file() {
            told.tell(&rules::DOWNLOAD, at, "what was fetched is loaded", told.by_itself());
        }
    }

    /// `& (Get-Command A*-Content)`: the pattern of a command that is started and does more than answer, and where it stands.
    fn looked_up(&self, told: &Told<'_, '_>) -> Option<(usize, String)> {
        let tokens = &self.lexed.tokens;
        let starts = |at: usize| {
            let before = tokens.get(at.saturating_sub(3)..at).unwrap_or_default();
            before.iter().any(|placed| matches!(placed.token, Token::Sign('&')))
        };
        tokens.iter().enumerate().find_map(|(at, placed)| {
            let Token::Name(name) = &placed.token else { return None };
            let is_one = LOOKS_UP.contains(&name.as_str()) && starts(at);
            let pattern = asked_pattern(told.source.text, placed.at).filter(|_| is_one)?;
            STRONG.iter().any(|command| matches(&pattern, command)).then_some((placed.at, pattern))
        })
    }

    /// Whether the call looks up what writes, by a pattern.
    pub(super) fn looks_up_writer(&self, call: &Called<'_>, told: &Told<'_, '_>) -> bool {
        let is_one = self.language == Language::PowerShell && LOOKS_UP.contains(&call.last);
        let pattern = asked_pattern(told.source.text, call.at).filter(|_| is_one);
        pattern.is_some_and(|pattern| WRITERS.iter().any(|command| matches(&pattern, command)))
    }

    /// Where `[scriptblock]` is asked for its own members, or named by a text: `[scriptblock].GetMethod('Create')`.
    fn reflected(&self) -> Option<usize> {
        let tokens = &self.lexed.tokens;
        let is_one = |at: usize, placed: &Placed| {
            let Token::Name(name) = &placed.token else { return false };
            let rest = tokens.get(at.saturating_add(1)..at.saturating_add(7)).unwrap_or_default();
            // `[type]('scr' + 'iptblock')`, `$x -as 'scriptblock'`
            takes_apart(name, rest) || matches!(name.as_str(), "type" | "as" | "gettype") && self.names_blocks(at)
        };
        tokens.iter().enumerate().find(|(at, placed)| is_one(*at, placed)).map(|(_, placed)| placed.at)
    }

    /// Whether a text that follows the token at `at` names what holds code.
    fn names_blocks(&self, at: usize) -> bool {
        let tokens = &self.lexed.tokens;
        let fold = Fold { tokens, constants: &self.constants };
        let nearby = (1..=4).map(|by| at.saturating_add(by));
        let texts = nearby.filter(|at| matches!(tokens.get(*at).map(|placed| &placed.token), Some(Token::Text(_))));
        texts
            .map(|at| fold.expression(at, 0).0.joined("").to_ascii_lowercase())
            .any(|text| text.ends_with("scriptblock"))
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
        // A name in a table is no command.
        Token::Name(_) if matches!(rest.first(), Some(Placed { token: Token::Sign('='), .. })) => None,
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

#[cfg(test)]
mod tests {
    use super::matches;
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn patterns_mean_what_they_may_mean() {
        for (pattern, name) in
            [("a*-content", "add-content"), ("i[eo]x", "iex"), ("*-expr*", "invoke-expression"), ("i?x", "iex")]
        {
            assert!(matches(pattern, name), "{pattern}");
        }
        for (pattern, name) in
            [("python*", "iex"), ("*", "iex"), ("get-*", "set-content"), ("a*-contents", "add-content"), ("", "iex")]
        {
            assert!(!matches(pattern, name), "{pattern}");
        }
    }

    #[test]
    fn start_files_that_are_written_by_any_name_last() {
        for code in [
            "$to = $PROFILE.CurrentUserAllHosts\nAdd-Content -Path $to -Value 'x'\n",
            "function Get-It {\n    $PROFILE\n}\n$where = Get-It\nSet-Content $where 'x'\n",
            "function Get-It {\n    $PSCmdlet.SessionState.PSVariable.GetValue(('PRO{0}' -f 'FILE')).CurrentUserAllHosts\n}\n$to = Get-It\n$with = @{ Path = $to; Value = 'x' }\n& (Get-Command A*-Content) @with\n",
            "$to = (Get-Variable ('pro' + 'file')).Value\nAdd-Content $to 'x'\n",
            "$p = 'x'\n& (gcm 'I*-Expr*') $p\n",
            "$make = [scriptblock].GetMethod('Create')\n& $make.Invoke($null, @($args[0]))\n",
            "$ExecutionContext.InvokeCommand.PSObject.Methods['InvokeScript'].Invoke($args[0])\n",
            "$t = [type]('script' + 'block')\n$t::Create($args[0])\n",
        ] {
            assert_eq!(of("pwsh", "a.ps1", code), Some(Severity::Danger), "{code}");
        }
        for code in [
            "if (Test-Path $PROFILE) { $lines = Get-Content $PROFILE; Set-Content out.txt $lines.Count }\n",
            "$py = & (Get-Command python* | Select-Object -First 1) --version\nAdd-Content log.txt $py\n",
            "$text = '{0} of {1}' -f 1, 2\nAdd-Content -Path log.txt -Value $text\n",
            "$Profile = $map.agents.$id\n$text = $Profile.style\nSet-Content style.txt $text\n",
            "$b = { param($x) $x }\nif ($b -is [scriptblock]) { & $b 1 }\n",
        ] {
            assert!(of("pwsh", "a.ps1", code).is_none_or(|severity| severity < Severity::Danger), "{code}");
        }
    }
}
