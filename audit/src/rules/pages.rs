//! A page for each rule and one that lists them, written from the rules themselves.

use std::fmt::Write as _;

use super::{all, digest};
use crate::rule::Rule;

/// Every page below `docs/reference/rules/`: its path and its text.
#[must_use]
pub fn pages() -> Vec<(String, String)> {
    let mut rules = all().to_vec();
    rules.sort_by_key(|rule| rule.id);
    let mut pages = vec![("README.md".to_owned(), index(&rules))];
    pages.extend(rules.into_iter().map(|rule| (path(rule), page(rule))));
    pages
}

/// `dynamic-code/eval.md`
fn path(rule: &Rule) -> String {
    format!("{}.md", rule.id)
}

fn index(rules: &[&Rule]) -> String {
    let mut text = String::from(
        "# The rules of the audit\n\nGenerated from the rules themselves: `cargo xtask rules`. The severity is what a finding has when the code says nothing else; \
         the verdict\nof an audit is its worst finding (`danger` is a hard gate, `warning` is to be acknowledged, `info` is context).\n\n\
         | rule | severity | what was found |\n| --- | --- | --- |\n",
    );
    for rule in rules {
        // Writing to a string cannot fail.
        writeln!(text, "| [{}]({}) | {} | {} |", rule.id, path(rule), word(rule), rule.title).ok();
    }
    writeln!(text, "\n{} rules; the digest of this rule set is `{}`.", rules.len(), digest()).ok();
    text
}

fn page(rule: &Rule) -> String {
    let up = if rule.id.contains('/') { "../README.md" } else { "README.md" };
    let fence = "`".repeat(longest_run(rule.example).max(2).saturating_add(1));
    format!(
        "# {id}\n\n{title}. Severity: **{severity}**. Family: `{family}`. [All rules]({up})\n\n\
         ## What it looks for\n\n{what}\n\n## Why\n\n{why}\n\n## Example\n\n{fence}\n{example}\n{fence}\n\n## What to do\n\n{fix}\n",
        id = rule.id,
        title = capital(rule.title),
        severity = word(rule),
        family = rule.family,
        what = rule.what,
        why = rule.why,
        example = rule.example.trim_end(),
        fix = rule.fix,
    )
}

fn word(rule: &Rule) -> &'static str {
    rule.severity.word()
}

/// The longest row of backticks, which a fence must outdo.
fn longest_run(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or_default()
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}
