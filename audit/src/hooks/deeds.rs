//! Nets for what a script does to other people's work and machines, told by the artefacts that it names, in any language.
//!
//! Each net needs several kinds of words in one script: one that names the artefact alone is what guards and notes hold.

use crate::finding::{Finding, Findings, Place, Severity};
use crate::rule::Rule;
use crate::rules::shell as rules;
use crate::shell::Context;

/// 64 KiB: what is larger is a bundle of libraries, whose words stand together by chance.
const BYTES: usize = 64 << 10;

/// What writes a file.
const WRITES: &[&str] = &[
    "write",
    ">>",
    "put_contents",
    "set-content",
    "add-content",
    "out-file",
    "copy",
    "cp ",
    "tee ",
    "open(",
    "open my",
    "appendfile",
    "fputs",
    "install ",
    "mv ",
];

/// What changes a text in place.
const CHANGES: &[&str] =
    &["delete ", "del ", ".pop(", "sub(", "gsub", "replace", "/d", "next }", "re.sub", "s/", "s#", "s|", "unset("];

/// Names of lock files, and of what they hold.
const LOCKS: &[&str] = &[
    "package-lock",
    "yarn.lock",
    "pnpm-lock",
    "npm-shrinkwrap",
    "poetry.lock",
    "cargo.lock",
    "go.sum",
    "gemfile.lock",
    "composer.lock",
    "uv.lock",
    "\"resolved\"",
    "/integrity",
    "bun.lock",
];

/// What in a lock file says whence a package comes and what it is.
const PINS: &[&str] = &["integrity", "checksum", "\"hash", "--hash", "sha512", "sha256:"];

/// What says where packages come from.
const SOURCES: &[&str] = &["resolved", "registry", "://", "source ="];

/// How tests are named.
const TESTS: &[&str] =
    &["*_test.", "*.test.", "test_*", ".spec.", "_spec.rb", "__tests__", "*test*", "_test.go", "tests/"];

/// What removes files.
const REMOVES: &[&str] =
    &["unlink", "os.remove", "rm -f", "rm --", "git rm", "file.delete", "remove-item", "rmsync", "rmtree", " -delete"];

/// What lists files.
const LISTS: &[&str] = &["glob", "ls-files", "find ", "walk", "get-childitem", "readdir", "dir["];

/// Variables that say who made a commit, and when.
const AUTHORS: &[&str] = &[
    "git_author_name",
    "git_author_email",
    "git_author_date",
    "git_committer_name",
    "git_committer_email",
    "git_committer_date",
];

/// Files that hosts put into every prompt.
const MEMORIES: &[&str] = &[
    "agents.md",
    "claude.md",
    "gemini.md",
    "deepcode.md",
    ".cursorrules",
    ".windsurfrules",
    ".clinerules",
    "copilot-instructions",
];

/// Folders of hosts.
const HOSTS: &[&str] =
    &[".claude", ".deepcode", ".codex", ".cursor", ".gemini", "deepcode_home", "claude_config_dir", "codex_home"];

/// How a script names itself and where it lies.
const SELVES: &[&str] = &[
    "__file__",
    "$0",
    "bash_source",
    "$psscriptroot",
    "myinvocation",
    "plugin_root",
    "__dirname",
    "import.meta",
    "$script",
];

/// What copies.
const COPIES: &[&str] = &[
    "copytree",
    "copy(",
    "copy2(",
    "cp ",
    "cpsync",
    "cp_r",
    "fileutils.cp",
    "copyfile",
    "copy-item",
    "rsync ",
    "put_contents",
];

/// Variables that make programs load or run something.
const LOADERS: &[&str] =
    &["bash_env", "ld_preload", "prompt_command", "node_options", "pythonstartup", "git_ssh_command", "dyld_insert"];

/// Public keys.
const PUBLIC: &[&str] = &["ssh-ed25519 aaaa", "ssh-rsa aaaa", "ecdsa-sha2-nistp256 aaaa", "sk-ssh-ed25519"];

/// Folders from which every Python loads something.
const SITES: &[&str] = &["usersite", "user-site", "user_site", "getsitepackages", "site-packages", "purelib"];

/// What is loaded from there without being asked for.
const LOADED: &[&str] = &[".pth", "sitecustomize", "usercustomize"];

/// Commands that ask for a password, as names of functions.
const ASKERS: &[&str] = &[
    "sudo() ",
    "sudo(){",
    "function sudo",
    "alias sudo=",
    "su() {",
    "ssh() {",
    "function ssh",
    "passwd() {",
    "gpg() {",
];

