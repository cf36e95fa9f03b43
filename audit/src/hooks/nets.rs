//! Nets for scripts in whatever language: what stands together in one file that no honest hook, status line or server holds.
//!
//! A language that nobody reads here still has to name what it does. Credentials and a way to the network in one script, or
//! a way from the network and what runs text, are told by their words, wherever in the script either stands.

use std::collections::BTreeSet;

use super::joins;
use crate::finding::{Finding, Findings, Place, Severity};
use crate::rule::Rule;
use crate::rules::shell as rules;
use crate::shell::{Context, paths, stores};

/// Endings of what a program reads as data or a person as prose: no net is cast over these.
const DATA: &[&str] = &[
    "md", "mdx", "txt", "json", "jsonc", "json5", "yaml", "yml", "toml", "ini", "cfg", "conf", "html", "htm", "css",
    "scss", "lock", "csv", "tsv", "svg", "xml", "rst", "adoc", "log", "env", "example", "ignore", "pdf",
];

/// Words of what asks the network, in lower case: of clients and of libraries.
const REACHES: &[&str] = &[
    "curl ",
    "\"curl\"",
    "'curl'",
    "curl_",
    "wget ",
    "bitsadmin",
    "-urlcache",
    "invoke-webrequest",
    "invoke-restmethod",
    "downloadstring",
    "downloadfile",
    "webclient",
    "httpclient",
    "start-bitstransfer",
    "xmlhttp",
    "winhttp",
    "url-retrieve",
    "url-copy-file",
    "url-insert-file",
    "make-network-process",
    "open-network-stream",
    "lwp::",
    "http::tiny",
    "io::socket",
    "net::http",
    "open-uri",
    "uri.open",
    "urlopen",
    "urlretrieve",
    "requests.get",
    "requests.post",
    "requests.put",
    "httpx.",
    "http.client",
    "/inet/tcp",
    "/dev/tcp",
    "download.file",
    "readlines(\"http",
    "readlines('http",
    "httr",
    "\"net/http\"",
    "\"net\"\n",
    "http.get",
    "http get",
    "http.post",
    "http post",
    "http put",
    "java.net",
    "urlsession",
    "nsurl",
    "contentsof",
    "reqwest",
    "downloads.download",
    "http.request",
    ":httpc",
    "socket",
    "nslookup",
    "resolve-dnsname",
    "fsockopen",
    "file_get_contents(\"http",
    "file_get_contents('http",
    "http::geturl",
    "soup.session",
    ".tourl()",
    "new url(",
    "url(\"http",
    "url('http",
    "httpoison",
    "finch.",
    "req.get",
    "aria2c",
    "git clone",
    "scp ",
    "rsync ",
    "ncat ",
    "nc -",
    "drakma",
    "dexador",
    "http.newrequest",
    "slurp \"http",
];

/// Words of what runs a text or a file of any name.
const RUNS_TEXT: &[&str] = &[
    "eval-buffer",
    "eval-region",
    "eval-expression",
    "(eval ",
    "(load ",
    "(load-file",
    "load-string",
    "eval(",
    "eval `",
    "evaluate(",
    "source(",
    "dyn.load",
    "include_string(",
    "include(download",
    "parse_string(",
    "groovyshell(",
    "scriptengine",
    "code.eval",
    "code.compile_string",
    "load_extension(",
    "executeglobal",
    "execute(",
    "(compile-string",
    "interp eval",
    "uplevel",
    "namespace eval",
    "nsapplescript",
    "run script",
    "load script",
    "plugin.open(",
    "eval-string",
    "evalfile",
    "eval[",
    "eval [",
    "evaluate-file",
    "exec.command(\"/bin/sh\")",
    "exec.command(\"sh\")",
    "exec.command(\"/bin/bash\")",
    "exec.command(\"bash\")",
    "eval $",
    "commandline(\"bash\"",
    "commandline(\"sh\"",
    "commandline('bash'",
    "commandline('sh'",
];

/// Words of what makes a file one that can be started.
const RAISES: &[&str] = &[
    "chmod",
    "setexecutable",
    "posixpermissions",
    "setposixfilepermissions",
    "set-file-modes",
    "file attributes",
    "sys.chmod",
    "file.chmod",
];

