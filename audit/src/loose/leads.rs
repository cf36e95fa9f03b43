//! Which scripts of a plugin something leads to that a host or an engine starts: told generously, since a name that is written as a
//! path or as a text counts as loading.

use std::collections::BTreeSet;

use aho_corasick::AhoCorasick;

use crate::bundle::{Bundle, FILE_BYTES, File};
use crate::layout::{Layout, Role, is_script, plugin_root};

/// The scripts that no entry, hook, server, status line, lifecycle script or prompt's own command leads to.
pub(super) fn loose(bundle: &Bundle, layout: &Layout) -> BTreeSet<String> {
    let files: Vec<&File> =
        bundle.files().iter().filter(|file| is_text(file) && !layout.has(&file.path, Role::Manifest)).collect();
    let stems: Vec<String> = files.iter().map(|file| stem(&file.path)).collect();
    let Ok(finder) = AhoCorasick::new(&stems) else { return BTreeSet::new() };
    let mut loaded: BTreeSet<usize> = BTreeSet::new();
    let mut waiting: Vec<usize> = Vec::new();
    let mut reach = |text: &str, of: Of<'_>, waiting: &mut Vec<usize>| {
        for found in finder.find_overlapping_iter(text) {
            let at = found.pattern().as_usize();
            let file = files.get(at).map_or("", |file| file.path.as_str());
            let is_new = !loaded.contains(&at) && leads(text, (found.start(), found.end()), (of, file));
            if is_new && loaded.insert(at) {
                waiting.push(at);
            }
        }
    };
    let begins = starts(bundle, layout);
    for line in begins.iter().chain(&started(layout, &begins)) {
        reach(line, Of::Line, &mut waiting);
    }
    while let Some(file) = waiting.pop().and_then(|at| files.get(at)) {
        let bytes = bundle.read(file, FILE_BYTES).unwrap_or_default();
        reach(&crate::text::read(&bytes), Of::File(&file.path), &mut waiting);
    }
    let is_loose = |(at, file): (usize, &&File)| {
        let is_entry = layout.has(&file.path, Role::Entry) && !is_nested(layout, &file.path);
        (!loaded.contains(&at) && !is_entry).then(|| file.path.clone())
    };
    files.iter().enumerate().filter_map(is_loose).collect()
}

/// Whose text it is.
#[derive(Clone, Copy)]
enum Of<'f> {
    /// A command line's.
    Line,
    /// The file's at that path.
    File(&'f str),
}

/// Whether the name at `span` may mean `file`.
fn leads(text: &str, span: (usize, usize), (of, file): (Of<'_>, &str)) -> bool {
    let after = text.get(span.1..).unwrap_or_default();
    if ending(after).is_some_and(|end| !is_ending_of(end, file)) {
        return false;
    }
    if !is_named(text, span) || is_passed(text, span.1) || is_elsewhere(text, span.0, file) {
        return false;
    }
    match of {
        Of::Line => is_path(text, span) || is_argument(text, span),
        Of::File(from) if is_comment(text, span.0, from) => false,
        Of::File(_) if follows_folder(text, span.0, file) => true,
        Of::File(from) => is_path(text, span) && imported(text, span.0, from).is_none_or(|meant| is_at(file, &meant)),
    }
}

/// Whether it stands in a line that is a comment of a script as a whole: bundlers write there where each part came from.
fn is_comment(text: &str, start: usize, from: &str) -> bool {
    let before = before(text, start);
    let first = Some(before).filter(|before| before.len() == start);
    let Some(line) = before.rsplit_once('\n').map(|(_, line)| line).or(first) else { return false };
    let is_code = from.rsplit_once('.').is_some_and(|(_, end)| is_script(&end.to_ascii_lowercase()));
    is_code && line.trim_start().starts_with("//")
}

/// What `import … from "./x"` in the file at `from` loads, without its ending: engines resolve it from that file's own folder.
fn imported(text: &str, start: usize, from: &str) -> Option<String> {
    let before = before(text, start);
    let quote = before.rfind(QUOTES)?;
    let path = before.get(quote..)?.get(1..)?;
    if !path.starts_with("./") && !path.starts_with("../") || path.contains(|c: char| c.is_whitespace() || c == '$') {
        return None;
    }
    let word = before.get(..quote)?.trim_end();
    if !["from", "import", "import(", "require("].iter().any(|start| word.ends_with(start)) {
        return None;
    }
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in path.split('/').filter(|part| !part.is_empty() && *part != ".") {
        match part {
            ".." => {
                folders.pop();
            }
            _ => folders.push(part),
        }
    }
    Some(folders.iter().map(|folder| format!("{folder}/")).collect())
}

/// Whether a file lies in `folder`, itself or as the index of a folder there.
fn is_at(file: &str, folder: &str) -> bool {
    file.strip_prefix(folder).is_some_and(|below| {
        !below.contains('/') || below.split_once('/').is_some_and(|(_, name)| name.starts_with("index."))
    })
}

/// Whether a package inside the plugin names the file: who installs the plugin installs no package of a skill.
fn is_nested(layout: &Layout, path: &str) -> bool {
    layout.packages.iter().any(|package| !package.root.is_empty() && path.starts_with(&package.root))
}

/// Everything that begins a run: the lines of manifests, entries, lifecycle scripts, lines that run before a prompt is read.
fn starts(bundle: &Bundle, layout: &Layout) -> Vec<String> {
    let mut lines: Vec<String> = layout.lines.iter().map(|line| line.text.clone()).collect();
    for server in &layout.servers {
        lines.extend(server.command.iter().map(|(command, _)| command.clone()));
        lines.extend(server.args.iter().map(|(arg, _)| arg.clone()));
    }
    lines.extend(layout.with(Role::Entry).filter(|path| !is_nested(layout, path)).map(|path| format!("/{path}")));
    for path in layout.with(Role::Prompt) {
        let Some(bytes) = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()) else { continue };
        let text = crate::text::read(&bytes);
        lines.extend(crate::hooks::preexec_lines(&text).into_iter().map(str::to_owned));
    }
    let own = layout.packages.iter().filter(|package| package.root.is_empty());
    let managed = lines.iter().any(|line| runs_a_package_script(line));
    let scripts = own.flat_map(|package| &package.scripts);
    let begun = scripts.filter(|(name, _, _)| managed || crate::package::is_lifecycle(name));
    lines.extend(begun.map(|(_, line, _)| line.clone()));
    lines
}

