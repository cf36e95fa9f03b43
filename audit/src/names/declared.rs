//! The name that a manifest declares: plain, free, and nobody else's in other letters.

use schemas::PluginName;
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::skeleton;

use super::claims::{self, Claim};
use super::contributed;
use crate::bundle::Bundle;
use crate::finding::{Finding, Findings, Severity};
use crate::layout::{Declared, Layout};
use crate::report::Coverage;
use crate::rules::names as rules;

/// Judges the name.
pub(crate) fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, _: &mut Coverage) {
    contributed::inspect(bundle, layout, findings);
    let Some(Declared { name: Some((name, place)), is_own, .. }) = &layout.declared else { return };
    let mut tell = |rule, severity: Severity, message: String| {
        findings.push(Finding::new(rule, place.clone(), message).severity(severity).evidence(name));
    };
    if name.parse::<PluginName>().is_ok() {
        match claims::of(name) {
            Some(Claim::Reserved(message)) => tell(&rules::RESERVED, Severity::Warning, message),
            Some(Claim::Host(message)) => tell(&rules::CLAIM, Severity::Warning, message),
            None => {}
        }
        return;
    }
    if !name.is_ascii() {
        let (severity, message) = foreign(name);
        return tell(&rules::LETTERS, severity, message);
    }
    let plain = name.to_ascii_lowercase();
    if is_slug(&plain) && plain.parse::<PluginName>().is_err() {
        return tell(&rules::RESERVED, Severity::Warning, format!("`{name}` means something else to hosts or engines"));
    }
    // Other hosts take capitals and underscores; DeepCode takes none of them.
    let severity = if *is_own { Severity::Warning } else { Severity::Info };
    tell(&rules::GRAMMAR, severity, format!("`{name}` is no name of lower-case letters, digits and inner hyphens"));
}

fn is_slug(name: &str) -> bool {
    let fits = name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    fits && (1..=64).contains(&name.len()) && !name.starts_with('-') && !name.ends_with('-')
}

/// Letters outside ASCII: dangerous where they are read as ASCII, odd where they are not.
fn foreign(name: &str) -> (Severity, String) {
    let seen: String = skeleton(name).collect();
    let letters = |script| name.chars().any(|c| c.is_alphabetic() && (c.script() == Script::Latin) == script);
    let is_mixed = letters(true) && letters(false) && !name.chars().any(|c| is_east_asian(c.script()));
    if seen.is_ascii() {
        (Severity::Danger, format!("`{name}` is read as `{seen}` and is not that name"))
    } else if is_mixed {
        (Severity::Danger, format!("`{name}` mixes letters of Latin with those of another script"))
    } else {
        (Severity::Warning, format!("`{name}` has letters outside ASCII, which no plugin's name has"))
    }
}

/// Scripts that honest names mix with Latin, and that no Latin letter resembles.
fn is_east_asian(script: Script) -> bool {
    matches!(script, Script::Han | Script::Hiragana | Script::Katakana | Script::Hangul | Script::Bopomofo)
}
