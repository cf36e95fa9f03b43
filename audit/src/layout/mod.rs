//! What a plugin contributes and where that lies: read tolerantly from every manifest and folder that hosts look at.

mod declared;
mod front;
mod hooks;
mod loaded;
mod package;
pub(crate) mod plugin_root;
mod roles;
mod servers;

use std::collections::BTreeSet;

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::json::{self, Node};
use crate::rules::manifest as rules;
use crate::text::Source;

pub use declared::{Address, AddressKind, Declared, Mode};
pub use front::{Field, Front, front};
pub(crate) use hooks::{ALLOWED, quote};
pub use package::{Dependency, Package};
pub use roles::{Role, is_script};
pub use servers::Server;
pub(crate) use servers::with_given;

/// Where a command line stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Caller {
    /// A hook.
    Hook,
    /// A status line.
    StatusLine,
    /// A program that the host keeps running: a language server, a monitor.
    Service,
}

/// A command line that a host would run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The line.
    pub text: String,
    /// Where it stands.
    pub place: Place,
    /// What runs it.
    pub caller: Caller,
    /// The plugin's own folder in the bundle: empty, or ending in `/`.
    pub root: String,
}

/// A text in a manifest that an agent will read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prompt {
    /// The text.
    pub text: String,
    /// Where it stands.
    pub place: Place,
}

/// What is where.
#[derive(Debug, Default)]
pub struct Layout {
    roles: BTreeSet<(String, Role)>,
    /// Command lines of hooks, status lines and services.
    pub lines: Vec<Line>,
    /// MCP servers.
    pub servers: Vec<Server>,
    /// Permission modes.
    pub modes: Vec<Mode>,
    /// Domains and URLs that are asked for.
    pub addresses: Vec<Address>,
    /// Prompts inside manifests.
    pub prompts: Vec<Prompt>,
    /// Fields of contributed agents and commands that stand in a manifest: name, value, place.
    pub fields: Vec<(String, String, Place)>,
    /// Names of what manifests contribute, each with its place.
    pub called: Vec<(String, Place)>,
    /// What DeepCode's own manifest declares.
    pub declared: Option<Declared>,
    /// Every `package.json` that a package manager would act on.
    pub packages: Vec<Package>,
    /// Documents that manifests name by their paths: path, the plugin's own folder, what it is.
    named: Vec<(String, String, ManifestKind)>,
}

impl Layout {
    /// Reads `bundle`'s manifests; what is wrong with them is a finding.
    #[must_use]
    pub fn of(bundle: &Bundle, findings: &mut Findings) -> Self {
        let mut layout = Self::default();
        for file in bundle.files() {
            let path = file.path.as_str();
            for role in roles::of(path) {
                layout.give(path, role);
            }
            if let Some(kind) = ManifestKind::of(path) {
                layout.manifest(bundle, (path, kind.root(path)), kind, findings);
            }
        }
        for (path, root, kind) in std::mem::take(&mut layout.named) {
            if !layout.has(&path, Role::Manifest) {
                layout.manifest(bundle, (&path, &root), kind, findings);
            }
        }
        layout.samples(bundle);
        layout.loaded(bundle);
        layout
    }

    /// Takes the role of a text from what a test reads line by line: a list of samples that nothing has an agent read.
    fn samples(&mut self, bundle: &Bundle) {
        const FOLDERS: &[&str] = &["test", "tests", "testdata", "fixtures", "spec", "__tests__"];
        const TESTS: &[&str] = &["sh", "bash", "bats", "py", "js", "mjs", "ts", "rb", "pl", "ps1", "fish"];
        let is_list =
            |path: &&str| path.ends_with(".txt") && folder(path).split('/').any(|part| FOLDERS.contains(&part));
        let lists: Vec<String> = self.with(Role::Text).filter(is_list).take(SAMPLES).map(str::to_owned).collect();
        if lists.is_empty() {
            return;
        }
        let read = |path: &str, most: u64| {
            let bytes = bundle.read(bundle.file(path)?, most).ok()?;
            Some(crate::text::read(&bytes).into_owned())
        };
        let is_beside = |path: &str| lists.iter().any(|list| folder(list) == folder(path));
        let tests =
            bundle.files().iter().filter(|file| TESTS.contains(&file.extension().as_str()) && is_beside(&file.path));
        let tests: Vec<(&str, String)> =
            tests.take(SAMPLES).filter_map(|file| Some((folder(&file.path), read(&file.path, TEST_BYTES)?))).collect();
        let pages: Vec<String> = self.with(Role::Prompt).filter_map(|path| read(path, FILE_BYTES)).collect();
        let prompts = pages.iter().chain(self.prompts.iter().map(|prompt| &prompt.text));
        let told: Vec<&String> = prompts.collect();
        let is_sample = |path: &String| {
            let name = path.rsplit('/').next().unwrap_or(path);
            let is_read = tests.iter().any(|(beside, text)| *beside == folder(path) && text.contains(name));
            is_read && !told.iter().any(|text| text.contains(name.trim_end_matches(".txt")))
        };
        for path in lists.iter().filter(|path| is_sample(path)) {
            self.roles.remove(&(path.clone(), Role::Text));
        }
    }

