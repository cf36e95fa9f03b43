//! What a script of PowerShell's sends away, exports, and has other programs do.

use super::given::Given;
use super::run::{CHOICES, Machine};
use super::value::{Origin, Val};
use crate::finding::{Finding, Findings, Severity};
use crate::rules::shell as rules;
use crate::shell::{self, Context};

/// Variables that make programs load code.
const LOADERS: &[&str] = &[
    "NODE_OPTIONS",
    "PYTHONSTARTUP",
    "PYTHONPATH",
    "PERL5OPT",
    "RUBYOPT",
    "BASH_ENV",
    "LD_PRELOAD",
    "JAVA_TOOL_OPTIONS",
    "DOTNET_STARTUP_HOOKS",
    "COR_PROFILER",
    "CORECLR_PROFILER",
    "COR_PROFILER_PATH",
    "CORECLR_PROFILER_PATH",
    "GIT_SSH_COMMAND",
    "GIT_EXTERNAL_DIFF",
    "PSMODULEPATH",
    "COMSPEC",
];

/// Options that make Node load something.
const LOADS: &[&str] = &["-r ", "--require", "--import", "--loader"];

/// Keys of the registry that hold credentials.
const KEYS: &[&str] = &["hklm/sam", "hklm/security", "simontatham/putty/sessions", "hkey_local_machine/sam"];

impl Machine<'_, '_> {
    /// What leaves the machine.
    pub(super) fn leaves(&mut self, origin: Origin, by: &str) {
        if origin.has(Origin::ENVIRONMENT.and(Origin::CREDENTIALS)) {
            let severity = self.told.by_itself();
            self.told.tell(&rules::EXFIL, self.at, &format!("secrets are sent away by {by}"), severity);
        } else if origin.has(Origin::DOTENV) {
            let severity = self.told.by_itself();
            self.told.tell(&rules::EXFIL, self.at, "what a project keeps its secrets in is sent", severity);
        } else if origin.has(Origin::SECRET) {
            // A key in a header is how services are asked; in a body or over a bare connection nobody asks so.
            let is_told = by.starts_with("a bare") || by.starts_with("the body");
            let severity = if is_told { self.told.by_itself() } else { Some(Severity::Warning) };
            self.told.tell(&rules::EXFIL, self.at, &format!("a secret is sent by {by}"), severity);
        }
    }

    /// A variable that is set for everything that starts later.
    pub(super) fn sets(&mut self, name: &Val, value: &Val, scope: &str) {
        let scope = scope.to_ascii_lowercase();
        let lasts = matches!(scope.as_str(), "user" | "machine" | "1" | "2");
        let names: Vec<String> = name.texts.iter().map(|name| name.to_ascii_uppercase()).collect();
        if !lasts {
            return names.iter().for_each(|name| self.exports(&format!("env:{name}"), value));
        }
        if let Some(name) = names.iter().find(|name| LOADERS.contains(&name.as_str())) {
            self.told.worst(&rules::LOADER, self.at, &format!("{name} is set for good"));
        } else if names.iter().any(|name| name == "PATH") {
            let severity = Some(Severity::Warning);
            self.told.tell(&rules::LASTING, self.at, "where programs are looked for is changed for good", severity);
        }
    }

    /// A variable that is set for what the script starts.
    pub(super) fn exports(&mut self, name: &str, value: &Val) {
        let upper = name.trim_start_matches("env:").to_ascii_uppercase();
        let loads = match upper.as_str() {
            "LD_PRELOAD" | "DOTNET_STARTUP_HOOKS" => true,
            "NODE_OPTIONS" => LOADS.iter().any(|option| value.first().contains(option)),
            _ => false,
        };
        if loads {
            self.told.worst(&rules::LOADER, self.at, &format!("{upper} makes programs load code"));
        }
    }

