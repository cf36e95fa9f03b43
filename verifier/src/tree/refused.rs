//! Why a tree is refused: one variant a cause, each naming the path in a form that is safe to print.

use std::fmt::Write as _;
use std::io;

/// A tree that has no digest here.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    // --- what is there
    /// A symbolic link.
    #[error("{path}: a symbolic link; a plugin's tree holds plain files only")]
    Symlink {
        /// Where.
        path: String,
    },
    /// A git submodule.
    #[error("{path}: a git submodule; its files are not in this tree")]
    Submodule {
        /// Where.
        path: String,
    },
    /// A Git LFS pointer: the real bytes are on another server, and no digest of this tree covers them.
    #[error("{path}: a Git LFS pointer, not the file itself; a plugin's tree holds its bytes")]
    LfsPointer {
        /// Where.
        path: String,
    },
    /// A hard link in an archive.
    #[error("{path}: a hard link; a plugin's tree holds plain files only")]
    Hardlink {
        /// Where.
        path: String,
    },
    /// A sparse file in an archive.
    #[error("{path}: a sparse file; a plugin's tree holds plain files only")]
    Sparse {
        /// Where.
        path: String,
    },
    /// A device, socket or FIFO.
    #[error("{path}: a device, socket or FIFO; a plugin's tree holds plain files only")]
    Special {
        /// Where.
        path: String,
    },
    // --- what it is called
    /// `.git`, or a name that a file system takes for it.
    #[error("{path}: git refuses this name, since some file systems take it for .git")]
    GitName {
        /// Where.
        path: String,
    },
    /// `.` or `..` between two slashes.
    #[error("{path}: \".\" and \"..\" are not names")]
    Dots {
        /// Where.
        path: String,
    },
    /// Nothing between two slashes, or a slash at either end.
    #[error("{path:?}: a name is empty (the path is absolute, or has two slashes in a row or one at its end)")]
    EmptyName {
        /// Where.
        path: String,
    },
    /// NUL ends a name in C.
    #[error("{path}: a NUL byte in a name")]
    Nul {
        /// Where.
        path: String,
    },
    /// A control character, which a terminal obeys instead of showing.
    #[error("{path}: a control character in a name")]
    Control {
        /// Where.
        path: String,
    },
    /// A character that is not seen or that turns the text around it.
    #[error("{path}: an invisible or direction-changing character in a name")]
    Invisible {
        /// Where.
        path: String,
    },
    /// Not UTF-8.
    #[error("{path}: a name that is not UTF-8")]
    NotUtf8 {
        /// Where.
        path: String,
    },
    /// A backslash, which separates folders on Windows.
    #[error("{path}: a backslash in a name; Windows takes it for a folder")]
    Backslash {
        /// Where.
        path: String,
    },
    /// A colon, which names a drive or an alternate stream on Windows.
    #[error("{path}: a colon in a name; Windows takes it for a drive or an alternate stream")]
    Colon {
        /// Where.
        path: String,
    },
    /// A dot or space at the end, which Windows drops.
    #[error("{path}: a name ends with a dot or a space; Windows drops it")]
    TrailingDotOrSpace {
        /// Where.
        path: String,
    },
    /// A name of a Windows device.
    #[error("{path}: a name that Windows reserves for a device")]
    ReservedName {
        /// Where.
        path: String,
    },
    /// The store keeps a plugin's own folder `state` there.
    #[error("{path}: the top-level name \"state\" is kept for the plugin's own data")]
    StateName {
        /// Where.
        path: String,
    },
    // --- how names stand to each other
    /// Two names in one folder that are one name under case folding or Unicode normalisation.
    #[error("{path}: the same name as {other} where case or Unicode form does not count")]
    Collision {
        /// The later one.
        path: String,
        /// The earlier one.
        other: String,
    },
    /// One path is both a file and a folder.
    #[error("{path}: both a file and a folder")]
    FileAndFolder {
        /// Where.
        path: String,
    },
    /// One path twice.
    #[error("{path}: listed twice")]
    Duplicate {
        /// Where.
        path: String,
    },
    // --- how much there is
    /// One name of more than 255 bytes, which common file systems cannot hold.
    #[error("{path}: a name of {bytes} bytes; {limit} are allowed")]
    NameTooLong {
        /// Where.
        path: String,
        /// What was found.
        bytes: usize,
        /// What is allowed.
        limit: usize,
    },
    /// A path of too many bytes.
    #[error("{path}: a path of {bytes} bytes; {limit} are allowed")]
    PathTooLong {
        /// Where, cut.
        path: String,
        /// What was found.
        bytes: usize,
        /// What is allowed.
        limit: usize,
    },
    /// Too many folders, one in another.
    #[error("{path}: {depth} folders deep; {limit} are allowed")]
    TooDeep {
        /// Where.
        path: String,
        /// What was found.
        depth: usize,
        /// What is allowed.
        limit: usize,
    },
    /// No file at all.
    #[error("the tree is empty: it has no file")]
    Empty,
    /// Too many files.
    #[error("{path}: the tree has more than {limit} files")]
    TooManyFiles {
        /// The first one over the limit.
        path: String,
        /// What is allowed.
        limit: usize,
    },
    /// Too many folders in a directory, empty ones too.
    #[error("{path}: the directory has more than {limit} folders")]
    TooManyFolders {
        /// The first one over the limit.
        path: String,
        /// What is allowed.
        limit: usize,
    },
    /// One file too large.
    #[error("{path}: {bytes} bytes; {limit} are allowed in one file")]
    FileTooLarge {
        /// Where.
        path: String,
        /// What was found.
        bytes: u64,
        /// What is allowed.
        limit: u64,
    },
    /// All files together too large.
    #[error("{path}: the tree has more than {limit} bytes")]
    TreeTooLarge {
        /// The first one over the limit.
        path: String,
        /// What is allowed.
        limit: u64,
    },
    // --- the medium
    /// The bytes were other bytes, or as many others, as were announced or hashed before.
    #[error("{path}: it changed while it was being read")]
    Changed {
        /// Where.
        path: String,
    },
    /// The medium failed.
    #[error("{path}: {source}")]
    Io {
        /// Where.
        path: String,
        /// Why.
        source: io::Error,
    },
}

