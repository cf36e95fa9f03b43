//! Whole folders: what is unpacked or cloned into them, entered, packed and pushed.

use super::paths;
use super::value::{Taint, Value};
use super::walk::Walk;
use crate::finding::Severity;
use crate::rules::shell as rules;

/// The folder that one is in, where what was fetched was unpacked there.
pub(super) const HERE: &str = "* here";

impl Walk<'_> {
    /// `tar x`, `unzip`: a folder that holds what was fetched; `tar c`: a folder of credentials that is packed.
    pub(super) fn unpacks(&mut self, name: &str, rest: &[Value], stdin: &Value) {
        let folder = after(rest, if name == "unzip" { &["-d"] } else { &["-C", "--directory", "-o"] });
        let fetched = stdin.taint.and(self.taint_of_files(rest)).has(Taint::FETCHED);
        if let Some(folder) = folder.as_deref().filter(|_| fetched) {
            self.memory.wrote(folder.trim_end_matches('/'), Taint::FETCHED);
        }
        if folder.is_none() && fetched {
            self.memory.wrote(HERE, Taint::FETCHED);
        }
        let Some(folder) = folder else { return };
        for field in rest.iter().filter(|field| !field.text.starts_with('-') && !field.text.contains('/')) {
            let path = format!("{}/{}", folder.trim_end_matches('/'), field.text);
            if paths::is_secret(&path) {
                self.tell(&rules::SECRET, &format!("{path} is packed"), None);
            }
        }
    }

    /// `cd`: into a folder of credentials.
    pub(super) fn enters(&mut self, rest: &[Value]) {
        if let Some(folder) = rest.first().filter(|folder| paths::is_secret(&folder.text)) {
            self.tell(&rules::SECRET, &format!("{} is entered", folder.text), None);
        }
    }

    /// `git clone`: a folder that holds what was fetched; `git push` to an address that is no remote of the person's.
    pub(super) fn repository(&mut self, rest: &[Value]) {
        let words: Vec<&str> =
            rest.iter().map(|field| field.text.as_str()).filter(|word| !word.starts_with('-')).collect();
        match words.as_slice() {
            ["clone", rest @ ..] => {
                let address = rest.iter().position(|word| is_address(word));
                let Some(address) = address else { return };
                let last = rest.get(address).and_then(|address| address.rsplit('/').next()).unwrap_or_default();
                let folder = rest.get(address.saturating_add(1)).copied().unwrap_or(last.trim_end_matches(".git"));
                self.memory.wrote(folder.trim_end_matches('/'), Taint::FETCHED);
            }
            ["remote", "add" | "set-url", name, address, ..] if is_address(address) => {
                self.memory.wrote(&format!("remote {name}"), Taint::LOCAL);
            }
            ["push", to, ..] if is_address(to) || self.memory.file(&format!("remote {to}")).has(Taint::LOCAL) => {
                let asks = matches!(self.context, super::Context::Named | super::Context::Loose);
                let severity = asks.then_some(Severity::Warning);
                self.tell(&rules::EXFIL, "the repository is pushed to an address of the script's own", severity);
            }
            _ => {}
        }
    }
}

fn is_address(word: &str) -> bool {
    word.contains("://") || word.contains('@') && word.contains(':')
}

/// What follows one of `options`, or stands behind it after `=`.
fn after(rest: &[Value], options: &[&str]) -> Option<String> {
    let behind = |field: &Value| {
        options.iter().find_map(|name| {
            let value = field.text.strip_prefix(name)?;
            let value = value.strip_prefix('=').or_else(|| Some(value).filter(|_| !name.starts_with("--")))?;
            (!value.is_empty()).then(|| value.to_owned())
        })
    };
    let apart = rest.windows(2).find_map(|pair| match pair {
        [option, value] if options.contains(&option.text.as_str()) || is_bundle(&option.text, options) => {
            Some(value.text.clone())
        }
        _ => None,
    });
    apart.or_else(|| rest.iter().find_map(behind))
}

/// Whether `-xzC` ends in one of the options of a single letter.
fn is_bundle(option: &str, options: &[&str]) -> bool {
    let letters = option.strip_prefix('-').unwrap_or(option);
    let is_letters = letters.len() > 1 && letters.len() < 8 && letters.chars().all(|c| c.is_ascii_alphabetic());
    is_letters && letters.starts_with(['x', 'z', 'j', 'J', 'v']) && options.contains(&"-C") && letters.ends_with('C')
}
