//! `package.json`: entries, lifecycle scripts, dependencies.

use super::{Layout, Page, Role};
use crate::finding::Place;
use crate::json::{Node, Value};

/// What a package manager would act on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Package {
    /// The file.
    pub place: Place,
    /// Scripts: name, line, place.
    pub scripts: Vec<(String, String, Place)>,
    /// Dependencies: field, name, range, place.
    pub dependencies: Vec<Dependency>,
    /// Programs that would be put on the path: name and place.
    pub programs: Vec<(String, Place)>,
    /// `overrides` and the like.
    pub overrides: Option<Place>,
    /// Whether dependencies are shipped inside.
    pub bundled: bool,
    /// The folder of the file in the bundle: empty, or ending in `/`.
    pub root: String,
}

/// A dependency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dependency {
    /// Its name.
    pub name: String,
    /// The range or address, as written.
    pub range: String,
    /// Where.
    pub place: Place,
}

impl Layout {
    pub(super) fn package(&mut self, page: &Page<'_>, node: &Node) {
        let mut entries = Vec::new();
        for key in ["main", "module", "browser", "exports"] {
            node.all(key).for_each(|node| texts(node, &mut entries));
        }
        entries.retain(|path| !is_data(page, path));
        let mut programs = Vec::new();
        node.all("bin").for_each(|node| texts(node, &mut programs));
        programs.retain(|path| !is_other_language(page, path));
        for (role, paths) in [(Role::Entry, entries), (Role::Program, programs)] {
            for path in paths {
                self.give_written(page.bundle, (page.root, &path), role);
            }
        }
        let placed = |key| {
            let members = node.all(key).flat_map(Node::members);
            members
                .filter_map(|m| Some((m.key.clone(), m.node.text()?.to_owned(), page.place(&m.node))))
                .collect::<Vec<_>>()
        };
        let dependencies = ["dependencies", "optionalDependencies"].into_iter().flat_map(placed);
        let dependencies = dependencies.map(|(name, range, place)| Dependency { name, range, place }).collect();
        let overrides = ["overrides", "resolutions", "pnpm"].into_iter().find_map(|key| node.last(key));
        let programs = match node.last("bin") {
            Some(bin) if bin.text().is_some() => vec![(name_of(node), page.place(bin))],
            Some(bin) => bin.members().iter().map(|m| (m.key.clone(), page.place(&m.node))).collect(),
            None => Vec::new(),
        };
        let modules = format!("{}node_modules/", page.root);
        self.packages.push(Package {
            place: page.source.whole(),
            scripts: placed("scripts"),
            dependencies,
            programs,
            overrides: overrides.map(|node| page.place(node)),
            bundled: page.bundle.files().iter().any(|file| file.path.starts_with(&modules)),
            root: page.root.to_owned(),
        });
    }
}

/// Whether an engine reads the file as JSON, which runs nothing. Its ending is compared as engines do: `.JSON` is code.
fn is_data(page: &Page<'_>, path: &str) -> bool {
    let path = format!("{}{}", page.root, path.trim_start_matches("./"));
    path.ends_with(".json") && page.bundle.file(&path).is_some()
}

/// Whether a program's first line says that something other than a JavaScript engine runs it.
fn is_other_language(page: &Page<'_>, path: &str) -> bool {
    let path = format!("{}{}", page.root, path.trim_start_matches("./"));
    let head = page.bundle.file(&path).and_then(|file| page.bundle.head(file, FIRST_LINE).ok()).unwrap_or_default();
    let first = head.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let engines: [&[u8]; 4] = [b"node", b"bun", b"deno", b"tsx"];
    let has = |word: &[u8]| first.windows(word.len()).any(|window| window == word);
    first.starts_with(b"#!") && !engines.into_iter().any(has)
}

/// 256 bytes: the longest first line that systems read.
const FIRST_LINE: u64 = 256;

fn name_of(node: &Node) -> String {
    node.last("name").and_then(Node::text).unwrap_or_default().to_owned()
}

/// Every text below `node`.
fn texts(node: &Node, into: &mut Vec<String>) {
    let mut waiting = vec![node];
    while let Some(node) = waiting.pop() {
        match &node.value {
            Value::Text(text) => into.push(text.clone()),
            Value::List(items) => waiting.extend(items),
            Value::Object(members) => waiting.extend(members.iter().map(|member| &member.node)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}
