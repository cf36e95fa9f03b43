//! Why an archive is refused before its tree is looked at: one variant a cause.

use std::error::Error;
use std::io;

/// An archive that is broken, or that two readers could read in two ways.
#[derive(Debug, Clone, thiserror::Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum Malformed {
    /// Not gzip, damaged, or cut off inside the compressed stream.
    #[error("it is not an intact tar.gz: {why}")]
    Broken {
        /// What the decoder says.
        why: String,
    },
    /// It ends before its end.
    #[error("it is cut off")]
    Truncated,
    /// The two zero blocks at the end are missing.
    #[error("it has no end-of-archive marker, so it may be cut off")]
    NoEnd,
    /// Bytes after the end.
    #[error("something follows its end")]
    Trailing,
    /// More decoded bytes than any tree within the limits needs.
    #[error("it unpacks to more than {cap} bytes")]
    TooLarge {
        /// The cap in bytes.
        cap: u64,
    },
    /// Decoded bytes out of proportion to what was read.
    #[error("it unpacks to more than {ratio} times its size")]
    Bomb {
        /// The ratio that is accepted.
        ratio: u64,
    },
    /// One name twice.
    #[error("{path}: it stands twice in the archive")]
    Twice {
        /// The name.
        path: String,
    },
    /// A name that leads out of the archive.
    #[error("{path}: an absolute path or '..' leads out of the archive")]
    Outside {
        /// The name.
        path: String,
    },
    /// Two extensions give one entry two names or two sets of attributes.
    #[error("two extended headers describe one entry")]
    TwoExtensions,
    /// An extension that describes nothing.
    #[error("an extended header describes no entry")]
    Dangling,
    /// An extension larger than any name.
    #[error("an extended header has {bytes} bytes; at most {most} are read")]
    Extension {
        /// Its size.
        bytes: u64,
        /// The most.
        most: u64,
    },
    /// An extended header that is not as POSIX writes it.
    #[error("an extended header is malformed: {why}")]
    Pax {
        /// What is wrong.
        why: &'static str,
    },
    /// A header field that is not a number.
    #[error("a header is malformed: {why}")]
    Header {
        /// What is wrong.
        why: String,
    },
    /// More folders than any tree within the limits needs.
    #[error("it has more than {most} folders")]
    Folders {
        /// The most.
        most: usize,
    },
}

impl Malformed {
    pub(super) fn twice(path: &[u8]) -> Self {
        Self::Twice { path: String::from_utf8_lossy(path).into_owned() }
    }

    /// The refusal that our own reader sent through `io::Error`, or what the decoder says.
    pub(super) fn inside(error: &io::Error) -> Self {
        let mut next: Option<&(dyn Error + 'static)> = Some(error);
        while let Some(e) = next {
            if let Some(own) = e.downcast_ref::<Self>() {
                return own.clone();
            }
            let inner = e.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
            next = inner.map(|inner| -> &(dyn Error + 'static) { inner }).or_else(|| e.source());
        }
        if error.kind() == io::ErrorKind::UnexpectedEof {
            Self::Truncated
        } else {
            Self::Broken { why: error.to_string() }
        }
    }
}

impl From<Malformed> for io::Error {
    fn from(malformed: Malformed) -> Self {
        Self::new(io::ErrorKind::InvalidData, malformed)
    }
}
