//! What calling each of the engine's functions means.

use std::rc::Rc;

use smallvec::SmallVec;

use super::{Judge, hit};
use crate::finding::{Confidence, Severity};
use crate::rules::script as rules;
use crate::script::graph::Site;
use crate::script::natives;
use crate::script::parse;
use crate::script::solve::Invoked;
use crate::script::value::{CellId, Flags, GAP, Val};

/// What loads a module by a name.
const LOADS: &[&str] =
    &["require", "module.require", "Module._load", "process.getBuiltinModule", "import.meta.require", "importScripts"];
/// What starts, replaces or stops programs.
const PROGRAMS: &[&str] = &[
    "process.execve",
    "process._debugProcess",
    "process._debugEnd",
    "Bun.spawn",
    "Bun.spawnSync",
    "Bun.$",
    "Deno.run",
    "Deno.Command",
    "node:test.run",
];
/// What reaches machine code without a name of its own for it.
const MACHINE: &[&str] = &[
    "node:v8.setFlagsFromString",
    "Bun.dlopen",
    "Deno.dlopen",
    "process.setFlagsFromString",
    "node:crypto.setEngine",
    "%database.enableLoadExtension",
];
/// What reaches the network.
pub(super) const NETWORK: &[&str] = &["fetch", "WebSocket", "EventSource", "XMLHttpRequest", "navigator.sendBeacon"];
/// What changes the whole process.
const WHOLE: &[&str] = &[
    "process.chdir",
    "process.setuid",
    "process.setgid",
    "process.umask",
    "process.seteuid",
    "process.setegid",
    "process.setgroups",
    "process.initgroups",
    "process.setUncaughtExceptionCaptureCallback",
    "process.addUncaughtExceptionCaptureCallback",
    "process.loadEnvFile",
    "node:crypto.setFips",
    "node:dns.setServers",
    "node:dns/promises.setServers",
    "node:http.setGlobalProxyFromEnv",
    "node:os.setPriority",
    "node:test.mock.module",
    "node:tls.setDefaultCACertificates",
    "node:v8.startupSnapshot.addDeserializeCallback",
    "node:v8.startupSnapshot.setDeserializeMainFunction",
    "Module.enableCompileCache",
];
/// What gives away all of the process: its environment, its memory, what it holds open.
const REPORTS: &[&str] = &[
    "process.report.getReport",
    "process.report.writeReport",
    "node:v8.getHeapSnapshot",
    "node:v8.writeHeapSnapshot",
    "node:v8.setHeapSnapshotNearHeapLimit",
    "process._getActiveHandles",
    "process._getActiveRequests",
];
/// What shows all members of its arguments, and of theirs.
const SHOWS: &[&str] = &[
    "JSON.stringify",
    "node:util.inspect",
    "node:util.format",
    "node:util.formatWithOptions",
    "node:v8.serialize",
    "node:querystring.stringify",
    "node:querystring.encode",
    "URLSearchParams",
];
/// What is said of a worker that is given code.
pub(crate) const WORKER_TEXT: &str = "a worker runs a text as code in a realm of its own";
/// What listens to a channel of the engine's own.
const CHANNELS: &[&str] = &[
    "node:diagnostics_channel.channel",
    "node:diagnostics_channel.subscribe",
    "node:diagnostics_channel.tracingChannel",
];
/// What writes members of its first argument.
const DEFINES: &[&str] = &[
    "Object.defineProperty",
    "Object.defineProperties",
    "Object.assign",
    "Reflect.set",
    "Reflect.defineProperty",
    "Object.setPrototypeOf",
];
/// What reads all members of its first argument.
const LISTS: &[&str] = &[
    "Object.entries",
    "Object.values",
    "Object.keys",
    "Object.getOwnPropertyNames",
    "structuredClone",
    "Object.fromEntries",
    "Reflect.ownKeys",
];