    /// A program with its words.
    pub(super) fn program(&mut self, words: &[Val]) {
        let Some(name) = words.first().map(|name| super::acts::bare(name.first())) else { return };
        if matches!(name.as_str(), "cmd" | "powershell" | "pwsh" | "sh" | "bash") && self.met.has(Origin::SOCKET) {
            self.told.worst(&rules::REVERSE, self.at, &format!("{name} is started beside a bare connection"));
        }
        let is_unknown = name.starts_with("${") && lower(words).iter().any(|text| text == "-file");
        if is_unknown || matches!(name.as_str(), "nohup" | "setsid") && words.len() > 1 {
            // The program that runs the script may be named by its path.
            return if is_unknown { self.host(words) } else { self.program(words.get(1..).unwrap_or_default()) };
        }
        let program = words.first().map(|name| self.paths(name)).unwrap_or_default();
        if let Some(path) = program.into_iter().find(|path| self.is_fetched(path)) {
            self.told.worst(&rules::DOWNLOAD, self.at, &format!("{path} came over the network and is run"));
        }
        match name.as_str() {
            "curl" | "wget" | "certutil" | "bitsadmin" => self.loads(&name, words),
            "vssadmin" | "wmic" | "format" | "diskpart" => self.wipes(&name, words),
            "net" => self.accounts(words),
            "cmdkey" => self.credentials(words),
            "reg" => self.registry(words),
            "setx" => self.lasts(words),
            "sc" => self.services(words),
            "robocopy" | "xcopy" => self.copies(words),
            "findstr" | "7z" | "7za" | "esentutl" | "type" => {
                words.iter().skip(1).for_each(|word| drop(self.reads(word)));
            }
            "cmd" => self.cmd(words),
            "powershell" | "pwsh" => self.host(words),
            _ => {}
        }
        self.line(&name, words);
    }

    /// A program that goes on by itself while the script does.
    pub(super) fn sets_off(&mut self, words: &[Val]) {
        let endless = self.endless;
        self.program(words);
        if self.endless > endless {
            self.told.tell(&rules::DAEMON, self.at, "what it starts never ends", self.told.unless_asked());
        }
    }

    /// What fetches: where what it brings lies.
    fn loads(&mut self, name: &str, words: &[Val]) {
        let none = Val::default();
        let nth = match name {
            "certutil" if lower(words).iter().any(|text| text.trim_start_matches(['-', '/']) == "urlcache") => {
                words.len() - 1
            }
            "bitsadmin" if lower(words).iter().any(|text| text == "/transfer") => words.len() - 1,
            "curl" | "wget" => {
                let is_option = |word: &Val| matches!(word.first(), "-o" | "--output" | "-O" | "--output-document");
                words.iter().position(is_option).map_or(words.len(), |at| at + 1)
            }
            _ => words.len(),
        };
        self.fetches(words.get(nth).unwrap_or(&none));
    }

    /// What wipes disks and what they were saved by.
    fn wipes(&mut self, name: &str, words: &[Val]) {
        let lower = lower(words);
        let has = |word: &str| lower.iter().any(|text| text == word);
        let is_drive = |text: &String| text.len() == 2 && text.ends_with(':');
        let wipes = match name {
            "vssadmin" => has("delete") && has("shadows"),
            "wmic" => has("shadowcopy") && has("delete"),
            "format" => lower.iter().any(is_drive),
            _ => false,
        };
        if wipes {
            self.told.worst(&rules::DESTRUCTION, self.at, &format!("{name} wipes what nothing brings back"));
        }
    }

    /// `net user … /add`
    fn accounts(&mut self, words: &[Val]) {
        let lower = lower(words);
        if lower.first().is_some_and(|kind| kind == "user" || kind == "localgroup")
            && lower.iter().any(|text| text == "/add")
        {
            self.told.worst(&rules::LASTING, self.at, "an account is made");
        }
    }

    /// What files hold that a program is handed: `-T file`, `-d @file`, `-F name=@file`.
    pub(super) fn handed(&self, words: &[Val]) -> Origin {
        let texts = words.iter().flat_map(|word| &word.texts);
        let files = texts.map(|text| text.rsplit('@').next().unwrap_or(text));
        let kept = files.filter_map(|file| {
            let path = super::places::path(file, self.folder.as_deref());
            self.kept.get(&path)
        });
        kept.fold(Origin::default(), |all, value| all.and(value.origin.kept()))
    }

