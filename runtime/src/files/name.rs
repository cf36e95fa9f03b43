//! Names as the most forgiving file system would read them, and paths as a plugin may write them.

use std::path::{Path, PathBuf};

use unicode_normalization::UnicodeNormalization as _;

use super::error::PathDenied;

/// 4,096 bytes: Linux's `PATH_MAX`; a longer path cannot be opened.
const PATH_BYTES: usize = 4_096;
/// 255 bytes: `NAME_MAX` of every file system in use.
const NAME_BYTES: usize = 255;

/// `name` as a file system that ignores case, Unicode form, invisible characters, trailing dots and spaces and streams
/// (`name:stream`) would compare it. Two names with different foldings are different everywhere.
#[must_use]
pub(crate) fn fold(name: &str) -> String {
    let stem = match name.split_once(':') {
        Some((stem, _)) if !stem.is_empty() => stem,
        _ => name,
    };
    let visible: String = stem.nfkd().filter(|c| !is_ignored(*c)).collect();
    let folded: String = caseless::default_case_fold_str(&visible).nfkd().filter(|c| !is_ignored(*c)).collect();
    folded.trim_end_matches(['.', ' ']).to_owned()
}

/// What HFS+ ignores in names, and what nobody sees (`Default_Ignorable_Code_Point`, abridged to what has been abused).
fn is_ignored(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{e0000}'..='\u{e0fff}')
}

/// The parts of an absolute path, `/` having none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Parts(pub(super) Vec<String>);

impl Parts {
    /// The parts of what a plugin asked for; a relative path begins at `base`.
    pub(super) fn asked(path: &Path, base: &Self) -> Result<Self, PathDenied> {
        let text = checked(path)?;
        if text.ends_with('/') {
            return Err(PathDenied::Folder);
        }
        let mut parts = if text.starts_with('/') { Vec::new() } else { base.0.clone() };
        parts.extend(Self::split(text)?);
        Ok(Self(parts))
    }

    /// The parts of an absolute path of the host's.
    pub(super) fn absolute(path: &Path) -> Result<Self, PathDenied> {
        let text = checked(path)?;
        if text.starts_with('/') { Ok(Self(Self::split(text)?)) } else { Err(PathDenied::Empty) }
    }

    /// The parts of a path of the host's that need not be sound: what cannot be read so has none.
    pub(super) fn lenient(path: &Path) -> Option<Self> {
        Self::absolute(path).ok().filter(|parts| !parts.0.is_empty())
    }

    fn split(text: &str) -> Result<Vec<String>, PathDenied> {
        let mut parts = Vec::new();
        for part in text.split('/').filter(|part| !matches!(*part, "" | ".")) {
            if part == ".." {
                return Err(PathDenied::Parent);
            }
            if part.len() > NAME_BYTES {
                return Err(PathDenied::TooLong { found: part.len(), most: NAME_BYTES });
            }
            parts.push(part.to_owned());
        }
        Ok(parts)
    }

    /// As a path again.
    pub(super) fn path(&self) -> PathBuf {
        std::iter::once("/").chain(self.0.iter().map(String::as_str)).collect()
    }

    /// The parts, folded.
    pub(super) fn folded(&self) -> Vec<String> {
        self.0.iter().map(|part| fold(part)).collect()
    }

    /// Whether this lies in `root`, or is it; letter by letter.
    pub(super) fn is_in(&self, root: &Self) -> bool {
        self.0.starts_with(&root.0)
    }
}

fn checked(path: &Path) -> Result<&str, PathDenied> {
    let text = path.to_str().ok_or(PathDenied::NotUtf8)?;
    match text {
        "" => return Err(PathDenied::Empty),
        _ if text.len() > PATH_BYTES => {
            return Err(PathDenied::TooLong { found: text.len(), most: PATH_BYTES });
        }
        _ if text.contains('\0') => return Err(PathDenied::Nul),
        _ if text.contains('\\') => return Err(PathDenied::Backslash),
        _ if text.chars().any(char::is_control) => return Err(PathDenied::Control),
        _ if text == "~" || text.starts_with("~/") => return Err(PathDenied::Tilde),
        _ => {}
    }
    Ok(text)
}
