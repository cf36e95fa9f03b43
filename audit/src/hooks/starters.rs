//! Files from which a machine runs something once they lie where they belong: units, tasks of editors, hooks of git, recipes
//! of containers and of other people's machines. A plugin brings them, and its text or a script of it puts them there.

use super::kinds::{Kind, OPTIONS, Where, kind, runs_fetched};
use super::mounts;
use super::pieces::{self, Piece};
use super::{Called, text};
use crate::bundle::{Bundle, File};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::layout::{Layout, Role, is_script};
use crate::rules::shell as rules;
use crate::shell::{self, Context};
use crate::text::Source;

/// 64 KiB: ten times the largest such file of real projects.
const FILE_BYTES: u64 = 64 << 10;

/// Judges every such file of `bundle`.
pub(super) fn inspect(bundle: &Bundle, layout: &Layout, called: &mut Called<'_>, findings: &mut Findings) {
    let mut said: Option<Vec<Said>> = None;
    for file in bundle.files().iter().filter(|file| may_be(file, layout)) {
        let Some(text) = text(bundle, &file.path) else { continue };
        let known = Kind::of(&file.path, &text);
        let lends = known.filter(|kind| kind.runs == Where::Away).and_then(|_| mounts::secret(&text));
        let says = |kind: Kind| kind.starts || kind.name == OPTIONS.name;
        let may_matter = known.is_some_and(says)
            || lends.is_some()
            || pieces::may_reach(&text)
            || loosens(&file.path, &text).is_some();
        if !may_matter {
            continue;
        }
        let texts = said.get_or_insert_with(|| said_by(bundle, layout));
        let is_used = namers(&file.path, texts).next().is_some();
        let is_started = known.is_some_and(|kind| kind.starts)
            && namers(&file.path, texts).any(|said| starts(&said.text) && said.means(&file.path));
        let kind = match known {
            Some(kind) => kind,
            None if is_used && is_settings(file) => kind("a file", Where::Somewhere),
            None => continue,
        };
        let one = Starter { path: &file.path, text: &text, kind, lends: lends.as_deref(), is_used, is_started };
        one.judge(called, findings);
        if let Some(place) = one.lends
            && let Some(by) = mounts::started_by(&file.path, texts)
        {
            let message = format!("{by} starts a container that is given {place}");
            findings.push(Finding::new(&rules::SECRET, Place::file(&file.path), message).evidence(place));
        }
    }
}

/// A file, what it is, and whether anything in the plugin puts it somewhere.
struct Starter<'a> {
    path: &'a str,
    text: &'a str,
    kind: Kind,
    /// The place of credentials that a container is given.
    lends: Option<&'a str>,
    is_used: bool,
    /// Whether who names it also has it started.
    is_started: bool,
}

