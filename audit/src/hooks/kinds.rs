//! What a file that a machine reads is: known by its path and by words that such a file has.

use crate::finding::{Finding, Severity};
use crate::rules::shell as rules;

/// Where what such a file says runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Where {
    /// On the person's machine.
    Here,
    /// In a container or on a machine of a service: programs come and go there, keys do not.
    Away,
    /// Where nobody says so.
    Somewhere,
}

/// What a file is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kind {
    pub(super) name: &'static str,
    pub(super) runs: Where,
    /// Whether it starts without anybody's asking from then on.
    pub(super) starts: bool,
    /// Whether the whole file is a shell script.
    pub(super) is_script: bool,
}

/// How a file of that kind is known: what its path ends in or holds, and what its text holds.
struct Mark {
    paths: &'static [&'static str],
    words: &'static [&'static str],
    kind: Kind,
}

pub(super) const fn kind(name: &'static str, runs: Where) -> Kind {
    Kind { name, runs, starts: false, is_script: false }
}

const fn starter(name: &'static str) -> Kind {
    Kind { name, runs: Where::Here, starts: true, is_script: false }
}

const fn script(name: &'static str) -> Kind {
    Kind { name, runs: Where::Here, starts: true, is_script: true }
}

/// Options, one a line, of a program that starts what they say.
pub(super) const OPTIONS: Kind = kind("options of a program", Where::Here);

/// All kinds; the first that fits counts. Every path in lower case, after a `/`.
const MARKS: &[Mark] = &[
    Mark { paths: &["envrc"], words: &[], kind: script("a file that direnv runs") },
    Mark {
        paths: &[".husky/", "/husky/", ".githooks/", "/git-hooks/", "/githooks/"],
        words: &[],
        kind: script("a hook of git's"),
    },
    Mark {
        paths: &[
            "/pre-commit",
            "/post-checkout",
            "/post-merge",
            "/commit-msg",
            "/pre-push",
            "/post-commit",
            "/prepare-commit-msg",
        ],
        words: &["#!"],
        kind: script("a hook of git's"),
    },
    Mark {
        paths: &["bashrc", "zshrc", "zprofile", "bash_profile", "bash_aliases", "zshenv", "/.profile"],
        words: &[],
        kind: script("a shell's start file"),
    },
    Mark { paths: &[".github/", "workflow"], words: &["runs-on"], kind: kind("a workflow", Where::Away) },
    Mark { paths: &[".yml", ".yaml"], words: &["runs-on:", "jobs:"], kind: kind("a workflow", Where::Away) },
    Mark {
        paths: &[
            "gitlab-ci",
            "circleci/",
            "azure-pipelines",
            "travis.yml",
            "drone.yml",
            "woodpecker",
            "bitbucket-pipelines",
            "jenkinsfile",
            "buildkite",
        ],
        words: &[],
        kind: kind("a pipeline", Where::Away),
    },
    Mark {
        paths: &["dockerfile", "containerfile", "vagrantfile"],
        words: &[],
        kind: kind("a recipe of an image", Where::Away),
    },
    Mark { paths: &["compose"], words: &["services:"], kind: kind("a recipe of containers", Where::Away) },
    Mark { paths: &["devcontainer"], words: &["\""], kind: kind("a recipe of a container", Where::Away) },
    Mark { paths: &[".json"], words: &["initializeCommand"], kind: kind("a recipe of a container", Where::Away) },
    Mark {
        paths: &[".json"],
        words: &["\"runOn\"", "folderOpen"],
        kind: starter("a task that runs when a folder is opened"),
    },
    Mark {
        paths: &["tasks.json", "launch.json"],
        words: &["\"command\""],
        kind: kind("tasks of an editor", Where::Here),
    },
    Mark { paths: &["lefthook", "pre-commit", "overcommit"], words: &[], kind: starter("hooks of git's") },
    Mark { paths: &[".yml", ".yaml"], words: &["repos:", "hooks:", "entry:"], kind: starter("hooks of git's") },
    Mark {
        paths: &[".service", ".timer", ".path", ".socket"],
        words: &["[Service]"],
        kind: starter("a unit of systemd"),
    },
    Mark { paths: &[""], words: &["[Service]", "ExecStart"], kind: starter("a unit of systemd") },
    Mark { paths: &[".plist", ".xml"], words: &["<plist", "ProgramArguments"], kind: starter("a job of launchd") },
    Mark { paths: &[""], words: &["[Desktop Entry]"], kind: starter("an entry that starts with the desktop") },
    Mark { paths: &[""], words: &["Match ", " exec "], kind: kind("settings of ssh", Where::Here) },
    Mark { paths: &[""], words: &["KnownHostsCommand"], kind: kind("settings of ssh", Where::Here) },
    Mark { paths: &[""], words: &["LocalCommand"], kind: starter("settings of ssh") },
    Mark { paths: &[""], words: &["Host ", "ProxyCommand"], kind: starter("settings of ssh") },
    Mark { paths: &[""], words: &["[alias]"], kind: starter("settings of git") },
    Mark { paths: &[""], words: &["[core]", "="], kind: starter("settings of git") },
    Mark { paths: &[""], words: &["[filter "], kind: starter("settings of git") },
    Mark { paths: &[""], words: &["--checkpoint-action"], kind: OPTIONS },
    Mark { paths: &[""], words: &["--to-command"], kind: OPTIONS },
    Mark { paths: &[""], words: &["--use-compress-program"], kind: OPTIONS },
    Mark { paths: &[""], words: &["--rsh="], kind: OPTIONS },
    Mark { paths: &[""], words: &["--pre="], kind: OPTIONS },
    Mark { paths: &[""], words: &["--unzip-command"], kind: OPTIONS },
    Mark { paths: &["wgetrc"], words: &["use_askpass"], kind: OPTIONS },
    Mark {
        paths: &[".csproj", ".fsproj", ".vbproj", ".proj", ".targets", ".props"],
        words: &["<Exec "],
        kind: kind("a recipe of a build", Where::Here),
    },
    Mark { paths: &["gitpod"], words: &["tasks:"], kind: starter("tasks of a workspace") },
    Mark { paths: &[".pth"], words: &["import "], kind: starter("a line that every Python runs") },
    Mark {
        paths: &[
            "vimrc", ".vim", "exrc", "gdbinit", "lldbinit", "inputrc", "tmux", "psqlrc", "screenrc", "rprofile",
            "irbrc", "pryrc",
        ],
        words: &[],
        kind: starter("a start file"),
    },
    Mark { paths: &[".lua"], words: &["vim."], kind: starter("an editor's start file") },
    Mark { paths: &[".el", ".emacs"], words: &["("], kind: starter("an editor's start file") },
    Mark { paths: &["crontab", "cron"], words: &["* "], kind: starter("a table of cron's") },
    Mark { paths: &[".tf"], words: &["local-exec"], kind: kind("a plan of terraform's", Where::Here) },
    Mark {
        paths: &[
            "cmakelists.txt",
            ".cmake",
            ".gradle",
            "meson.build",
            "tox.ini",
            "noxfile",
            ".nix",
            "launch.json",
            ".bzl",
            "sconstruct",
        ],
        words: &[],
        kind: kind("a recipe of a build", Where::Here),
    },
    Mark { paths: &[".yml", ".yaml"], words: &["hosts:", "tasks:"], kind: kind("a playbook", Where::Here) },
    Mark { paths: &[".toml"], words: &["[build]"], kind: kind("settings of cargo", Where::Here) },
    Mark {
        paths: &[".reg"],
        words: &["CurrentVersion\\Run"],
        kind: starter("keys of the registry that start programs"),
    },
    Mark {
        paths: &[
            "procfile",
            ".mise.toml",
            "mise.toml",
            "flake.nix",
            "shell.nix",
            "devenv.nix",
            ".zed/",
            ".idea/",
            "nodemon.json",
            "build.rs",
            "cargo/config",
        ],
        words: &[],
        kind: kind("settings of tools", Where::Here),
    },
];

