//! Why a path is not read or written: one variant a cause.

use std::io;
use std::path::PathBuf;

/// Why a plugin's path was refused, or could not be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PathDenied {
    /// Nothing was asked for.
    #[error("the path is empty")]
    Empty,
    /// Longer than a path can be.
    #[error("the path has {found} bytes; {most} at most")]
    TooLong {
        /// How long it, or one part of it, is.
        found: usize,
        /// How long it may be.
        most: usize,
    },
    /// A name that is no Unicode cannot be compared with protected ones.
    #[error("the path is not UTF-8")]
    NotUtf8,
    /// A NUL ends a path early for the system and not for us.
    #[error("the path contains a NUL")]
    Nul,
    /// Control characters hide in what a person is shown.
    #[error("the path contains a control character")]
    Control,
    /// A separator to some file systems, a letter to others.
    #[error("the path contains a backslash")]
    Backslash,
    /// `..` names something else after each rename.
    #[error("the path contains `..`")]
    Parent,
    /// `~` is the shell's; here it would be a folder of that name.
    #[error("the path begins with `~`, which is not expanded here")]
    Tilde,
    /// A path that ends in `/`.
    #[error("the path names a folder")]
    Folder,
    /// No granted root holds it.
    #[error("{} is not in any folder that was granted for {access}", path.display())]
    Outside {
        /// What was asked for.
        path: PathBuf,
        /// "reading" or "writing".
        access: &'static str,
    },
    /// A denial is at least as specific as the grant.
    #[error("{} is denied", path.display())]
    Denied {
        /// What was asked for.
        path: PathBuf,
    },
    /// A protected place or name, whatever was granted.
    #[error("{} is protected: {why}", path.display())]
    Protected {
        /// What was asked for.
        path: PathBuf,
        /// What it holds.
        why: &'static str,
    },
    /// A symbolic link on the way, or at its end.
    #[error("{} is a symbolic link, and links are not followed; grant the folder it leads to", path.display())]
    Link {
        /// The link.
        path: PathBuf,
    },
    /// A second name may be that of a protected file.
    #[error("{} has more than one name (hard links)", path.display())]
    HardLinked {
        /// What was asked for.
        path: PathBuf,
    },
    /// A folder, a device, a pipe, a socket, or a file that a kernel makes up.
    #[error("{} is not a plain file", path.display())]
    NotAPlainFile {
        /// What was asked for.
        path: PathBuf,
    },
    /// More bytes than may be moved at once.
    #[error("{} has more than {most} bytes", path.display())]
    TooLarge {
        /// What was asked for.
        path: PathBuf,
        /// How many there may be.
        most: u64,
    },
    /// There is no such file.
    #[error("{} does not exist", path.display())]
    NotFound {
        /// What was asked for.
        path: PathBuf,
    },
    /// The system refused.
    #[error("{}: {step}: {source}", path.display())]
    Failed {
        /// Where.
        path: PathBuf,
        /// What was being done.
        step: &'static str,
        /// Why it failed.
        source: io::Error,
    },
    /// It could not be written.
    #[error(transparent)]
    Write(#[from] durable::WriteError),
}

impl PathDenied {
    /// The refusal in one stable word, for programs and records.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Empty | Self::TooLong { .. } | Self::NotUtf8 | Self::Nul | Self::Control | Self::Backslash => {
                "path-invalid"
            }
            Self::Parent | Self::Tilde | Self::Folder => "path-invalid",
            Self::Outside { .. } => "path-outside",
            Self::Denied { .. } => "path-denied",
            Self::Protected { .. } => "path-protected",
            Self::Link { .. } => "path-link",
            Self::HardLinked { .. } | Self::NotAPlainFile { .. } => "path-kind",
            Self::TooLarge { .. } => "too-large",
            Self::NotFound { .. } => "not-found",
            Self::Failed { .. } | Self::Write(_) => "failed",
        }
    }

    /// Whether policy refused, as opposed to a file that is missing, too large or unreadable.
    #[must_use]
    pub fn is_violation(&self) -> bool {
        !matches!(self.code(), "too-large" | "not-found" | "failed")
    }
}

/// A grant that cannot be given.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", path.display())]
pub struct BadGrant {
    /// The folder or file.
    pub path: PathBuf,
    /// Why not.
    pub why: BadGrantWhy,
}

/// Why a grant cannot be given.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BadGrantWhy {
    /// It is relative, or is not a path that a plugin could name.
    #[error("a grant is an absolute path in UTF-8, without `..`")]
    NotAbsolute,
    /// It does not exist, or cannot be opened.
    #[error("{0}")]
    Unreadable(#[from] io::Error),
    /// Neither a folder nor a plain file.
    #[error("it is neither a folder nor a plain file")]
    WrongKind,
}
