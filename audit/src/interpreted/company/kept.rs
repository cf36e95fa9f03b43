//! Objects that scripts keep in files and load again: what these call as they are loaded.

use super::{FILES, PARTS, Part, push};
use crate::bundle::{Bundle, File};
use crate::finding::{Findings, Place, Severity};
use crate::interpreted::{Language, pickles};
use crate::rules::shell as rules;

/// 16 MiB of one pickle.
const PICKLE_BYTES: u64 = 16 << 20;

/// Endings of what Python's libraries keep objects in.
const KEPT: &[&str] =
    &["pkl", "pickle", "p", "joblib", "dill", "sav", "pt", "pth", "ckpt", "model", "mdl", "bin", "dat", "npy"];

/// What makes objects of files.
const LOADS: &[&str] = &[
    "pickle.load",
    "pickle.Unpickler",
    "joblib.load",
    "dill.load",
    "cloudpickle.load",
    "torch.load",
    "read_pickle",
    "allow_pickle=True",
    "shelve.open",
    "Unpickler(",
    "from pickle import",
    "import pickle as",
    "from joblib import",
    "import joblib as",
    "import cPickle",
    "_pickle",
];

/// Files that may hold kept objects.
pub(super) fn kept(bundle: &Bundle) -> Vec<&File> {
    let is_one = |file: &&File| KEPT.contains(&file.extension().as_str());
    bundle.files().iter().filter(is_one).take(FILES).collect()
}

/// Kept objects that the scripts load: what these name runs as they are loaded.
pub(super) fn loaded(bundle: &Bundle, parts: &[Part], kept: &[&File], findings: &mut Findings) {
    let scripts = || parts.iter().filter(|part| part.language == Some(Language::Python));
    let loads = |part: &Part| {
        let is_kept = LOADS.iter().any(|word| part.text.contains(word));
        // What holds numbers alone makes no objects.
        let is_bare = part.text.contains("weights_only=True") && !part.text.contains("pickle");
        is_kept && !is_bare
    };
    if !scripts().any(loads) {
        return;
    }
    let is_named = |file: &File| scripts().any(|part| part.text.contains(file.name()));
    let more = bundle.files().iter().filter(|file| !KEPT.contains(&file.extension().as_str()) && is_named(file));
    for file in kept.iter().copied().chain(more.take(PARTS)) {
        let Ok(bytes) = bundle.read(file, PICKLE_BYTES) else { continue };
        let by_end = matches!(file.extension().as_str(), "pkl" | "pickle" | "p" | "joblib" | "dill" | "sav");
        let is_object = pickles::is_one(&bytes)
            || bytes.starts_with(b"PK\x03\x04")
            || is_packed(&bytes)
            || pickles::is_inside(&bytes);
        if is_object && (by_end || is_named(file) || pickles::is_one(&bytes)) {
            object(file, &bytes, findings);
        }
    }
}

fn object(file: &File, bytes: &[u8], findings: &mut Findings) {
    let place = || Place::file(&file.path);
    let pickle = pickles::read(bytes);
    let worst = pickle.names.iter().map(|name| (pickles::judged(name), name)).max_by_key(|(named, _)| *named);
    match worst {
        Some((pickles::Named::Runs, name)) => {
            let message = format!("{name} is called when a script loads this");
            push(findings, &rules::UNKNOWN, place(), (&message, name), Severity::Danger);
        }
        _ if is_packed(bytes) => {
            let message = "a script loads objects out of this, and it is packed: what is called then is not known";
            push(findings, &rules::UNKNOWN, place(), (message, &file.path), Severity::Danger);
        }
        Some((pickles::Named::Other, name)) => {
            let message = format!("{name} is made or called when a script loads this");
            push(findings, &rules::UNKNOWN, place(), (&message, name), Severity::Warning);
        }
        _ if !pickle.whole => {
            let message = "a script loads objects out of this, and it could be read only in part";
            push(findings, &rules::UNKNOWN, place(), (message, &file.path), Severity::Warning);
        }
        _ => {}
    }
}

/// The first bytes of what is packed.
fn is_packed(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0x1f, 0x8b])
        || bytes.starts_with(b"BZh")
        || bytes.starts_with(b"\xfd7zXZ")
        || matches!(bytes, [0x78, 0x01 | 0x5e | 0x9c | 0xda, ..])
}
