//! Every error as the ending of a command: which exit status, which advice. Libraries state facts; advice is given here.

use audit::child::CannotAudit;
use schemas::BadText;
use sources::SourceError;
use terminal::{AskError, Exit, Failure};

use crate::keys::file::KeyFileError;
use crate::keys::minisign::MinisignError;
use crate::keys::{KeychainError, PassphraseError};
use crate::tuf::SealError;
use crate::working_copy::WorkingCopyError;

impl From<WorkingCopyError> for Failure {
    fn from(error: WorkingCopyError) -> Self {
        match &error {
            WorkingCopyError::NotOne(_) => {
                Self::new(Exit::NotFound, &error).hint("`marketplace init` makes one; --dir names one elsewhere")
            }
            WorkingCopyError::Malformed { .. } | WorkingCopyError::Misnamed { .. } => {
                Self::new(Exit::NotTrusted, &error).hint("mend the file by hand, or take it back from git")
            }
            WorkingCopyError::Refused { path, .. } => {
                Self::new(Exit::Usage, &error).hint(format!("{} was left as it was", path.display()))
            }
            WorkingCopyError::BadRoot { .. } | WorkingCopyError::RootVersion { .. } => {
                Self::new(Exit::NotTrusted, &error).hint("the root chain was altered; take it back from git")
            }
            WorkingCopyError::Locked(_) => {
                Self::new(Exit::Failed, &error).hint("wait for the other command, then try again")
            }
            WorkingCopyError::NoRoot(_) => Self::new(Exit::NotFound, &error)
                .hint("take the folder root/ back from git; without it nothing can be signed"),
            WorkingCopyError::Unreadable { .. } | WorkingCopyError::Unwritable(_) | WorkingCopyError::Json(_) => {
                Self::new(Exit::Failed, &error)
            }
        }
    }
}

impl From<KeyFileError> for Failure {
    fn from(error: KeyFileError) -> Self {
        match &error {
            KeyFileError::WrongPassphrase(_) => Self::new(Exit::NotTrusted, &error)
                .hint("check MARKETPLACE_PASSPHRASE or --passphrase-fd, or run it at a terminal to be asked"),
            KeyFileError::Mismatch { .. } => {
                Self::new(Exit::NotTrusted, &error).hint("do not sign with it before you know who changed which file")
            }
            KeyFileError::NotEncrypted(_) => Self::new(Exit::NotTrusted, &error)
                .hint("encrypt it: openssl pkcs8 -topk8 -scrypt -in KEY -out ENCRYPTED"),
            KeyFileError::Exists(_) => {
                Self::new(Exit::Policy, &error).hint("no key is ever overwritten: choose another name")
            }
            _ => Self::new(Exit::Failed, &error),
        }
    }
}

impl From<PassphraseError> for Failure {
    fn from(error: PassphraseError) -> Self {
        let (exit, hint) = match &error {
            PassphraseError::TooShort => (Exit::Policy, "four words that nobody expects together are long enough"),
            PassphraseError::Differ => (Exit::Usage, "type the same passphrase twice"),
            PassphraseError::NobodyToAsk => {
                (Exit::Declined, "give it at a terminal, with --passphrase-fd N, or in MARKETPLACE_PASSPHRASE")
            }
            PassphraseError::Terminal(_) | PassphraseError::Descriptor { .. } => {
                (Exit::Failed, "give it at a terminal, with --passphrase-fd N, or in MARKETPLACE_PASSPHRASE")
            }
        };
        Self::new(exit, &error).hint(hint)
    }
}

impl From<KeychainError> for Failure {
    fn from(error: KeychainError) -> Self {
        match error {
            KeychainError::File(inner) => inner.into(),
            KeychainError::Passphrase(inner) => inner.into(),
            KeychainError::InsideGit { .. } => Self::new(Exit::Policy, &error)
                .hint("set MARKETPLACE_KEYS (or --recovery-dir) to a folder outside every git repository"),
            KeychainError::Missing { .. } => Self::new(Exit::NotFound, &error)
                .hint("bring the key file with --key FILE, or set MARKETPLACE_KEYS to the folder that has it"),
            KeychainError::NoSuchName { .. } => {
                Self::new(Exit::NotFound, &error).hint("`marketplace key list` shows them")
            }
            KeychainError::BadName(_) => Self::new(Exit::Usage, &error),
            KeychainError::Randomness(_) => Self::new(Exit::Failed, &error),
        }
    }
}

impl From<MinisignError> for Failure {
    fn from(error: MinisignError) -> Self {
        match error {
            MinisignError::Place(inner) => inner.into(),
            MinisignError::Passphrase(inner) => inner.into(),
            MinisignError::OtherKey(_) => Self::new(Exit::NotTrusted, &error),
            _ => Self::new(Exit::Failed, &error),
        }
    }
}

impl From<SealError> for Failure {
    fn from(error: SealError) -> Self {
        Self::new(Exit::NotTrusted, &error)
    }
}

/// A source that could not be brought in.
#[must_use]
pub fn source(error: &SourceError) -> Failure {
    let failure = |exit| Failure::new(exit, error);
    match error {
        SourceError::NotFound(_) | SourceError::NoRegistry => failure(Exit::NotFound),
        SourceError::Unreachable { .. } | SourceError::Answer { .. } => failure(Exit::Network),
        SourceError::Forbidden { .. } => failure(Exit::Policy),
        SourceError::Tree(_)
        | SourceError::Archive { .. }
        | SourceError::WrongCommit { .. }
        | SourceError::TooLarge { .. }
        | SourceError::Integrity { .. }
        | SourceError::NoIntegrity { .. } => failure(Exit::NotTrusted),
        _ => failure(Exit::Failed),
    }
}

/// There is no audit.
#[must_use]
pub fn audit(error: &CannotAudit) -> Failure {
    Failure::new(Exit::Failed, error).hint("nothing was judged, so nothing passes")
}

/// A folder that cannot be looked into.
#[must_use]
pub fn bundle(target: &str, error: &std::io::Error) -> Failure {
    let exit = if error.kind() == std::io::ErrorKind::NotFound { Exit::NotFound } else { Exit::Failed };
    Failure::new(exit, format!("{target}: {error}"))
}

/// A tree that is no plugin, or another one.
#[must_use]
pub fn intact(error: &verifier::offer::NotIntact) -> Failure {
    Failure::new(Exit::NotTrusted, error)
}

/// A marketplace that is not believed.
#[must_use]
pub fn refused(error: &verifier::repository::Refused) -> Failure {
    use verifier::repository::Refused;
    use verifier::tuf::TransportError;
    let exit = match error {
        Refused::Transport(TransportError::NotFound(_)) => Exit::NotFound,
        Refused::Transport(TransportError::Forbidden { .. }) => Exit::Policy,
        Refused::Transport(_) => Exit::Network,
        Refused::State(_) => Exit::Failed,
        _ => Exit::NotTrusted,
    };
    let failure = Failure::new(exit, error);
    match exit {
        Exit::NotFound => failure.hint("is it the right address, and was anything published there?"),
        _ => failure,
    }
}

/// Nobody answered.
#[must_use]
pub fn ask(error: &AskError) -> Failure {
    Failure::new(Exit::Declined, error)
}

/// An argument that is not what it should be.
#[must_use]
pub fn usage(error: &BadText) -> Failure {
    Failure::new(Exit::Usage, error)
}

/// A file of the published folder or the keys' folder that could not be written.
#[must_use]
pub fn write(error: &durable::WriteError) -> Failure {
    Failure::new(Exit::Failed, error)
}
