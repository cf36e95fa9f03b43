//! What a script does together with the plugin's files of data: commands, paths, names of functions and pickles that lie in
//! them are as much of it as its own text.

mod evaluated;
mod kept;
mod named;
mod overlays;
mod own;
mod templates;
mod values;

use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use aho_corasick::AhoCorasick;

use super::flow::{self, names};
use super::taint::Taint;
use super::{Beside, Language, Told, data, lex, words};
use crate::bundle::{Bundle, File};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::layout::{Caller, Layout, Role, plugin_root};
use crate::rule::Rule;
use crate::rules::shell as rules;
use crate::shell::Context;
use crate::text::Source;

/// 2,000 files that a script may name.
const FILES: usize = 2_000;

/// 200 scripts and files of data that one line leads to.
const PARTS: usize = 200;

/// 8 MiB of them all.
const ALL_BYTES: usize = 8 << 20;

/// 24 MiB of all scripts that a person or an agent starts by hand, with what each names.
const ALL_LOOSE_BYTES: usize = 24 << 20;

/// 512 KiB of one of them.
const PART_BYTES: u64 = 512 << 10;

/// A script or a file of data.
struct Part {
    path: String,
    text: String,
    language: Option<Language>,
    /// What it does by itself, once somebody asks.
    own: Rc<OnceCell<Traits>>,
}

impl Part {
    fn end(&self) -> &str {
        end(&self.path)
    }
}

/// The ending of a file's name.
fn end(path: &str) -> &str {
    path.rsplit('/').next().and_then(|name| name.rsplit_once('.')).map_or("", |(_, end)| end)
}

/// What the scripts of one line do.
#[derive(Debug, Default)]
struct Traits {
    sends: bool,
    /// How many of them read files.
    reading: usize,
    /// Whether a program is started of whose name nothing is known.
    computed: bool,
    /// The languages in which a function is called whose name is not written there.
    by_name: Vec<Language>,
    deeds: BTreeSet<Deed>,
    /// The script that reads a place in the home which others say.
    open: Option<String>,
    /// Where a script that sends nothing itself names credentials.
    named: Vec<Named>,
}

/// Credentials that a script names.
#[derive(Debug, Clone)]
struct Named {
    /// The script.
    path: String,
    /// The first byte of the name.
    at: usize,
    /// Which they are.
    what: String,
}

/// Something that scripts do, by themselves harmless.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Deed {
    /// Starts a command that it looks up by a name which is put together.
    LooksUp,
    /// Writes a file to a place that it does not name.
    WritesUnsaid,
    /// Asks git where its folder lies.
    AsksGit,
    /// Makes a file a program.
    MakesProgram,
    /// Asks for a variable by a name that is computed.
    TakesVariable,
    /// Writes a text by a command of PowerShell's.
    AddsText,
    /// Takes a prompt out of what flows in.
    TakesPrompt,
    /// Asks the network.
    Fetches,
    /// Runs text as code that is computed, and asks the network for nothing itself.
    RunsComputed,
    /// Writes files.
    Writes,
    /// Names the settings of a host.
    NamesSettings,
    /// Names the settings of a repository.
    NamesRepository,
    /// Names where git's hooks lie.
    NamesHooks,
}

impl Traits {
    /// Whether any of the scripts does that.
    fn has(&self, deed: Deed) -> bool {
        self.deeds.contains(&deed)
    }

    /// Whether they may make programs in the folder of a repository's that they ask git for.
    fn hooks_git(&self) -> bool {
        [Deed::AsksGit, Deed::MakesProgram, Deed::WritesUnsaid].iter().all(|deed| self.has(*deed))
    }

    /// What `part` does as well.
    fn add(&mut self, part: &Part) {
        let Some(language) = part.language else { return };
        let own = part.own.get_or_init(|| Self::of(part, language));
        self.deeds.extend(&own.deeds);
        self.sends |= own.sends;
        self.computed |= own.computed;
        self.open = self.open.take().or_else(|| own.open.clone());
        self.reading = self.reading.saturating_add(own.reading);
        self.by_name.extend(&own.by_name);
        self.named.extend(own.named.iter().cloned());
    }

