//! Tools that run what the files of a folder say, by names of their own: which folder of the plugin they are pointed to, and
//! which files those are.

use super::Call;
use super::value::Value;
use super::walk::Walk;
use crate::layout::plugin_root;

/// A tool.
struct Tool {
    names: &'static [&'static str],
    /// Files in the folder that it runs; a `*` stands for any name.
    files: &'static [&'static str],
    /// Options that name the folder.
    folders: &'static [&'static str],
    /// Whether a folder may stand among its words by itself.
    bare: Bare,
    /// Words of which one must stand there: others run nothing.
    runs: &'static [&'static str],
    by: &'static str,
}

/// Whether a folder may stand among a tool's words by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bare {
    Folder,
    Never,
}

const TOOLS: &[Tool] = &[
    Tool {
        names: &["gradle", "gradlew", "gradlew.bat"],
        files: &["build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"],
        folders: &["-p", "--project-dir"],
        bare: Bare::Never,
        runs: &[],
        by: "project",
    },
    Tool {
        names: &["terraform", "tofu", "terragrunt"],
        files: &["*.tf"],
        folders: &["-chdir", "--terragrunt-working-dir"],
        bare: Bare::Never,
        runs: &["apply", "plan", "refresh", "destroy", "import", "test", "console", "up", "run-all"],
        by: "terraform",
    },
    Tool {
        names: &["go"],
        files: &["*.go"],
        folders: &["-C"],
        bare: Bare::Folder,
        runs: &["run", "generate", "test"],
        by: "project",
    },
    Tool {
        names: &["swift"],
        files: &["Package.swift", "*.swift"],
        folders: &["--package-path", "-C"],
        bare: Bare::Never,
        runs: &["run", "build", "test"],
        by: "project",
    },
    Tool {
        names: &["cmake"],
        files: &["CMakeLists.txt"],
        folders: &["-S"],
        bare: Bare::Folder,
        runs: &[],
        by: "project",
    },
    Tool {
        names: &["cargo"],
        files: &["build.rs", "src/*.rs"],
        folders: &["--manifest-path", "-C"],
        bare: Bare::Never,
        runs: &["run", "build", "test", "check", "r", "b", "t"],
        by: "project",
    },
    Tool {
        names: &["dotnet"],
        files: &["*.cs", "*.fs"],
        folders: &["--project"],
        bare: Bare::Never,
        runs: &["run", "test"],
        by: "project",
    },
];

impl Walk<'_> {
    /// Remembers the files that the tool `name` runs in a folder of the plugin's.
    pub(super) fn projects(&mut self, name: &str, rest: &[Value]) {
        let Some(tool) = TOOLS.iter().find(|tool| tool.names.contains(&name)) else { return };
        let has = |word: &str| rest.iter().any(|field| field.text == word);
        if !tool.runs.is_empty() && !tool.runs.iter().any(|word| has(word)) {
            return;
        }
        let is_folder =
            |field: &&Value| field.text.contains('/') && !field.text.starts_with('-') && !has_ending(&field.text);
        let bare =
            rest.iter().find(|field| tool.bare == Bare::Folder && is_folder(field)).map(|field| field.text.clone());
        let folder = named(rest, tool.folders).or(bare).or_else(|| self.memory.folder.clone());
        let Some(folder) = folder.filter(|folder| is_known(folder)) else { return };
        let folder = folder.trim_end_matches("Cargo.toml").trim_end_matches('/');
        let call = |file: &&str| Call { path: format!("{folder}/{file}"), by: tool.by.to_owned(), targets: Vec::new() };
        self.calls.extend(tool.files.iter().map(call));
    }
}

/// What follows one of `options`, or stands behind it after `=`.
fn named(rest: &[Value], options: &[&str]) -> Option<String> {
    rest.iter().enumerate().find_map(|(at, field)| {
        let (option, value) = field.text.split_once('=').map_or((field.text.as_str(), None), |(o, v)| (o, Some(v)));
        let next = || rest.get(at.saturating_add(1)).map(|next| next.text.clone());
        options.contains(&option).then(|| value.map(str::to_owned).or_else(next))?
    })
}

/// Whether the folder is one of the plugin's by its name: what a variable alone names may be the person's.
fn is_known(folder: &str) -> bool {
    let below = folder.rsplit(['}', ')']).next().unwrap_or(folder).trim_matches(['/', '.']);
    !below.is_empty() || plugin_root::below(folder).is_some()
}

fn has_ending(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| name.trim_start_matches('.').contains('.'))
}

#[cfg(test)]
mod tests {
    use crate::finding::{Findings, Place};
    use crate::shell::{Context, judge};

    fn led(line: &str) -> Vec<String> {
        let calls = judge(&Place::bundle(), line, Context::Script, &mut Findings::default());
        calls
            .into_iter()
            .filter(|call| matches!(call.by.as_str(), "project" | "terraform"))
            .map(|call| call.path)
            .collect()
    }

    #[test]
    fn a_folder_of_the_plugins_leads_to_what_the_tool_runs_there() {
        assert_eq!(led("terraform -chdir=\"$root/probe\" apply -auto-approve"), ["${root}/probe/*.tf"]);
        assert_eq!(led("cd \"$here/probe\" && tofu plan"), ["${here}/probe/*.tf"]);
        assert!(led("gradle -q -p \"$root/lint\" hints").contains(&"${root}/lint/build.gradle.kts".to_owned()));
        assert!(led("cargo run -q --manifest-path map/Cargo.toml").contains(&"map/build.rs".to_owned()));
        assert_eq!(led("go run \"$root/cmd/count\" ."), ["${root}/cmd/count/*.go"]);
    }

    #[test]
    fn a_folder_of_the_persons_leads_nowhere() {
        for line in [
            "terraform -chdir=\"$dir\" plan",
            "terraform -chdir=infra/probe fmt -check",
            "gradle -q spotlessCheck",
            "cd \"$project\" && gradle test",
            "go vet ./...",
        ] {
            assert!(led(line).is_empty(), "{line}");
        }
    }
}
