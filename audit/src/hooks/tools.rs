//! What a prompt has run: scripts that it names, recipes of builders, and the files that a tool runs by itself.

#![expect(clippy::excessive_nesting, reason = "prompts, their commands and their calls are one search")]

use super::literals;
use super::{Called, MODULES, is_indirect, is_shell, text};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::layout::{Layout, Role};
use crate::rules::shell as rules;
use crate::shell::{self, Context};

/// Tools, and the files of code that they run by themselves.
const TOOLS: &[(&str, &[&str])] = &[
    ("rake ", &["Rakefile", "rakefile"]),
    ("rake`", &["Rakefile", "rakefile"]),
    ("bundle ", &["Gemfile"]),
    ("vagrant ", &["Vagrantfile"]),
    ("pod install", &["Podfile"]),
    ("fastlane ", &["Fastfile"]),
    ("guard", &["Guardfile"]),
    ("brew bundle", &["Brewfile"]),
    ("pytest", &["conftest.py"]),
    ("nox", &["noxfile.py"]),
    ("pip install .", &["setup.py"]),
    ("pip install -e", &["setup.py"]),
    ("uv pip install .", &["setup.py"]),
    ("invoke ", &["tasks.py"]),
    ("fab ", &["fabfile.py"]),
    ("go run", &["main.go"]),
    ("go generate", &["main.go", "gen.go"]),
    ("doit", &["dodo.py"]),
];

impl Called<'_> {
    /// Scripts that a skill or command names by their path: the agent runs them.
    pub(super) fn named_by_prompts(&mut self, layout: &Layout) {
        let scripts: Vec<&str> =
            self.bundle.files().iter().map(|file| file.path.as_str()).filter(|path| may_be_named(path)).collect();
        if scripts.is_empty() {
            return;
        }
        let names: Vec<&str> = scripts.iter().map(|path| path.rsplit('/').next().unwrap_or(path)).collect();
        let Ok(finder) = aho_corasick::AhoCorasick::new(&names) else { return };
        let files = layout.with(Role::Prompt).filter_map(|path| text(self.bundle, path));
        let texts: Vec<String> = files.chain(layout.prompts.iter().map(|prompt| prompt.text.clone())).collect();
        for text in texts {
            let found: Vec<String> = finder
                .find_iter(&text)
                .filter_map(|found| Some((scripts.get(found.pattern().as_usize())?, found.start())))
                .filter(|(path, at)| path.contains('.') || text.get(..*at).is_some_and(|text| text.ends_with('/')))
                .map(|(path, _)| (*path).to_owned())
                .collect();
            found.into_iter().for_each(|path| self.remember(path, Context::Named));
        }
    }

    /// Commands in a prompt that run recipes of the plugin's: `make setup`, `just prepare`, `npm run build`.
    pub(super) fn told_by_prompts(&mut self, layout: &Layout, findings: &mut Findings) {
        const BUILDERS: &[&str] = &["make ", "gmake ", "just ", "task ", "npm run", "pnpm ", "yarn ", "bun run"];
        let files = layout.with(Role::Prompt).filter_map(|path| Some((path.to_owned(), text(self.bundle, path)?)));
        let own = layout.prompts.iter().map(|prompt| (prompt.place.path.clone(), prompt.text.clone()));
        for (path, text) in files.chain(own).collect::<Vec<_>>() {
            let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
            self.put_by(&path, &text, findings);
            if !BUILDERS.iter().any(|word| text.contains(word)) {
                continue;
            }
            for line in code(&text, BUILDERS) {
                let calls = shell::judge(&Place::file(&path), &line, Context::Named, &mut Findings::default());
                for call in calls.iter().filter(|call| is_indirect(&call.by)) {
                    let found = self.beside(folder, &call.path);
                    found.into_iter().for_each(|path| self.lead(path, Context::Named, call));
                }
            }
        }
    }

    /// Files of the plugin that the prompt `text` at `path` has put where something runs them.
    fn put_by(&mut self, path: &str, text: &str, findings: &mut Findings) {
        const PUTS: &[&str] = &["cp ", "install ", "cat ", "ln ", "mv ", "sed ", "tee ", "crontab "];
        const PLACES: &[&str] = &["~/", "HOME", ".git/hooks", "LaunchAgents", "/etc/", "crontab "];
        // What a person's own shell, keys and desktop obey; hooks of a repository are often a plugin's honest work.
        const OWN: &[&str] = &[
            "rc is written",
            "profile is written",
            ".ssh/",
            "launchagents",
            "autostart",
            "systemd",
            "crontab",
            "/.config/fish",
            "env is written",
            "gitconfig",
            "/etc/",
            "init.lua",
            "init.vim",
            ".emacs",
            "/bin/",
        ];
        if !PUTS.iter().any(|word| text.contains(word)) || !PLACES.iter().any(|word| text.contains(word)) {
            return;
        }
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for line in code(text, PUTS) {
            let mut own = Findings::default();
            shell::judge(&Place::file(path), &line, Context::Named, &mut own);
            let Some(lasting) = own.iter().find(|finding| finding.rule.id == rules::LASTING.id) else { continue };
            let words =
                line.split([' ', '"', '\'']).filter(|word| word.len() > 2 && !word.starts_with(['-', '~', '$', '>']));
            let Some(file) = words.into_iter().find_map(|word| self.beside(folder, word)) else { continue };
            let lower = lasting.message.to_lowercase();
            let is_own = OWN.iter().any(|part| lower.contains(part));
            let severity = if is_own { Severity::Danger } else { Severity::Warning };
            let message = format!("{file} is put where something runs it: {}", lasting.message);
            findings.push(Finding::new(&rules::STARTER, Place::file(path), message).severity(severity).evidence(&line));
            self.remember(file, Context::Named);
        }
    }

    /// Files of code that a tool runs by itself when a prompt or a line has it started: `rake`, `pytest`, `bundle install`.
    pub(super) fn read_by_tools(&mut self, layout: &Layout) {
        let named = |(_, files): &&(&str, &[&str])| self.bundle.files().iter().any(|file| files.contains(&file.name()));
        let here: Vec<&(&str, &[&str])> = TOOLS.iter().filter(named).collect();
        if here.is_empty() {
            return;
        }
        let mut texts: Vec<String> = layout.with(Role::Prompt).filter_map(|path| text(self.bundle, path)).collect();
        texts.extend(layout.prompts.iter().map(|prompt| prompt.text.clone()));
        texts.extend(layout.lines.iter().map(|line| line.text.clone()));
        for (tool, files) in here.into_iter().filter(|(tool, _)| texts.iter().any(|text| text.contains(tool))) {
            let paths = self.bundle.files().iter().filter(|file| files.contains(&file.name()));
            let paths: Vec<String> = paths.map(|file| file.path.clone()).take(MODULES).collect();
            for path in paths {
                if !tool.starts_with("pytest") && is_ruby(&path) {
                    self.by.entry(path.clone()).or_insert_with(|| "ruby".to_owned());
                }
                self.remember(path, Context::Named);
            }
        }
    }
}

