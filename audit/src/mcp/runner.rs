//! Package runners: which package a command line fetches, and whether it is one version.

use crate::layout::plugin_root;

/// A package that a runner fetches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Package {
    /// As written, its version included.
    pub(crate) name: String,
    /// Whether it is one version and no other.
    pub(crate) pinned: bool,
}

/// What kind of name a runner takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Naming {
    /// `name@version`, `@scope/name@version`
    Node,
    /// `name==version`, `name@version`
    Python,
    /// `image:tag@sha256:…`
    Image,
    /// A URL with a version in it.
    Module,
}

/// The package that `words` fetch and run; nothing where they fetch nothing.
pub(crate) fn package(words: &[&str]) -> Option<Package> {
    let mut words = words;
    // `cmd /c npx …`, `env A=b npx …`
    loop {
        let (first, rest) = words.split_first()?;
        let program = program(first);
        let wraps = matches!(program.as_str(), "cmd" | "env" | "nohup" | "exec" | "command" | "sudo" | "time" | "nice");
        let is_more =
            first.eq_ignore_ascii_case("/c") || first.starts_with('-') || first.contains('=') && !first.contains('/');
        if !wraps && !is_more {
            break;
        }
        words = rest;
    }
    let (first, rest) = words.split_first()?;
    let sub = rest.iter().find(|word| !word.starts_with('-')).copied();
    let after = |name: &str| {
        let at = rest.iter().position(|word| *word == name)?;
        rest.get(at.checked_add(1)?..)
    };
    match (program(first).as_str(), sub) {
        ("npx" | "bunx" | "pnpx" | "pnx", _) => named(rest, Naming::Node),
        ("npm", Some(sub @ ("exec" | "x"))) => named(after(sub)?, Naming::Node),
        ("pnpm" | "yarn", Some(sub @ ("dlx" | "exec"))) => named(after(sub)?, Naming::Node),
        ("bun", Some("x")) => named(after("x")?, Naming::Node),
        ("uvx", _) => named(rest, Naming::Python),
        ("uv", Some("tool")) => named(after("run")?, Naming::Python),
        ("uv", Some("run")) => with(rest),
        ("pipx", Some("run")) => named(after("run")?, Naming::Python),
        ("docker" | "podman" | "nerdctl", Some("run")) => named(after("run")?, Naming::Image),
        ("deno", Some("run")) => {
            named(after("run")?, Naming::Module).filter(|found| found.name.contains("://") || found.name.contains(':'))
        }
        ("go", Some("run")) => named(after("run")?, Naming::Module).filter(|found| found.name.contains('@')),
        // A flake of the registry's (`nixpkgs#jq`) is one that the machine has chosen.
        ("nix", Some(sub @ ("run" | "shell"))) => {
            let far = ["github:", "gitlab:", "sourcehut:", "git+", "http", "tarball+"];
            named(after(sub)?, Naming::Module).filter(|found| far.iter().any(|scheme| found.name.starts_with(scheme)))
        }
        _ => None,
    }
}

/// `uv run --with name`, `uv run --from name`: without these it runs what is there.
fn with(rest: &[&str]) -> Option<Package> {
    let at = rest.iter().position(|word| matches!(*word, "--with" | "--from"))?;
    let name = rest.get(at.checked_add(1)?)?;
    (!name.starts_with('.') && !name.contains("${"))
        .then(|| Package { name: (*name).to_owned(), pinned: is_pinned(name, Naming::Python) })
}

/// Options that take a value of their own.
const VALUED: &[&str] = &[
    "-e",
    "--env",
    "-v",
    "--volume",
    "--mount",
    "-p",
    "--publish",
    "--name",
    "--network",
    "--net",
    "--env-file",
    "-w",
    "--workdir",
    "-u",
    "--user",
    "--entrypoint",
    "--platform",
    "--pull",
    "--add-host",
    "-l",
    "--label",
    "--python",
    "--index",
    "--index-url",
    "--extra-index-url",
    "--registry",
    "-c",
    "--call",
    "--cpus",
    "--memory",
    "-m",
    "--gpus",
    "--runtime",
    "--userconfig",
    "--cache",
    "--prefix",
    "--with",
    "--security-opt",
    "--cap-add",
    "--cap-drop",
    "--ip",
    "--dns",
    "--config",
];

