//! Command lines of hooks, status lines, servers and prompts, and every script that they lead to.

#![expect(clippy::excessive_nesting, reason = "folders and files are tried in one search")]

mod awk;
mod batch;
mod cmake;
mod deeds;
mod downloads;
mod functions;
mod generate;
mod githooks;
mod hcl;
mod joins;
mod just;
mod kinds;
mod leaks;
mod literals;
mod loaders;
mod make;
mod meant;
mod mounts;
mod nets;
mod opened;
mod pieces;
mod places;
mod preexec;
mod recipes;
mod renewed;
mod requests;
mod settings;
mod sourced;
mod sqlite;
mod starters;
mod tools;
mod vim;
mod windows;

use std::collections::{BTreeMap, BTreeSet};

use crate::bundle::{Bundle, FILE_BYTES, File};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::interpreted::{self, Handed, Language};
use crate::layout::{Caller, Layout, is_script, plugin_root};
use crate::powershell;
use crate::prose;
use crate::report::Coverage;
use crate::rules::shell as rules;
use crate::shell::{self, Call, Context};
use crate::text::Source;

use self::downloads::Downloads;
use self::meant::is_every;

pub(crate) use pieces::past_schedule;
pub(crate) use preexec::preexec_lines;
pub(crate) use requests::line as curl_line;

/// 16 files of one module's name.
const MODULES: usize = 16;

/// 2,000 words of a line or script that may have a folder installed.
const INSTALLED: usize = 2_000;

/// 256 KiB of a program that only its first line tells from data.
const BEGUN_BYTES: u64 = 256 << 10;

/// 64 calls that hand something to the functions of one script.
const HANDED: usize = 64;

/// Judges every line, then the scripts that the lines call and those that these call, then the scripts that nothing calls.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, _: &mut Coverage) {
    let mut called = Called {
        bundle,
        contexts: BTreeMap::new(),
        by: BTreeMap::new(),
        with: BTreeMap::new(),
        given: BTreeMap::new(),
        handed: BTreeMap::new(),
        waiting: Vec::new(),
        recipes: Vec::new(),
        done: BTreeSet::new(),
        downloads: Downloads::default(),
    };
    for line in &layout.lines {
        let context = match line.caller {
            Caller::Hook => Context::Hook,
            Caller::StatusLine => Context::StatusLine,
            Caller::Service => Context::Server,
        };
        let within = format!("{}line", line.root);
        let files = |path: &str| called.lies(&within, path);
        let followed = shell::judge_beside((&line.place, &line.text), Some(&files), context, findings);
        requests::judge(&called, (&within, &line.text), context, findings);
        called.add(&followed.calls, &line.root, Some(&line.place), findings);
        called.downloads.add(&line.place, followed);
        if windows::is_one(&line.text) {
            let calls = shell::judge(&line.place, &windows::in_shell(&line.text), context, findings);
            called.add(&calls, &line.root, None, findings);
            batch::judge(line, context, findings);
        }
        called.named(&line.text, &line.root);
        renewed::rows(bundle, &line.root, &line.text, findings);
    }
    for server in &layout.servers {
        let Some((command, place)) = &server.command else { continue };
        let words: Vec<String> = std::iter::once(command)
            .chain(server.args.iter().map(|(arg, _)| arg))
            .map(|word| crate::layout::quote(word))
            .collect();
        let line = words.join(" ");
        let given = server.assigned();
        let calls = shell::judge(place, &crate::layout::with_given(&given, &line), Context::Server, findings);
        called.add(&calls, &server.root, None, findings);
        called.gives(&calls, &server.root, &given);
        called.named(&line, &server.root);
    }
    preexec::inspect(bundle, layout, &mut called, findings);
    called.named_by_prompts(layout);
    called.told_by_prompts(layout, findings);
    called.read_by_tools(layout);
    starters::inspect(bundle, layout, &mut called, findings);
    called.follow(findings);
    settings::inspect(bundle, layout, &mut called, findings);
    called.follow(findings);
    called.loose();
    called.follow(findings);
    called.downloads.judge(findings);
}

