//! Names of files that are drawn like the name of another file beside them.

use std::collections::BTreeMap;

use unicode_script::{Script, UnicodeScript as _};
use unicode_security::skeleton;

use crate::bundle::Bundle;
use crate::finding::{Finding, Findings, Place, Severity};
use crate::rules::unicode as rules;

/// Tells of every name with other letters than ASCII's that looks like one beside it, or mixes scripts in a word.
pub(super) fn inspect(bundle: &Bundle, findings: &mut Findings) {
    let is_odd = |path: &str| !path.is_ascii();
    if !bundle.files().iter().any(|file| is_odd(&file.path)) {
        return;
    }
    let mut known: BTreeMap<String, &str> = BTreeMap::new();
    for file in bundle.files().iter().filter(|file| file.path.is_ascii()) {
        for path in prefixes(&file.path) {
            known.insert(looks(path), path);
        }
    }
    for file in bundle.files().iter().filter(|file| is_odd(&file.path)) {
        let twin = prefixes(&file.path)
            .filter(|path| is_odd(path))
            .find_map(|path| known.get(&looks(path)).filter(|twin| **twin != path));
        let told = match twin {
            Some(twin) => Some((format!("it looks like {twin} and is not"), Severity::Danger)),
            None if is_mixed(&file.path) => {
                Some(("its name has letters of two scripts in one word".to_owned(), Severity::Warning))
            }
            None => None,
        };
        if let Some((message, severity)) = told {
            let finding = Finding::new(&rules::LOOK_ALIKE, Place::file(&file.path), message).severity(severity);
            findings.push(finding.evidence(&file.path));
        }
        for path in prefixes(&file.path).filter(|path| is_odd(path)) {
            known.entry(looks(path)).or_insert(path);
        }
    }
}

/// The path, and the folders that it lies in.
fn prefixes(path: &str) -> impl Iterator<Item = &str> {
    let folders = path.match_indices('/').filter_map(|(at, _)| path.get(..at));
    folders.chain(std::iter::once(path))
}

fn looks(path: &str) -> String {
    skeleton(path).collect()
}

/// Whether a word has Latin letters and such of a script that has the same shapes.
fn is_mixed(path: &str) -> bool {
    path.split(|c: char| !c.is_alphabetic()).any(|word| {
        let has = |scripts: &[Script]| word.chars().any(|c| scripts.contains(&c.script()));
        has(&[Script::Latin]) && has(&[Script::Cyrillic, Script::Greek, Script::Armenian, Script::Cherokee])
    })
}