/// `path` is called.
pub(super) fn invoked(judge: &mut Judge<'_, '_>, path: &str, what: &Invoked, (site, called): (Site, bool)) {
    let first = what.args.first().copied().unwrap_or_default();
    match path {
        "eval" | "execScript" => judge.code(&rules::EVAL, "eval turns text into code", &what.args, site),
        "Function" => judge.constructor(&what.args, site),
        "%constructor" => judge.maybe_constructor(&what.args, (site, called)),
        "%made" => judge.made_code(site),
        "setTimeout" | "setInterval" | "setImmediate" => judge.timer(first, site),
        "module._compile" | "Module._compile" => {
            judge.code(&rules::CODE_MODULE, "a module is compiled from text", &what.args, site);
        }
        "%database.loadExtension" => judge.engine("loadExtension", site),
        "process.kill" => judge.kill(&what.args, site),
        "process.binding" | "process._linkedBinding" | "process.dlopen" => judge.binding(path, first, site),
        "process.stdout.write" => judge.output(site),
        "Deno.env.get" => judge.strings(first).iter().for_each(|name| judge.env(name, site)),
        "Bun.file" => judge.file("node:fs.openSync", &what.args, site),
        "Reflect.get" | "Object.getOwnPropertyDescriptor" => judge.reflected(&what.args, site),
        _ if LOADS.contains(&path) => judge.required(path, first, site),
        _ if PROGRAMS.contains(&path) => judge.program(path, site),
        "node:sqlite.DatabaseSync" => judge.database(&what.args, site),
        _ if MACHINE.contains(&path) => judge.engine(path, site),
        _ if NETWORK.contains(&path) => judge.network(path, site),
        _ if WHOLE.contains(&path) => judge.whole(path, &what.args, site),
        _ if REPORTS.contains(&path) => judge.whole_told(path, site),
        _ if SHOWS.contains(&path) => judge.shown(&what.args, site),
        _ if CHANNELS.contains(&path) => judge.overheard(first, site),
        "Module.syncBuiltinESMExports" => judge.shared(path, site),
        "ShadowRealm" => judge.code(&rules::CODE_MODULE, "a realm turns text into code", &[], site),
        "%database.exec" | "%database.prepare" => judge.queried(first, site),
        _ if DEFINES.contains(&path) => judge.defined(path, &what.args, site),
        _ if LISTS.contains(&path) => judge.enumerated(first, site),
        "ctx.read" | "ctx.write" | "ctx.bash" | "ctx.fetch" => {
            judge.asked(path, (first, what.args.get(1).copied()), site);
        }
        _ if path.starts_with("node:") => judge.module_function(path, &what.args, site),
        _ if path.starts_with("Module.") || path == "import.meta.resolve" => judge.loader(path, site),
        _ => judge.realm(path, site),
    }
}

/// Whether a text is a program that does something, whatever stands in its gaps: a value, a statement or nothing.
fn is_code(text: &str) -> bool {
    let acts = text.contains("return ") || text.contains(['(', '=', ';', '`']);
    let gaps: &[&str] = if text.contains(GAP) { &["x", ";", " "] } else { &[""] };
    acts && gaps.iter().any(|gap| parse::is_body(&text.replace(GAP, gap)))
}

impl Judge<'_, '_> {
    fn program(&mut self, path: &str, site: Site) {
        self.hit(hit(&rules::EXEC_PROCESS, site, format!("{path} starts or stops other programs")));
    }

    fn loader(&mut self, path: &str, site: Site) {
        if super::access::is_loader(path) {
            self.hit(hit(&rules::LOADER, site, format!("{path} loads modules past require")));
        }
    }

    fn output(&mut self, site: Site) {
        self.hit(hit(
            &rules::GLOBAL_MUTATION,
            site,
            "the standard output, over which plugin and host speak, is written to",
        ));
    }

