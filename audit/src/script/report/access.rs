//! Members that are read and written, names that are assembled, roots that travel.

use super::facts::VARIABLE;
use super::paths;
use super::{Judge, hit};
use crate::finding::{Confidence, Severity};
use crate::rules::script as rules;
use crate::script::class::Class;
use crate::script::graph::{Site, UNKNOWN};
use crate::script::kinds::Kind;
use crate::script::natives::{self, PROTOTYPES};
use crate::script::runtimes;
use crate::script::solve::Host;
use crate::script::value::{CellId, Flags, Val};

/// Members of a root object whose reading alone leads to a loader of modules.
const LOADERS: &[(&str, &str)] = &[
    ("require", "cache"),
    ("require", "extensions"),
    ("process", "mainModule"),
    ("module", "constructor"),
    ("module", "_compile"),
    ("Module", "_load"),
    ("Module", "_extensions"),
    ("Module", "_cache"),
    ("Module", "_resolveFilename"),
    ("Module", "_pathCache"),
    ("Module", "_findPath"),
    ("Module", "_initPaths"),
    ("Module", "_preloadModules"),
    ("Module", "createRequire"),
    ("Module", "createRequireFromPath"),
    ("Module", "register"),
    ("Module", "registerHooks"),
    ("Module", "runMain"),
    ("Module", "globalPaths"),
    ("Module", "wrap"),
    ("import.meta", "resolve"),
    ("module", "_load"),
    ("module", "load"),
    ("Module", "wrapper"),
    ("process", "moduleLoadList"),
    ("module", "children"),
];

/// What of `node:child_process` starts programs.
const STARTS: &[&str] = &["exec", "execSync", "execFile", "execFileSync", "spawn", "spawnSync", "fork"];

/// Whether calling it goes past `require`.
pub(super) fn is_loader(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|pair| LOADERS.contains(&pair))
        || matches!(path, "module.require" | "import.meta.require")
}

/// What is said of code that starts a program by a table of modules and names.
pub(crate) const CHOSEN: &str = "which program is started, and that one is, only a table of modules and names tells";

impl Judge<'_, '_> {
    /// `base[key]` is read.
    pub(super) fn read(&mut self, base: CellId, key: CellId, site: Site) {
        let content = self.solver.graph.at(base);
        let unknown = base == UNKNOWN || content.flags.any(Flags::UNKNOWN);
        // Of what is nothing of the engine's only few names say anything.
        if !(content.holds(Class::NATIVE) || self.is_named(key, Kind::SUSPECT.with(Kind::BUILTIN))) {
            return;
        }
        let names = self.strings(key);
        let natives = self.natives(base);
        self.read_odd(base, &names, site);
        self.read_chosen((base, key), &names, site);
        for nat in &natives {
            let path = self.path(*nat);
            for name in &names {
                self.read_native(&path, name, site);
            }
            // Its iterator has no name, and gives what the wrapper holds one by one.
            if &*path == "%arguments" && self.natives(key).iter().any(|nat| &*self.path(*nat) == "Symbol.iterator") {
                self.read_native(&path, "[Symbol.iterator]", site);
            }
        }
        if !natives.is_empty() && self.is_unresolved(key) {
            let crowd = self.is_crowd(base);
            for nat in natives {
                let path = self.path(nat);
                if crowd { self.maybe_unresolved(&path, site) } else { self.unresolved(&path, site) }
            }
        }
        if unknown
            && !self.is_medley(key)
            && let Some(name) = names.iter().find(|name| self.solver.graph.names.kind_of(name).any(Kind::SUSPECT))
        {
            self.facts.at(site.file).suspects.push((site, name.to_string()));
        }
    }

