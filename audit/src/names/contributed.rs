//! The names that people type or choose from: commands, agents, skills, servers, modes. They say what runs, so none may be
//! drawn like another.

use unicode_script::{Script, UnicodeScript as _};
use unicode_security::skeleton;

use super::look::{Likeness, Look};
use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::layout::{Layout, Role, front};
use crate::rules::names as rules;
use crate::text::Source;

/// Commands of hosts: what a person types without looking.
const HOSTS: &[&str] = &[
    "help",
    "clear",
    "login",
    "logout",
    "permissions",
    "config",
    "compact",
    "model",
    "memory",
    "agents",
    "plugin",
    "doctor",
    "resume",
    "status",
    "review",
    "commit",
    "deploy",
    "release",
    "settings",
    "update",
    "upgrade",
    "install",
];

/// 2,000 names of one plugin: the largest collections have a tenth.
const MOST: usize = 2_000;

/// Judges every contributed name.
pub(super) fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings) {
    let servers = layout.servers.iter().map(|server| (server.name.clone(), server.place.clone()));
    let modes = layout.modes.iter().map(|mode| (mode.name.clone(), mode.place.clone()));
    let named = layout.called.iter().cloned().chain(servers).chain(modes).chain(fronts(bundle, layout));
    let hosts: Vec<Look> = HOSTS.iter().map(|name| Look::of(name)).collect();
    for (name, place) in named.take(MOST) {
        let told = if name.is_ascii() { like_a_hosts(&name, &hosts) } else { foreign(&name) };
        if let Some((severity, message)) = told {
            findings.push(Finding::new(&rules::CONTRIBUTED, place, message).severity(severity).evidence(&name));
        }
    }
}

/// The names in the front matter of prompts.
fn fronts(bundle: &Bundle, layout: &Layout) -> Vec<(String, Place)> {
    let mut found = Vec::new();
    for path in layout.with(Role::Prompt) {
        let Some(bytes) = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()) else { continue };
        let text = crate::text::read(&bytes);
        let source = Source::new(path, &text);
        found.extend(
            front(&text).all("name").map(|field| (field.value.clone(), source.place(field.span.0, field.span.1))),
        );
    }
    found
}

/// Digits or pairs of letters that make a host's command of it.
fn like_a_hosts(name: &str, hosts: &[Look]) -> Option<(Severity, String)> {
    let look = Look::of(name);
    let is_letters = |host: &&(&str, &Look)| host.1.likeness(&look) == Some(Likeness::Letters);
    let pairs: Vec<(&str, &Look)> = HOSTS.iter().copied().zip(hosts).collect();
    let (host, _) = pairs.iter().find(is_letters)?;
    // Only capitals or a hyphen apart is the same word, written otherwise.
    let plain = |name: &str| name.to_ascii_lowercase().replace(['-', '_', ' '], "");
    (plain(name) != *host).then(|| (Severity::Warning, format!("`{name}` is read as `{host}` and is not that")))
}

/// Letters that are read as others: dangerous where they are mixed into a word, odd where the whole name is of them.
fn foreign(name: &str) -> Option<(Severity, String)> {
    let is_mixed = name.split(|c: char| !c.is_alphabetic()).any(|word| {
        let has = |scripts: &[Script]| word.chars().any(|c| scripts.contains(&c.script()));
        has(&[Script::Latin]) && has(&[Script::Cyrillic, Script::Greek, Script::Armenian, Script::Cherokee])
    });
    let seen: String = skeleton(name).collect();
    if is_mixed {
        Some((Severity::Danger, format!("`{name}` mixes letters of Latin with those of another script")))
    } else if seen.is_ascii()
        && name.chars().any(char::is_alphabetic)
        && name.chars().all(|c| c.is_ascii() || c.is_alphabetic())
    {
        Some((Severity::Warning, format!("`{name}` is read as `{seen}` and is not that name")))
    } else {
        None
    }
}