    fn whole(&mut self, path: &str, args: &[CellId], site: Site) {
        if args.is_empty() {
            return;
        }
        self.shared(path, site);
        let own = |text: &Rc<str>| text.split(['/', '\\']).any(|part| part == ".git");
        if path == "process.chdir" && args.iter().any(|cell| self.strings(*cell).iter().any(own)) {
            let message = "it goes into Git's own folder, where files with the right name are programs";
            self.hit(hit(&rules::PERSISTENCE, site, message).confidence(Confidence::Medium));
        }
    }

    /// A name is looked up, of which only the end is known.
    fn looked_up(&mut self, name: CellId, site: Site) {
        let is_put_together = |text: &str| {
            let known = text.rsplit(GAP).next().filter(|known| known.len() < text.len());
            known.is_some_and(|known| known.starts_with('.') && known.trim_matches('.').contains('.'))
        };
        if self.strings(name).iter().any(|text| is_put_together(text)) {
            self.facts.at(site.file).labels.get_or_insert(site);
        }
    }

    fn shared(&mut self, path: &str, site: Site) {
        self.hit(hit(&rules::GLOBAL_MUTATION, site, format!("{path} changes the whole process")));
    }

    /// What a database is asked.
    fn queried(&mut self, text: CellId, site: Site) {
        if self.strings(text).iter().any(|text| text.to_ascii_lowercase().contains("load_extension")) {
            self.engine("load_extension", site);
        }
    }

    /// Threads and WebAssembly.
    fn realm(&mut self, path: &str, site: Site) {
        if matches!(path, "Worker" | "SharedWorker") {
            self.hit(hit(&rules::WORKER, site, format!("{path} runs code in a realm of its own")));
        } else if path.starts_with("WebAssembly.") {
            self.hit(hit(&rules::WASM, site, format!("{path} runs code that the rules cannot read")));
        }
    }

    /// Whether the options of a worker say that it is given code, not a file's name.
    fn evaluates(&mut self, args: &[CellId]) -> bool {
        let no = self.solver.graph.constant(Val::Bool(false));
        let options = args.get(1).copied();
        options.is_some_and(|options| self.members(options, "eval").into_iter().any(|said| said != no))
    }

    fn code(&mut self, rule: &'static crate::rule::Rule, message: &str, args: &[CellId], site: Site) {
        self.hit(hit(rule, site, message));
        self.decoded(args, site);
    }

    /// Whether what becomes code was decoded.
    pub(super) fn decoded(&mut self, args: &[CellId], site: Site) {
        if args.iter().any(|cell| self.flags(*cell).any(Flags::DECODED.with(Flags::CHARS))) {
            self.hit(hit(&rules::DECODE_EXEC, site, "a decoded text becomes code"));
        }
    }

    fn constructor(&mut self, args: &[CellId], site: Site) {
        let text = match args {
            [only] if !self.flags(*only).any(Flags::UNKNOWN) => self.strings(*only),
            _ => SmallVec::new(),
        };
        if matches!(text.as_slice(), [only] if natives::is_return_this(only)) {
            return self.hit(hit(&rules::RETURN_THIS, site, "the well-known way to the global object"));
        }
        self.code(&rules::FUNCTION, "the constructor of functions turns text into code", args, site);
    }

    /// A call of what may be `eval` or the constructor of functions, among much else. What the latter makes does nothing
    /// until it is called.
    pub(super) fn maybe_code(&mut self, path: &str, args: &[CellId], (site, called): (Site, bool)) {
        let travels = Flags::DECODED.with(Flags::CHARS).with(Flags::FETCHED);
        let made = args.last().is_some_and(|last| self.flags(*last).any(travels));
        let text = args.last().is_some_and(|last| self.holds_code(*last));
        if (made && called) || (text && (called || path != "Function")) {
            return self.constructor(args, site);
        }
        let found =
            hit(&rules::FUNCTION, site, "what is called here may be anything, the constructor of functions included");
        self.hit(found.severity(Severity::Warning).confidence(Confidence::Low));
    }

