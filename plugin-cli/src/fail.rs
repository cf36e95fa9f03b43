//! Every error of the rooms below, as an exit status and, where there is one, a word of advice. The only such place.

use revocation::Withdrawn;

use runtime::store::{ConsentError, StoreError};
use schemas::Malformed;
use sources::SourceError;
use terminal::{AskError, Exit, Failure};
use verifier::offer::{NoOffer, NotIntact};
use verifier::repository::Refused;
use verifier::tuf::{StateError, TransportError};

/// An error that knows which kind of ending it is.
pub trait Blame: std::fmt::Display + Sized {
    /// The exit status.
    fn exit(&self) -> Exit;
    /// What to do next.
    fn advice(&self) -> Option<String> {
        None
    }
    /// As a command's end.
    fn blame(self) -> Failure {
        let failure = Failure::new(self.exit(), &self);
        match self.advice() {
            Some(advice) => failure.hint(advice),
            None => failure,
        }
    }
}

/// Turns a room's result into a command's.
pub trait OrFail<T> {
    /// The value, or the command's end.
    ///
    /// # Errors
    /// The error, with its exit status.
    fn or_fail(self) -> Result<T, Failure>;
}

impl<T, E: Blame> OrFail<T> for Result<T, E> {
    fn or_fail(self) -> Result<T, Failure> {
        self.map_err(Blame::blame)
    }
}

impl Blame for TransportError {
    fn exit(&self) -> Exit {
        match self {
            Self::Forbidden { .. } => Exit::Policy,
            Self::TooLarge { .. } => Exit::NotTrusted,
            Self::Unreachable { .. } => Exit::Network,
            Self::NotFound(_) => Exit::NotFound,
        }
    }
}

impl Blame for StateError {
    fn exit(&self) -> Exit {
        Exit::Failed
    }
    fn advice(&self) -> Option<String> {
        Some("what cannot be remembered is not trusted: look at the disk and the folder's permissions".to_owned())
    }
}

impl Blame for Refused {
    fn exit(&self) -> Exit {
        match self {
            Self::Transport(e) => e.exit(),
            other if other.is_local() => Exit::Failed,
            other if other.is_stale() => Exit::Stale,
            _ => Exit::NotTrusted,
        }
    }
    fn advice(&self) -> Option<String> {
        if let Self::State(e) = self {
            return e.advice();
        }
        match self.exit() {
            Exit::Stale => Some("its maintainer has to run `marketplace refresh`; then try again".to_owned()),
            Exit::NotTrusted => Some("tell its maintainer; nothing of it was believed".to_owned()),
            _ => None,
        }
    }
}

impl Blame for SourceError {
    fn exit(&self) -> Exit {
        match self {
            Self::NotFound(_) => Exit::NotFound,
            Self::Unreachable { .. } | Self::Answer { .. } => Exit::Network,
            Self::Forbidden { .. } => Exit::Policy,
            Self::Io { .. } | Self::Interrupted | Self::NoRegistry | Self::Config { .. } => Exit::Failed,
            Self::Tree(e) => e.exit(),
            _ => Exit::NotTrusted,
        }
    }
    fn advice(&self) -> Option<String> {
        match self {
            Self::WrongCommit { .. } => {
                Some("a tag that moved after it was audited is how an attack looks: ask whoever audited it".to_owned())
            }
            _ => None,
        }
    }
}

impl Blame for verifier::tree::Refused {
    fn exit(&self) -> Exit {
        match self {
            Self::Io { .. } => Exit::Failed,
            _ => Exit::NotTrusted,
        }
    }
}

impl Blame for NoOffer {
    fn exit(&self) -> Exit {
        match self {
            Self::NoSuchVersion { .. } | Self::NothingToChoose { .. } => Exit::NotFound,
            Self::Yanked { .. } => Exit::Policy,
            Self::NotAttested { .. } => Exit::NotTrusted,
        }
    }
    fn advice(&self) -> Option<String> {
        match self {
            Self::NothingToChoose { .. } => Some("--pre also takes pre-releases".to_owned()),
            Self::NoSuchVersion { name, .. } => Some(format!("deepcode-plugin info {name} lists its versions")),
            Self::Yanked { .. } | Self::NotAttested { .. } => None,
        }
    }
}

impl Blame for NotIntact {
    fn exit(&self) -> Exit {
        match self {
            Self::Tree(e) => e.exit(),
            _ => Exit::NotTrusted,
        }
    }
}

impl Blame for Withdrawn {
    fn exit(&self) -> Exit {
        match self {
            Self::Stale { .. } | Self::NoList { .. } => Exit::Stale,
            Self::Unplaced { .. } => Exit::NotTrusted,
            _ => Exit::Revoked,
        }
    }
    fn advice(&self) -> Option<String> {
        match self {
            Self::Stale { marketplace, .. } | Self::NoList { marketplace } => {
                Some(format!("deepcode-plugin marketplace update {marketplace}"))
            }
            Self::Revoked(..) => Some("deepcode-plugin revocations tells what is known of it".to_owned()),
            _ => None,
        }
    }
}