    /// What `part`, in `language`, does by itself.
    fn of(part: &Part, language: Language) -> Self {
        let lexed = lex::lex(&part.text, language);
        let source = Source::new(&part.path, &part.text);
        let mut scratch = Findings::default();
        let mut told = Told { source: &source, context: Context::Script, findings: &mut scratch };
        let followed = flow::follow_beside(&lexed, language, Beside::default(), &mut told);
        let whole = followed.whole;
        // Perl prints into what it has opened.
        let writes =
            |name: &str| matches!(name, "write" | "dump" | "write_text" | "writelines" | "file_put_contents" | "print");
        let makes = |name: &str| named::MAKES_PROGRAM.contains(&name);
        let deeds = [
            (Deed::WritesUnsaid, followed.unsaid.is_some()),
            (Deed::AsksGit, lexed.tokens.iter().any(named::asks_git)),
            (Deed::MakesProgram, names(&lexed.tokens).any(makes)),
            (Deed::LooksUp, language == Language::PowerShell && named::looks_up(&lexed.tokens)),
            (Deed::TakesVariable, language == Language::PowerShell && own::takes_variable(&lexed.tokens)),
            (Deed::AddsText, language == Language::PowerShell && own::adds_text(&lexed.tokens)),
            (Deed::TakesPrompt, own::takes_prompt(&lexed.tokens)),
            (Deed::Fetches, whole.taint.has(Taint::FETCHED)),
            (Deed::Writes, names(&lexed.tokens).any(writes)),
            (Deed::RunsComputed, whole.runs.is_some() && !whole.taint.has(Taint::FETCHED)),
            (Deed::NamesRepository, part.text.contains(".git/config")),
            (Deed::NamesHooks, part.text.to_ascii_lowercase().contains("hookspath")),
            (Deed::NamesSettings, part.text.contains(".deepcode") || part.text.contains(".claude")),
        ];
        let is_reading = |name: &str| words::READS.contains(&name) || words::OPENS.contains(&name);
        let by_name = named::calls_by_name(&lexed.tokens, language);
        let sends = whole.is_sending();
        Self {
            sends,
            reading: usize::from(names(&lexed.tokens).any(is_reading)),
            // PowerShell starts programs and calls functions alike.
            computed: whole.computed.is_some() || by_name && language == Language::PowerShell,
            by_name: by_name.then_some(language).into_iter().collect(),
            deeds: deeds.into_iter().filter(|(_, is)| *is).map(|(deed, _)| deed).collect(),
            open: whole.open.map(|_| part.path.clone()),
            named: whole
                .secret
                .filter(|_| !sends)
                .map(|(at, what)| Named { path: part.path.clone(), at, what })
                .into_iter()
                .collect(),
        }
    }
}

/// Judges the files of data that the scripts of hooks, status lines and servers read.
pub(crate) fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings) {
    let is_one = |file: &&File| {
        let end = file.extension();
        let is_data = data::ENDS.contains(&end.as_str()) && (!layout.has(&file.path, Role::Manifest) || is_own(file));
        (is_data || Language::of(&end, "", "").is_some()) && !file.path.contains("node_modules/")
    };
    let files: Vec<&File> = bundle.files().iter().filter(is_one).take(FILES).collect();
    let kept = kept::kept(bundle);
    if files.is_empty() && kept.is_empty() {
        return;
    }
    let has_templates = bundle.files().iter().take(FILES).any(templates::is_one);
    let has_data = files.iter().any(|file| data::ENDS.contains(&file.extension().as_str()));
    let reads = !kept.is_empty() || has_templates || has_data;
    let Some(index) = Index::new(files) else { return };
    let hooks = hooks(bundle, layout);
    let events = named::events(bundle);
    let mut judge = |path: &str, caller: Option<Caller>, (parts, is_all): &(Vec<Part>, bool)| {
        if !is_all && reads {
            let message = "it names more files than are read together with it";
            push(findings, &rules::UNKNOWN, Place::file(path), (message, path), Severity::Warning);
        }
        values::together(parts, (caller, &events), findings);
        evaluated::run(parts, findings);
        templates::filled_in(bundle, parts, findings);
        kept::loaded(bundle, parts, &kept, findings);
    };
    let mut done = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for start in starts(bundle, layout) {
        if done.insert(start.path.clone()) {
            let read = parts(bundle, &index, &start);
            let caller = if hooks.contains(&start.path) { Caller::Hook } else { Caller::Service };
            judge(&start.path, Some(caller), &read);
            seen.extend(read.0.into_iter().map(|part| part.path));
        }
    }
    let mut left = ALL_LOOSE_BYTES;
    for path in index.loose() {
        if seen.contains(&path) {
            continue;
        }
        let read = parts(bundle, &index, &Start { path: path.clone(), by: String::new(), given: Vec::new() });
        let bytes: usize = read.0.iter().map(|part| part.text.len()).sum();
        let Some(rest) = left.checked_sub(bytes) else {
            let message = "it has more scripts than are read together with their data";
            return push(findings, &rules::UNKNOWN, Place::file(&path), (message, &path), Severity::Warning);
        };
        left = rest;
        judge(&path, None, &read);
        seen.extend(read.0.into_iter().map(|part| part.path));
    }
}