/// How the rights to be started are written.
const RIGHTS: &[&str] =
    &["+x", "0o755", "0755", "0o700", "0700", "#o755", "#o700", "755", "700", "0o775", "0777", "ixusr", "rwx", "true)"];

/// What libraries call it to ask a store for what a person keeps in it.
const STORES: &[&str] = &[
    "secitemcopymatching",
    "get-storedcredential",
    "credread",
    "keyring.get_password",
    "auth-source-search",
    "auth-source-pick",
    "keychain_get",
    "passwordvault",
    "go-keyring",
    "99designs/keyring",
    "go-netrc",
    "netrc.parse",
    "docker-credential-helpers",
    "keyring::entry",
];

/// Names of files of credentials, as the last part of a path that is put together.
const FILES: &[&str] = &[
    "credentials",
    "id_rsa",
    "id_ed25519",
    "id_ecdsa",
    ".netrc",
    "_netrc",
    ".npmrc",
    ".pypirc",
    ".git-credentials",
    ".pgpass",
    ".vault-token",
    "login data",
    "key4.db",
    "wallet.dat",
    "cookies.sqlite",
    "login.keychain-db",
    "hosts.yml",
    ".authinfo",
    ".authinfo.gpg",
];

/// Those that nothing else is called.
const SURE: &[&str] =
    &["login data", "key4.db", "wallet.dat", "cookies.sqlite", "login.keychain-db", "id_rsa", "id_ed25519"];

/// 200 bytes of a path.
const PATH: usize = 200;

/// What says that a path lies below a home.
const HOMES: &[&str] = &["home", "userprofile", "~", "expanduser", "expand-file-name", "appdata"];

/// Signs between which texts stand.
const QUOTES: &[char] = &['"', '\'', '`'];

/// Whether files of that ending are data to whatever they are given to.
pub(super) fn is_data(extension: &str) -> bool {
    DATA.contains(&extension.to_ascii_lowercase().as_str())
}

/// Casts the nets over a script of no language that is read here. Who is asked before it runs may read it: what its words do
/// together is a warning then, but for what it takes along.
pub(super) fn judge(path: &str, text: &str, context: Context, findings: &mut Findings) {
    let Some(net) = Net::over(text).filter(|_| context != Context::Loose) else { return };
    let most = if context.is_asked() { Severity::Warning } else { Severity::Danger };
    let mut told = Vec::new();
    net.takes(&mut |rule, message| told.push(Finding::new(rule, Place::file(path), message)));
    let mut tell = |rule: &'static Rule, message: &str| {
        let finding = Finding::new(rule, Place::file(path), message);
        let severity = finding.severity.min(most);
        told.push(finding.severity(severity));
    };
    net.stores(&mut tell);
    net.spells(&mut tell);
    net.runs(&mut tell);
    told.into_iter().for_each(|finding| findings.push(finding.evidence(path)));
}

/// Looks for spelled names in a script whose language is read. A guard of that language names credentials and clients to
/// refuse them, so that their words alone say nothing there.
pub(super) fn spells(path: &str, text: &str, context: Context, findings: &mut Findings) {
    if let Some(net) = Net::over(text).filter(|_| !context.is_asked()) {
        net.spells(&mut |rule, message| {
            findings.push(Finding::new(rule, Place::file(path), message).evidence(path));
        });
    }
}

/// A script without its comments, in lower case, that asks the network.
struct Net {
    text: String,
    /// As it was written.
    plain: String,
}

impl Net {
    /// `None` where it asks nobody.
    fn over(text: &str) -> Option<Self> {
        let plain: String = text.lines().filter(|line| !is_comment(line)).flat_map(|line| [line, "\n"]).collect();
        let plain = joins::folded(&plain);
        let net = Self { text: plain.to_lowercase(), plain };
        net.has(REACHES).then_some(net)
    }

    fn has(&self, words: &[&str]) -> bool {
        words.iter().any(|word| self.text.contains(word))
    }