/// What reads so that nobody sees what is typed.
const UNSEEN: &[&str] = &["read -s", "read -rs", "stty -echo", "getpass", "read -sp", "-s -p"];

/// What fetches, of PowerShell's.
const FETCHES: &[&str] =
    &["downloadstring", "invoke-webrequest", "invoke-restmethod", "irm ", "iwr ", "webclient", "httpclient"];

/// Casts the nets over the script at `path`.
pub(super) fn judge(path: &str, text: &str, context: Context, findings: &mut Findings) {
    if text.len() > BYTES {
        return;
    }
    let plain: String = text.lines().filter(|line| !is_comment(line)).flat_map(|line| [line, "\n"]).collect();
    let is_followed =
        [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".jsx", ".tsx"].iter().any(|end| path.ends_with(end));
    let deeds = Deeds { text: plain.to_lowercase(), context, is_followed };
    let mut told = deeds.all();
    told.extend(deeds.sends_lines(path));
    for (rule, severity, message) in told {
        findings.push(Finding::new(rule, Place::file(path), message).severity(severity).evidence(path));
    }
}

/// What a net tells.
pub(super) type Told = (&'static Rule, Severity, &'static str);

/// A script without its comments, in lower case.
struct Deeds {
    text: String,
    context: Context,
    /// Whether what it writes, and where, is followed value by value.
    is_followed: bool,
}

impl Deeds {
    fn has(&self, words: &[&str]) -> bool {
        words.iter().any(|word| self.text.contains(word))
    }

    fn all(&self) -> Vec<Told> {
        let mut told = Vec::new();
        if self.has(ASKERS) && self.has(UNSEEN) {
            told.push((
                &rules::DISGUISED,
                Severity::Danger,
                "a password is asked for in the name of a program of the system",
            ));
        }
        if self.context == Context::Loose {
            return told;
        }
        told.extend(super::leaks::told(&self.text, self.context));
        self.plants(&mut told);
        self.covers(&mut told);
        if self.context != Context::Named {
            self.steers(&mut told);
        }
        told
    }

    /// A script of awk's that makes a request of the lines that it reads.
    fn sends_lines(&self, path: &str) -> Option<Told> {
        let is_awk = path.ends_with(".awk") && self.context != Context::Loose;
        // Files that are read are closed, too.
        let closes = self.has(&["close("]) && self.has(&[" | "]);
        let runs = closes || self.has(&["system(", "| getline", "\" | \""]);
        let is_one = is_awk && runs && self.has(&["curl ", "wget ", "nc "]) && self.has(&["$0", "$1", "$2"]);
        is_one.then_some((&rules::EXFIL, Severity::Danger, "what is read is made part of a request"))
    }

    /// What stays on the machine.
    fn plants(&self, told: &mut Vec<Told>) {
        let writes = self.has(WRITES);
        if writes && self.has(PUBLIC) && self.text.contains(".ssh") {
            told.push((
                &rules::LASTING,
                Severity::Danger,
                "a key of somebody else's is put among those that may sign in",
            ));
        }
        if writes && self.has(SITES) && self.has(LOADED) {
            told.push((&rules::LASTING, Severity::Danger, "what every Python loads is written"));
        }
        if writes && !self.is_followed && self.has(HOSTS) && self.text.contains("settings") && self.has(LOADERS) {
            told.push((
                &rules::LOADER,
                Severity::Danger,
                "a variable that makes programs load something, beside a host's settings",
            ));
        }
        let spreads = self.has(SELVES) && self.has(COPIES) && self.has(HOSTS) && self.text.contains("settings.json");
        if spreads && self.text.contains("hooks") && self.context != Context::Named {
            told.push((
                &rules::LASTING,
                Severity::Danger,
                "the script puts itself among a host's files, and a hook that runs it",
            ));
        }
        const STARTS: &[&str] = &[".bashrc", ".zshrc", ".profile", "bash_profile", ".zshenv", ".zprofile"];
        let loads = self.has(&["bash_env", "ld_preload", "dyld_insert"]);
        if writes && self.has(STARTS) && loads && self.text.contains("export ") {
            told.push((
                &rules::LOADER,
                Severity::Danger,
                "a variable that makes programs load something, in a start file",
            ));
        }
        if self.aliases() {
            told.push((
                &rules::DISGUISED,
                Severity::Danger,
                "a name of the script's own for what runs text, in a script that fetches",
            ));
        }
    }

