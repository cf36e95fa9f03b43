//! Why the engine itself stopped. What a plugin does wrong is an answer on the wire, never one of these.

use std::process::ExitCode;

/// The engine's end, with the exit status that names it.
#[derive(Debug, thiserror::Error)]
pub(super) enum Stopped {
    /// The JavaScript engine could not be made.
    #[error("the JavaScript engine cannot start: {0}")]
    Engine(#[from] rquickjs::Error),
    /// The shims threw, which they never do in a fresh realm.
    #[error("the shims did not load: {0}")]
    Shims(String),
    /// The process could not be locked down.
    #[error("the lockdown failed: {0}")]
    Lock(String),
    /// Standard input or output is gone.
    #[error("the pipe to the broker broke: {0}")]
    Pipe(#[from] std::io::Error),
    /// The broker sent more than a line may have.
    #[error("a line of more than {limit} bytes came from the broker")]
    LineTooLong {
        /// The most that is read.
        limit: usize,
    },
    /// The broker sent what is not its protocol.
    #[error("the broker's line is not its protocol: {0}")]
    Protocol(#[from] serde_json::Error),
}

impl Stopped {
    /// The statuses are those of `sysexits.h`, so that a crash report can name them.
    pub(super) fn status(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Engine(_) | Self::Shims(_) => 70,
            Self::Lock(_) => 77,
            Self::Pipe(_) => 74,
            Self::LineTooLong { .. } | Self::Protocol(_) => 65,
        })
    }
}