impl Blame for ConsentError {
    fn exit(&self) -> Exit {
        match self {
            Self::Declined => Exit::Declined,
            Self::OtherTree { .. } => Exit::NotTrusted,
        }
    }
}

impl Blame for StoreError {
    fn exit(&self) -> Exit {
        match self {
            Self::NotInstalled(_) => Exit::NotFound,
            // A folder that is gone is not what was trusted, whatever the system calls it.
            Self::NotATree { source: verifier::tree::Refused::Io { source, .. }, .. }
                if source.kind() == std::io::ErrorKind::NotFound =>
            {
                Exit::NotTrusted
            }
            Self::Tree(e) | Self::NotATree { source: e, .. } => e.exit(),
            Self::NotIntact(e) => e.exit(),
            Self::Withdrawn(e) => e.exit(),
            Self::Gated { .. } => Exit::AuditDanger,
            Self::Write(_) | Self::Read { .. } | Self::Lock(_) => Exit::Failed,
            // Drift, a malformed trust file or journal, a changed version, another tree than was consented to.
            _ => Exit::NotTrusted,
        }
    }
    fn advice(&self) -> Option<String> {
        match self {
            Self::NotInstalled(_) => Some("deepcode-plugin list shows what is".to_owned()),
            full if full.is_full() => Some("the disk is full; nothing was changed".to_owned()),
            Self::Drifted { name, .. } | Self::NotATree { name, .. } => {
                Some(format!("deepcode-plugin verify {name} names the files; remove and install it again"))
            }
            Self::TrustFile(_) => {
                Some("mend plugins-trust.json by hand, or restore it; nothing loads meanwhile".to_owned())
            }
            Self::Gated { name, .. } => {
                Some(format!("deepcode-plugin review {name} shows what was found; deepcode-plugin update {name} looks for a version without it"))
            }
            Self::Withdrawn(e) => e.advice(),
            Self::Lock(e) => e.advice(),
            Self::NotAFolder(_) => Some("something else stands where this folder belongs: move it away by hand".to_owned()),
            Self::Read { source, .. } if is_something_else(source) => {
                Some(SOMETHING_ELSE.to_owned())
            }
            Self::Journal(_) => Some(
                "it is kept in plugins/.journal.json: once you have looked, move it away; then verify tells what is whole"
                    .to_owned(),
            ),
            _ => None,
        }
    }
}

/// `ELOOP`: a link where none is followed. The standard library's name for it is not stable yet.
const LINK: i32 = if cfg!(target_os = "macos") { 62 } else { 40 };

/// What to do about [`is_something_else`].
pub(crate) const SOMETHING_ELSE: &str =
    "something else stands where this file, or a folder above it, belongs: move it away by hand";

/// A link, a folder or a pipe where a plain file is read, or a file where a folder above it belongs.
pub(crate) fn is_something_else(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{InvalidInput, IsADirectory, NotADirectory};
    matches!(error.kind(), InvalidInput | IsADirectory | NotADirectory) || error.raw_os_error() == Some(LINK)
}

impl Blame for Malformed {
    fn exit(&self) -> Exit {
        Exit::NotTrusted
    }
}

impl Blame for AskError {
    fn exit(&self) -> Exit {
        Exit::Declined
    }
}

impl Blame for durable::WriteError {
    fn exit(&self) -> Exit {
        Exit::Failed
    }
    fn advice(&self) -> Option<String> {
        let is_other = match self {
            Self::Link { .. } | Self::WrongKind { .. } => true,
            Self::Failed { source, .. } => is_something_else(source),
            _ => false,
        };
        is_other.then(|| SOMETHING_ELSE.to_owned())
    }
}

impl Blame for durable::LockError {
    fn exit(&self) -> Exit {
        Exit::Failed
    }
    fn advice(&self) -> Option<String> {
        match self {
            Self::Held { .. } => Some("another deepcode-plugin is at work; try again when it has finished".to_owned()),
            Self::Unavailable { source, .. } if is_something_else(source) => Some(SOMETHING_ELSE.to_owned()),
            _ => None,
        }
    }
}

impl Blame for verifier::keys::BadKey {
    fn exit(&self) -> Exit {
        Exit::NotTrusted
    }
}

impl Blame for runtime::violations::Quarantined {
    fn exit(&self) -> Exit {
        match self {
            Self::Malformed(_) => Exit::NotTrusted,
            _ => Exit::Failed,
        }
    }
    fn advice(&self) -> Option<String> {
        Some("mend or remove plugins-quarantine.json by hand; no plugin loads meanwhile".to_owned())
    }
}