impl Starter<'_> {
    fn judge(&self, called: &mut Called<'_>, findings: &mut Findings) {
        let source = Source::new(self.path, self.text);
        let mut told = Vec::new();
        if self.kind.is_script {
            let mut own = Findings::default();
            let context = if self.is_used { Context::Named } else { Context::Loose };
            let followed = shell::judge_script(&source, shell::Beside::default(), context, &mut own);
            called.onward(self.path, context, &followed.calls);
            told.extend(own.finish().into_iter().filter(|finding| finding.severity == Severity::Danger));
        }
        if self.kind.name == OPTIONS.name && self.is_used {
            self.names_scripts(called);
        }
        for Piece { key, text, at } in pieces::pieces(self.text) {
            // `%d` is a home to ssh.
            let text = text.replace("%d/", "~/");
            let (_, line) = source.line(at);
            let place = source.place(at, at.saturating_add(line.len()));
            if let Some(finding) = encoded(&text, &place) {
                told.push(finding);
            }
            for finding in pieces::dangers(&text, &place) {
                // Whose container is given the machine runs what it says there.
                let kind = if self.text.contains("/:/") { Kind { runs: Where::Here, ..self.kind } } else { self.kind };
                // What a project's own jobs fetch is its own.
                let is_told = self.is_used || kind.runs != Where::Away || !runs_fetched(&finding);
                if let Some(severity) = kind.severity(&key, &finding).filter(|_| is_told) {
                    told.push(finding.severity(severity));
                }
            }
        }
        told.extend(self.secrets());
        if let Some(setting) = loosens(self.path, self.text) {
            told.push(Finding::new(&rules::STARTER, Place::file(self.path), format!("{setting} is set")));
        }
        if self.kind.starts && self.is_used {
            let message = format!("{}, which the plugin has put in its place", self.kind.name);
            let severity = if self.is_started { Severity::Danger } else { Severity::Warning };
            told.push(Finding::new(&rules::STARTER, Place::file(self.path), message).severity(severity));
        }
        // What lies at the root is for those who work on the plugin itself, unless its text names it.
        let is_own = !self.is_used && (!self.path.contains('/') || self.path.starts_with('.'));
        for finding in told {
            findings.push(if is_own { finding.severity(Severity::Warning) } else { finding });
        }
    }

    /// Scripts of the plugin that options name: `--pre=tools/view`.
    fn names_scripts(&self, called: &mut Called<'_>) {
        let folder = crate::layout::folder(self.path);
        let values = self.text.lines().filter_map(|line| line.trim().strip_prefix("--")?.split_once('='));
        let words = values.flat_map(|(_, value)| value.split([' ', '=', '"', '\'']));
        let named: Vec<String> =
            words.filter(|word| word.contains('/')).filter_map(|word| called.beside(folder, word)).collect();
        named.into_iter().for_each(|path| called.remember(path, Context::Script));
    }

    /// Keys that are handed to what runs elsewhere.
    fn secrets(&self) -> Option<Finding> {
        let plain: String = self.text.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_ascii_lowercase();
        let place = Place::file(self.path);
        if plain.contains("tojson(secrets)") {
            let severity = if pieces::may_reach(self.text) { Severity::Danger } else { Severity::Warning };
            let message = "all secrets of a repository are handed to a step";
            return Some(Finding::new(&rules::EXFIL, place, message).severity(severity));
        }
        if plain.contains("pull_request_target") && plain.contains("pull_request.head") && plain.contains("-run:") {
            let message = "code of a stranger's runs where the keys of a repository are";
            return Some(Finding::new(&rules::UNKNOWN, place, message).severity(Severity::Warning));
        }
        let opens = ["privileged:true", "pid:host", "\"/:/", "-/:/"].iter().any(|word| plain.contains(word));
        if self.kind.runs == Where::Away && opens {
            let message = "a container is given the machine";
            return Some(Finding::new(&rules::UNKNOWN, place, message).severity(Severity::Warning));
        }
        let is_mounted = self.kind.runs == Where::Away && (self.lends.is_some() || self.text.contains("docker.sock:"));
        is_mounted.then(|| {
            let message = "keys of the person's are lent to a container";
            Finding::new(&rules::SECRET, place, message).severity(Severity::Warning)
        })
    }
}

/// A secret of a repository's that is encoded on its way to the network, as only those do who want no log to hide it.
fn encoded(text: &str, place: &Place) -> Option<Finding> {
    let sends = ["curl", "wget", "nc ", "nslookup", "dig "].iter().any(|word| text.contains(word));
    let encodes = ["base64", "xxd", "| rev", "| tr ", "openssl enc", "gzip"].iter().any(|word| text.contains(word));
    let is_one = text.contains("secrets.") && text.contains("${{") && sends && encodes;
    is_one.then(|| Finding::new(&rules::EXFIL, place.clone(), "a secret is encoded and sent").evidence(text))
}

/// A setting of a tool that takes a guard away, or has packages come from somewhere else.
fn loosens(path: &str, text: &str) -> Option<&'static str> {
    const EDITOR: &[&str] =
        &["task.allowAutomaticTasks", "\"security.workspace.trust.enabled\": false", "chat.tools.autoApprove"];
    let name = path.rsplit('/').next().unwrap_or(path);
    if name.ends_with("settings.json") {
        return EDITOR.iter().find(|word| text.contains(**word)).copied();
    }
    let is_packages = ["npmrc", "yarnrc", "pip.conf", "pip.ini", "bunfig.toml"].iter().any(|word| name.contains(word));
    let strange = text.lines().any(|line| is_packages && line.contains("://") && !line.contains("://localhost"));
    strange.then_some("a registry of somebody else's")
}

/// Whether the file may be one: no code, no text for readers, none too large.
fn may_be(file: &File, layout: &Layout) -> bool {
    let end = file.extension();
    let is_read = is_script(&end) || super::is_shell(&file.path) && end != "lua";
    let is_text = layout.has(&file.path, Role::Prompt) || layout.has(&file.path, Role::Text);
    let is_text = is_text && file.name() != "CMakeLists.txt";
    file.size < FILE_BYTES && !is_read && !is_text && !file.path.contains("node_modules/")
}

/// Whether the file may say what runs: no table of data, no list of words.
fn is_settings(file: &File) -> bool {
    const DATA: &[&str] =
        &["csv", "tsv", "lock", "log", "jsonl", "ndjson", "sql", "css", "scss", "po", "xml", "ics", "tex", "bib"];
    !DATA.contains(&file.extension().as_str())
}

/// A text of the plugin's, and where it stands.
pub(super) struct Said {
    pub(super) text: String,
    pub(super) path: String,
    pub(super) by: By,
}

/// Who reads or runs a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// The agent.
    Agent,
    /// The host: a hook, a server.
    Host,
    /// Whoever calls the script.
    Caller,
}

