//! Which file a module's name stands for, as Node would resolve it inside the plugin.

use std::collections::HashMap;

use super::natives;
use super::value::{GAP, row};
use crate::json::{self, Node};
use crate::{bundle, layout, text};

/// What a module's name stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Target {
    /// A module of Node, by how the rules reach it.
    Builtin(String),
    /// A file of the plugin that is code.
    File(u32),
    /// A file of the plugin that is loaded as code although its name says otherwise.
    Odd(u32),
    /// A JSON file of the plugin.
    Data(u32),
    /// Machine code.
    Native,
    /// A path inside the plugin where nothing lies.
    Missing,
    /// A path outside the plugin, or a URL.
    Outside,
    /// A package.
    Package,
}

/// The files of a plugin.
#[derive(Debug, Default)]
pub(crate) struct Modules {
    paths: Vec<String>,
    sizes: usize,
    by_path: HashMap<String, u32>,
    /// The package's own names for its files: before and after the star, and the path likewise.
    imports: Vec<(String, String)>,
}

impl Modules {
    /// These files, and how many bytes they have together.
    pub(crate) fn new(paths: Vec<String>, bytes: usize) -> Self {
        let by_path = paths.iter().enumerate().map(|(at, path)| (path.clone(), row(at))).collect();
        Self { paths, sizes: bytes, by_path, imports: Vec::new() }
    }

    /// How many.
    pub(crate) fn len(&self) -> usize {
        self.paths.len()
    }

    /// Bytes of all.
    pub(crate) fn bytes(&self) -> usize {
        self.sizes
    }

    /// The path of a file.
    pub(crate) fn path(&self, file: u32) -> &str {
        self.paths.get(super::value::place(file)).map_or("", |path| path)
    }

    /// The number of the file at `path`.
    pub(crate) fn number(&self, path: &str) -> Option<u32> {
        self.by_path.get(path).copied()
    }

    /// The one file of JSON whose path ends as one does that is known from its last [`GAP`] on.
    pub(crate) fn data_at(&self, path: &str) -> Option<u32> {
        let known = path.rsplit(GAP).next()?.trim_start_matches("./").trim_start_matches('/');
        if !is_data(known) || known.contains("..") {
            return None;
        }
        let ends = |path: &&String| path.strip_suffix(known).is_some_and(|rest| rest.is_empty() || rest.ends_with('/'));
        let mut found = self.paths.iter().filter(ends);
        let only = found.next().filter(|_| found.next().is_none())?;
        self.number(only)
    }