    /// `Set-Alias x iex`: what runs text under another name.
    fn aliases(&self) -> bool {
        let is_one = |line: &str| {
            let is_alias = ["set-alias", "new-alias", "sal ", "nal ", "alias:"].iter().any(|word| has_word(line, word));
            let is_known =
                ["iex", "invoke-expression", "invoke-command", "scriptblock"].iter().any(|word| line.contains(word));
            let is_built =
                ["-f ", "-join", "[char", "-replace", "'+'", "' + '", "\"+\""].iter().any(|word| line.contains(word));
            is_alias && (is_known || is_built)
        };
        self.has(FETCHES) && self.text.lines().any(is_one)
    }

    /// What those who read the work are not shown.
    fn covers(&self, told: &mut Vec<Told>) {
        let changes = self.has(CHANGES);
        if changes && self.has(LOCKS) && self.has(PINS) && self.has(SOURCES) {
            told.push((&rules::COVERS, Severity::Warning, "a lock file loses what its packages are checked by"));
        }
        let sets = self.has(AUTHORS) && (self.text.contains("commit") || self.text.contains("rebase"));
        if sets && self.context != Context::Named {
            told.push((&rules::COVERS, Severity::Warning, "it is set who made a commit, or when"));
        }
        if self.has(TESTS) && self.has(LISTS) && self.has(REMOVES) && self.context != Context::Named {
            told.push((&rules::COVERS, Severity::Warning, "tests are looked for, and files removed"));
        }
    }

    /// What the agent is told or spared by the script.
    fn steers(&self, told: &mut Vec<Told>) {
        let answers = self.text.contains("permissiondecision") && self.quotes("allow");
        let behaves = self.text.contains("behavior") && self.text.contains("permissionrequest") && self.quotes("allow");
        if answers || behaves || self.text.contains("decision") && self.quotes("approve") {
            told.push((&rules::STEERS, Severity::Warning, "it answers the question whether a tool may run"));
        }
        if self.text.contains("updatedinput") {
            told.push((&rules::STEERS, Severity::Warning, "it rewrites what a tool is given"));
        }
        if self.has(WRITES) && MEMORIES.iter().any(|name| self.quotes(name)) {
            told.push((&rules::STEERS, Severity::Warning, "it writes beside a file that every prompt is given"));
        }
    }

    /// Whether `word` stands at the end of a text between quotes.
    fn quotes(&self, word: &str) -> bool {
        self.text.match_indices(word).any(|(at, word)| {
            let after = self.text.get(at.saturating_add(word.len())..).unwrap_or_default();
            after.trim_start_matches('\\').starts_with(['"', '\'', '`'])
        })
    }
}

/// Whether a word stands in a line that does not go on before it: `sal `, and not the end of `universal `.
fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line.get(..at).unwrap_or_default();
        !before.ends_with(|c: char| c.is_alphanumeric())
    })
}

/// Whether the whole line is a comment in some language.
fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with('#') && !line.starts_with("#!")
        || ["//", "* ", "/*", "::", "rem "].iter().any(|start| line.starts_with(start))
}

/// Whether PHP calls a function by a name that it makes of pieces.
pub(super) fn calls_made_names(text: &str) -> Option<&str> {
    const MAKES: &[&str] = &[
        "implode(",
        "join(",
        "str_replace(",
        "strrev(",
        "base64_decode(",
        "chr(",
        "sprintf(",
        "substr(",
        "str_rot13(",
        "hex2bin(",
        "pack(",
        "strtr(",
        "preg_replace(",
        "urldecode(",
        "array_map(",
    ];
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut calls = text.match_indices('$').filter_map(|(at, _)| {
        let rest = text.get(at.saturating_add(1)..)?;
        let end = rest.find(|c: char| !is_name(c))?;
        // `new $class()` calls no function.
        let is_other =
            |before: &str| before.ends_with("->") || before.ends_with(':') || before.trim_end().ends_with("new");
        let is_member = text.get(..at).is_some_and(is_other);
        (end > 0 && !is_member && rest.get(end..)?.starts_with('(')).then(|| rest.get(..end)).flatten()
    });
    let is_made = |name: &str| {
        text.lines().any(|line| {
            let given = line.trim_start().strip_prefix('$').and_then(|line| line.strip_prefix(name));
            let value = given.and_then(|line| line.trim_start().strip_prefix('='));
            value.is_some_and(|value| {
                let value = value.trim_start();
                MAKES.iter().any(|make| value.starts_with(make))
                    || value.starts_with(['\'', '"'])
                        && value.contains(['.', '^'])
                        && value.matches(['\'', '"']).count() > 3
            })
        })
    };
    // 200 calls of one script.
    calls.by_ref().take(200).find(|name| is_made(name))
}

#[cfg(test)]
mod tests;