impl Kind {
    pub(super) fn of(path: &str, text: &str) -> Option<Self> {
        let path = format!("/{}", path.to_ascii_lowercase());
        let fits = |mark: &&Mark| {
            mark.paths.iter().any(|part| path.contains(part)) && mark.words.iter().all(|word| text.contains(word))
        };
        MARKS.iter().find(fits).map(|mark| mark.kind)
    }

    /// How bad it is that such a file says what `finding` tells of behind `key`.
    pub(super) fn severity(self, key: &str, finding: &Finding) -> Option<Severity> {
        const HOST: &[&str] = &["initializecommand"];
        let takes = [rules::EXFIL.id, rules::REVERSE.id, rules::DECODED.id, rules::SECRET.id];
        match self.runs {
            Where::Here => Some(finding.severity),
            Where::Away if HOST.contains(&key) => Some(finding.severity),
            // A request that carries a key of its own is how a pipeline publishes.
            Where::Away if takes.contains(&finding.rule.id) => {
                Some(finding.severity).filter(|severity| *severity == Severity::Danger)
            }
            // What is fetched and run there can do what the job may.
            Where::Away if runs_fetched(finding) => Some(Severity::Warning),
            Where::Away => None,
            Where::Somewhere => Some(Severity::Warning),
        }
    }
}

/// Whether what was fetched is run.
pub(super) fn runs_fetched(finding: &Finding) -> bool {
    [rules::PIPE.id, rules::DOWNLOAD.id].contains(&finding.rule.id)
}
