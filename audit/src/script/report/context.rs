//! What a plugin's code asks the host for, by `ctx.read`, `ctx.write`, `ctx.bash` and `ctx.fetch` or by lines that say the same: the
//! host judges each request when it comes, and the audit what of it can be read beforehand.

use std::rc::Rc;
use std::sync::LazyLock;

use regex::Regex;

use super::facts::{COPIED, VARIABLE};
use super::{Judge, hit, paths};
use crate::finding::{Confidence, Finding, Findings, Place, Severity};
use crate::prose;
use crate::rule::Rule;
use crate::rules::{prose as pages, script as rules, shell as commands};
use crate::script::graph::{Call, Site, UNKNOWN};
use crate::script::value::{CellId, Flags, GAP, Val};
use crate::shell::{self, Context, stores};

/// Each request, and the parameter that says what it is about (docs/formats/rpc.md).
const REQUESTS: &[(&str, &str)] =
    &[("ctx.read", "path"), ("ctx.write", "path"), ("ctx.bash", "command"), ("ctx.fetch", "url")];

/// 64 members and texts of answers: a hook says one thing or two.
const ANSWERS: usize = 64;

/// 40 bytes: an order has more.
const SENTENCE: usize = 40;

/// 16 commands of one request: lists of commands are longer and run one by one, none of them hidden.
const COMMANDS: usize = 16;

/// Commands that print the whole environment.
const ENVIRONMENT: &[&str] = &["env", "printenv", "set", "export -p", "declare -x", "declare -px"];

/// What a command looks like to a shell in which the part that the code takes from elsewhere came over the network.
const FETCHED: &str = "PART=$(curl -s https://answer.invalid/)\n";