/// Scripts to be judged, each in the worst context that leads to it.
struct Called<'a> {
    bundle: &'a Bundle,
    contexts: BTreeMap<String, Context>,
    /// What runs each, where that is said.
    by: BTreeMap<String, String>,
    /// What else each is given: other files of the same program, and values for its variables.
    with: BTreeMap<String, Vec<String>>,
    /// What the environment of a server gives to names in each.
    given: BTreeMap<String, String>,
    /// What scripts hand to the functions of each.
    handed: BTreeMap<String, Vec<Handed>>,
    waiting: Vec<String>,
    /// Files of recipes, what reads them, and which are asked for.
    recipes: Vec<Recipes>,
    done: BTreeSet<Recipes>,
    downloads: Downloads,
}

/// A file of recipes, what reads it, and which are asked for.
type Recipes = (String, String, Vec<String>);

/// What reads recipes or modules: where there is no such file in the plugin, that is not what is meant.
fn is_indirect(by: &str) -> bool {
    matches!(by, "make" | "just" | "task" | "npm" | "deno" | "bunfig" | "python -m" | "project" | "terraform")
}

/// Whether an interpreter runs a script that lies where programs keep their state: whoever wrote it there, nobody audits it.
fn is_kept_elsewhere(call: &Call) -> bool {
    const KEPT: &[&str] = &["/.local/state/", "/.local/share/", "/.cache/", "/.config/", "/tmp/", "/var/tmp/"];
    let path = call.path.strip_prefix("${HOME}").or_else(|| call.path.strip_prefix('~')).unwrap_or(&call.path);
    let is_interpreted = !matches!(call.by.as_str(), "" | "." | "source") && !is_indirect(&call.by);
    is_interpreted && KEPT.iter().any(|folder| path.starts_with(folder))
}