    /// A function that starts programs, as one of several modules whose names and members stand in a table.
    fn read_chosen(&mut self, (base, key): (CellId, CellId), names: &[std::rc::Rc<str>], site: Site) {
        let starts = |name: &std::rc::Rc<str>| STARTS.contains(&&**name);
        let content = self.solver.graph.at(key);
        let is_listed = content.vals.iter().any(|val| val == Val::AnyKey);
        if content.constant || is_listed || names.len() < 2 || !names.iter().any(starts) || names.iter().all(starts) {
            return;
        }
        let modules: Vec<_> = self.natives(base).into_iter().map(|nat| self.path(nat)).collect();
        let is_module = |path: &std::rc::Rc<str>| path.starts_with("node:") && !path.contains('.');
        let is_hidden = modules.iter().any(|path| &**path == "node:child_process")
            && modules.iter().filter(|path| is_module(path)).count() > 1;
        if is_hidden && !self.is_crowd(base) {
            self.hit(hit(&rules::EXEC_COMMAND, site, CHOSEN));
        }
    }

    /// Callers of functions, and members of whatever an enumeration of a root object gives.
    fn read_odd(&mut self, base: CellId, names: &[std::rc::Rc<str>], site: Site) {
        let vals = &self.solver.graph.at(base).vals;
        let function = vals.iter().any(|val| matches!(val, Val::Fun(_)));
        let member = vals.iter().any(|val| match val {
            Val::Members(nat) => natives::is_root(&self.path(nat)),
            Val::Nat(nat) => &*self.path(nat) == "%constructor",
            _ => false,
        });
        if function && names.iter().any(|name| &**name == "caller") {
            let severity = if self.is_crowd(base) { Severity::Warning } else { Severity::Danger };
            let found =
                hit(&rules::UNRESOLVED_MEMBER, site, "the caller of a function gives away what it was called with");
            self.hit(found.severity(severity));
        }
        let loads = |name: &std::rc::Rc<str>| {
            self.solver.graph.names.kind_of(name).any(Kind::SUSPECT) || matches!(&**name, "require" | "binding")
        };
        if member && names.iter().any(loads) {
            let severity = if self.is_crowd(base) { Severity::Warning } else { Severity::Danger };
            let found =
                hit(&rules::UNRESOLVED, site, "which member of a root object this is, is only known when it runs");
            self.hit(found.severity(severity));
        }
    }

    fn read_native(&mut self, path: &str, name: &str, site: Site) {
        if path == "process.env" {
            return self.env(name, site);
        }
        if let Some(module) = runtimes::module(path, name) {
            self.builtin(&module, site);
        }
        if path == "%arguments" && name != "length" {
            self.hit(hit(&rules::UNRESOLVED, site, "the arguments of the module's wrapper hold require and module"));
        }
        if (natives::is_root(path) || path == "import.meta") && LOADERS.contains(&(path, name)) {
            self.hit(hit(&rules::LOADER, site, format!("{path}.{name} leads to the loader of modules")));
        }
        if (path, name) == ("global", "WebAssembly") {
            self.hit(hit(&rules::WASM, site, "WebAssembly is used"));
        }
    }

    /// A variable of the environment is read.
    pub(super) fn env(&mut self, name: &str, site: Site) {
        if name == "NODE_ENV" {
            return self.hit(hit(&rules::ENV_READ, site, "NODE_ENV is read").severity(Severity::Info));
        }
        self.facts.asks_shell |= name == "SHELL";
        if paths::is_secret_name(name) {
            let what = format!("{VARIABLE}{name}");
            self.facts.at(site.file).reads(site, what);
        }
        self.hit(hit(&rules::ENV_READ, site, format!("the environment variable {name} is read")));
    }

    /// A member that cannot be named, of what may be something of the engine's among much else.
    fn maybe_unresolved(&mut self, path: &str, site: Site) {
        if natives::is_sensitive_base(path) && path != "%constructor" {
            let message = format!("which member this is, is only known when it runs, and it may be one of {path}");
            let found = hit(&rules::UNRESOLVED, site, message);
            self.hit(found.severity(Severity::Warning).confidence(Confidence::Low));
        }
    }