/// Whether a line has a package manager run some script of the package.
fn runs_a_package_script(line: &str) -> bool {
    let words = || words(line);
    words().any(|word| matches!(word, "npm" | "pnpm" | "yarn" | "bun"))
        && words().any(|word| matches!(word, "run" | "run-script" | "start" | "test"))
}

/// The words of a command line.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| c.is_whitespace() || "\"'`;|&()".contains(c))
}

/// The package's own programs that one of `lines` starts by name.
fn started(layout: &Layout, lines: &[String]) -> Vec<String> {
    let own = layout.packages.iter().filter(|package| package.root.is_empty());
    let names: Vec<&str> = own.flat_map(|package| &package.programs).map(|(name, _)| name.as_str()).collect();
    let is_named = |name: &str, line: &str| words(line).any(|word| word == name);
    if !names.iter().any(|name| lines.iter().any(|line| is_named(name, line))) {
        return Vec::new();
    }
    layout.with(Role::Program).filter(|path| !is_nested(layout, path)).map(|path| format!("/{path}")).collect()
}

/// Scripts of any language, and what they may load as code.
fn is_text(file: &File) -> bool {
    let end = file.extension();
    is_script(&end) || LANGUAGES.contains(&end.as_str()) || matches!(end.as_str(), "json" | "")
}

/// Endings of scripts that are not JavaScript.
const LANGUAGES: &[&str] = &["sh", "bash", "zsh", "py", "rb", "pl", "ps1"];

/// What a path is called by those who load it: its name without its ending, or its folder's where it is the index.
fn stem(path: &str) -> String {
    let mut parts = path.rsplit('/');
    let name = parts.next().unwrap_or(path);
    let stem = name.rsplit_once('.').map(|(stem, _)| stem).filter(|stem| !stem.is_empty()).unwrap_or(name);
    match (stem, parts.next()) {
        ("index", Some(folder)) => folder.to_owned(),
        _ => stem.to_owned(),
    }
}

/// The ending with which a name goes on, where it is one of scripts or data: `.js` in `convert.js'`, none in `convert.first()`.
fn ending(after: &str) -> Option<&str> {
    let after = after.strip_prefix('.')?;
    let end = after.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(after.len());
    let end = after.get(..end)?;
    (is_script(end) || LANGUAGES.contains(&end) || matches!(end, "json" | "md" | "txt" | "toml" | "yaml" | "yml"))
        .then_some(end)
}

/// Whether a name with that ending may mean `file`: what is built of TypeScript has another.
fn is_ending_of(end: &str, file: &str) -> bool {
    let own = file.rsplit_once('.').map_or("", |(_, end)| end);
    own.eq_ignore_ascii_case(end) || is_script(end) && is_script(&own.to_ascii_lowercase())
}

/// Whether a path goes on to something in the folder that it names there: neither a file of that name is meant nor the folder's
/// index.
fn is_passed(text: &str, end: usize) -> bool {
    let below = text.get(end..).and_then(|text| text.strip_prefix('/'));
    below.is_some_and(|below| {
        !below.starts_with("index") && below.starts_with(|c: char| c.is_alphanumeric() || c == '_')
    })
}