    /// What `spec` stands for in `from`.
    pub(crate) fn resolve(&self, from: u32, spec: &str) -> Target {
        if let Some(path) = natives::builtin(spec) {
            return Target::Builtin(path);
        }
        let relative = spec == "." || spec == ".." || spec.starts_with("./") || spec.starts_with("../");
        if let Some(target) = self.mapped(spec) {
            return target;
        }
        if !relative {
            let url = spec.split_once(':').is_some_and(|(scheme, _)| {
                !scheme.is_empty() && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric())
            });
            let outside = url || spec.starts_with(['/', '\\']);
            return if outside { Target::Outside } else { Target::Package };
        }
        let spec = spec.split(['?', '#']).next().unwrap_or(spec);
        let Some(written) = self.relative(from, spec) else { return Target::Outside };
        let Some(url) = decoded(spec) else { return written };
        match (written, self.relative(from, &url)) {
            (_, None) => Target::Outside,
            (Target::Missing, Some(meant)) => meant,
            (written, Some(Target::Missing)) => written,
            // `require` takes the one and `import` the other: nobody who means well has both.
            (Target::File(one), Some(Target::File(_))) => Target::Odd(one),
            (_, Some(meant)) => meant,
        }
    }

    /// What lies at `spec`, seen from the folder of `from`; nothing where that leaves the plugin.
    fn relative(&self, from: u32, spec: &str) -> Option<Target> {
        bundle::joined(self.path(from), spec).map(|path| self.at(&path))
    }

    /// Takes the `imports` of a package.json, as far as node goes through them.
    pub(crate) fn map(&mut self, package: &[u8]) {
        let value: serde_json::Value = serde_json::from_slice(package).unwrap_or_default();
        let imports = value.get("imports").and_then(serde_json::Value::as_object);
        for (name, target) in imports.into_iter().flatten() {
            let mut open = vec![target];
            while let Some(target) = open.pop() {
                match target {
                    serde_json::Value::String(path) => self.imports.push((name.clone(), path.clone())),
                    serde_json::Value::Object(conditions) => open.extend(reachable(conditions)),
                    serde_json::Value::Array(choices) => open.extend(choices),
                    _ => {}
                }
            }
        }
    }

    /// Takes the `imports` of a deno.json: names as they are, and beginnings of names that end with a slash.
    pub(crate) fn map_of_deno(&mut self, config: &[u8]) {
        // With the comments and commas that Deno takes.
        let Ok(read) = json::read(&text::read(config)) else { return };
        let imports = read.node.last("imports").map(Node::members).unwrap_or_default();
        let all = imports.iter().filter_map(|member| Some((&member.key, member.node.text()?)));
        let star = |text: &str| if text.ends_with('/') { format!("{text}*") } else { text.to_owned() };
        self.imports.extend(all.map(|(name, path)| (star(name), star(path))));
    }

    /// What a name of the package's own stands for: of several things that conditions choose from, the oddest.
    fn mapped(&self, spec: &str) -> Option<Target> {
        let paths = self.imports.iter().filter_map(|(name, path)| match name.split_once('*') {
            None => (name == spec).then(|| path.clone()),
            Some((before, after)) => spec.strip_prefix(before)?.strip_suffix(after).map(|star| path.replace('*', star)),
        });
        paths.map(|path| self.stands_for(&path)).max_by_key(|target| match target {
            Target::Native => 5,
            Target::Builtin(_) => 4,
            Target::Package => 3,
            Target::Odd(_) | Target::Outside => 2,
            Target::Missing => 0,
            _ => 1,
        })
    }

    /// What a target of the package's `imports` is: a file, a module of node's, a package.
    fn stands_for(&self, target: &str) -> Target {
        if let Some(path) = natives::builtin(target) {
            return Target::Builtin(path);
        }
        if target.split_once(':').is_some_and(|(scheme, _)| matches!(scheme, "http" | "https" | "data" | "jsr")) {
            return Target::Outside;
        }
        if !target.starts_with("./") {
            return if target.starts_with(['.', '/', '#']) { Target::Missing } else { Target::Package };
        }
        bundle::joined("package.json", target).map_or(Target::Missing, |path| self.at(&path))
    }

    fn at(&self, path: &str) -> Target {
        let mut candidates = vec![path.to_owned()];
        let stem =
            path.rsplit_once('.').filter(|(_, end)| matches!(*end, "js" | "mjs" | "cjs" | "jsx")).map(|(stem, _)| stem);
        let extensions = ["js", "json", "node", "mjs", "cjs", "ts", "tsx", "mts", "cts", "jsx"];
        candidates.extend(extensions.iter().map(|end| format!("{path}.{end}")));
        candidates.extend(stem.iter().flat_map(|stem| ["ts", "tsx", "mts", "cts"].map(|end| format!("{stem}.{end}"))));
        let folder = if path.is_empty() { String::new() } else { format!("{path}/") };
        candidates.extend(["js", "json", "node", "mjs", "cjs", "ts", "tsx"].map(|end| format!("{folder}index.{end}")));
        let found = candidates.iter().find_map(|path| Some((path, self.number(path)?)));
        match found {
            Some((path, number)) => kind(path, number),
            None if path.ends_with(".node") => Target::Native,
            None => Target::Missing,
        }
    }
}

/// What a relative name of `import` is as a URL, where that is another: `%2e` is a dot, and tabs and line ends count for nothing (URL
/// Standard, basic URL parser). Elsewhere names are taken as they are written.
fn decoded(spec: &str) -> Option<String> {
    let bare: String = spec.chars().filter(|c| !matches!(c, '\t' | '\n' | '\r')).collect();
    let url = percent_encoding::percent_decode_str(&bare).decode_utf8_lossy();
    Some(url.into_owned()).filter(|url| url != spec)
}

/// Conditions of a package.json that hold for other engines than node.
const ELSEWHERE: &[&str] = &[
    "browser",
    "bun",
    "deno",
    "edge-light",
    "electron",
    "fastly",
    "netlify",
    "react-native",
    "types",
    "worker",
    "workerd",
];

/// What node may choose of `conditions`: it takes the first that holds.
fn reachable(conditions: &serde_json::Map<String, serde_json::Value>) -> impl Iterator<Item = &serde_json::Value> {
    let mut settled = false;
    let here = conditions.iter().filter(|(name, _)| !ELSEWHERE.contains(&name.as_str()));
    here.take_while(move |(name, target)| {
        let last = matches!(name.as_str(), "node" | "default") && target.is_string();
        !std::mem::replace(&mut settled, last)
    })
    .map(|(_, target)| target)
}

/// Whether a file of that name is code by its name.
pub(crate) fn is_script(path: &str) -> bool {
    layout::is_script(&bundle::extension(path))
}