    /// The files that have `role`, sorted.
    pub fn with(&self, role: Role) -> impl Iterator<Item = &str> {
        self.roles.iter().filter(move |(_, has)| *has == role).map(|(path, _)| path.as_str())
    }

    /// Whether `path` has `role`.
    #[must_use]
    pub fn has(&self, path: &str, role: Role) -> bool {
        self.roles.contains(&(path.to_owned(), role))
    }

    /// Whether a hook's line names a file that is called so: what it prints, the agent reads.
    pub(crate) fn is_hooked(&self, name: &str) -> bool {
        self.lines.iter().any(|line| line.caller == Caller::Hook && line.text.contains(name))
    }

    /// How many files have a role.
    #[must_use]
    pub fn analysed(&self) -> usize {
        self.roles.iter().map(|(path, _)| path).collect::<BTreeSet<_>>().len()
    }

    fn give(&mut self, path: &str, role: Role) {
        self.roles.insert((path.to_owned(), role));
    }

    /// Gives `role` to the file that `path`, as written in a manifest whose plugin lies in `root`, means: itself, with
    /// an extension that node would try, or as a folder's index.
    fn give_written(&mut self, bundle: &Bundle, (root, path): (&str, &str), role: Role) {
        let path = format!("{root}{}", path.trim_start_matches("./").trim_end_matches('/'));
        let ends = ["", ".js", ".mjs", ".cjs", ".ts", "/index.js", "/index.mjs", "/index.cjs", "/index.ts"];
        if let Some(found) = ends.iter().map(|end| format!("{path}{end}")).find(|path| bundle.file(path).is_some()) {
            self.give(&found, role);
        }
    }

    /// Remembers the document that a manifest names by its path, to be read after those that hosts find by themselves.
    fn name(&mut self, page: &Page<'_>, path: &str, kind: ManifestKind) {
        let path = format!("{}{}", page.root, path.trim_start_matches("./"));
        if page.bundle.file(&path).is_some() {
            self.named.push((path, page.root.to_owned(), kind));
        }
    }

    fn manifest(&mut self, bundle: &Bundle, (path, root): (&str, &str), kind: ManifestKind, findings: &mut Findings) {
        self.give(path, Role::Manifest);
        let Some(text) = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()) else { return };
        let text = crate::text::read(&text);
        let source = Source::new(path, &text);
        let Some(node) = read(&source, kind, findings) else { return };
        let page = Page { source: &source, root, bundle };
        match kind {
            ManifestKind::Plugin => self.plugin(&page, &node),
            ManifestKind::Market => {
                for entry in node.all("plugins").flat_map(Node::items) {
                    self.plugin(&page, entry);
                }
            }
            ManifestKind::Hooks => self.hooks(&page, &node),
            ManifestKind::Servers => self.server_file(&page, &node),
            ManifestKind::Settings => self.settings(&page, &node),
            ManifestKind::Services => self.services(&page, &node),
            ManifestKind::Package => self.package(&page, &node),
        }
    }
}

/// A manifest that is being read.
pub(crate) struct Page<'a> {
    source: &'a Source<'a>,
    /// The plugin's own folder in the bundle: empty, or ending in `/`.
    root: &'a str,
    bundle: &'a Bundle,
}

impl Page<'_> {
    fn place(&self, node: &Node) -> Place {
        self.source.place(node.span.0, node.span.1)
    }
}

