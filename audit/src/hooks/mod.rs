//! Command lines of hooks, status lines, servers and prompts, and every script that they lead to.

mod preexec;

use std::collections::BTreeMap;

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings, Place};
use crate::layout::{Caller, Layout, Role, is_script};
use crate::mcp::plugin_file;
use crate::report::Coverage;
use crate::rules::shell as rules;
use crate::shell::{self, Call, Context};
use crate::text::Source;

pub(crate) use preexec::preexec_lines;

/// Judges every line, then the scripts that the lines call and those that these call, then the scripts that nothing calls.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, _: &mut Coverage) {
    let mut called = Called { bundle, contexts: BTreeMap::new(), waiting: Vec::new() };
    for line in &layout.lines {
        let context = match line.caller {
            Caller::Hook => Context::Hook,
            Caller::StatusLine => Context::StatusLine,
            Caller::Service => Context::Server,
        };
        let calls = shell::judge(&line.place, &line.text, context, findings);
        called.add(&calls, &line.root, Some(&line.place), findings);
    }
    for server in &layout.servers {
        let Some((command, place)) = &server.command else { continue };
        let words: Vec<String> = std::iter::once(command)
            .chain(server.args.iter().map(|(arg, _)| arg))
            .map(|word| crate::layout::quote(word))
            .collect();
        let calls = shell::judge(place, &words.join(" "), Context::Server, findings);
        called.add(&calls, &server.root, None, findings);
    }
    preexec::inspect(bundle, layout, &mut called, findings);
    called.named_by_prompts(layout);
    called.follow(findings);
    called.loose();
    called.follow(findings);
}

/// Scripts to be judged, each in the worst context that leads to it.
struct Called<'a> {
    bundle: &'a Bundle,
    contexts: BTreeMap<String, Context>,
    waiting: Vec<String>,
}

impl Called<'_> {
    /// Remembers the plugin's files among `calls`; a line at `place` that calls one is told.
    fn add(&mut self, calls: &[Call], root: &str, place: Option<&Place>, findings: &mut Findings) {
        for call in calls {
            let found = plugin_file(self.bundle, root, &call.path);
            if let Some(place) = place {
                let (rule, message) = match &found {
                    Some(path) => (&rules::OWN, format!("runs {path}, which is audited")),
                    None => (&rules::OUTSIDE, format!("{} is no file of the plugin", call.path)),
                };
                findings.push(Finding::new(rule, place.clone(), message).evidence(&call.path));
            }
            if let Some(path) = found {
                self.remember(path, Context::Script);
            }
        }
    }

    fn remember(&mut self, path: String, context: Context) {
        if !self.contexts.contains_key(&path) {
            self.contexts.insert(path.clone(), context);
            self.waiting.push(path);
        }
    }

    /// Scripts that a skill or command names by their path: the agent runs them.
    fn named_by_prompts(&mut self, layout: &Layout) {
        let scripts: Vec<&str> =
            self.bundle.files().iter().map(|file| file.path.as_str()).filter(|path| is_shell(path)).collect();
        if scripts.is_empty() {
            return;
        }
        let names: Vec<&str> = scripts.iter().map(|path| path.rsplit('/').next().unwrap_or(path)).collect();
        let Ok(finder) = aho_corasick::AhoCorasick::new(&names) else { return };
        for prompt in layout.with(Role::Prompt) {
            let Some(text) = text(self.bundle, prompt) else { continue };
            let found: Vec<String> = finder
                .find_iter(&text)
                .filter_map(|found| scripts.get(found.pattern().as_usize()).map(|path| (*path).to_owned()))
                .collect();
            found.into_iter().for_each(|path| self.remember(path, Context::Named));
        }
    }

    /// Judges what waits, and what that calls.
    fn follow(&mut self, findings: &mut Findings) {
        while let Some(path) = self.waiting.pop() {
            self.script(&path, findings);
        }
    }

    /// Every other shell script of the bundle.
    fn loose(&mut self) {
        let all: Vec<String> =
            self.bundle.files().iter().map(|file| file.path.clone()).filter(|path| is_shell(path)).collect();
        all.into_iter().for_each(|path| self.remember(path, Context::Loose));
    }

    fn script(&mut self, path: &str, findings: &mut Findings) {
        let Some(text) = text(self.bundle, path) else { return };
        let context = self.contexts.get(path).copied().unwrap_or(Context::Loose);
        let source = Source::new(path, &text);
        let first = text.lines().next().unwrap_or_default();
        let extension = path.rsplit('/').next().and_then(|name| name.rsplit_once('.')).map_or("", |(_, end)| end);
        if extension == "py" || first.starts_with("#!") && first.contains("python") {
            return shell::python(&source, findings);
        }
        if is_script(extension) || first.starts_with("#!") && !is_shell_line(first) || text.starts_with("\u{7f}ELF") {
            return;
        }
        let is_known = is_shell(path) || is_shell_line(first) || extension.is_empty();
        if !is_known {
            return;
        }
        let calls = shell::judge_script(&source, context, findings);
        let folder = path.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        for call in calls {
            let name = call.path.rsplit(['}', ')']).next().unwrap_or(&call.path).trim_start_matches('/');
            let found = [folder.as_str(), ""].iter().find_map(|root| plugin_file(self.bundle, root, name));
            if let Some(found) = found {
                self.remember(found, context);
            }
        }
    }
}

fn is_shell_line(first: &str) -> bool {
    first.starts_with("#!")
        && ["sh", "bash", "zsh", "dash", "ksh"].iter().any(|name| first.split(['/', ' ']).any(|word| word == *name))
}

fn is_shell(path: &str) -> bool {
    [".sh", ".bash", ".zsh", ".py", ".command"].iter().any(|end| path.ends_with(end)) && !path.contains("node_modules/")
}

fn text(bundle: &Bundle, path: &str) -> Option<String> {
    let bytes = bundle.read(bundle.file(path)?, FILE_BYTES).ok()?;
    (!bytes.iter().take(1 << 10).any(|byte| *byte == 0)).then(|| crate::text::read(&bytes).into_owned())
}

#[cfg(test)]
mod tests;
