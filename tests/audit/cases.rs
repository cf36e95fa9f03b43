//! The labelled plugins of `audit/corpus`, and a copy of each that is complete: links included.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::Deserialize;
use tempfile::TempDir;
use tests::kit::repository;

/// The verdicts, as the command line says them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Verdict {
    Clean,
    Info,
    Warning,
    Danger,
}

/// `case.json`; `audit/corpus/README.md` says what each key means.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Label {
    verdict: Option<Verdict>,
    at_least: Option<Verdict>,
    at_most: Option<Verdict>,
    families: Vec<String>,
    title: String,
    tricky: bool,
    #[serde(default)]
    why: String,
    #[serde(default)]
    live: bool,
    run: Option<String>,
    #[serde(default)]
    links: std::collections::BTreeMap<String, String>,
}

/// One labelled plugin.
#[derive(Debug)]
pub(crate) struct Case {
    /// `<batch>/<case>`.
    pub(crate) name: String,
    /// What it does, in one line.
    pub(crate) title: String,
    /// The mildest verdict that is right.
    pub(crate) least: Verdict,
    /// The hardest one.
    pub(crate) most: Verdict,
    /// Rows of the policy that must be named; `a|b` is satisfied by either.
    pub(crate) families: Vec<String>,
    /// Honest, and looks otherwise.
    pub(crate) tricky: bool,
    /// The file that prints the marker on node.
    pub(crate) run: Option<String>,
    links: Vec<(String, String)>,
    plugin: PathBuf,
}

impl Case {
    fn read(batch: &str, folder: &Path) -> Self {
        let case = folder.file_name().unwrap().to_str().unwrap();
        let name = format!("{batch}/{case}");
        let text = fs::read(folder.join("case.json")).unwrap_or_else(|error| panic!("{name}: {error}"));
        let label: Label = serde_json::from_slice(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let bounds = (label.verdict, label.at_least, label.at_most);
        let (least, most) = match bounds {
            (Some(exactly), None, None) => (exactly, exactly),
            (None, least, most) if least.is_some() || most.is_some() => {
                (least.unwrap_or(Verdict::Clean), most.unwrap_or(Verdict::Danger))
            }
            _ => panic!("{name}: either a verdict or bounds"),
        };
        assert!(!label.title.is_empty() && !label.why.contains('\n'), "{name}: one line says what it does");
        assert_eq!(label.live, label.run.is_some(), "{name}: what is live says what is run");
        let plugin = folder.join("plugin");
        assert!(plugin.is_dir() || !label.links.is_empty(), "{name}: there is no plugin/");
        Self {
            name,
            title: label.title,
            least,
            most,
            families: label.families,
            tricky: label.tricky,
            run: label.run,
            links: label.links.into_iter().collect(),
            plugin,
        }
    }

    /// A copy of the plugin, called as the case is, with its links.
    pub(crate) fn copy(&self) -> Copy {
        let scratch = tempfile::tempdir().unwrap();
        let plugin = scratch.path().join(self.name.rsplit('/').next().unwrap());
        copy(&self.plugin, &plugin);
        for (path, target) in &self.links {
            let path = plugin.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::os::unix::fs::symlink(target, path).unwrap();
        }
        Copy { plugin, scratch }
    }

    /// Whether someone who ships this means harm, or would do it.
    pub(crate) fn is_bad(&self) -> bool {
        self.least >= Verdict::Warning
    }
}

/// A case's plugin in a folder that vanishes.
#[derive(Debug)]
pub(crate) struct Copy {
    /// The plugin.
    pub(crate) plugin: PathBuf,
    /// The folder around it, otherwise empty.
    pub(crate) scratch: TempDir,
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap(); // the executable bit goes with it
        }
    }
}

/// Every case, sorted.
pub(crate) fn all() -> Vec<Case> {
    let corpus = repository().join("audit/corpus");
    let mut cases = Vec::new();
    for batch in folders(&corpus) {
        let name = batch.file_name().unwrap().to_str().unwrap().to_owned();
        cases.extend(folders(&batch).iter().map(|folder| Case::read(&name, folder)));
    }
    cases
}

fn folders(within: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(within).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.retain(|path| path.is_dir());
    found.sort();
    found
}

/// `work` over `items`, four at a time, in the order of the items.
pub(crate) fn each<'a, T: Sync, R: Send>(items: &'a [T], work: impl Fn(&'a T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mine = std::iter::from_fn(|| items.get(next.fetch_add(1, Ordering::Relaxed)));
        mine.map(|item| (std::ptr::from_ref(item).addr(), work(item))).collect::<Vec<_>>()
    };
    let mut done: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..4).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

#[test]
fn the_corpus_is_large_and_a_third_of_it_is_honest_and_tricky() {
    let cases = all();
    assert!(cases.len() >= 250, "{} cases", cases.len());
    let tricky = cases.iter().filter(|case| case.tricky).count();
    assert!(tricky * 3 >= cases.len(), "{tricky} of {} are tricky", cases.len());
    for case in &cases {
        assert!(!case.tricky || case.most <= Verdict::Warning, "{}: an honest case is no danger", case.name);
    }
}

#[test]
fn every_row_of_the_policy_has_a_case() {
    let policy = [
        "dynamic-code",
        "process-exec",
        "dynamic-module",
        "external-import",
        "native-code",
        "worker",
        "unresolved-access",
        "decode-exec",
        "exfil",
        "secret-path",
        "persistence",
        "fs-access",
        "net-access",
        "env-read",
        "global-mutation",
        "wasm",
        "obfuscation",
        "invisible-unicode",
        "homoglyph-ident",
        "prompt-injection",
        "install-script",
        "bundle-shape",
        "parse-error",
        "auditor-dos",
        "hook-shell",
        "mcp-server",
        "mode-relax",
        "url-policy",
        "agent-tools",
        "name-lookalike",
        "manifest-mismatch",
        "command-preexec",
    ];
    let cases = all();
    for row in policy {
        let has = |case: &Case| case.families.iter().any(|wanted| wanted.split('|').any(|family| family == row));
        assert!(cases.iter().any(has), "no case of {row}");
    }
}