/// A word of a command, and what a command with it would be.
type Word = (&'static Rule, String);

/// What commands tell of a machine and of who uses it.
const MACHINE: &[(&str, &[&str])] = &[
    (
        "who uses it",
        &["id", "whoami", "logname", "who", "last", "git config user.email", "git config --get user.email"],
    ),
    ("what it is called", &["hostname", "uname -n", "uname -a", "scutil --get", "system_profiler"]),
    (COPIED, &["pbpaste", "wl-paste", "xclip -o", "xsel", "powershell get-clipboard"]),
    ("where it is", &["ip addr", "ip address", "ip -brief address", "ip a", "ifconfig", "arp", "netstat"]),
    ("what it works on", &["git remote -v", "git remote get-url", "git config --get remote.origin.url"]),
];

/// Texts of the plugin of which no honest command is made.
pub(super) struct Telling {
    /// One that stands in the command as it is.
    whole: Option<Word>,
    /// One of a list of a command's words.
    listed: Option<Word>,
}

/// 200 bytes of a text that may be part of a command: longer ones are prose, or tables.
const WORDS: usize = 200;
/// What fetches, as the beginning of a command has it.
const FETCHES: &[&str] = &["curl -", "wget -", "curl http", "wget http", "iwr http"];
/// The same as a word of a list, and words that follow it there.
const FETCHERS: &[&str] = &["curl", "wget"];
const OPTIONS: &[&str] = &[
    "-s", "-L", "-sL", "-sS", "-fs", "-fsS", "-sSL", "-sSf", "-sSfL", "-fsSL", "-q", "-qO-", "-O-", "-T", "--silent",
    "--quiet",
];
/// What leaves something behind that runs again.
const LASTS: &[&str] = &["crontab -", "| crontab", "authorized_keys", "launchctl load", "schtasks /create"];

impl Judge<'_, '_> {
    /// `request`, which is of the path, command or address `about`, with the content that is written.
    pub(super) fn asked(&mut self, request: &str, (about, content): (CellId, Option<CellId>), site: Site) {
        self.facts.requests.entry(request.to_owned()).or_insert(site);
        match request {
            "ctx.read" => {
                self.open_request((&rules::FS_ACCESS, "which file this reads"), about, site);
                self.spelled(about, site);
                self.file("readFile", &[about], site);
                if let Some(path) = self.strings(about).iter().find(|path| stores::is_dotenv(path)) {
                    self.secret("a project's secrets", path, site);
                }
            }
            "ctx.write" => {
                self.open_request((&rules::FS_ACCESS, "which file this writes"), about, site);
                self.spelled(about, site);
                self.file("writeFile", &[about], site);
                if content.is_some_and(|content| self.flags(content).any(Flags::FETCHED)) {
                    let paths: Vec<String> = self.strings(about).iter().map(|path| bare(&in_shell(path))).collect();
                    self.facts.fetched.extend(paths);
                }
            }
            "ctx.bash" => {
                if self.open_request((&rules::EXEC_COMMAND, "which command this runs"), about, site) {
                    self.open_command(site);
                } else {
                    self.half_open_command(about, site);
                }
                self.asked_command(about, site);
            }
            "ctx.fetch" => {
                self.asked_address(about, site);
                if let Some(options) = content {
                    self.sent_by_host(&[about, options], site);
                }
            }
            _ => {}
        }
    }

    /// A request of which nothing, or not all, is known before it comes: whether it is one.
    fn open_request(&mut self, (rule, what): (&'static Rule, &str), about: CellId, site: Site) -> bool {
        let texts = self.strings(about);
        let is_known = |text: &str| text.contains(char::is_alphanumeric) && !is_open(text);
        let is_open = self.may_be_another(about)
            || self.flags(about).any(Flags::TEXTS)
            || !texts.iter().any(|text| is_known(text))
            || texts.iter().any(|text| is_open(text));
        if is_open {
            let found = hit(rule, site, format!("{what} is only known when it runs"));
            self.hit(found.severity(Severity::Warning).confidence(Confidence::Low));
        }
        is_open
    }

    /// A path that is made of characters by their numbers: nobody who means well hides which file it is.
    fn spelled(&mut self, about: CellId, site: Site) {
        if self.flags(about).any(Flags::CHARS) && self.strings(about).iter().all(|path| paths::secret(path).is_none()) {
            self.hit(hit(&rules::HIDDEN_PATH, site, "the path is made of characters by their numbers"));
        }
    }

    /// Whether a cell may be another text than those that it holds. Of a text that is known in part the rest is unknown, too.
    fn may_be_another(&self, cell: CellId) -> bool {
        let content = self.solver.graph.at(cell);
        let in_part = || content.vals.iter().any(|val| matches!(val, Val::Part(_)));
        cell == UNKNOWN || content.flags.any(Flags::UNKNOWN) && !in_part()
    }

    /// A command that is put together where nobody can follow it, of words that no honest command is made of.
    fn open_command(&mut self, site: Site) {
        let Telling { whole, listed } = self.telling();
        let told = listed.as_ref().or(whole.as_ref()).cloned();
        self.told_by_word(told, site);
    }

    /// A command that is known in part: its program may not be, and it may be another one besides, which only words that stand in lists
    /// of a command's words tell.
    fn half_open_command(&mut self, about: CellId, site: Site) {
        if self.strings(about).iter().any(|line| line.trim_start().starts_with(GAP)) {
            let found = hit(&rules::EXEC_COMMAND, site, "which program this starts is only known when it runs");
            self.hit(found.severity(Severity::Warning).confidence(Confidence::Low));
        }
        if self.flags(about).any(Flags::UNKNOWN) {
            let told = self.telling().listed.clone();
            self.told_by_word(told, site);
        }
    }

    fn told_by_word(&mut self, told: Option<Word>, site: Site) {
        if let Some((rule, word)) = told {
            let message = format!("a command that is only known when it runs, in code that holds `{}`", word.trim());
            self.hit(hit(rule, site, message).confidence(Confidence::Medium));
        }
    }

    fn telling(&self) -> &Telling {
        self.words.get_or_init(|| {
            let texts = || self.solver.graph.names.texts().filter(|text| text.len() < WORDS);
            // Who asks which programs are there names them as well.
            let asks = texts().any(|text| text.contains("://")) && texts().any(|text| OPTIONS.contains(&text));
            let fetcher = texts().find(|text| asks && FETCHERS.contains(text));
            let listed = fetcher.map(|word| (&commands::DOWNLOAD, word.to_owned()));
            let whole = texts().find_map(telling_word).map(|(rule, word)| (rule, word.to_owned()));
            Telling { whole, listed }
        })
    }

    fn asked_command(&mut self, about: CellId, site: Site) {
        let flags = self.flags(about);
        self.decoded(&[about], site);
        let mut lines: Vec<String> = self.strings(about).iter().take(COMMANDS).map(|line| in_shell(line)).collect();
        if flags.any(Flags::FETCHED) {
            lines.extend(self.may_be_another(about).then(|| "${PART}".to_owned()));
            let becomes = |line: &String| is_danger(&format!("{FETCHED}{}", filled(line))) && !is_danger(line);
            if lines.iter().any(becomes) {
                self.hit(hit(&commands::DOWNLOAD, site, "what the network answers becomes a command"));
            } else {
                let found = hit(&rules::EXEC_COMMAND, site, "a part of this command came over the network");
                self.hit(found.severity(Severity::Warning).confidence(Confidence::Low));
            }
        }
        lines.extend(self.strings(about).iter().take(COMMANDS).filter_map(|line| read_by_any(line)));
        for line in lines {
            let (found, calls) = judged(&line);
            self.facts.started.extend(calls.iter().map(|call| (site, bare(&call.path))));
            for finding in found.iter().filter(|finding| finding.severity >= Severity::Warning) {
                if finding.rule.id == commands::SECRET.id {
                    let what = format!("in a command {}", finding.message);
                    self.facts.at(site.file).reads(site, what);
                }
                self.hit(hit(finding.rule, site, finding.message.clone()).severity(finding.severity));
            }
            self.printed(&line, site);
        }
    }

    /// What a request to the host carries along: a body, headers.
    fn sent_by_host(&mut self, args: &[CellId], site: Site) {
        self.facts.sends = true;
        self.shown(args, site);
    }

    /// What a command tells of the process, of the machine and of who uses it.
    fn printed(&mut self, line: &str, site: Site) {
        let parts = || line.split(['|', ';', '&', '\n', '(', '>']).map(str::trim);
        if parts().any(|part| ENVIRONMENT.contains(&part)) {
            self.facts.printed.get_or_insert((site, "the whole environment is read".to_owned()));
            self.environment("a command prints the whole environment", site);
        }
        // What goes on to another command is an answer to that.
        if let Some(name) = printed_variable(line).filter(|name| paths::is_secret_name(name)) {
            let what = format!("{VARIABLE}{name}, which a command prints,");
            self.facts.printed.get_or_insert((site, format!("the environment variable {name} is read")));
            self.facts.at(site.file).reads(site, what);
            self.hit(hit(&rules::ENV_READ, site, format!("a command prints the environment variable {name}")));
        }
        for (what, starts) in MACHINE {
            let is_told = |rest: &str| rest.is_empty() || rest.starts_with(' ');
            let tells = |part: &str| starts.iter().any(|start| part.strip_prefix(start).is_some_and(is_told));
            if parts().any(tells) {
                self.facts.at(site.file).machine.entry(what).or_insert(site);
            }
        }
    }

    fn asked_address(&mut self, about: CellId, site: Site) {
        self.facts.at(site.file).network.get_or_insert(site);
        for text in self.strings(about) {
            let host = url::Url::parse(&text).ok().and_then(|url| url.host_str().map(str::to_owned));
            if let Some(host) = host.filter(|host| !host.contains(GAP) && !host.contains("%00")) {
                self.facts.hosts.push((site, host));
            }
        }
    }

    /// What hooks and handlers answer the host, who hands it to the agent.
    pub(super) fn answers(&mut self) {
        for op in std::mem::take(&mut self.solver.answers) {
            let site = self.solver.graph.sites.get(op.index()).copied().unwrap_or_default();
            let answer = self.solver.graph.cell_of(op);
            let mut cells = vec![answer];
            for val in self.solver.graph.at(answer).vals.iter() {
                if let Val::Obj(object) = val {
                    cells.extend(self.solver.graph.obj(object).fields.iter().map(|(_, cell)| *cell));
                }
            }
            let mut texts: Vec<Rc<str>> = cells.into_iter().take(ANSWERS).flat_map(|cell| self.strings(cell)).collect();
            texts.sort_unstable();
            texts.dedup();
            for text in texts.iter().filter(|text| text.len() >= SENTENCE && text.contains(' ')).take(ANSWERS) {
                // What a person may install or set up is a hint.
                let is_hint = |found: &Finding| {
                    let rule = found.rule.id;
                    found.severity < Severity::Danger && (rule == pages::MEMORY.id || rule == pages::SHELL.id)
                };
                for found in prose::told(&text.replace(GAP, " ")).into_iter().filter(|found| !is_hint(found)) {
                    let message = format!("in what the agent is told: {}", found.message);
                    self.hit(hit(found.rule, site, message).severity(found.severity));
                }
            }
        }
    }

    /// What the network answered is written to a file and run from there.
    pub(super) fn started(&mut self) {
        for (site, path) in std::mem::take(&mut self.facts.started) {
            if self.facts.fetched.contains(&path) {
                self.hit(hit(&commands::DOWNLOAD, site, format!("{path} holds what the network answered, and is run")));
            }
        }
    }

    /// A line to the host as programs write it themselves: `{ method: 'ctx.read', params: { path } }` goes into a call.
    pub(super) fn sent(&mut self, call: &Call, site: Site) {
        if !*self.speaks.get_or_init(|| {
            let known = |text: &str| REQUESTS.iter().any(|(request, _)| *request == text);
            self.solver.graph.names.texts().any(known)
        }) {
            return;
        }
        for message in &*call.args {
            let requests: Vec<_> =
                self.members(*message, "method").into_iter().flat_map(|cell| self.strings(cell)).collect();
            let params = self.members(*message, "params");
            for (request, about) in REQUESTS.iter().filter(|(request, _)| requests.iter().any(|one| **one == **request))
            {
                for params in &params {
                    let content = self.members(*params, "content").first().copied();
                    for about in self.members(*params, about) {
                        self.asked(request, (about, content), site);
                    }
                }
            }
        }
    }

    /// The members `name` of the objects in a cell.
    pub(super) fn members(&mut self, from: CellId, name: &str) -> Vec<CellId> {
        let name = self.solver.graph.names.intern(name);
        let objects = self.solver.graph.at(from).vals.iter();
        objects
            .filter_map(|val| match val {
                Val::Obj(object) => self.solver.graph.has_member(object, name),
                _ => None,
            })
            .collect()
    }
}

/// Whether a path is known no further than that it leads to something hidden in a person's home, or out of where it begins.
fn is_open(path: &str) -> bool {
    let Some((known, _)) = path.split_once(GAP) else { return false };
    let is_hidden = known.ends_with("/.") || known.contains("/.") && known.ends_with('/');
    known.contains("..") || known.starts_with('~') && (known.len() <= 2 || is_hidden)
}

/// A line whose program is not known, as one that reads what the line names.
fn read_by_any(line: &str) -> Option<String> {
    let (_, rest) = line.trim_start().strip_prefix(GAP)?.split_once(' ')?;
    Some(format!("cat {}", in_shell(rest)))
}

/// What of a text no honest command is made of, and what a command with it would be.
fn telling_word(text: &str) -> Option<(&'static Rule, &str)> {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(FETCHES) {
        return Some((&commands::DOWNLOAD, text));
    }
    if has(stores::KEYCHAINS) || has(&["secret-tool lookup"]) {
        return Some((&commands::SECRET, text));
    }
    has(LASTS).then_some((&commands::LASTING, text))
}

/// The variable that the one command of a line prints.
fn printed_variable(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    let is_single = !line.contains(['|', '>', '<', ';', '&']);
    let program = words.next().filter(|_| is_single)?;
    let word = words.last()?.trim_matches(['"', '\'']);
    let name = match program {
        "printenv" => word,
        "echo" | "printf" => word.strip_prefix('$')?.trim_matches(['{', '}']),
        _ => return None,
    };
    name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_').then_some(name)
}

/// A line whose parts the code puts in before a shell sees it: also where that would leave them alone.
fn filled(line: &str) -> String {
    HEREDOC.as_ref().map_or_else(|| line.to_owned(), |heredoc| heredoc.replace_all(line, "<<$1").into_owned())
}

/// The beginning of a document in a line, whose word is quoted.
static HEREDOC: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r#"<<-?\s*["'](\w+)["']"#).ok());

/// A text as a shell would have it, with a variable for what is not known.
fn in_shell(text: &str) -> String {
    text.replace(GAP, "${PART}")
}

/// A path without the folder that it begins in.
fn bare(path: &str) -> String {
    path.strip_prefix("./").unwrap_or(path).to_owned()
}

/// What a shell that code hands `line` would do, and which scripts it would run.
fn judged(line: &str) -> (Vec<Finding>, Vec<shell::Call>) {
    let mut found = Findings::default();
    let calls = shell::judge(&Place::bundle(), line, Context::Code, &mut found);
    (found.finish(), calls)
}

fn is_danger(line: &str) -> bool {
    judged(line).0.iter().any(|finding| finding.severity == Severity::Danger)
}