/// Whether a file of that name is data by its name.
pub(crate) fn is_data(path: &str) -> bool {
    path.ends_with(".json")
}

fn kind(path: &str, number: u32) -> Target {
    if is_script(path) {
        return Target::File(number);
    }
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "json" => Target::Data(number),
        "node" => Target::Native,
        _ => Target::Odd(number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn modules() -> Modules {
        let paths = ["lib/a.js", "lib/b/index.js", "lib/c.ts", "data.json", "notes.txt", "x.node", "main.js"];
        Modules::new(paths.iter().map(|path| (*path).to_owned()).collect(), 0)
    }

    #[test]
    fn of_the_files_that_conditions_choose_from_the_oddest_counts() {
        let mut modules = modules();
        modules.map(
            br##"{"imports": {"#a": {"node": {"import": "./notes.txt"}, "default": "./lib/a.js"}, "#lib/*": ["./lib/*.js", "./no/*.js"]}}"##,
        );
        assert_eq!(modules.resolve(6, "#a"), Target::Odd(4));
        assert_eq!(modules.resolve(6, "#lib/a"), Target::File(0));
        assert_eq!(modules.resolve(6, "#b"), Target::Package);
    }

    #[test]
    fn the_import_map_of_deno_says_what_names_stand_for() {
        let mut modules = modules();
        modules.map_of_deno(
            br#"{"imports": { // where it lies
            "$lib/": "./lib/", "$lib/far.ts": "https://x.invalid/far.ts", "run": "node:child_process", "a": "./lib/a.js",}}"#,
        );
        for (spec, target) in [
            ("$lib/a.js", Target::File(0)),
            ("a", Target::File(0)),
            ("$lib/far.ts", Target::Outside),
            ("run", Target::Builtin("node:child_process".to_owned())),
            ("b", Target::Package),
        ] {
            assert_eq!(modules.resolve(6, spec), target, "{spec}");
        }
    }

    #[test]
    fn names_of_the_package_may_stand_for_modules_of_node_and_for_packages() {
        let mut modules = modules();
        modules.map(
            br##"{"imports": {"#run": {"deno": "./lib/a.js", "default": "child_process"}, "#p": "lodash", "#n/*": "node:*",
                "#own": {"node": "./lib/a.js", "default": "lodash"}, "#web": {"browser": "lodash", "default": "./lib/a.js"},
                "#both": {"import": "./lib/a.js", "require": "vm"}, "#deep": {"node": {"import": "fs"}, "default": "./lib/a.js"}}}"##,
        );
        let builtin = |path: &str| Target::Builtin(path.to_owned());
        for (spec, target) in [
            ("#run", builtin("node:child_process")),
            ("#p", Target::Package),
            ("#n/vm", builtin("node:vm")),
            ("#own", Target::File(0)),
            ("#web", Target::File(0)),
            ("#both", builtin("node:vm")),
            ("#deep", builtin("node:fs")),
        ] {
            assert_eq!(modules.resolve(6, spec), target, "{spec}");
        }
    }

    #[test]
    fn names_stand_for_what_node_would_load() {
        let modules = modules();
        let main = modules.number("main.js").unwrap();
        let lib = modules.number("lib/a.js").unwrap();
        let cases = [
            (main, "fs", Target::Builtin("node:fs".to_owned())),
            (main, "node:fs/promises", Target::Builtin("node:fs/promises".to_owned())),
            (main, "test", Target::Package),
            (main, "./lib/a", Target::File(0)),
            (main, "./lib/b", Target::File(1)),
            (main, "./lib/c.js", Target::File(2)),
            (lib, "../data", Target::Data(3)),
            (lib, "../notes.txt", Target::Odd(4)),
            (lib, "../x", Target::Native),
            (lib, "../../x", Target::Outside),
            (lib, "./none", Target::Missing),
            (main, "./lib/%61", Target::File(0)),
            (main, "./l\tib/a\n.js", Target::File(0)),
            (lib, "../%6eotes.txt", Target::Odd(4)),
            (lib, "./%2e%2e/%2E%2e/x", Target::Outside),
            (lib, "./.\t./.%2e/x", Target::Outside),
            (lib, "./%no/%2e%2e/%2e%2e/%2e%2e/x", Target::Outside),
            (lib, "./%no", Target::Missing),
            (lib, "lodash", Target::Package),
            (lib, "@scope/name", Target::Package),
            (lib, "/etc/x.js", Target::Outside),
            (lib, "file:///x.js", Target::Outside),
            (lib, "data:text/javascript,1", Target::Outside),
        ];
        for (from, spec, target) in cases {
            assert_eq!(modules.resolve(from, spec), target, "{spec}");
        }
    }
}
