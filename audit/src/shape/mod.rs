//! What kinds of files a bundle holds: links, devices, machine code, archives, odd names, what cannot be read.

mod magic;

use verifier::tree::Kind;

use self::magic::Magic;
use crate::bundle::{self, Bundle, FILE_BYTES, File};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::layout::{Layout, Role};
use crate::report::{Coverage, Unread};
use crate::rules::shape as rules;

/// Looks at every entry once.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, coverage: &mut Coverage) {
    for skipped in bundle.skipped() {
        let message = format!("not listed: {}", skipped.why);
        findings.push(Finding::new(&rules::TOO_MUCH, Place::file(&skipped.path), message));
        coverage.unread.push(Unread { path: skipped.path.clone(), why: skipped.why.clone() });
    }
    let all_shared = bundle.files().iter().filter(|file| is_file(file)).all(|file| file.shared);
    for file in bundle.files() {
        name(file, findings);
        match file.kind {
            Kind::File { executable } => {
                if file.shared && !all_shared && !file.path.contains("node_modules/") {
                    let message = format!("{} has a further name outside the plugin", file.path);
                    findings.push(Finding::new(&rules::HARD_LINK, Place::file(&file.path), message));
                }
                content(bundle, layout, file, findings, coverage);
                if executable {
                    executable_bit(file, findings);
                }
            }
            Kind::Symlink => link(bundle, file, findings),
            Kind::Hardlink => {
                let message = "an archive's hard link may name a file of the person who unpacks it";
                findings.push(Finding::new(&rules::HARD_LINK, Place::file(&file.path), message));
            }
            Kind::Submodule | Kind::Sparse | Kind::Special => {
                let message = format!("{} is neither a file nor a folder", file.path);
                findings.push(Finding::new(&rules::SPECIAL, Place::file(&file.path), message));
            }
        }
    }
}

fn is_file(file: &File) -> bool {
    matches!(file.kind, Kind::File { .. })
}