    /// `x.constructor(text)` of something unknown.
    fn maybe_constructor(&mut self, args: &[CellId], (site, called): (Site, bool)) {
        let Some(last) = args.last() else { return };
        let decoded = self.flags(*last).any(Flags::DECODED.with(Flags::CHARS));
        let text = decoded || self.flags(*last).any(Flags::UNKNOWN) || !self.strings(*last).is_empty();
        if self.holds_code(*last) || called && text {
            self.code(&rules::FUNCTION, "a constructor that gets text is the constructor of functions", args, site);
        } else if decoded {
            let found = hit(&rules::FUNCTION, site, "a constructor of something unknown gets a decoded text");
            self.hit(found.severity(Severity::Warning).confidence(Confidence::Low));
        }
    }

    /// A call of what `x.constructor(text)` made.
    fn made_code(&mut self, site: Site) {
        self.hit(hit(&rules::FUNCTION, site, "what a constructor made of a text is called"));
    }

    /// Whether a text is there that looks like a program, and not among so much else that it may be there by mistake.
    pub(super) fn holds_code(&self, cell: CellId) -> bool {
        !self.is_crowd(cell) && !self.is_medley(cell) && self.strings(cell).iter().any(|text| is_code(text))
    }

    fn timer(&mut self, first: CellId, site: Site) {
        let vals = &self.solver.graph.at(first).vals;
        let text = vals.iter().any(Val::is_text);
        let alone = vals.iter().all(|val| !matches!(val, Val::Fun(_) | Val::Bound(_) | Val::Obj(_) | Val::Nat(_)));
        let decoded = self.flags(first).any(Flags::DECODED);
        if alone && (text || decoded) || self.holds_code(first) {
            self.code(&rules::TIMER, "a timer that gets text turns it into code", &[first], site);
        } else if text || decoded {
            let found = hit(&rules::TIMER, site, "a timer gets a function or, among much else, text");
            self.hit(found.severity(Severity::Warning).confidence(Confidence::Low));
        }
    }

    fn required(&mut self, path: &str, first: CellId, site: Site) {
        self.loaded(first, site);
        if path == "module.require" && self.is_harmless(first) {
            let found = hit(&rules::LOADER, site, "module.require loads a harmless module of Node");
            self.hit(found.severity(Severity::Warning));
        } else if matches!(path, "module.require" | "Module._load" | "import.meta.require") {
            self.loader(path, site);
        }
    }

    /// Whether a module's name is constant, Node's, and of no danger.
    fn is_harmless(&self, spec: CellId) -> bool {
        let content = self.solver.graph.at(spec);
        let names = self.strings(spec);
        let fine = |name: &Rc<str>| {
            natives::builtin(name).is_some_and(|path| natives::dangerous_module(&path).is_none() && path != "Module")
        };
        content.is_constant() && !names.is_empty() && names.iter().all(fine)
    }

    fn kill(&mut self, args: &[CellId], site: Site) {
        let own = args
            .first()
            .is_some_and(|cell| self.natives(*cell).into_iter().any(|nat| &*self.path(nat) == "process.pid"));
        let probe = args.get(1).is_some_and(|cell| matches!(self.solver.graph.at(*cell).vals.only(), Some(Val::Num(num)) if self.solver.graph.numbers.get(num) == 0.0));
        let severity = match (own, probe) {
            (true, _) => Severity::Info,
            (_, true) => Severity::Warning,
            _ => Severity::Danger,
        };
        self.hit(hit(&rules::EXEC_PROCESS, site, "process.kill reaches other processes").severity(severity));
    }

    fn binding(&mut self, path: &str, first: CellId, site: Site) {
        let severity = if path == "process.binding" && self.is_harmless_binding(first) {
            Severity::Warning
        } else {
            Severity::Danger
        };
        self.hit(hit(&rules::BINDING, site, format!("{path} reaches the engine's machine code")).severity(severity));
    }