/// Options that name the package.
const NAMING: &[&str] = &["-p", "--package", "--from", "--spec"];

fn named(words: &[&str], naming: Naming) -> Option<Package> {
    let mut words = words.iter();
    let mut name = None;
    while let Some(word) = words.next() {
        let is_node = naming == Naming::Node;
        let (option, value) = word.split_once('=').map_or((*word, None), |(option, value)| (option, Some(value)));
        if naming != Naming::Image && NAMING.contains(&option) && (is_node || option != "-p") {
            name = value.or_else(|| words.next().copied());
            break;
        }
        if !word.starts_with('-') {
            name = Some(*word);
            break;
        }
        if value.is_none() && VALUED.contains(word) && !(is_node && matches!(*word, "-p" | "-c")) {
            words.next();
        }
    }
    let name = name.filter(|name| !is_local(name))?;
    Some(Package { name: name.to_owned(), pinned: is_pinned(name, naming) })
}

/// Options that say where packages come from: a version means nothing where anyone may say what it is.
const REGISTRIES: &[&str] =
    &["--registry", "--index", "--index-url", "--extra-index-url", "--default-index", "--find-links", "-i"];

/// The registry that `words` name in place of the user's own.
pub(crate) fn registry<'a>(words: &[&'a str]) -> Option<&'a str> {
    words.iter().enumerate().find_map(|(at, word)| {
        let (option, value) = word.split_once('=').map_or((*word, None), |(option, value)| (option, Some(value)));
        let value = value.or_else(|| words.get(at.checked_add(1)?).copied());
        value.filter(|value| REGISTRIES.contains(&option) && value.contains("://"))
    })
}

/// A path is no package.
fn is_local(name: &str) -> bool {
    name.starts_with(['.', '/', '~']) || plugin_root::below(name).is_some()
}

fn is_pinned(name: &str, naming: Naming) -> bool {
    let exact = |version: &str| {
        let version = version.trim_start_matches(['v', '=']);
        let mut parts = version.splitn(3, '.');
        let number =
            |part: Option<&str>| part.is_some_and(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
        number(parts.next())
            && number(parts.next())
            && parts.next().is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
            && !version.contains(['^', '~', '*', 'x', '>', '<', ' ', '|'])
    };
    let is_commit = |text: &str| text.len() >= 40 && text.bytes().all(|b| b.is_ascii_hexdigit());
    if let Some((_, reference)) =
        name.rsplit_once('#').filter(|(front, _)| front.contains("git") || front.contains('/'))
    {
        return is_commit(reference);
    }
    match naming {
        Naming::Image => name.contains("@sha256:"),
        Naming::Python if name.contains("git+") || name.contains("://") => {
            name.rsplit_once('@').is_some_and(|(_, reference)| is_commit(reference))
        }
        Naming::Python => {
            let version = name.split_once("==").or_else(|| name.split_once('@')).map(|(_, version)| version);
            // Python versions may have two numbers.
            version.is_some_and(|version| exact(version) || exact(&format!("{version}.0")))
        }
        Naming::Node | Naming::Module => {
            let body = name.strip_prefix('@').unwrap_or(name);
            body.rsplit_once('@')
                .is_some_and(|(_, version)| exact(version.split('/').next().unwrap_or_default()) || is_commit(version))
        }
    }
}

/// The program's own name: without folders and `.exe`, in lower case.
pub(crate) fn program(word: &str) -> String {
    let name = word.rsplit(['/', '\\']).next().unwrap_or(word).to_ascii_lowercase();
    [".exe", ".cmd", ".bat"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(&name).to_owned()
}
