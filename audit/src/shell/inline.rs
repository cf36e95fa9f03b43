//! Python and other languages on a command line or in a script: a modest lexical look for what runs, decodes and sends.

use aho_corasick::AhoCorasick;

use super::paths;
use super::walk::Walk;
use crate::finding::{Findings, Severity};
use crate::rule::Family;
use crate::rules::shell as rules;

/// Whether `option` makes `name` run the next word.
pub(super) fn is_code_option(name: &str, option: &str) -> bool {
    let short = option.strip_prefix('-').is_some_and(|rest| !rest.starts_with('-'));
    match name {
        "python" | "python2" | "python3" | "pypy" | "pypy3" => short && option.ends_with('c'),
        "node" | "nodejs" | "bun" | "tsx" | "ts-node" => matches!(option, "-e" | "--eval" | "-p" | "--print" | "-pe"),
        "deno" => option == "eval",
        "perl" | "ruby" | "lua" | "osascript" | "rscript" => {
            // `-MModule::Name` and `-Ifolder` are other options, and may end in the same letter.
            let takes = ["-M", "-m", "-I", "-r"].iter().any(|start| option.starts_with(start));
            short && !takes && option.to_ascii_lowercase().ends_with('e')
        }
        "php" => option == "-r",
        "pwsh" | "powershell" => matches!(option.to_ascii_lowercase().as_str(), "-c" | "-command"),
        _ => false,
    }
}

/// Words of one kind.
struct Words(&'static [&'static str]);

impl Words {
    fn first(&self, text: &str) -> Option<usize> {
        AhoCorasick::new(self.0).ok()?.find(text).map(|found| found.start())
    }
}

const RUNS_TEXT: Words = Words(&[
    "exec(",
    "eval(",
    "compile(",
    "__import__(",
    "loadstring(",
    "instance_eval",
    "iex",
    "invoke-expression",
    "new function",
    "runpy.",
    "eval ",
]);
const RUNS_PROGRAMS: Words = Words(&[
    "os.system",
    "subprocess",
    "os.popen",
    "pty.spawn",
    "os.exec",
    "os.spawn",
    "commands.getoutput",
    "child_process",
    "system(",
    "popen(",
    "`",
    "do shell script",
    "start-process",
    "kernel.exec",
    "shell_exec",
    "passthru(",
    "proc_open",
    "io.popen",
    "os.execute",
    "deno.command",
    "deno.run",
    "bun.spawn",
    "bun.$",
]);
const NETWORK: Words = Words(&[
    "urllib",
    "requests.",
    "httpx",
    "http.client",
    "socket.",
    "urlopen",
    "net::http",
    "open-uri",
    "lwp::",
    "io::socket",
    "downloadstring",
    "invoke-webrequest",
    "net.webclient",
    "file_get_contents('http",
    "fsockopen",
    "curl_exec",
    "fetch(",
    "http.get",
    "https.get",
    "aiohttp",
    "ftplib",
    "smtplib",
    "paramiko",
    "net.socket",
    "uri.open",
    "iwr ",
    "irm ",
    "ropen-uri",
    "httparty",
    "io::select",
]);
const DECODES: Words = Words(&[
    "base64",
    "b64decode",
    "codecs.decode",
    "bytes.fromhex",
    "unhexlify",
    "zlib.decompress",
    "marshal.loads",
    "rot13",
    "frombase64string",
    "unpack(",
]);
const SOCKETS: Words = Words(&["dup2(", "pty.spawn("]);
const ENVIRONMENT: Words = Words(&[
    "os.environ)",
    "dict(os.environ",
    "os.environ.items",
    "os.environ.copy",
    "json.dumps(os.environ",
    "env.to_h",
    "process.env)",
    "get-childitem env:",
    "%env)",
]);

/// Code on a command line.
pub(super) struct Code<'a> {
    /// The code.
    pub(super) text: &'a str,
    /// The interpreter's whole line, whose options may load what the code uses.
    pub(super) line: &'a str,
}