    /// What other programs keep for a person.
    fn stores(&self, tell: &mut impl FnMut(&'static Rule, &str)) {
        let asks = || STORES.iter().find(|word| self.text.contains(**word)).copied();
        if let Some(store) = stores::said(&self.text).or_else(asks) {
            tell(&rules::EXFIL, &format!("`{store}` in a script that asks the network"));
        }
    }

    /// Files of credentials and the whole environment.
    fn takes(&self, tell: &mut impl FnMut(&'static Rule, &str)) {
        let home = Home::of(&self.text);
        if let Some(named) = self.plain.lines().find_map(|line| home.secret_in(line)) {
            tell(&rules::EXFIL, &format!("{named} in a script that asks the network"));
        }
        if self.text.lines().any(takes_environment) {
            tell(&rules::EXFIL, "the whole environment in a script that asks the network");
        }
    }

    fn spells(&self, tell: &mut impl FnMut(&'static Rule, &str)) {
        if let Some(word) = pieced(&self.plain) {
            tell(&rules::DISGUISED, &format!("`{word}`, put together from texts of two or three letters"));
        }
        if let Some(word) = self.plain.lines().find_map(spelled) {
            tell(&rules::DISGUISED, &format!("`{word}`, put together from the numbers of its letters"));
        }
    }

    fn runs(&self, tell: &mut impl FnMut(&'static Rule, &str)) {
        if let Some(word) = RUNS_TEXT.iter().find(|word| self.text.contains(**word)) {
            let message = format!("it asks the network, and `{}` runs what it is given", word.trim());
            return tell(&rules::PIPE, &message);
        }
        if self.text.contains("download(") && self.text.lines().any(includes_what_it_names) {
            return tell(&rules::PIPE, "it asks the network, and includes a file of whatever name");
        }
        let reads_code = self.has(&["(read (current-buffer", "(read-from-string", "(car (read-from-string"]);
        if reads_code && self.has(&["(funcall (intern", "(apply (intern", "symbol-function (intern"]) {
            return tell(
                &rules::PIPE,
                "it asks the network, and gives what it reads as code to a function of a made name",
            );
        }
        let is_raised =
            |line: &str| RAISES.iter().any(|word| line.contains(word)) && RIGHTS.iter().any(|word| line.contains(word));
        if self.text.lines().any(is_raised) {
            tell(&rules::DOWNLOAD, "it asks the network, and makes a file one that can be started");
        } else if starts_what_it_keeps(&self.text) {
            tell(&rules::DOWNLOAD, "it keeps what it fetched, and starts what a variable names");
        }
    }
}

/// Whether a script names a home.
#[derive(Debug, Clone, Copy)]
pub(super) struct Home(bool);

impl Home {
    /// Of words in lower case.
    pub(super) fn of(text: &str) -> Self {
        Self(HOMES.iter().any(|word| text.contains(word)))
    }

    /// The file of credentials that a line of the script names between quotes.
    pub(super) fn secret_in(self, line: &str) -> Option<String> {
        let is_secret = |text: &&str| {
            let below = || self.0 && text.starts_with('.') && paths::is_secret(&format!("~/{text}"));
            text.len() < PATH && (paths::is_secret(text) || below())
        };
        let quoted = line.split(QUOTES).map(str::trim);
        quoted
            .clone()
            .find(is_secret)
            .map(str::to_owned)
            .or_else(|| {
                let is_below = Self::of(&line.to_lowercase()).0;
                let is_file = |text: &str| {
                    let last = text.rsplit('/').next().unwrap_or(text).to_lowercase();
                    let is_sure = self.0 && SURE.contains(&last.as_str());
                    is_sure || is_below && FILES.contains(&last.as_str())
                };
                let mut quoted = quoted.skip(1).step_by(2);
                quoted.find(|text| is_file(text)).map(str::to_owned)
            })
            .or_else(|| bare(line).find(|word| paths::is_secret(word)).map(str::to_owned))
    }

    /// The file that starts by itself, or says what starts, which a line of the script names, in one text or in the parts that
    /// it puts together.
    pub(super) fn lasting_in(self, line: &str) -> Option<String> {
        let is_part = |text: &&str| !text.is_empty() && text.len() < PATH && !text.contains(char::is_whitespace);
        let parts: Vec<&str> = line.split(QUOTES).skip(1).step_by(2).filter(is_part).take(PARTS).collect();
        let is_below = self.0 && parts.first().is_some_and(|first| first.starts_with('.'));
        let whole = || Some(format!("~/{}", parts.join("/"))).filter(|whole| is_below && paths::is_lasting(whole));
        let named = parts.iter().copied().chain(bare(line)).find(|text| paths::is_lasting(text));
        named.map(str::to_owned).or_else(whole)
    }
}

/// 8 parts of a path that one line puts together.
const PARTS: usize = 8;

/// The words of a line that stand in no text and are paths below a home.
fn bare(line: &str) -> impl Iterator<Item = &str> {
    let outside = line.split(QUOTES).step_by(2).flat_map(str::split_whitespace);
    outside.map(|word| word.trim_matches(['(', ')', '[', ']', ',', ';'])).filter(|word| word.starts_with("~/"))
}

/// Whether a script asks the network, as far as its words say.
pub(super) fn reaches(text: &str) -> bool {
    let lower = text.to_lowercase();
    // `new URL("./table.json", import.meta.url)` is a file that lies beside the script.
    let is_beside = |at: usize| {
        lower.get(at..).and_then(|rest| rest.split(')').next()).is_some_and(|call| call.contains("import.meta.url"))
    };
    REACHES.iter().any(|word| lower.match_indices(word).any(|(at, _)| *word != "new url(" || !is_beside(at)))
}

/// Whether a line of Julia's includes the file that a variable names.
fn includes_what_it_names(line: &str) -> bool {
    let inside = line.trim().strip_prefix("include(").and_then(|rest| rest.split(')').next());
    inside.is_some_and(|name| name.chars().all(|c| c.is_alphanumeric() || c == '_'))
}

/// Whether the script writes files and starts a program whose name is no text.
fn starts_what_it_keeps(text: &str) -> bool {
    const KEEPS: &[&str] = &[
        "os.create(",
        "os.writefile(",
        "io.copy(",
        "download",
        "write-region",
        "url-copy-file",
        "savetofile",
        "files.copy(",
        "fileoutputstream",
        "bytes.write",
        "write(to",
        "file.write",
        "writebytes",
    ];
    const STARTS: &[&str] = &[
        "exec.command(",
        "syscall.exec(",
        "processbuilder(",
        ".exec(",
        "system(",
        "system2(",
        "process.run(",
        "process.start(",
        "system.cmd(",
        "call-process ",
        "start-process ",
        ".run ",
        "shellexecute ",
    ];
    let keeps = KEEPS.iter().any(|word| text.contains(word));
    let is_computed = |word: &&str| {
        text.match_indices(*word).any(|(at, word)| {
            let rest = text.get(at.saturating_add(word.len())..).unwrap_or_default().trim_start();
            !rest.starts_with(QUOTES) && !rest.starts_with(')')
        })
    };
    keeps && STARTS.iter().any(is_computed)
}

/// How a line takes the whole environment: what is asked for, and what must not follow where that would ask for one variable.
const ENVIRONMENTS: &[(&str, &[&str])] = &[
    ("system.getenv()", &["[", ".get(", ".getordefault(", ".containskey(", "?.get("]),
    ("os.environ()", &[]),
    ("processinfo.processinfo.environment", &["[", "?["]),
    ("environment.getenvironmentvariables()", &["["]),
    ("sys.getenv()", &["["]),
    ("array get env", &[]),
    ("array get ::env", &[]),
    ("platform.environment", &["[", ".contains"]),
    ("system.get_env()", &["["]),
    ("env::vars()", &[]),
    ("sys.env", &["(", ".get", ".contains"]),
    ("get-environment-variables", &[]),
    ("envpairs()", &[]),
    ("env.each", &[]),
    ("pairs(env)", &[]),
    ("collect(env)", &[]),
];

/// How a line hands the environment on to a program that it starts.
const HANDS_ON: &[&str] = &[".env =", ".env=", ".environment =", "environment:", "env: ", "append(", "putall("];

/// Whether a line in lower case takes the whole environment, and not to hand it on.
fn takes_environment(line: &str) -> bool {
    let is_whole = |(word, one): &(&str, &[&str])| {
        line.match_indices(word).any(|(at, word)| {
            let after = line.get(at.saturating_add(word.len())..).unwrap_or_default();
            let before = line.get(..at).unwrap_or_default();
            let is_part = before.ends_with(|c: char| c.is_alphanumeric()) || after.starts_with('_');
            !is_part && !one.iter().any(|one| after.starts_with(one))
        })
    };
    !HANDS_ON.iter().any(|word| line.contains(word)) && ENVIRONMENTS.iter().any(is_whole)
}

/// Whether the whole line is a comment in some language.
pub(super) fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    ["#", "//", "--", ";", "%", "rem ", "REM ", "* ", "/*", "::", "(*"].iter().any(|start| line.starts_with(start))
}

/// Names of what runs, starts or asks something, which nobody puts together who has nothing to hide.
const HIDDEN: &[&str] = &[
    "eval",
    "exec",
    "load",
    "system",
    "popen",
    "spawn",
    "shell-command",
    "call-process",
    "start-process",
    "load-file",
    "eval-buffer",
    "url-retrieve",
    "execute",
    "invoke",
    "compile",
    "curl",
    "wget",
    "bash",
    "powershell",
    "netrc",
    ".netrc",
    ".ssh",
    ".aws",
    "credentials",
];

/// The name that short texts spell which stand after each other in one pair of brackets: `("ev" "al" "")`, `["sys", "tem"]`.
fn pieced(text: &str) -> Option<&'static str> {
    // 2,000 pairs of brackets of one script, 80 bytes of one.
    const PAIRS: usize = 2_000;
    const INSIDE: usize = 80;
    let pairs = text.split(['(', '[', '{']).skip(1).take(PAIRS);
    let inside = pairs.filter_map(|rest| rest.split([')', ']', '}']).next()).filter(|inside| inside.len() < INSIDE);
    inside.into_iter().find_map(|inside| {
        let between = inside.split('"').step_by(2);
        let texts: Vec<&str> = inside.split('"').skip(1).step_by(2).collect();
        let is_list = between.skip(1).all(|gap| gap.trim().trim_matches(',').trim().is_empty());
        let word = texts.concat().to_lowercase();
        let is_piece = |text: &&str| text.len() < word.len();
        HIDDEN.iter().find(|hidden| **hidden == word && is_list && texts.iter().all(is_piece)).copied()
    })
}

/// The word that a line spells by the numbers of its letters: three letters at least, on a line that makes letters of
/// numbers.
fn spelled(line: &str) -> Option<String> {
    const MAKES: &[&str] = &["chr", "char", "pack", "fromcharcode", "codepoint", "string(", "bytes("];
    // 3 letters: `ssh`, `aws`, `env` have no more.
    const LETTERS: usize = 3;
    let lower = line.to_lowercase();
    if !MAKES.iter().any(|word| lower.contains(word)) {
        return None;
    }
    let is_apart = |c: char| !c.is_ascii_digit();
    let mut word = String::new();
    for number in lower.split(is_apart).filter(|part| !part.is_empty()) {
        let letter = number.parse::<u8>().ok().filter(|byte| byte.is_ascii_lowercase() || b"./_-".contains(byte));
        word.extend(letter.map(char::from));
    }
    (word.chars().filter(char::is_ascii_lowercase).count() >= LETTERS).then_some(word)
}

/// What stands in `text` as a path may: the words between blanks, quotes and brackets.
pub(super) fn words(text: &str) -> BTreeSet<&str> {
    // 400 words of one line or script.
    const WORDS: usize = 400;
    let parts = text.split(|c: char| c.is_whitespace() || "\"'`=;()<>|,".contains(c));
    parts.filter(|word| word.contains('.') && word.len() > 3).take(WORDS).collect()
}

#[cfg(test)]
mod tests;