    /// A member that cannot be named, of something that the engine provides.
    fn unresolved(&mut self, path: &str, site: Site) {
        if path == "process.env" {
            return self.hit(hit(&rules::ENV_READ, site, "an environment variable is read whose name is not known"));
        }
        let message = format!("which member of {path} this is, is only known when it runs");
        if path == natives::CONTEXT && self.solver.host != Host::Calls {
            // By its name alone it is the host's: others call other things so.
            self.hit(hit(&rules::UNRESOLVED, site, message).severity(Severity::Warning).confidence(Confidence::Low));
        } else if natives::is_sensitive_base(path) && path != "%constructor" || is_filesystem(path) {
            self.hit(hit(&rules::UNRESOLVED, site, message));
        } else if path.starts_with("node:") && !path.contains('.') {
            self.hit(hit(&rules::UNRESOLVED, site, message).severity(Severity::Warning).confidence(Confidence::Low));
        }
    }

    /// `base[key] = value`
    pub(super) fn written(&mut self, (base, key): (CellId, CellId), value: CellId, site: Site) {
        self.protocol(key, value, site);
        let natives = self.natives(base);
        if natives.is_empty() {
            return;
        }
        let names = self.strings(key);
        for nat in natives {
            let path = self.path(nat);
            if self.is_own_prototype(base, &path) {
                continue;
            }
            if names.is_empty() {
                self.written_native(&path, "a member that is not known", value, site);
            }
            for name in &names {
                self.written_native(&path, name, value, site);
            }
        }
    }

    /// Whether `path`, found in `cell`, may well be the prototype of one of the plugin's own classes instead: its instances and
    /// their prototype are not told apart.
    pub(super) fn is_own_prototype(&self, cell: CellId, path: &str) -> bool {
        let own = |val| matches!(val, Val::Obj(object) if self.solver.graph.obj(object).class.is_some());
        matches!(path, PROTOTYPES | "Function.prototype") && self.solver.graph.at(cell).vals.iter().any(own)
    }

    /// Getters and setters that are put on what others use.
    pub(super) fn accessor_defined(&mut self, (base, key): (CellId, CellId), args: &[CellId], site: Site) {
        if !self.is_named(key, Kind::ACCESSOR) {
            return;
        }
        let names = args.first().map(|name| self.strings(*name)).unwrap_or_default();
        for nat in self.natives(base) {
            let path = self.path(nat);
            let name = names.first().map_or("a member that is not known", |name| name);
            self.written_native(&path, name, UNKNOWN, site);
        }
    }

    /// A member of something that the engine provides is replaced.
    pub(super) fn written_native(&mut self, path: &str, name: &str, value: CellId, site: Site) {
        let lasting = matches!(
            name,
            "NODE_OPTIONS"
                | "LD_PRELOAD"
                | "BASH_ENV"
                | "DYLD_INSERT_LIBRARIES"
                | "NODE_PATH"
                | "PYTHONSTARTUP"
                | "GIT_SSH_COMMAND"
                | "PROMPT_COMMAND"
        );
        match (path, name) {
            ("process.env", _) if lasting => {
                self.hit(hit(&rules::PERSISTENCE, site, format!("{name} changes what other programs load")));
            }
            ("process", "exitCode" | "title")
            | ("module", "exports" | "id" | "paths" | "loaded" | "filename")
            | ("Error", "stackTraceLimit") => {}
            ("Module" | "require.cache" | "require.extensions" | "Module._extensions" | "Module._cache", _)
            | ("module", "require" | "_compile" | "load") => {
                self.hit(hit(&rules::LOADER, site, format!("{path}.{name} is replaced, and with it what others load")));
            }
            ("Error", "prepareStackTrace") => {
                self.facts.at(site.file).traces.get_or_insert(site);
                self.hit(hit(&rules::GLOBAL_MUTATION, site, "stack traces are taken over"));
            }
            ("global", name) if self.facts.at(site.file).universal && !natives::is_global(name) => {
                self.hit(
                    hit(&rules::GLOBAL_MUTATION, site, format!("a global {name} is made, as universal modules do"))
                        .severity(Severity::Info),
                );
            }
            ("require" | "%constructor" | "%arguments" | "import.meta", _) => {}
            (PROTOTYPES, _) => {
                let message = format!("{name} is put on the prototype of all objects");
                self.hit(hit(&rules::GLOBAL_MUTATION, site, message));
            }
            _ if is_shared(path) => {
                self.hit(hit(&rules::GLOBAL_MUTATION, site, format!("{path}.{name} is replaced for everyone")));
            }
            _ => {}
        }
        if path == "global" && self.is_root(value).is_some() {
            self.facts.at(site.file).escape.get_or_insert(site);
        }
    }