    /// Whether it names a part of the engine that only tells constants.
    pub(super) fn is_harmless_binding(&self, name: CellId) -> bool {
        self.solver.graph.at(name).is_constant()
            && matches!(self.strings(name).as_slice(), [only] if matches!(&**only, "util" | "constants" | "config"))
    }

    fn engine(&mut self, path: &str, site: Site) {
        self.hit(hit(&rules::BINDING, site, format!("{path} reaches machine code")));
    }

    fn database(&mut self, args: &[CellId], site: Site) {
        let extends = self.fields(args).iter().any(|name| &**name == "allowExtension");
        let severity = if extends { Severity::Danger } else { Severity::Warning };
        self.hit(hit(&rules::BINDING, site, "node:sqlite.DatabaseSync reaches machine code").severity(severity));
        self.file("node:fs.openAsBlob", args, site);
    }

    fn defined(&mut self, path: &str, args: &[CellId], site: Site) {
        let Some((target, rest)) = args.split_first() else { return };
        let sets = rest.get(1).is_some_and(|about| self.fields(&[*about]).iter().any(|name| &**name == "set"));
        let names = match path {
            "Object.assign" | "Object.defineProperties" => self.fields(rest),
            "Object.setPrototypeOf" => vec![Rc::from("__proto__")],
            _ => rest.first().map(|key| self.strings(*key).into_vec()).unwrap_or_default(),
        };
        for nat in self.natives(*target) {
            let owner = self.path(nat);
            if !sets && self.is_own_prototype(*target, &owner) {
                continue;
            }
            for name in &names {
                self.written_native(&owner, name, rest.get(1).copied().unwrap_or_default(), site);
            }
        }
        if path == "Object.assign" {
            for source in rest {
                self.enumerated(*source, site);
            }
        }
    }

    /// The names of the members of objects.
    fn fields(&self, sources: &[CellId]) -> Vec<Rc<str>> {
        let mut names = vec![Rc::from("members")];
        for val in sources.iter().flat_map(|cell| self.solver.graph.at(*cell).vals.iter()) {
            if let Val::Obj(object) = val {
                let fields = self.solver.graph.obj(object).fields.iter();
                names.extend(fields.take(64).map(|(name, _)| self.solver.graph.names.shared(*name)));
            }
        }
        names
    }

    fn reflected(&mut self, args: &[CellId], site: Site) {
        if let [base, key, ..] = args {
            self.read(*base, *key, site);
        }
    }

    /// A function of one of Node's modules.
    fn module_function(&mut self, path: &str, args: &[CellId], site: Site) {
        if path.starts_with("node:child_process.") {
            return self.command(path, args, site);
        }
        if path.starts_with("node:fs.") || path.starts_with("node:fs/promises.") {
            return self.file(path, args, site);
        }
        let engines = |name: &Rc<str>| matches!(&**name, "privateKeyEngine" | "clientCertEngine");
        if (path.starts_with("node:tls.") || path.starts_with("node:https.")) && self.fields(args).iter().any(engines) {
            return self.engine(path, site);
        }
        if path.starts_with("node:dns") {
            self.looked_up(args.first().copied().unwrap_or_default(), site);
        }
        match path {
            "node:vm.runInThisContext"
            | "node:vm.runInNewContext"
            | "node:vm.runInContext"
            | "node:vm.Script"
            | "node:vm.compileFunction"
            | "node:vm.SourceTextModule" => {
                self.code(&rules::CODE_MODULE, "node:vm turns text into code", args, site);
            }
            "node:worker_threads.Worker" => {
                let what = if self.evaluates(args) { WORKER_TEXT } else { "a worker runs code in a realm of its own" };
                self.hit(hit(&rules::WORKER, site, what));
            }
            _ => {}
        }
    }
}