impl Said {
    /// Whether a name alone can mean the file at `path`: it lies beside the text, or the text names its folder, too.
    fn means(&self, path: &str) -> bool {
        let folder = crate::layout::folder(path);
        let own = crate::layout::folder(&self.path);
        let last = folder.rsplit('/').next().unwrap_or(folder);
        folder == own || last.is_empty() || self.text.contains(last)
    }
}

/// What the plugin says and runs: its prompts, lines and scripts.
fn said_by(bundle: &Bundle, layout: &Layout) -> Vec<Said> {
    let said = |path: &str, text: String, by: By| Said { text, path: path.to_owned(), by };
    let mut texts: Vec<Said> =
        layout.with(Role::Prompt).filter_map(|path| Some(said(path, text(bundle, path)?, By::Agent))).collect();
    texts.extend(layout.prompts.iter().map(|prompt| said("", prompt.text.clone(), By::Agent)));
    texts.extend(layout.lines.iter().map(|line| said("", line.text.clone(), By::Host)));
    texts.extend(layout.servers.iter().map(|server| said("", server.line(), By::Host)));
    let is_small = |file: &&File| super::is_shell(&file.path) && file.size < FILE_BYTES;
    let scripts = bundle.files().iter().filter(is_small);
    texts.extend(scripts.filter_map(|file| Some(said(&file.path, text(bundle, &file.path)?, By::Caller))));
    texts
}

/// Whether a text has something started that goes on by itself.
fn starts(text: &str) -> bool {
    const STARTS: &[&str] = &[
        "systemctl --user enable",
        "systemctl --user start",
        "systemctl enable",
        "enable-linger",
        "launchctl load",
        "launchctl bootstrap",
        "launchctl enable",
        "/etc/cron.d",
        "reg import",
        "regedit /s",
    ];
    STARTS.iter().any(|words| text.contains(words))
}

/// The texts that name the file or the folder where it lies.
fn namers<'t>(path: &str, texts: &'t [Said]) -> impl Iterator<Item = &'t Said> {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let folder = folder.rsplit('/').next().unwrap_or(folder);
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let mut words = vec![name.to_owned()];
    if !folder.is_empty() && !["skills", "commands", "agents", "hooks"].contains(&folder) {
        words.push(format!("{folder}/"));
        words.push(format!("/{folder}`"));
    }
    if stem.len() > 3 {
        words.push(format!("{stem}.*"));
    }
    texts.iter().filter(move |said| words.iter().any(|word| said.text.contains(word.as_str())))
}

/// Places where what a script writes is run by something else later.
const PLACES: &[&str] = &[
    "folderopen",
    "tasks.json",
    ".pth",
    "sitecustomize",
    "usercustomize",
    "launchagents",
    "autostart",
    ".desktop",
    "authorized_keys",
    "vimrc",
    "init.vim",
    "init.lua",
    ".emacs",
    "dir-locals",
    ".envrc",
    "pre-commit",
    "lefthook",
    ".husky",
    "systemd",
    "crontab",
    "cron.d",
    "gitconfig",
    ".ssh/config",
    "tmux.conf",
    ".inputrc",
    "bashrc",
    "zshrc",
    ".profile",
    "settings.json",
    "devcontainer.json",
    ".github/workflows",
    "gitlab-ci",
    "post-checkout",
    "post-merge",
];

/// What a script writes somewhere.
const WRITES: &[&str] = &[
    "write",
    ">>",
    "> ",
    ".puts",
    "put_contents",
    "set-content",
    "add-content",
    "out-file",
    "copy",
    "tee ",
    "print ",
    "fputs",
    "open(",
];

/// Judges the lines that the script at `path` writes where something runs them later.
pub(super) fn written(path: &str, text: &str, context: Context, findings: &mut Findings) {
    if context == Context::Loose || !pieces::may_reach(text) {
        return;
    }
    let lower = text.to_ascii_lowercase();
    let place = PLACES.iter().find(|place| lower.contains(**place));
    let Some(obeyed) = place.filter(|_| WRITES.iter().any(|word| lower.contains(word))) else { return };
    let source = Source::new(path, text);
    for Piece { text, at, .. } in pieces::pieces(text).into_iter().filter(|piece| piece.text.contains("://")) {
        let (_, line) = source.line(at);
        let place = source.place(at, at.saturating_add(line.len()));
        let found = pieces::dangers(&text, &place).into_iter().filter(|one| one.severity == Severity::Danger);
        for finding in found.filter(|finding| finding.rule.id != rules::SECRET.id) {
            let message = format!("{}, in what is written beside `{obeyed}`", finding.message);
            findings.push(Finding::new(finding.rule, finding.place, message).evidence(line.trim()));
        }
    }
}

#[cfg(test)]
mod tests;