impl Called<'_> {
    /// Remembers the plugin's files among `calls`; a line at `place` that calls one is told.
    fn add(&mut self, calls: &[Call], root: &str, place: Option<&Place>, findings: &mut Findings) {
        for call in calls {
            let found = plugin_root::file(self.bundle, root, &call.path);
            if is_every(&call.path) {
                self.every(root, call).into_iter().for_each(|path| self.lead(path, Context::Script, call));
                continue;
            }
            if is_indirect(&call.by) {
                let found = found.or_else(|| self.beside("", &call.path));
                found.into_iter().for_each(|path| self.lead(path, Context::Script, call));
                continue;
            }
            if let Some(place) = place {
                let (rule, message) = match &found {
                    Some(path) => (&rules::OWN, format!("runs {path}, which is audited")),
                    None => (&rules::OUTSIDE, format!("{} is no file of the plugin", call.path)),
                };
                findings.push(Finding::new(rule, place.clone(), message).evidence(&call.path));
            }
            if let Some(path) = found {
                self.lead(path, Context::Script, call);
            }
        }
    }

    /// Remembers what the environment of what made `calls` gives to the names of their scripts.
    fn gives(&mut self, calls: &[Call], root: &str, given: &[(&str, String)]) {
        let lines: String = given.iter().flat_map(|(_, assigned)| [assigned.as_str(), "\n"]).collect();
        let found = calls.iter().filter_map(|call| plugin_root::file(self.bundle, root, &call.path));
        self.given.extend(found.filter(|_| !lines.is_empty()).map(|path| (path, lines.clone())));
    }

    /// Remembers what the script at `path` hands to the functions of others, which are judged after it.
    fn hands_on(&mut self, path: &str, handed: Vec<Handed>) {
        for one in handed {
            let Some(module) = self.meant(path, &one.module) else { continue };
            let known = self.handed.entry(module).or_default();
            if known.len() < HANDED && !known.contains(&one) {
                known.push(one);
            }
        }
    }

    /// Remembers what `call` leads to.
    fn lead(&mut self, path: String, context: Context, call: &Call) {
        if matches!(call.by.as_str(), "make" | "just" | "task" | "npm" | "deno" | "bunfig") {
            let recipes = (path, call.by.clone(), call.targets.clone());
            if self.done.insert(recipes.clone()) {
                self.recipes.push(recipes);
            }
            return;
        }
        if call.by == "awk" && !call.targets.is_empty() {
            self.with.entry(path.clone()).or_insert_with(|| call.targets.clone());
        }
        if !call.by.is_empty() {
            self.by.entry(path.clone()).or_insert_with(|| call.by.clone());
        }
        self.remember(path, context);
    }

    /// The text of the plugin's file that the script at `script` means by `path`.
    fn lies(&self, script: &str, path: &str) -> Option<String> {
        self.meant(script, path).filter(|found| found != script).and_then(|found| text(self.bundle, &found))
    }

    /// Remembers the plugin's files that a line names, whatever it gives them to, where nobody reads their language.
    pub(super) fn named(&mut self, line: &str, root: &str) {
        self.installed(line, root);
        for word in nets::words(line) {
            let Some(path) = plugin_root::file(self.bundle, root, word) else { continue };
            let end = path.rsplit('/').next().and_then(|name| name.rsplit_once('.')).map_or("", |(_, end)| end);
            if !is_shell(&path) && !is_script(end) && !nets::is_data(end) {
                self.remember(path, Context::Script);
            }
        }
    }

    /// What a folder of the plugin's runs when the line has Python's tools install it.
    fn installed(&mut self, line: &str, root: &str) {
        const INSTALLERS: &[&str] = &["pip", "pip3", "uv", "uvx", "pipx"];
        let words = || line.split_whitespace().take(INSTALLED).map(|word| word.trim_matches(['"', '\'']));
        if !words().any(|word| INSTALLERS.contains(&word)) {
            return;
        }
        let setups = words().filter_map(|word| {
            plugin_root::file(self.bundle, root, &format!("{}/setup.py", word.trim_end_matches('/')))
        });
        let setups: Vec<String> = setups.take(MODULES).collect();
        setups.into_iter().for_each(|path| self.remember(path, Context::Script));
    }

    fn remember(&mut self, path: String, context: Context) {
        if self.contexts.contains_key(&path) {
            return;
        }
        self.contexts.insert(path.clone(), context);
        // What Go builds is a folder.
        if path.ends_with(".go") && context != Context::Loose {
            let folder = crate::layout::folder(&path);
            let is_beside = |file: &&File| {
                file.extension() == "go"
                    && crate::layout::folder(&file.path) == folder
                    && !file.name().ends_with("_test.go")
            };
            let beside: Vec<String> =
                self.bundle.files().iter().filter(is_beside).take(MODULES).map(|file| file.path.clone()).collect();
            beside.into_iter().for_each(|path| self.remember(path, context));
        }
        self.waiting.push(path);
    }

    /// Judges what waits, and what that calls.
    fn follow(&mut self, findings: &mut Findings) {
        loop {
            if let Some((path, by, targets)) = self.recipes.pop() {
                let Some(text) = text(self.bundle, &path) else { continue };
                let text = match by.as_str() {
                    "make" | "just" => sourced::recipes(self.bundle, (&path, &text), &by),
                    _ => text,
                };
                let shell = recipes::shell_text(&by, &text, &targets);
                renewed::recipes(&path, &shell, findings);
                let files = |file: &str| self.lies(&path, file);
                let place = Place::file(&path);
                let calls = shell::judge_beside((&place, &shell), Some(&files), Context::Script, findings).calls;
                self.onward(&path, Context::Script, &calls);
            } else if let Some(path) = self.waiting.pop() {
                self.script(&path, findings);
            } else {
                return;
            }
        }
    }

    /// Remembers what the script at `path` calls.
    fn onward(&mut self, path: &str, context: Context, calls: &[Call]) {
        let folder = path.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        for call in calls {
            // A module in a folder that the script adds to where modules are looked for.
            if let Some(end) = call.path.strip_prefix('*') {
                let files = self.bundle.files().iter().map(|file| &file.path);
                let found: Vec<String> = files.filter(|file| file.ends_with(end)).take(MODULES).cloned().collect();
                found.into_iter().for_each(|found| self.lead(found, context, call));
                continue;
            }
            if is_every(&call.path) {
                self.every(&folder, call).into_iter().for_each(|found| self.lead(found, context, call));
                continue;
            }
            let name = call.path.rsplit(['}', ')']).next().unwrap_or(&call.path).trim_start_matches('/');
            let found = [folder.as_str(), ""].iter().find_map(|root| plugin_root::file(self.bundle, root, name));
            let found = found.or_else(|| self.meant(path, &call.path)).or_else(|| self.beside(&folder, &call.path));
            found.into_iter().for_each(|found| self.lead(found, context, call));
        }
    }

    /// Every other script of the bundle: by its ending, or by its first line, whatever it is called.
    fn loose(&mut self) {
        let is_sql = |file: &File| file.extension() == "sql" && !file.path.contains("node_modules/");
        let is_one = |file: &&File| is_shell(&file.path) || is_sql(file) || begins_as_program(self.bundle, file);
        let all: Vec<String> = self.bundle.files().iter().filter(is_one).map(|file| file.path.clone()).collect();
        all.into_iter().for_each(|path| self.remember(path, Context::Loose));
    }

    fn script(&mut self, path: &str, findings: &mut Findings) {
        let context = self.contexts.get(path).copied().unwrap_or(Context::Loose);
        let Some(text) = text(self.bundle, path) else { return self.unreadable(path, context, findings) };
        let source = Source::new(path, &text);
        let first = text.lines().next().unwrap_or_default();
        let extension = path.rsplit('/').next().and_then(|name| name.rsplit_once('.')).map_or("", |(_, end)| end);
        let by = self.by.get(path).cloned().unwrap_or_default();
        self.by_words((path, &text), context, findings);
        if let Some(language) = Language::of(extension, first, &by) {
            let calls = self.interpreted((&source, language), context, findings);
            nets::spells(path, &text, context, findings);
            made_names(language, (path, &text), context, findings);
            awk::judge(self, (language, path), context, findings);
            return self.onward(path, context, &calls);
        }
        if matches!(extension, "bat" | "cmd") {
            let calls = self.batch(&source, context, findings);
            return self.onward(path, context, &calls);
        }
        if extension == "cmake" || path.ends_with("CMakeLists.txt") {
            let calls = shell::judge(&Place::file(path), &cmake::shell_text(self, path, &text), context, findings);
            return self.onward(path, context, &calls);
        }
        if by == "terraform" || extension == "tf" {
            let calls = shell::judge(&Place::file(path), &hcl::shell_text(&text), context, findings);
            return self.onward(path, context, &calls);
        }
        if extension == "sql" {
            sqlite::judge(&source, context, findings);
        }
        let is_foreign = |name: &str| literals::RUNNERS.contains(&name);
        let ending = extension.to_ascii_lowercase();
        if is_foreign(&by) || literals::ENDINGS.contains(&ending.as_str()) && context != Context::Loose {
            return self.foreign(path, &text, context, findings);
        }
        if by == "vim" || extension == "vim" && context != Context::Loose {
            return self.editor(path, &text, context, findings);
        }
        if by == "sed" || extension == "sed" {
            return shell::judge_sed(&Place::file(path), &text, context, findings);
        }
        if is_script(extension) && by == "osascript" {
            // macOS's own engine, whose ways to files no other has.
            return opened::judge(path, &text, context, findings);
        }
        if is_script(extension) || text.starts_with("\u{7f}ELF") {
            return;
        }
        if matches!(by.as_str(), "node" | "nodejs" | "bun" | "deno" | "tsx") {
            // Whatever it is called, an engine loads it.
            return crate::script::inspect_text(path, &text, 0, findings);
        }
        if first.starts_with("#!") && !is_shell_line(first) && by != "sh" {
            return self.foreign(path, &text, context, findings);
        }
        let is_known = is_shell(path) || is_shell_line(first) || extension.is_empty() || by == "sh";
        if !is_known {
            return self.foreign(path, &text, context, findings);
        }
        self.shell(&source, context, findings);
    }

    /// What a shell or an interpreter runs though it is no text: they run what they can read of it.
    fn unreadable(&self, path: &str, context: Context, findings: &mut Findings) {
        let runs =
            |by: &String| by == "sh" || Language::of("", "", by).is_some() || literals::RUNNERS.contains(&by.as_str());
        let is_read = self.bundle.file(path).is_some_and(|file| self.bundle.read(file, FILE_BYTES).is_ok());
        if is_read && !context.is_asked() && self.by.get(path).is_some_and(runs) {
            let message = format!("{path} is run, and is no text");
            findings.push(Finding::new(&rules::UNKNOWN, Place::file(path), message).severity(Severity::Danger));
        }
    }

    /// What the words of a script say in whatever language it is.
    fn by_words(&self, (path, text): (&str, &str), context: Context, findings: &mut Findings) {
        deeds::judge(path, text, context, findings);
        places::judge(self, (path, text), context, findings);
        starters::written(path, text, context, findings);
        githooks::judge(path, text, context, findings);
        loaders::judge(self, (path, text), context, findings);
    }

    /// A script in a language that is followed by its words, with the modules that lie beside it; what it leads to.
    fn interpreted(
        &mut self,
        (source, language): (&Source<'_>, Language),
        context: Context,
        findings: &mut Findings,
    ) -> Vec<Call> {
        let files = |file: &str| self.lies(source.path, file);
        let given = self.handed.get(source.path).cloned().unwrap_or_default();
        let beside = interpreted::Beside { files: Some(&files), given: &given };
        let (mut calls, handed) = interpreted::judge_beside((source, language), beside, context, findings);
        self.hands_on(source.path, handed);
        if language == Language::PowerShell {
            let files = |file: &str| self.lies(source.path, file);
            calls.extend(powershell::judge(source, Some(&files), context, findings));
        }
        calls
    }

    /// A file of Windows' interpreter: as a shell would write it, and as PowerShell would.
    fn batch(&self, source: &Source<'_>, context: Context, findings: &mut Findings) -> Vec<Call> {
        let path = source.path;
        let mut calls = shell::judge(&Place::file(path), &windows::in_shell(source.text), context, findings);
        let files = |file: &str| self.lies(path, file);
        let followed = batch::in_powershell(source.text);
        let made = Source::new(path, &followed);
        calls.extend(powershell::judge_shown((&made, Some(source)), Some(&files), context, findings));
        calls
    }

    /// A script of a shell's, with what it takes over and reads.
    fn shell(&mut self, source: &Source<'_>, context: Context, findings: &mut Findings) {
        let (path, text) = (source.path, source.text);
        let mut brought = sourced::texts(self, path, text);
        brought.extend(sourced::settings(self, path, text));
        brought.extend(self.given.get(path).cloned());
        let files = |file: &str| self.lies(path, file);
        let reach = sourced::reach(self, path, text);
        let beside = shell::Beside { brought: &brought, files: Some(&files), reach };
        let followed = shell::judge_script(source, beside, context, findings);
        self.named(text, "");
        requests::judge(self, (path, text), context, findings);
        self.onward(path, context, &followed.calls);
        if context == Context::Script
            && let Some(call) = followed.calls.iter().find(|call| is_kept_elsewhere(call))
        {
            let message = format!("{} is no file of the plugin", call.path);
            findings.push(Finding::new(&rules::OUTSIDE, Place::file(path), message).evidence(&call.path));
        }
        if !context.is_asked() {
            self.downloads.add(&Place::file(path), followed);
        }
    }

    /// A script of vim's, and those that it reads.
    fn editor(&mut self, path: &str, text: &str, context: Context, findings: &mut Findings) {
        let text = vim::folded(text);
        nets::judge(path, &text, context, findings);
        let calls = literals::judge(path, &joins::folded(&text), context, findings);
        self.onward(path, context, &calls);
        let folder = crate::layout::folder(path);
        let named = nets::words(&text).into_iter().filter(|word| word.ends_with(".vim"));
        let found: Vec<String> = named.filter_map(|word| self.beside(folder, word)).take(MODULES).collect();
        found.into_iter().for_each(|found| self.remember(found, context));
    }

    /// A script in a language that nobody reads here: its texts, and what its words do together.
    fn foreign(&mut self, path: &str, text: &str, context: Context, findings: &mut Findings) {
        let name = path.rsplit('/').next().unwrap_or(path);
        let extension = name.rsplit_once('.').map_or("", |(_, end)| end);
        let by = self.by.get(path).map_or("", String::as_str);
        let ending = extension.to_ascii_lowercase();
        if context != Context::Loose
            && (literals::RUNNERS.contains(&by) || literals::ENDINGS.contains(&ending.as_str()))
        {
            let message = "it is in a language that the audit reads only in part";
            findings.push(Finding::new(&rules::UNREAD, Place::file(path), message).evidence(path));
        }
        // What builds an image runs inside it.
        let builds = ["Dockerfile", "Containerfile"].iter().any(|recipe| name.starts_with(recipe));
        if context == Context::Loose || nets::is_data(extension) || builds {
            return;
        }
        if extension == "go" {
            generate::judge(path, text, context, findings);
        }
        // Tcl's way to write a variable of the environment.
        let text = &text.replace("$::env(HOME)", "$HOME").replace("$env(HOME)", "$HOME");
        nets::judge(path, text, context, findings);
        if context == Context::Named {
            return;
        }
        opened::judge(path, text, context, findings);
        let calls = literals::judge(path, &joins::folded(text), context, findings);
        self.onward(path, context, &calls);
    }
}