/// Whether settings lie where no host looks for them, so that only scripts of the plugin's read them.
fn is_own(file: &File) -> bool {
    let folder = crate::layout::folder(&file.path).rsplit('/').next().unwrap_or_default();
    file.name() == "settings.json" && !folder.is_empty() && !folder.starts_with('.')
}

/// A file that a line names, what runs it, and the files of data that it is given there.
struct Start {
    path: String,
    by: String,
    given: Vec<String>,
}

/// The plugin's files that hosts' lines name.
fn starts(bundle: &Bundle, layout: &Layout) -> Vec<Start> {
    let lines = layout.lines.iter().map(|line| (line.text.clone(), line.root.as_str()));
    let servers = layout.servers.iter().map(|server| (server.line(), server.root.as_str()));
    let of_line = |(text, root): (String, &str)| {
        let named = named_in(bundle, &text, root);
        let is_data = |path: &&String| data::ENDS.contains(&end(path));
        let given: Vec<String> = named.iter().map(|(path, _)| path).filter(is_data).cloned().collect();
        let start = move |(path, by): (String, String)| {
            let given = if is_data(&&path) { Vec::new() } else { given.clone() };
            Start { path, by, given }
        };
        named.into_iter().map(start).collect::<Vec<_>>()
    };
    lines.chain(servers).flat_map(of_line).collect()
}

/// Those that lines of hooks name.
fn hooks(bundle: &Bundle, layout: &Layout) -> BTreeSet<String> {
    let lines = layout.lines.iter().filter(|line| line.caller == Caller::Hook);
    lines.flat_map(|line| named_in(bundle, &line.text, &line.root)).map(|(path, _)| path).collect()
}

/// The plugin's files that a line names, and what runs each.
fn named_in(bundle: &Bundle, text: &str, root: &str) -> Vec<(String, String)> {
    let text = text.replace('\\', "/");
    let by = text.split_whitespace().next().unwrap_or_default().to_owned();
    let words = text.split(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | ';' | '&' | '|' | '(' | ')'));
    words.filter_map(|word| plugin_root::file(bundle, root, word)).map(|path| (path, by.clone())).collect()
}

/// The script, what it is given and what it names, one after the other; and whether that is all of it.
fn parts(bundle: &Bundle, index: &Index<'_>, start: &Start) -> (Vec<Part>, bool) {
    let mut parts: Vec<Part> = part(bundle, index, (&start.path, &start.by)).into_iter().collect();
    let mut known: BTreeSet<String> = BTreeSet::from([start.path.clone()]);
    let given = start.given.iter().filter(|path| known.insert((*path).clone()));
    parts.extend(given.take(PARTS).filter_map(|path| part(bundle, index, (path, ""))));
    let (mut at, mut bytes) = (0_usize, 0_usize);
    while let Some(from) = parts.get(at) {
        // Data names nothing that is loaded.
        let is_data = from.language.is_none() && data::ENDS.contains(&from.end());
        let found = if is_data { Vec::new() } else { index.named_by(from) };
        for file in found.into_iter().filter(|file| known.insert(file.path.clone())) {
            let Some(more) = part(bundle, index, (&file.path, "")) else { continue };
            bytes = bytes.saturating_add(more.text.len());
            if parts.len() >= PARTS || bytes > ALL_BYTES {
                return (parts, false);
            }
            parts.push(more);
        }
        at = at.saturating_add(1);
    }
    (parts, true)
}