    /// `cmdkey`
    fn credentials(&mut self, words: &[Val]) {
        if lower(words).iter().any(|text| text.starts_with("/list")) {
            self.told.tell(&rules::SECRET, self.at, "stored credentials are listed", Some(Severity::Warning));
        }
    }

    /// `reg`
    fn registry(&mut self, words: &[Val]) {
        let none = Val::default();
        let (act, key) = two(words, &none);
        match act.first().to_ascii_lowercase().as_str() {
            "add" | "import" | "copy" => self.written(key, &none),
            "save" | "export" | "query" => self.key(key.first()),
            _ => {}
        }
    }

    /// A key of the registry that is read.
    fn key(&mut self, key: &str) {
        let key = key.to_ascii_lowercase().replace('\\', "/");
        if KEYS.iter().any(|kept| key.contains(kept)) {
            let severity = self.told.by_itself();
            self.told.tell(&rules::SECRET, self.at, &format!("{key} is read"), severity);
        }
    }

    /// `setx`
    fn lasts(&mut self, words: &[Val]) {
        let none = Val::default();
        let (name, value) = two(words, &none);
        self.sets(name, value, "user");
    }

    /// `sc`
    fn services(&mut self, words: &[Val]) {
        let lower = lower(words);
        let has = |word: &str| lower.iter().any(|text| text == word);
        if has("create") || has("config") && lower.iter().any(|text| text.starts_with("binpath")) {
            self.told.worst(&rules::LASTING, self.at, "a service is made");
        }
    }

    /// `robocopy`, `xcopy`
    fn copies(&mut self, words: &[Val]) {
        let none = Val::default();
        let mut files = words.iter().skip(1).filter(|word| !word.first().starts_with('/'));
        let read = self.reads(files.next().unwrap_or(&none));
        self.written(files.next().unwrap_or(&none), &read);
    }

    /// `cmd`, which starts the program after `/c`.
    fn cmd(&mut self, words: &[Val]) {
        let rest: Vec<&str> = words.iter().skip(1).map(Val::first).skip_while(|text| !is_code(text)).skip(1).collect();
        let line = rest.join(" ");
        let inner: Vec<Val> = line.split_whitespace().take(60).map(|word| Val::of(word.trim_matches('"'))).collect();
        if inner.first().is_some_and(|first| !first.first().eq_ignore_ascii_case("cmd")) {
            self.program(&inner);
        }
    }

    /// PowerShell that is started with code.
    fn host(&mut self, words: &[Val]) {
        let mut rest = words.iter().skip(1).map(Val::first);
        while let Some(word) = rest.next() {
            let option = word.to_ascii_lowercase();
            let is_code = option.len() > 1 && "-command".starts_with(&option);
            let is_encoded = option == "-ec" || option.len() > 1 && "-encodedcommand".starts_with(&option);
            if is_code {
                let code: Vec<&str> = rest.collect();
                self.nested(&code.join(" "));
                return;
            }
            if is_encoded {
                return self.encoded(rest.next());
            }
            if option.len() > 1 && "-file".starts_with(&option) {
                let file = rest.next().unwrap_or_default().to_owned();
                self.runs(&Val::of(file));
                return;
            }
        }
    }

    /// Code that PowerShell decodes by itself.
    fn encoded(&mut self, code: Option<&str>) {
        self.told.worst(&rules::DECODED, self.at, "PowerShell runs what it decodes");
        if let Some(code) = code.and_then(super::calls::decoded) {
            self.nested(&code);
        }
    }

    /// The words as lines of a shell's.
    fn line(&mut self, name: &str, words: &[Val]) {
        let is_plain = name.chars().all(|c| c.is_ascii_alphanumeric() || "-_.+".contains(c));
        if matches!(name, "powershell" | "pwsh" | "cmd") || !is_plain {
            return;
        }
        let most = words.iter().map(|word| word.texts.len()).max().unwrap_or(0).clamp(1, CHOICES);
        for nth in 0..most {
            self.judges(&spelled(name, words, nth));
        }
    }