/// Functions of PHP that are called by a name made of pieces.
fn made_names(language: Language, (path, text): (&str, &str), context: Context, findings: &mut Findings) {
    let name = Some(text).filter(|_| language == Language::Php).and_then(deeds::calls_made_names);
    if let Some(name) = name.filter(|_| context != Context::Loose) {
        let message = format!("`${name}` calls a function by a name that is put together");
        findings.push(Finding::new(&rules::DISGUISED, Place::file(path), message).evidence(path));
    }
}

fn is_shell_line(first: &str) -> bool {
    first.starts_with("#!")
        && ["sh", "bash", "zsh", "dash", "ksh", "fish", "ash", "mksh"]
            .iter()
            .any(|name| first.split(['/', ' ']).any(|word| word == *name))
}

fn is_shell(path: &str) -> bool {
    [".sh", ".bash", ".zsh", ".py", ".command", ".rb", ".pl", ".pm", ".php", ".ps1", ".psm1", ".lua", ".awk"]
        .iter()
        .any(|end| path.ends_with(end))
        && !path.contains("node_modules/")
}

/// Whether a file that no engine loads begins with the line that says what runs it.
fn begins_as_program(bundle: &Bundle, file: &File) -> bool {
    if is_script(&file.extension()) || file.path.contains("node_modules/") || file.size > BEGUN_BYTES {
        return false;
    }
    let bytes = bundle.read(file, BEGUN_BYTES).unwrap_or_default();
    let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let has = |words: &[&[u8]]| words.iter().any(|word| first.windows(word.len()).any(|part| part == *word));
    bytes.starts_with(b"#!") && !has(&[b"node", b"deno", b"bun", b"tsx"])
}

fn text(bundle: &Bundle, path: &str) -> Option<String> {
    let bytes = bundle.read(bundle.file(path)?, FILE_BYTES).ok()?;
    let is_written = bytes.starts_with(b"#!") || prose::is_written(path, &bytes);
    // 1 KiB of text is read on from, however much of what comes later is broken.
    let begins = !bytes.iter().take(1 << 10).any(|byte| *byte == 0);
    let is_text = is_written || begins || crate::text::is_wide(&bytes) || crate::text::is_text(&bytes);
    is_text.then(|| crate::text::read(&bytes).into_owned())
}

#[cfg(test)]
mod tests;