/// What a medium's [`io::Error`] carries when what it opens is no longer what it listed.
#[derive(Debug, thiserror::Error)]
#[error("it changed since it was listed")]
pub(super) struct Moved;

impl From<Moved> for io::Error {
    fn from(moved: Moved) -> Self {
        Self::other(moved)
    }
}

impl Refused {
    /// What an I/O error at `path` means.
    pub(super) fn io(path: &[u8], source: io::Error) -> Self {
        let path = shown(path);
        if source.get_ref().is_some_and(|inner| inner.is::<Moved>()) {
            return Self::Changed { path };
        }
        Self::Io { path, source }
    }
}

/// The most of a path that is printed: enough to find it, too little to flood a terminal.
const SHOWN_CHARS: usize = 300;

/// `path` as text that a terminal shows and never obeys: whatever is not plain is escaped.
pub(super) fn shown(path: &[u8]) -> String {
    let mut text = String::new();
    for chunk in path.utf8_chunks() {
        for c in chunk.valid().chars() {
            if c.is_control() || is_invisible(c) {
                text.extend(c.escape_default());
            } else {
                text.push(c);
            }
        }
        for byte in chunk.invalid() {
            // Writing to a string does not fail.
            _ = write!(text, "\\x{byte:02x}");
        }
    }
    match text.char_indices().nth(SHOWN_CHARS) {
        Some((end, _)) => {
            text.truncate(end);
            text.push('…');
            text
        }
        None => text,
    }
}

/// Characters that are not seen or that turn the text around them: zero-width ones, the bidirectional controls (UAX #9),
/// the byte-order mark. They contain everything that HFS+ ignores when it compares names (Apple TN1150).
pub(super) fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{00ad}' | '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}