    /// What the rules for lines of a shell's hold against one.
    fn judges(&mut self, line: &str) {
        let is_asked = self.told.context.is_asked();
        let context = if is_asked { self.told.context } else { Context::Code };
        let most = if is_asked { Severity::Warning } else { Severity::Danger };
        let mut found = Findings::default();
        let calls = shell::judge(&self.place(), line, context, &mut found);
        self.told.calls.extend(calls);
        for finding in found.finish().iter().filter(|finding| is_held(finding)) {
            self.told.tell(finding.rule, self.at, &finding.message, Some(finding.severity.min(most)));
        }
    }

    /// Where it happens.
    fn place(&self) -> crate::finding::Place {
        self.told.source.place(self.at, self.at.saturating_add(1))
    }

    /// A command that asks the network.
    pub(super) fn asks(&mut self, name: &str, given: &Given, input: &Val) -> Val {
        let mut origin = input.origin.kept();
        for (option, value) in &given.all {
            let is_file = option.starts_with("inf") || option.starts_with("form") && value.origin.has(Origin::FILES);
            let read = is_file.then(|| self.reads(value).origin.kept());
            origin = origin.and(value.origin.kept()).and(read.unwrap_or_default());
        }
        if let Some(files) = given.named("attachments").filter(|_| name == "send-mailmessage") {
            origin = origin.and(self.reads(&files).origin);
        }
        let is_body = |option: &str| {
            option.len() > 2 && ["body", "form", "infile", "useragent"].iter().any(|name| name.starts_with(option))
        };
        let bodies = given.all.iter().filter(|(option, _)| is_body(option));
        let body = bodies.fold(input.origin.kept(), |all, (_, value)| all.and(value.origin.kept()));
        if body.has(Origin::SECRET) {
            self.leaves(body, "the body of a request");
        }
        self.leaves(origin, name);
        Val::unknown("", Origin::FETCHED)
    }
}

/// The words after a program's name, in lower case.
fn lower(words: &[Val]) -> Vec<String> {
    words.iter().skip(1).map(|word| word.first().to_ascii_lowercase()).collect()
}

/// The first two words after a program's name, or `none`.
fn two<'w>(words: &'w [Val], none: &'w Val) -> (&'w Val, &'w Val) {
    (words.get(1).unwrap_or(none), words.get(2).unwrap_or(none))
}

/// Whether what follows an option of `cmd` is a program.
fn is_code(option: &str) -> bool {
    option.get(..2).is_some_and(|start| matches!(start, "/c" | "/C" | "/k" | "/K"))
}

/// Whether a finding about a line of a shell's is one about a script of PowerShell's, too.
fn is_held(finding: &Finding) -> bool {
    let is_sent = finding.rule.id == rules::EXFIL.id || finding.rule.id == rules::SECRET.id;
    let is_own = finding.rule.id != rules::INLINE.id;
    (finding.severity == Severity::Danger || is_sent) && is_own
}

/// A program's words as a line of a shell's, each as the `nth` text that it may be.
fn spelled(name: &str, words: &[Val], nth: usize) -> String {
    let mut line = name.to_owned();
    for word in words.iter().skip(1) {
        let text = word.texts.get(nth % word.texts.len().max(1)).map_or("", String::as_str);
        line.push(' ');
        line.push_str(&quoted(text));
    }
    line
}

/// A word of a shell's in which only `${NAME}` stands for something.
fn quoted(text: &str) -> String {
    let text = text.replace('\\', "/");
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:@%+=,".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        return text;
    }
    let mut out = String::from("\"");
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        if matches!(c, '"' | '`') || c == '$' && rest.peek() != Some(&'{') {
            out.push('\\');
        }
        out.push(c);
    }
    out.push('"');
    out.replace("${}", "${_}").replace("${.", "${_")
}
