//! Worked examples that show what no sentence says: settings with their values, and an address that carries the values.

use std::sync::LazyLock;

use regex::Regex;

use super::{Told, is_lesson};
use crate::finding::Severity;
use crate::mcp::is_secret;
use crate::prose::phrases;

/// 1,000 settings of one text.
const SETTINGS: usize = 1_000;

/// 2,000 addresses of one text.
const ADDRESSES: usize = 2_000;

/// 4 letters of a value: shorter ones stand in an address by chance.
const VALUE: usize = 4;

/// How settings are shown, and addresses.
struct Shapes {
    setting: Regex,
    address: Regex,
}

static SHAPES: LazyLock<Option<Shapes>> = LazyLock::new(|| {
    Some(Shapes {
        setting: phrases::capturing(
            r#"(?:^|[\s`"'|])((?-i:[A-Z][A-Z0-9_]{1,40}))[`"']?\s?(?:=|:|\|)\s?[`"']?([a-z0-9_./+-]{4,80})"#,
        )?,
        address: phrases::capturing(r#"(!\[[^\]\n]{0,60}\]\(\s?|<img[^>\n]{0,60}src=["'])?(https?://[^\s`"')>|]+)"#)?,
    })
});

/// An address of a document that carries what its example has in its settings. One secret in an address signs in, unless a
/// picture has it.
pub(super) fn judge(parts: &[&str]) -> Option<Told> {
    let shapes = SHAPES.as_ref()?;
    let shows = |(part, text): (usize, &&str)| {
        let settings = settings(text, shapes);
        if !settings.iter().any(|setting| setting.is_secret) {
            return None;
        }
        let (start, end) = addresses(text, shapes).find_map(|(place, address, is_drawn)| {
            let carried: Vec<&Setting<'_>> = settings.iter().filter(|setting| setting.is_in(address)).collect();
            let (all, secret) = (carried.len(), carried.iter().filter(|setting| setting.is_secret).count());
            let is_drawn = is_drawn && address.contains('?') && all > 1;
            (secret > 0 && (is_drawn || secret > 1 || all > 2)).then_some(place)
        })?;
        let severity = if is_lesson(parts) { Severity::Warning } else { Severity::Danger };
        let message = "an example shows an address that carries what stands in settings";
        Some(Told { part, start, end, severity, message })
    };
    parts.iter().enumerate().find_map(shows)
}

/// What a setting has.
struct Setting<'t> {
    value: &'t str,
    /// The same in hexadecimal digits.
    digits: String,
    is_secret: bool,
}

/// What settings have in a text.
fn settings<'t>(text: &'t str, shapes: &Shapes) -> Vec<Setting<'t>> {
    let mut found: Vec<Setting<'t>> = Vec::new();
    for seen in shapes.setting.captures_iter(text).take(SETTINGS) {
        let (Some(name), Some(value)) = (seen.get(1), seen.get(2)) else { continue };
        let value = value.as_str();
        if value.len() >= VALUE && !found.iter().any(|known| known.value == value) {
            found.push(Setting { value, digits: hex::encode(value), is_secret: is_private(name.as_str()) });
        }
    }
    found
}

/// Whether a setting is nobody else's by its name: in a file of settings a key is one, whatever it is for.
fn is_private(name: &str) -> bool {
    is_secret(name) || name.split('_').any(|part| matches!(part, "KEY" | "PASS" | "PWD" | "PIN" | "DSN" | "AUTH"))
}

/// The addresses of a text: where, what, and whether a picture has it.
fn addresses<'t>(text: &'t str, shapes: &'t Shapes) -> impl Iterator<Item = ((usize, usize), &'t str, bool)> {
    shapes.address.captures_iter(text).take(ADDRESSES).filter_map(|seen| {
        let address = seen.get(2)?;
        Some(((address.start(), address.end()), address.as_str(), seen.get(1).is_some()))
    })
}

impl Setting<'_> {
    /// Whether an address has the value in it, as it is or in hexadecimal digits.
    fn is_in(&self, address: &str) -> bool {
        let behind = address.split_once("://").map_or(address, |(_, rest)| rest);
        let has = |value: &str| {
            behind.match_indices(value).any(|(at, _)| {
                let is_end = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
                is_end(behind.get(..at).and_then(|before| before.chars().next_back()))
                    && is_end(behind.get(at.saturating_add(value.len())..).and_then(|rest| rest.chars().next()))
            })
        };
        has(self.value) || has(&self.digits)
    }
}