/// Judges code that stands on a command line.
pub(super) fn judge(walk: &mut Walk<'_>, name: &str, code: &Code<'_>) {
    let Code { text: code, line } = *code;
    if code.trim().is_empty() {
        return;
    }
    if matches!(name, "node" | "nodejs" | "bun" | "deno" | "tsx" | "ts-node") {
        javascript(walk, code);
    }
    if name == "osascript" {
        for line in code.split("do shell script").skip(1) {
            let line =
                line.split_once('"').and_then(|(_, after)| after.split('"').next()).unwrap_or_default().to_owned();
            walk.nested(&line, super::value::Value::known(""));
        }
    }
    if name == "osascript" && code.contains("login item") && code.contains("make ") {
        walk.tell(&rules::LASTING, "it is made to start at login", None);
    }
    scripted(walk, name, code);
    let lower = line.to_ascii_lowercase();
    for (path, _) in secret_paths(code) {
        walk.tell(&rules::SECRET, &format!("{path} is read"), None);
    }
    let network = NETWORK.first(&lower).is_some();
    let runs = RUNS_TEXT.first(&lower).is_some();
    let programs = RUNS_PROGRAMS.first(&lower).is_some() && name != "perl" || lower.contains("system(");
    // In a few words that fetch and start a program, what is fetched is what runs.
    if network && (runs || lower.contains("system(")) {
        walk.tell(&rules::PIPE, &format!("{name} runs what it fetches"), None);
    }
    if DECODES.first(&lower).is_some() && runs {
        walk.tell(&rules::DECODED, &format!("{name} runs what it decodes"), None);
    }
    if SOCKETS.first(&lower).is_some() && lower.contains("socket") {
        walk.tell(&rules::REVERSE, &format!("{name} joins a shell to a socket"), None);
    }
    if network && ENVIRONMENT.first(&lower).is_some() {
        walk.tell(&rules::EXFIL, &format!("{name} sends the environment"), None);
    }
    let severity = ((runs || programs) && walk.context.is_line()).then_some(Severity::Danger);
    let says = if programs {
        "runs other programs"
    } else if runs {
        "runs text"
    } else {
        "has code of its own"
    };
    walk.tell(&rules::INLINE, &format!("{name} on the command line {says}"), severity);
    if network {
        walk.tell(&rules::NETWORK, &format!("{name} uses the network"), None);
    }
}

/// What the rules for a language say about a script of it that is no file, told about the line.
pub(super) fn scripted(walk: &mut Walk<'_>, name: &str, code: &str) {
    let Some(language) = crate::interpreted::Language::of("", "", name) else { return };
    let source = crate::text::Source::new("command", code);
    let mut found = Findings::default();
    let mut calls = crate::interpreted::judge(&source, language, walk.context, &mut found);
    if language == crate::interpreted::Language::PowerShell {
        calls.extend(crate::powershell::judge(&source, None, walk.context, &mut found));
    }
    walk.calls.extend(calls.into_iter().filter(|call| !call.path.starts_with('*')));
    for finding in found.finish().into_iter().filter(|finding| finding.severity >= Severity::Warning) {
        walk.tell(finding.rule, &finding.message, Some(finding.severity));
    }
}

/// What the rules for scripts say about JavaScript on a command line, told about that line.
fn javascript(walk: &mut Walk<'_>, code: &str) {
    let mut found = Findings::default();
    crate::script::inspect_text("command.js", code, 0, &mut found);
    // What the shell would put in is not known here: such a text need not be a program yet.
    let is_whole = !code.contains("${") && !code.contains("$(");
    for finding in found.finish() {
        if is_whole || finding.rule.family != Family::ParseError {
            let asks = walk.context.is_asked();
            let most = if asks && crate::loose::is_ordinary(&finding) { Severity::Warning } else { Severity::Danger };
            walk.tell(finding.rule, &finding.message, Some(finding.severity.min(most)));
        }
    }
}

/// Paths of credentials in the text's string literals, each with its place.
fn secret_paths(code: &str) -> impl Iterator<Item = (String, usize)> + '_ {
    let quoted = code.match_indices(['"', '\'']).filter_map(|(at, quote)| {
        let rest = code.get(at.saturating_add(1)..)?;
        let rest = rest.get(..rest.floor_char_boundary(200)).unwrap_or(rest);
        let text = rest.split(quote).next().unwrap_or_default();
        let path = if text.starts_with('.') && !text.starts_with("./") && !text.starts_with("..") {
            below_home(code.get(..at).unwrap_or_default(), (rest, text))
        } else {
            text.to_owned()
        };
        paths::is_secret(&path).then_some((path, at))
    });
    quoted.take(16)
}

/// `".ssh" / "id_rsa"`, `join(home, ".ssh", "id_rsa")`: the path that the literals from `text` on make together.
fn below_home(before: &str, (rest, text): (&str, &str)) -> String {
    let mut path = text.to_owned();
    let is_joined = before.trim_end().ends_with(['/', ',', '+']) || text.contains('/');
    let mut rest = rest.get(text.len().saturating_add(1)..).unwrap_or_default();
    while let Some(next) = rest.trim_start().strip_prefix(['/', ',', '+']).map(str::trim_start) {
        let Some(quote) = next.chars().next().filter(|c| matches!(c, '"' | '\'')) else { break };
        let Some(more) = next.get(1..).and_then(|inside| inside.split(quote).next()) else { break };
        path = format!("{}/{}", path.trim_end_matches('/'), more.trim_start_matches('/'));
        rest = next.get(more.len().saturating_add(2)..).unwrap_or_default();
    }
    if is_joined || path.len() > text.len() { format!("~/{path}") } else { path }
}