/// Whether a prompt that names the file may have it run: a script of any language, and what has no ending in a folder of
/// programs.
fn may_be_named(path: &str) -> bool {
    const OTHERS: &[&str] = &["bat", "cmd", "vbs", "wsf", "fish", "ksh", "awk", "cmake", "el"];
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let is_program =
        !name.contains('.') && ["bin", "scripts", "tools", "libexec"].iter().any(|end| folder.ends_with(end));
    let ending = name.rsplit_once('.').map_or(String::new(), |(_, end)| end.to_ascii_lowercase());
    let is_script = OTHERS.contains(&ending.as_str()) || literals::ENDINGS.contains(&ending.as_str());
    is_shell(path) || (is_program || is_script) && !path.contains("node_modules/")
}

/// Whether Ruby reads a file of that name.
fn is_ruby(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    ["Rakefile", "Gemfile", "Vagrantfile", "Podfile", "Fastfile", "Guardfile", "Brewfile"].contains(&name)
}

/// The commands of a text that begin with one of `programs`: between backticks, or on a line of their own.
fn code(text: &str, programs: &[&str]) -> Vec<String> {
    // 100 commands of one text, 300 bytes of one: a command line is not longer.
    const COMMANDS: usize = 100;
    const BYTES: usize = 300;
    let begins = |line: &&str| line.len() < BYTES && programs.iter().any(|program| line.starts_with(program));
    let lines = text.lines().map(|line| line.trim_start().trim_start_matches("$ ").trim());
    let inside = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)).map(str::trim);
    // `<this skill>/x.mk`: what the reader fills in is the plugin's own folder.
    let plain =
        |line: &str| match line.split_once('<').and_then(|(before, rest)| Some((before, rest.split_once('>')?.1))) {
            Some((before, after)) => format!("{before}{}", after.trim_start_matches('/')),
            None => line.to_owned(),
        };
    lines.chain(inside).filter(begins).take(COMMANDS).map(plain).collect()
}