/// Whether the path that ends at `start` names another folder than that in which `file` lies: `dist/cli.js` is not `src/cli.ts`.
/// The plugin's own folder may have any name.
fn is_elsewhere(text: &str, start: usize, file: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let Some(path) = before(text, start).strip_suffix('/') else { return false };
    let above = path.trim_end_matches(is_plain);
    let named = path.get(above.len()..).unwrap_or_default();
    let begin = above.rsplit(|c: char| c.is_whitespace() || "\"'`=(".contains(c)).next().unwrap_or_default();
    let is_own =
        begin.is_empty() || begin.starts_with(|c: char| is_plain(c) || c == '.') || plugin_root::below(begin).is_some();
    // A variable or a step upwards may be any folder, and what was copied elsewhere is what it was.
    if named.is_empty() || !is_own || !begin.is_empty() && !begin.ends_with('/') {
        return false;
    }
    let stem = stem(file);
    let mut folders = file.rsplit('/').skip(1);
    let folder = if is_index(file, &stem) { folders.nth(1) } else { folders.next() };
    folder.is_some_and(|folder| folder != named)
}

/// Whether a file is called by its folder's name.
fn is_index(path: &str, stem: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| !name.starts_with(stem))
}

/// Whether the bytes of `text` are a path's last part, and no piece of another word.
fn is_named(text: &str, (start, end): (usize, usize)) -> bool {
    let is_inside = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let before = text.get(..start).and_then(|text| text.chars().next_back());
    let after = text.get(end..).and_then(|text| text.chars().next());
    let is_hidden = text.get(..start).is_some_and(|text| text.ends_with("/."));
    !before.is_some_and(is_inside) && !after.is_some_and(is_inside) && !is_hidden
}

/// Whether the word at `span` of a command line follows what runs scripts: `node convert`, and neither `git status` nor `bun test`.
fn is_argument(line: &str, (start, end): (usize, usize)) -> bool {
    const RUNS: &[&str] = &[
        "node", "bun", "deno", "tsx", "ts-node", "nodejs", "npx", "bunx", "bash", "sh", "zsh", "dash", "source", ".",
        "python", "python3", "ruby", "perl", "pwsh", "php", "env", "exec", "command", "uv",
    ];
    let before = before(line, start);
    let command = before.rsplit(['|', ';', '&', '(', '`', '\n']).next().unwrap_or_default();
    let words =
        || command.split_whitespace().map(|word| word.trim_matches(['"', '\'']).rsplit('/').next().unwrap_or(word));
    let is_subcommand = matches!(words().next_back(), Some("run" | "bun")) && line.get(start..end) == Some("test")
        || words().next_back() == Some("run");
    // A line of a manifest may be one argument of a command that stands elsewhere.
    before.trim().is_empty() && line.split_whitespace().nth(1).is_none()
        || !is_subcommand && words().any(|word| RUNS.contains(&word))
}

/// What a text of a program's begins and ends with.
const QUOTES: [char; 3] = ['"', '\'', '`'];

/// Whether what stands there is written as a path or a text is, so that code may load it.
fn is_path(text: &str, (start, end): (usize, usize)) -> bool {
    let (before, after) = (before(text, start), text.get(end..).unwrap_or_default());
    if before.ends_with(QUOTES) && after.starts_with(QUOTES) {
        return is_joined(before);
    }
    before.ends_with(['/', '\\']) || before.ends_with(QUOTES) || after.starts_with('/') || ending(after).is_some()
}

/// Whether it is a text of its own behind one that names the folder in which `file` lies: the last part of a path in a list.
fn follows_folder(text: &str, start: usize, file: &str) -> bool {
    let folder = file.rsplit('/').nth(1).filter(|folder| !folder.is_empty());
    let item = before(text, start).strip_suffix(QUOTES).and_then(|before| before.trim_end().strip_suffix(','));
    let last = item.and_then(|before| before.trim_end().strip_suffix(QUOTES));
    folder.zip(last).is_some_and(|(folder, last)| last.strip_suffix(folder).is_some_and(|rest| rest.ends_with(QUOTES)))
}

/// Whether a word that is a text of its own stands where paths are put together or files are loaded: most such words are names of
/// commands, columns and options.
fn is_joined(before: &str) -> bool {
    const LOADS: &[&str] = &[
        "join", "resolve", "require", "import", "dirname", "URL(", "fork", "spawn", "exec", "load", "path", "file",
        "script", "module", "concat", "source", "root", "dir",
    ];
    LOADS.iter().any(|word| before.contains(word))
}

/// What stands before `start`, as far as a call with the path's first parts may reach: not all of a text, since names are many.
fn before(text: &str, start: usize) -> &str {
    let from = text.floor_char_boundary(start.saturating_sub(AROUND));
    text.get(from..start).unwrap_or_default()
}

/// 200 bytes: a call with a path's first parts before the last.
const AROUND: usize = 200;
