//! Hosts that code asks by name and the manifest does not list.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use regex::Regex;
use url::Host;

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings, Place};
use crate::layout::{AddressKind, Declared, Layout, Role};
use crate::rules::manifest as rules;
use crate::text::Source;

/// A call that asks the network, with the address written out in it as far as its host ends.
static ASKS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let call = r#"\b(?:fetch|WebSocket|EventSource|sendBeacon)\s*\(\s*["'`](?:https?|wss?)://([^/"'`$\s:?#\\]{1,253})[/"'`:?#]"#;
    Regex::new(call).ok()
});

/// Judges the scripts of the plugin that `declared` is of.
pub(super) fn inspect(bundle: &Bundle, layout: &Layout, declared: &Declared, findings: &mut Findings) {
    let fetches = declared.capabilities.contains("fetch");
    let mut told = BTreeSet::new();
    let scripts: BTreeSet<&str> =
        [Role::Entry, Role::Program, Role::Script].into_iter().flat_map(|role| layout.with(role)).collect();
    for path in scripts.into_iter().filter(|path| !path.split('/').any(|part| part == "node_modules")) {
        for (host, place) in asked(bundle, path) {
            if !fetches && told.insert(String::new()) {
                let message = "code asks the network, and the manifest asks for none of `fetch`";
                findings.push(Finding::new(&rules::CAPABILITY, place.clone(), message));
            }
            if !fetches || is_listed(layout, &host) || !told.insert(host.clone()) {
                continue;
            }
            // The code's own rules may have told it, where they know what is asked.
            let message = unlisted(&host);
            if !findings.iter().any(|other| other.rule.id == rules::HOST.id && other.message == message) {
                findings.push(Finding::new(&rules::HOST, place, message).evidence(&host));
            }
        }
    }
}

/// What is said of a host that code asks and the manifest does not list.
pub(crate) fn unlisted(host: &str) -> String {
    format!("code asks {host}, which `allowedDomains` does not cover")
}

/// The hosts in the calls of one script; not those in a line of a comment.
fn asked(bundle: &Bundle, path: &str) -> Vec<(String, Place)> {
    let bytes = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok());
    let (Some(bytes), Some(asks)) = (bytes, ASKS.as_ref()) else { return Vec::new() };
    let text = crate::text::read(&bytes);
    let source = Source::new(path, &text);
    let mut asked = Vec::new();
    for host in asks.captures_iter(&text).filter_map(|found| found.get(1)) {
        let (_, line) = source.line(host.start());
        let is_comment = ["//", "*", "/*"].iter().any(|start| line.trim_start().starts_with(start));
        if let (false, Ok(Host::Domain(name))) = (is_comment, Host::parse(host.as_str())) {
            asked.push((name, source.place(host.start(), host.end())));
        }
    }
    asked
}

/// Whether the manifest lists `host`.
pub(crate) fn is_listed(layout: &Layout, host: &str) -> bool {
    let domains = layout.addresses.iter().filter(|address| address.kind == AddressKind::Domain);
    domains.map(|address| address.text.to_ascii_lowercase()).any(|pattern| {
        let name = pattern.trim_start_matches('*').trim_start_matches('.');
        let is_below = || host.strip_suffix(name).is_some_and(|front| front.ends_with('.'));
        host == name || pattern.starts_with('*') && is_below()
    })
}