/// Names that Windows takes for devices, whatever follows the dot.
const DEVICES: &[&str] = &["con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "lpt1", "lpt2", "lpt3"];

fn name(file: &File, findings: &mut Findings) {
    let odd = |part: &str| {
        let stem = part.split('.').next().unwrap_or_default().to_ascii_lowercase();
        DEVICES.contains(&stem.as_str()) || part.ends_with([' ', '.']) && part.len() > 2 || part.contains(['\\', ':'])
    };
    if file.path.chars().any(char::is_control) {
        let message = "a control character in a file's name";
        findings.push(Finding::new(&rules::NAME, Place::file(&file.path), message).evidence(&file.path));
    } else if file.path.split('/').any(odd) {
        let message = "a name that means something else, or cannot be, on other systems";
        let finding = Finding::new(&rules::NAME, Place::file(&file.path), message).evidence(&file.path);
        findings.push(finding.severity(Severity::Warning));
    }
}

/// Endings of native modules and libraries; what has one but is text is nothing.
const NATIVE: &[&str] = &["node", "so", "dylib", "dll", "exe", "pyd", "class", "jar", "apk"];

/// Endings of scripts of other interpreters.
const SCRIPTS: &[&str] = &[
    "sh", "bash", "zsh", "fish", "py", "rb", "pl", "php", "lua", "awk", "ps1", "psm1", "bat", "cmd", "vbs", "wsf",
    "tcl", "sed", "ksh",
];

fn content(bundle: &Bundle, layout: &Layout, file: &File, findings: &mut Findings, coverage: &mut Coverage) {
    let bytes = match bundle.read(file, FILE_BYTES) {
        Ok(bytes) => bytes,
        Err(why) => return unread(layout, file, &why.to_string(), findings, coverage),
    };
    let place = || Place::file(&file.path);
    let is_text = std::str::from_utf8(&bytes).is_ok() && !bytes.contains(&0);
    if NATIVE.contains(&file.extension().as_str()) && !is_text {
        let message = format!("{} is a native module or library", file.path);
        findings.push(Finding::new(&rules::MODULE, place(), message));
    }
    let reads = [Role::Entry, Role::Program, Role::Script, Role::Prompt, Role::Command, Role::Manifest];
    let is_read =
        reads.iter().any(|role| layout.has(&file.path, *role)) || SCRIPTS.contains(&file.extension().as_str());
    if !is_text && std::str::from_utf8(&bytes).is_err() && is_read {
        findings.push(Finding::new(&rules::ENCODING, place(), format!("{} is not UTF-8", file.path)));
    }
    let Some(magic) = magic::of(&bytes) else { return };
    let (rule, message) = match magic {
        Magic::Program(what) => (&rules::BINARY, format!("{} is {what}", file.path)),
        Magic::Wasm => (&rules::WASM, format!("{} is a WebAssembly module", file.path)),
        Magic::Archive(what) => (&rules::ARCHIVE, format!("{} is {what}, which is not looked into", file.path)),
        Magic::Pointer => (&rules::POINTER, format!("{} only names the file that is meant", file.path)),
        Magic::Media(what) => match magic::second(&bytes, magic) {
            Some(second) => (&rules::POLYGLOT, format!("{} is {what} and {second}", file.path)),
            None => return,
        },
    };
    findings.push(Finding::new(rule, place(), message));
}

/// A file that could not be read: refused where it is code or may be, told where it is an asset.
fn unread(layout: &Layout, file: &File, why: &str, findings: &mut Findings, coverage: &mut Coverage) {
    coverage.unread.push(Unread { path: file.path.clone(), why: why.to_owned() });
    let code = [Role::Entry, Role::Program, Role::Script, Role::Command, Role::Manifest, Role::Prompt];
    let is_code = code.iter().any(|role| layout.has(&file.path, *role));
    let place = Place::file(&file.path);
    let message = format!("{} was not read: {why}", file.path);
    let finding = if file.size > FILE_BYTES && !is_code {
        Finding::new(&rules::OVERSIZED, place, message)
    } else {
        Finding::new(&rules::UNREADABLE, place, message)
    };
    findings.push(finding);
}

/// Endings of what is never executed.
const DOCUMENTS: &[&str] =
    &["md", "txt", "json", "yaml", "yml", "toml", "png", "jpg", "jpeg", "gif", "svg", "css", "html"];

fn executable_bit(file: &File, findings: &mut Findings) {
    if DOCUMENTS.contains(&file.extension().as_str()) {
        let message = format!("{} may be executed and is a document", file.path);
        findings.push(Finding::new(&rules::EXECUTABLE, Place::file(&file.path), message));
    }
}

fn link(bundle: &Bundle, file: &File, findings: &mut Findings) {
    let to = file.link.as_deref().unwrap_or_default();
    let end = resolve(bundle, file, to);
    let (rule, message) = match end {
        End::Document => (&rules::LINKED_TEXT, "it leads to a document of the plugin"),
        End::Code => (&rules::SYMLINK, "it leads to code"),
        End::Outside => (&rules::SYMLINK, "it leads out of the plugin"),
        End::Nothing => (&rules::SYMLINK, "it leads to nothing in the plugin"),
    };
    findings
        .push(Finding::new(rule, Place::file(&file.path), format!("{} -> {to}: {message}", file.path)).evidence(to));
}

/// Where a link ends.
#[derive(Debug, PartialEq, Eq)]
enum End {
    Document,
    Code,
    Outside,
    Nothing,
}

/// 16 links after one another: systems give up at 40.
const LINKS: usize = 16;

fn resolve(bundle: &Bundle, file: &File, to: &str) -> End {
    let mut path = file.path.clone();
    let mut to = to.to_owned();
    for _ in 0..LINKS {
        let Some(next) = joined(&path, &to) else { return End::Outside };
        let found = bundle.file(&next);
        match found {
            Some(found) if found.kind == Kind::Symlink => {
                path = next;
                to = found.link.clone().unwrap_or_default();
            }
            Some(found) => return if is_document(found) { End::Document } else { End::Code },
            None => return folder(bundle, &next),
        }
    }
    End::Nothing
}

/// A folder counts as what the worst file in it is.
fn folder(bundle: &Bundle, path: &str) -> End {
    let below = if path.is_empty() { String::new() } else { format!("{path}/") };
    let mut files = bundle.files().iter().filter(|file| file.path.starts_with(&below)).peekable();
    if files.peek().is_none() {
        return End::Nothing;
    }
    if files.all(is_document) { End::Document } else { End::Code }
}

/// Whether hosts only ever show or read it. Manifests tell hosts what to run.
fn is_document(file: &File) -> bool {
    let extension = file.extension();
    let is_text = matches!(
        extension.as_str(),
        "md" | "mdx" | "mdc" | "txt" | "rst" | "adoc" | "csv" | "css" | "toml" | "lock" | "pdf"
    ) || matches!(
        extension.as_str(),
        "png" | "jpg" | "jpeg" | "gif" | "svg" | "webp" | "ico" | "woff" | "woff2" | "ttf"
    );
    let bare = extension.is_empty()
        && matches!(
            file.name().to_ascii_uppercase().as_str(),
            "LICENSE" | "LICENCE" | "README" | "CHANGELOG" | "NOTICE" | "COPYING" | "AUTHORS" | "CONTRIBUTING"
        );
    is_text || bare
}

/// `to` seen from the folder of `from`, without `.` and `..`; nothing when it leaves the bundle.
fn joined(from: &str, to: &str) -> Option<String> {
    if to.starts_with('/') || to.contains(':') || to.contains('\\') {
        return None;
    }
    bundle::joined(from, to)
}

#[cfg(test)]
mod tests;