    /// A root object becomes a member, an element or a result.
    pub(super) fn stored(&mut self, value: CellId, site: Site) {
        self.evaluator_kept(value, site);
        if let Some(path) = self.is_root(value) {
            let universal = self.facts.at(site.file).universal;
            let severity = if universal { Severity::Info } else { Severity::Warning };
            self.hit(
                hit(
                    &rules::ROOT_ESCAPE,
                    site,
                    format!("{path} is stored or returned, and what is done with it is hard to follow"),
                )
                .severity(severity),
            );
        }
        let network = |path: &str| matches!(path, "fetch" | "WebSocket" | "EventSource" | "XMLHttpRequest");
        let found = self.natives(value).into_iter().map(|nat| self.path(nat)).find(|path| network(path));
        if let Some(path) = found {
            self.network(&path, site);
        }
    }

    /// The network is reached.
    pub(super) fn network(&mut self, path: &str, site: Site) {
        self.facts.at(site.file).network.get_or_insert(site);
        self.hit(hit(&rules::NET_ACCESS, site, format!("{path} reaches the network")));
    }

    /// All members of something are listed or copied.
    pub(super) fn enumerated(&mut self, from: CellId, site: Site) {
        for nat in self.natives(from) {
            if &*self.path(nat) == "process.env" {
                self.environment("the whole environment is read", site);
            }
        }
    }

    /// A string is made of parts.
    pub(super) fn assembled(&mut self, parts: usize, out: CellId, site: Site) {
        let parts = self.solver.graph.joins.get(parts).cloned().unwrap_or_default();
        self.built(&parts, out, site);
    }

    /// A string in `out` is made from what is in `parts`.
    pub(super) fn built(&mut self, parts: &[CellId], out: CellId, site: Site) {
        let vals = self.solver.graph.at(out).vals.clone();
        for val in vals.iter() {
            let Val::Str(name) = val else { continue };
            if !self.solver.graph.names.kind(name).any(Kind::HIDDEN) {
                continue;
            }
            let text = self.solver.graph.names.shared(name);
            let plain = text.strip_prefix("node:").unwrap_or(&text).to_ascii_lowercase();
            let told = parts
                .iter()
                .take(64)
                .flat_map(|part| self.strings(*part))
                .any(|part| part.to_ascii_lowercase().contains(&plain));
            if !told {
                self.hit(hit(&rules::BUILT_NAME, site, format!("the name {text:?} is assembled from parts")));
            }
        }
    }
}

fn is_filesystem(path: &str) -> bool {
    matches!(path, "node:fs" | "node:fs/promises" | "node:v8" | "node:sqlite" | "node:net" | "node:http" | "node:https")
}

/// Whether others use it too.
fn is_shared(path: &str) -> bool {
    matches!(
        path,
        "global"
            | "process"
            | "process.stdout"
            | "process.stderr"
            | "process.stdin"
            | "process.env"
            | "console"
            | "JSON"
            | "Math"
            | "Reflect"
            | "Object"
            | "Array"
            | "String"
            | "Function"
            | "Promise"
            | "Symbol"
            | "Number"
            | "RegExp"
            | "Date"
            | "Error"
            | "Buffer"
            | "globalThis"
    ) || path.ends_with(".prototype")
        || (path.starts_with("node:") && !path.contains('.'))
}