/// The documents that hosts look for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ManifestKind {
    /// `plugin.json`, DeepCode's or another host's.
    Plugin,
    /// A list of plugins, each with what a manifest may have.
    Market,
    /// `hooks/hooks.json`
    Hooks,
    /// `.mcp.json` and its cousins.
    Servers,
    /// `settings.json` of a host.
    Settings,
    /// Language servers, monitors.
    Services,
    /// `package.json`
    Package,
}

/// 200 lists of samples, and as many tests beside them: what is beyond is judged as any text is.
const SAMPLES: usize = 200;

/// 256 KiB of one test.
const TEST_BYTES: u64 = 256 << 10;

/// The folder that a file lies in.
pub(crate) fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// File names at the end of a path, what they are, and how much of the path below the plugin's own folder they are.
const KNOWN: &[(&str, ManifestKind)] = &[
    (".claude-plugin/plugin.json", ManifestKind::Plugin),
    (".deepcode-plugin/plugin.json", ManifestKind::Plugin),
    (".cursor-plugin/plugin.json", ManifestKind::Plugin),
    (".codex-plugin/plugin.json", ManifestKind::Plugin),
    (".claude-plugin/marketplace.json", ManifestKind::Market),
    ("plugin.json", ManifestKind::Plugin),
    ("gemini-extension.json", ManifestKind::Plugin),
    ("hooks/hooks.json", ManifestKind::Hooks),
    ("hooks.json", ManifestKind::Hooks),
    (".mcp.json", ManifestKind::Servers),
    (".cursor/mcp.json", ManifestKind::Servers),
    (".vscode/mcp.json", ManifestKind::Servers),
    ("mcp.json", ManifestKind::Servers),
    (".claude/settings.json", ManifestKind::Settings),
    (".claude/settings.local.json", ManifestKind::Settings),
    (".deepcode/settings.json", ManifestKind::Settings),
    ("settings.json", ManifestKind::Settings),
    (".lsp.json", ManifestKind::Services),
    ("monitors/monitors.json", ManifestKind::Services),
    ("package.json", ManifestKind::Package),
];

impl ManifestKind {
    fn of(path: &str) -> Option<Self> {
        if path.split('/').any(|part| part == "node_modules") {
            return None;
        }
        let known = |end: &str| path.strip_suffix(end).is_some_and(|root| root.is_empty() || root.ends_with('/'));
        KNOWN.iter().find(|(end, _)| known(end)).map(|(_, kind)| *kind)
    }

    fn root(self, path: &str) -> &str {
        let known = |end: &str| path.strip_suffix(end).filter(|root| root.is_empty() || root.ends_with('/'));
        KNOWN.iter().filter(|(_, kind)| *kind == self).find_map(|(end, _)| known(end)).unwrap_or("")
    }

    /// Whether a host runs what it says: what cannot be read there cannot be judged.
    fn is_loaded(self, path: &str) -> bool {
        match self {
            Self::Plugin | Self::Hooks | Self::Servers => path.matches('/').count() <= 1,
            Self::Market | Self::Settings | Self::Services | Self::Package => false,
        }
    }
}

/// The document, with a finding for what is wrong with it.
fn read(source: &Source<'_>, kind: ManifestKind, findings: &mut Findings) -> Option<Node> {
    let read = match json::read(source.text) {
        Ok(read) => read,
        Err(broken) => {
            let severity = if kind.is_loaded(source.path) { Severity::Danger } else { Severity::Warning };
            let message = format!("{} is no JSON: {broken}", source.path);
            findings.push(Finding::new(&rules::BROKEN, source.whole(), message).severity(severity));
            return None;
        }
    };
    for (kindness, at) in &read.kind {
        if *kindness != json::Kindness::Mark {
            let message = "hosts that read JSON strictly refuse this, others read on".to_owned();
            let (_, line) = source.line(*at);
            findings
                .push(Finding::new(&rules::LENIENT, source.place(*at, at.saturating_add(1)), message).evidence(line));
        }
    }
    for (key, (start, end)) in &read.doubled {
        let message = format!("`{key}` stands twice in one object");
        findings.push(Finding::new(&rules::DOUBLED, source.place(*start, *end), message).evidence(key));
    }
    Some(read.node)
}