fn part(bundle: &Bundle, index: &Index<'_>, (path, by): (&str, &str)) -> Option<Part> {
    let bytes = bundle.read(bundle.file(path)?, PART_BYTES).ok()?;
    let text = crate::text::read(&bytes).into_owned();
    let end = end(path);
    let first = text.lines().next().unwrap_or_default();
    let language = if data::ENDS.contains(&end) { None } else { Language::of(end, first, by) };
    let own = Rc::clone(index.own.borrow_mut().entry((path.to_owned(), language)).or_default());
    Some(Part { path: path.to_owned(), text, language, own })
}

/// The files that scripts may name, by what they are called.
struct Index<'b> {
    files: Vec<&'b File>,
    /// Looks for the name of each file and then for its name without the ending.
    finder: AhoCorasick,
    /// What each script does by itself: many may load one.
    own: RefCell<Own>,
}

/// What scripts do by themselves, by their paths and languages.
type Own = BTreeMap<(String, Option<Language>), Rc<OnceCell<Traits>>>;

impl<'b> Index<'b> {
    fn new(files: Vec<&'b File>) -> Option<Self> {
        let names = files.iter().flat_map(|file| [file.name(), stem(file)]);
        let finder = AhoCorasick::new(names).ok()?;
        Some(Self { files, finder, own: RefCell::default() })
    }

    /// The scripts, those in folders nearest to the top first: these are more often what is started than what is loaded.
    fn loose(&self) -> Vec<String> {
        let is_script = |file: &&&File| Language::of(&file.extension(), "", "").is_some();
        let mut found: Vec<&str> = self.files.iter().filter(is_script).map(|file| file.path.as_str()).collect();
        found.sort_by_key(|path| path.matches('/').count());
        found.into_iter().map(str::to_owned).collect()
    }

    /// The files that a script names, or loads as modules.
    fn named_by(&self, from: &Part) -> Vec<&'b File> {
        let mut seen = vec![false; self.files.len().saturating_mul(2)];
        for found in self.finder.find_overlapping_iter(&from.text) {
            if let Some(seen) = seen.get_mut(found.pattern().as_usize()) {
                *seen = true;
            }
        }
        let modules = modules(&from.text);
        let pairs = self.files.iter().zip(seen.as_chunks::<2>().0);
        pairs.filter(|(file, seen)| leads(from, file, (**seen, &modules))).map(|(file, _)| *file).collect()
    }
}

/// A file's name without its ending.
fn stem(file: &File) -> &str {
    file.name().rsplit_once('.').map_or(file.name(), |(stem, _)| stem)
}

/// The words of lines by which modules are loaded.
fn modules(text: &str) -> BTreeSet<&str> {
    let loads = |line: &&str| ["import ", "from ", "use ", "require"].iter().any(|word| line.starts_with(word));
    let lines = text.lines().map(str::trim_start).filter(loads);
    lines.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_')).collect()
}

/// Whether the script names the file, or loads it as a module: whether its name and its name without the ending stand in it, and
/// which modules are loaded there.
fn leads(from: &Part, file: &File, ([name, bare], modules): ([bool; 2], &BTreeSet<&str>)) -> bool {
    let end = file.extension();
    if file.name().len() > 3 && name {
        return true;
    }
    if data::ENDS.contains(&end.as_str()) {
        return stem(file).len() > 2 && bare && from.text.contains(&format!(".{end}"));
    }
    let folder = crate::layout::folder(&file.path);
    let module = if stem(file) == "__init__" { folder.rsplit('/').next().unwrap_or(folder) } else { stem(file) };
    from.language.is_some() && Language::of(&end, "", "") == from.language && modules.contains(module)
}

fn push(
    findings: &mut Findings,
    rule: &'static Rule,
    place: Place,
    (message, evidence): (&str, &str),
    severity: Severity,
) {
    findings.push(Finding::new(rule, place, message).evidence(evidence).severity(severity));
}

#[cfg(test)]
mod tests;
