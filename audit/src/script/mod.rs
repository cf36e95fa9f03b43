//! JavaScript and TypeScript: what a plugin's code would do, told without running it.
//!
//! Every file is parsed, lowered to constraints of one graph, and solved together with the files that it loads; what the
//! solution says of calls, members and modules is judged by the policy. Nothing here recurses on the depth of its input,
//! and what cannot be parsed or solved within its budget is a danger, never unknown.

#![expect(
    clippy::excessive_nesting,
    reason = "a match over kinds inside a loop over values is the shape of every constraint"
)]

mod builtins;
mod class;
mod data;
mod dots;
mod graph;
mod identifiers;
mod kinds;
mod lower;
mod modules;
mod names;
mod natives;
mod obfuscation;
mod opaque;
mod parse;
mod report;
mod runtimes;
mod sets;
mod solve;
mod tokens;
mod vals;
mod value;

#[cfg(test)]
mod tests;

use oxc_allocator::Allocator;
use oxc_semantic::{SemanticBuilder, Stats};

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Confidence, Findings};
use crate::layout::{Layout, Role};
use crate::manifest::hosts;
use crate::report::{Coverage, Unread};
use crate::rules::{manifest, script as rules};
use crate::text;
use graph::Site;
use lower::{Around, Dialect};
use modules::Modules;
pub(crate) use report::{ALIKE, CHOSEN, WORKER_TEXT};
use report::{Facts, Hit, Hits};
use solve::{Host, Solver};
use tokens::Size;

/// 64 MiB of stack: the parser and the scopes recurse, at most as deep as `tokens` allows, which needs
/// 20 MiB in an unoptimised build. All of it
/// counts against the memory that the child may have.
const STACK: usize = 64 << 20;

/// 1 MiB: a package.json that is longer is read for no names of its own.
const PACKAGE_BYTES: u64 = 1 << 20;

/// What the rules say about the scripts of `bundle`.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, coverage: &mut Coverage) {
    on_a_deep_stack(|| Work::of_bundle(bundle, layout).run(findings, coverage));
}

/// What the rules say about `text`, a piece of JavaScript that begins `offset` bytes into the file at `path`.
pub fn inspect_text(path: &str, text: &str, offset: usize, findings: &mut Findings) {
    let modules = Modules::new(vec![path.to_owned()], text.len());
    on_a_deep_stack(|| {
        let mut solver = Solver::new(&modules);
        let mut hits = Hits::default();
        let mut facts = Facts::default();
        read(&mut solver, &mut (&mut hits, &mut facts), 0, text);
        finish(&mut solver, &mut hits, &mut facts);
        let whole = format!("{}{text}", " ".repeat(offset));
        report::tell(hits.take(0), path, (&whole, offset), findings);
    });
}

/// Runs `work` on a thread whose stack is as deep as the parser may need. What breaks there breaks here: an audit that was
/// brought down is never one without findings.
fn on_a_deep_stack<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        match thread.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(done)) => done,
            Ok(Err(broken)) => std::panic::resume_unwind(broken),
            Err(why) => std::panic::resume_unwind(Box::new(format!("no thread for the parser: {why}"))),
        }
    })
}

/// The scripts of one bundle.
struct Work<'b> {
    bundle: &'b Bundle,
    layout: &'b Layout,
    modules: Modules,
    first: Vec<u32>,
}

impl<'b> Work<'b> {
    fn of_bundle(bundle: &'b Bundle, layout: &'b Layout) -> Self {
        let paths = bundle.files().iter().map(|file| file.path.clone()).collect();
        let mut modules = Modules::new(paths, usize::try_from(bundle.bytes()).unwrap_or(usize::MAX));
        let package = bundle.file("package.json").and_then(|file| bundle.read(file, PACKAGE_BYTES).ok());
        modules.map(&package.unwrap_or_default());
        for name in ["deno.json", "deno.jsonc", "import_map.json"] {
            let config = bundle.file(name).and_then(|file| bundle.read(file, PACKAGE_BYTES).ok());
            modules.map_of_deno(&config.unwrap_or_default());
        }
        let code = [Role::Entry, Role::Program, Role::Script].into_iter().flat_map(|role| layout.with(role));
        let first = code.filter_map(|path| modules.number(path)).collect();
        Self { bundle, layout, modules, first }
    }

    fn run(&self, findings: &mut Findings, coverage: &mut Coverage) {
        let mut solver = Solver::new(&self.modules);
        if let Some(declared) = &self.layout.declared {
            solver.settings.clone_from(&declared.settings);
            if !declared.capabilities.is_empty() {
                solver.host = Host::Asked;
            }
        }
        let mut hits = Hits::default();
        let mut facts = Facts::default();
        let mut texts = Vec::new();
        let mut next: Vec<u32> = self.first.clone();
        let mut known = std::collections::HashSet::new();
        while !next.is_empty() {
            for file in std::mem::take(&mut next) {
                if !known.insert(file) {
                    continue;
                }
                match self.bytes(file) {
                    Ok(bytes) if self.is_data(file) => solver.take_data(file, &text::read(&bytes)),
                    Ok(bytes) => {
                        read(&mut solver, &mut (&mut hits, &mut facts), file, &text::read(&bytes));
                        texts.push((file, bytes));
                    }
                    Err(why) => {
                        let path = self.modules.path(file).to_owned();
                        hits.push(about(&rules::TOO_LARGE, file, format!("it was not read: {why}")));
                        coverage.unread.push(Unread { path, why });
                    }
                }
            }
            solver.run();
            next.append(&mut solver.wanted);
            next.retain(|file| !known.contains(file));
        }
        finish(&mut solver, &mut hits, &mut facts);
        self.unlisted(&facts, &mut hits);
        for (file, bytes) in &texts {
            let hits = hits.take(*file);
            if !hits.is_empty() {
                report::tell(hits, self.modules.path(*file), (&text::read(bytes), 0), findings);
            }
        }
        for file in known {
            report::tell(hits.take(file), self.modules.path(file), ("", 0), findings);
        }
    }

