//! Programs that run recipes of a file: which file, and which recipes.

#![expect(clippy::excessive_nesting, reason = "options and their values are read in one loop")]

use super::Call;
use super::value::{Taint, Value};
use super::walk::Walk;
use crate::rules::shell as rules;

/// What runs recipes, the files where they stand, and the options that name a folder or such a file.
const BUILDERS: &[Builder] = &[
    ("make", &["Makefile", "makefile", "GNUmakefile"], &["-C", "--directory", "-f", "--file", "--makefile"]),
    ("just", &["justfile", "Justfile", ".justfile"], &["-f", "--justfile", "-d", "--working-directory"]),
    ("task", &["Taskfile.yml", "Taskfile.yaml", "taskfile.yml"], &["-d", "--dir", "-t", "--taskfile"]),
    ("npm", &["package.json"], &["--prefix", "-C", "--dir", "--cwd", "-w"]),
    ("deno", &["deno.json", "deno.jsonc"], &["--cwd", "-c", "--config"]),
];

/// A program's name, its files, its options.
type Builder = (&'static str, &'static [&'static str], &'static [&'static str]);

/// Words between a package manager and the name of a script.
const RUNS: &[&str] = &["run", "run-script", "rum", "urn", "--silent", "-s", "--if-present"];

/// Scripts that package managers run by a word of their own.
const SHORT: &[&str] = &["test", "start", "stop", "restart", "t", "tst"];

impl Walk<'_> {
    /// Remembers the file of recipes that `said` reads; whether that is all that can be said of it.
    pub(super) fn builds(&mut self, said: &str, rest: &[Value]) -> bool {
        if said == "bun" {
            let config = |field: &Value| {
                field.text.strip_prefix("--config=").or(field.text.strip_prefix("-c=")).map(str::to_owned)
            };
            let path = rest.iter().find_map(config).unwrap_or_else(|| "bunfig.toml".to_owned());
            self.called(Call { path, by: "bunfig".to_owned(), targets: Vec::new() });
        }
        let name = match said {
            "gmake" | "bmake" | "remake" => "make",
            "go-task" => "task",
            "pnpm" | "yarn" | "bun" | "composer" => "npm",
            other => other,
        };
        let Some((by, files, options)) = BUILDERS.iter().find(|(by, ..)| *by == name) else { return false };
        let is_direct = matches!(said, "yarn" | "pnpm" | "bun") && rest.len() == 1;
        let runs = is_direct
            || rest.iter().any(|field| RUNS.contains(&field.text.as_str()) || SHORT.contains(&field.text.as_str()));
        let first = rest.iter().find(|field| !field.text.starts_with('-')).map(|field| field.text.as_str());
        if *by == "npm" && !runs || *by == "deno" && first != Some("task") {
            return false;
        }
        let mut folder = String::new();
        let mut file = None;
        let mut targets = Vec::new();
        let mut fields = rest.iter();
        while let Some(field) = fields.next() {
            let text = bare(by, &field.text);
            let (option, value) = text
                .split_once('=')
                .filter(|_| text.starts_with('-'))
                .map_or((text, None), |(option, value)| (option, Some(value)));
            let glued = options
                .iter()
                .find_map(|option| text.strip_prefix(option).filter(|rest| option.len() == 2 && !rest.is_empty()));
            if options.contains(&option) || glued.is_some() {
                let value = value.or(glued).map(str::to_owned).or_else(|| fields.next().map(|next| next.text.clone()));
                let is_config = matches!(option, "-c" | "--config");
                let names_file = is_config || option.ends_with("file") || matches!(text.get(..2), Some("-f" | "-t"));
                if names_file { file = value } else { folder = value.unwrap_or_default() }
            } else if !text.starts_with('-') && (!text.contains('=') || *by == "make") && !is_between(by, text) {
                targets.push(text.to_owned());
            }
        }
        let is_here = folder.is_empty() && self.is_fetched_here();
        if is_here || self.memory.file(folder.trim_end_matches('/')).has(Taint::FETCHED) {
            self.tell(&rules::DOWNLOAD, &format!("{name} runs recipes that were fetched"), None);
        }
        let folder = if folder.is_empty() { folder } else { format!("{}/", folder.trim_end_matches('/')) };
        let paths = file.map_or_else(|| files.iter().map(|file| (*file).to_owned()).collect(), |file| vec![file]);
        for path in paths {
            let path = format!("{folder}{path}");
            self.called(Call { path, by: (*by).to_owned(), targets: targets.clone() });
        }
        !matches!(*by, "npm" | "deno")
    }
}

/// Whether a word only says that the name of a script follows.
fn is_between(by: &str, text: &str) -> bool {
    match by {
        "npm" => RUNS.contains(&text),
        "deno" => text == "task",
        _ => false,
    }
}

/// `-sC` as `-C`: letters without a value stand before one that has it.
fn bare<'t>(by: &str, text: &'t str) -> &'t str {
    let is_cluster = text.len() > 2
        && text.strip_prefix('-').is_some_and(|letters| letters.chars().all(|c| c.is_ascii_alphabetic()));
    match text.chars().last() {
        Some('C') if is_cluster && by == "make" => "-C",
        Some('f') if is_cluster && by == "make" => "-f",
        _ => text,
    }
}
