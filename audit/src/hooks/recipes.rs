//! Recipes of a makefile and its cousins as shell text: those that are asked for, and what they need first.

use crate::json::{self, Node};

/// 1,000 recipes of one file.
const RECIPES: usize = 1_000;

/// A recipe: its name, what it needs first, its lines with where they stand.
struct Recipe {
    names: Vec<String>,
    needs: Vec<String>,
    text: String,
}

/// The shell text of the recipes `targets` of a file that `by` reads; of all of them, where one is not known.
pub(super) fn shell_text(by: &str, text: &str, targets: &[String]) -> String {
    match by {
        "npm" => package(text, targets),
        // YAML: every command of every task.
        "task" => text.lines().map(|line| in_shell(by, line.trim_start())).collect::<Vec<_>>().join("\n"),
        _ => recipes(by, text, targets),
    }
}

/// The scripts of a `package.json`, with those that run before and after.
fn package(text: &str, targets: &[String]) -> String {
    let Ok(read) = json::read(text) else { return String::new() };
    let names: Vec<String> =
        targets.iter().flat_map(|name| [format!("pre{name}"), name.clone(), format!("post{name}")]).collect();
    let scripts = read.node.all("scripts").flat_map(Node::members);
    let wanted = scripts.filter(|member| names.contains(&member.key)).filter_map(|member| member.node.text());
    wanted.collect::<Vec<_>>().join("\n")
}

fn recipes(by: &str, text: &str, targets: &[String]) -> String {
    let (assigned, recipes) = read(by, text);
    let is_known = |target: &String| recipes.iter().any(|recipe| recipe.names.contains(target));
    let mut wanted: Vec<String> = targets.iter().filter(|target| is_known(target)).cloned().collect();
    let first = recipes.iter().find(|recipe| recipe.names.iter().any(|name| !name.starts_with('.')));
    if targets.is_empty() {
        wanted.extend(first.into_iter().flat_map(|recipe| recipe.names.clone()));
    } else if wanted.len() < targets.len() {
        wanted.extend(recipes.iter().flat_map(|recipe| recipe.names.clone()));
    }
    let mut shell = assigned;
    let mut done = vec![false; recipes.len()];
    let mut at = 0_usize;
    while let Some(name) = wanted.get(at).cloned() {
        at = at.saturating_add(1);
        for (recipe, done) in recipes.iter().zip(&mut done) {
            let fits = recipe.names.iter().any(|known| *known == name || known.contains('%') && fits(known, &name));
            if fits && !*done {
                *done = true;
                shell.push_str(&recipe.text.replace("${@}", &name));
                shell.push('\n');
                wanted.extend(recipe.needs.iter().cloned());
            }
        }
    }
    shell
}

/// Whether a pattern with one `%` is one of `name`.
fn fits(pattern: &str, name: &str) -> bool {
    pattern.split_once('%').is_some_and(|(start, end)| name.starts_with(start) && name.ends_with(end))
}

/// The assignments as shell text, and every recipe.
fn read(by: &str, text: &str) -> (String, Vec<Recipe>) {
    let mut assigned = String::new();
    let mut recipes: Vec<Recipe> = Vec::new();
    let joined = text.replace("\\\n", " ");
    for line in joined.lines().filter(|line| !line.trim_start().starts_with('#')) {
        let is_inside = line.starts_with(['\t', ' ']) && !line.trim().is_empty();
        if is_inside {
            if let Some(recipe) = recipes.last_mut() {
                let line = line.trim_start().trim_start_matches(['@', '-', '+']);
                recipe.text.push_str(&in_shell(by, line));
                recipe.text.push('\n');
            }
        } else if let Some((name, value)) = assignment(line) {
            assigned.push_str(&format!("{name}=\"{}\"\n", in_shell(by, value).replace('"', "\\\"")));
        } else if let Some((names, needs)) = line.split_once(':').filter(|_| recipes.len() < RECIPES) {
            let words = |text: &str| text.split_whitespace().map(|word| in_shell(by, word)).collect::<Vec<_>>();
            let (needs, inline) = needs.split_once(';').map_or((needs, ""), |(needs, line)| (needs, line));
            let names = words(names.trim_start_matches('@'));
            let text = format!("{}\n", in_shell(by, inline));
            recipes.push(Recipe { names, needs: words(needs.trim_start_matches(':')), text });
        }
    }
    (assigned, recipes)
}

/// `NAME = value`, `NAME := value`, `NAME ?= value`, `NAME != command`.
fn assignment(line: &str) -> Option<(&str, &str)> {
    let line = line.strip_prefix("export ").unwrap_or(line);
    let (name, value) = line.split_once('=')?;
    let name = name.trim_end_matches([':', '?', '+', '!', ' ']).trim();
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then_some((name, value.trim()))
}

/// A line of a recipe as a shell is given it: `$(NAME)` is the file's variable, `$$` is the shell's.
fn in_shell(by: &str, line: &str) -> String {
    if by == "just" {
        return line.replace("{{", "${").replace("}}", "}");
    }
    if by == "task" {
        return line.trim_start_matches("- ").trim_start_matches("cmd:").replace("{{.", "${").replace("}}", "}");
    }
    let mut shell = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('$') {
        shell.push_str(before);
        rest = after;
        if let Some(more) = rest.strip_prefix('$') {
            shell.push('$');
            rest = more;
        } else if let Some((inside, more)) =
            rest.strip_prefix(['(', '{']).and_then(|inside| inside.split_once([')', '}']))
        {
            match inside.split_once(' ') {
                Some(("shell", command)) => shell.push_str(&format!("$({command})")),
                Some((_, words)) => shell.push_str(words),
                None => shell
                    .push_str(&format!("${{{}}}", inside.trim_end_matches(['D', 'F']).replace(['<', '^', '*'], "@"))),
            }
            rest = more;
        } else if let Some(more) = rest.strip_prefix(['@', '<', '^', '*']) {
            shell.push_str("${@}");
            rest = more;
        } else {
            shell.push('$');
        }
    }
    shell.push_str(rest);
    shell
}