    /// What is asked of the host, and hosts of the network through it, that the manifest does not list.
    fn unlisted(&self, facts: &Facts, hits: &mut Hits) {
        let Some(declared) = self.layout.declared.as_ref().filter(|declared| declared.is_own) else { return };
        for (request, site) in &facts.requests {
            let capability = request.trim_start_matches("ctx.");
            if !declared.capabilities.contains(capability) {
                let message =
                    format!("code asks the host by `{request}`, and the manifest does not ask for `{capability}`");
                let mut hit = about(&manifest::CAPABILITY, site.file, message);
                hit.site = *site;
                hits.push(hit);
            }
        }
        let fetches = declared.capabilities.contains("fetch");
        for (site, host) in facts.hosts.iter().filter(|(_, host)| fetches && !hosts::is_listed(self.layout, host)) {
            let mut hit = about(&manifest::HOST, site.file, hosts::unlisted(host));
            hit.site = *site;
            hits.push(hit);
        }
    }

    /// Whether a file is JSON that a program loads; what the host begins with is code, whatever it is called.
    fn is_data(&self, file: u32) -> bool {
        modules::is_data(self.modules.path(file)) && !self.first.contains(&file)
    }

    fn bytes(&self, file: u32) -> Result<bytes::Bytes, String> {
        let path = self.modules.path(file);
        let entry = self.bundle.file(path).ok_or_else(|| "it is gone".to_owned())?;
        self.bundle.read(entry, FILE_BYTES).map_err(|why| why.to_string())
    }
}

/// Parses one file and adds what it says to the graph.
fn read(solver: &mut Solver<'_>, (hits, facts): &mut (&mut Hits, &mut Facts), file: u32, text: &str) {
    let path = solver.modules.path(file).to_owned();
    if [".d.ts", ".d.mts", ".d.cts"].iter().any(|end| path.ends_with(end)) {
        return;
    }
    solver.grant(text.len());
    let allocator = Allocator::default();
    match parse::parse(&allocator, &path, text) {
        parse::Parsed::Whole(program, dialect, size) => {
            solver.graph.expect(size);
            facts.at(file).universal = is_universal(text);
            let program = allocator.alloc(program);
            let semantic =
                SemanticBuilder::new().with_build_nodes(true).with_stats(expected(size)).build(program).semantic;
            let Some(unit) = solver.units.get(value::place(file)).copied() else { return };
            let dialect = if dialect == Dialect::Module { Dialect::Module } else { Dialect::CommonJs };
            let mut names = identifiers::Names::of(semantic.source_text());
            let mut strings = obfuscation::Strings::of(semantic.source_text());
            lower::lower(&semantic, Around { file, unit, dialect }, &mut solver.graph, |kind| {
                names.see(kind);
                strings.see(kind);
            });
            names.judge(&semantic, file, hits);
            strings.judge(file, hits);
        }
        parse::Parsed::Deep => hits.push(about(&rules::NESTING, file, "it nests deeper than any parser should follow")),
        parse::Parsed::Not(why, at) => {
            let start = value::row(at);
            let mut hit = about(&rules::PARSE_ERROR, file, format!("it cannot be parsed: {why}"));
            hit.site = Site { file, start, end: start.saturating_add(1) };
            if is_foreign(&path, text) {
                hit.severity = crate::finding::Severity::Warning;
            }
            hits.push(hit);
        }
    }
}

/// Whether a file that is no JavaScript says that it never was meant to be: a package may name a shell script as its main
/// file, and engines that load it fail as the parser does.
fn is_foreign(path: &str, text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    let shells = ["sh", "bash", "zsh", "dash", "python", "python3", "ruby", "perl"];
    let named = first.strip_prefix("#!").and_then(|line| line.trim().rsplit(['/', ' ']).next());
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    named.is_some_and(|name| shells.contains(&name)) && !crate::layout::is_script(extension)
}

/// As much of each as nine in ten bundles of that size have at most: a table that grows is copied into memory that is new, and
/// counting takes another pass. Memory that nobody writes into costs nothing.
fn expected(size: Size) -> Stats {
    let (words, brackets) = (value::row(size.words), value::row(size.brackets));
    let hundredths = |n: u32, hundredths: u32| (n / 100).saturating_add(1).saturating_mul(hundredths);
    Stats::new(hundredths(words, 220), hundredths(brackets, 26), hundredths(words, 14), hundredths(words, 43))
}

/// Whether a file has the marks of a universal module definition.
fn is_universal(text: &str) -> bool {
    ["define.amd", "typeof define"].iter().any(|mark| text::contains(text, mark))
}

/// Solves what is left and judges all of it.
fn finish(solver: &mut Solver<'_>, hits: &mut Hits, facts: &mut Facts) {
    solver.run();
    solver.open();
    solver.run();
    if solver.exhausted {
        hits.push(about(&rules::BUDGET, 0, "what flows where could not be settled within the budget"));
    }
    report::judge(solver, hits, facts);
}

/// A finding about a file as a whole.
fn about(rule: &'static crate::rule::Rule, file: u32, message: impl Into<String>) -> Hit {
    Hit {
        rule,
        site: Site { file, start: 0, end: 0 },
        severity: rule.severity,
        confidence: Confidence::High,
        message: message.into(),
    }
}
