//! How a command ends: one status a kind of ending, the same in every tool (`docs/formats/commands.md`).

use std::fmt;
use std::process::ExitCode;

/// An exit status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// 0
    Done,
    /// 1
    Failed,
    /// 2
    Usage,
    /// 3: policy refused
    Policy,
    /// 4: signature, hash or schema
    NotTrusted,
    /// 5
    Revoked,
    /// 6: declined, or no terminal to ask
    Declined,
    /// 7
    Network,
    /// 8
    SandboxUnavailable,
    /// 9
    Stale,
    /// 10
    NotFound,
    /// 11: an audit's worst finding is context
    AuditInfo,
    /// 12: an audit's worst finding is to be acknowledged
    AuditWarning,
    /// 13: an audit's worst finding stops
    AuditDanger,
    /// The status of a program that was run for the user, whatever it means.
    Program(u8),
}

impl Exit {
    /// The number.
    #[must_use]
    pub fn code(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Failed => 1,
            Self::Usage => 2,
            Self::Policy => 3,
            Self::NotTrusted => 4,
            Self::Revoked => 5,
            Self::Declined => 6,
            Self::Network => 7,
            Self::SandboxUnavailable => 8,
            Self::Stale => 9,
            Self::NotFound => 10,
            Self::AuditInfo => 11,
            Self::AuditWarning => 12,
            Self::AuditDanger => 13,
            Self::Program(status) => status,
        }
    }

    /// The status's word, stable, for JSON.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Failed => "failed",
            Self::Usage => "usage",
            Self::Policy => "policy-refused",
            Self::NotTrusted => "not-trusted",
            Self::Revoked => "revoked",
            Self::Declined => "declined",
            Self::Network => "network",
            Self::SandboxUnavailable => "sandbox-unavailable",
            Self::Stale => "stale",
            Self::NotFound => "not-found",
            Self::AuditInfo => "audit-info",
            Self::AuditWarning => "audit-warning",
            Self::AuditDanger => "audit-danger",
            Self::Program(_) => "program",
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit.code())
    }
}

/// A command that did not do what was asked: what, what next, which kind.
#[derive(Debug)]
pub struct Failure {
    /// Which kind.
    pub exit: Exit,
    /// Its own stable word where the kind says too little, for programs.
    pub code: Option<&'static str>,
    /// What happened.
    pub error: String,
    /// What to do next.
    pub hint: Option<String>,
    /// What was found before it failed, for programs.
    pub details: Option<Box<serde_json::Value>>,
    /// The result that was printed says it all to a program; only people are told more.
    pub told: bool,
}

impl Failure {
    /// A failure of kind `exit`; `error` may hold hostile text, which is escaped when printed.
    pub fn new(exit: Exit, error: impl fmt::Display) -> Self {
        Self { exit, code: None, error: error.to_string(), hint: None, details: None, told: false }
    }

    /// The same with a word of its own.
    #[must_use]
    pub fn code(mut self, code: &'static str) -> Self {
        self.code = Some(code);
        self
    }

    /// The same with what was found before.
    #[must_use]
    pub fn details(mut self, details: serde_json::Value) -> Self {
        self.details = Some(Box::new(details));
        self
    }

    /// The same, after a result that already says it to programs.
    #[must_use]
    pub fn told(mut self) -> Self {
        self.told = true;
        self
    }

    /// The same once more: a warning earlier, a command's end now.
    #[must_use]
    pub fn again(&self) -> Self {
        let Self { exit, code, error, hint, .. } = self;
        Self { exit: *exit, code: *code, error: error.clone(), hint: hint.clone(), details: None, told: false }
    }

    /// The word for programs: its own, else its kind's.
    #[must_use]
    pub fn word(&self) -> &'static str {
        self.code.unwrap_or(self.exit.word())
    }

    /// The same with advice.
    #[must_use]
    pub fn hint(mut self, hint: impl fmt::Display) -> Self {
        self.hint = Some(hint.to_string());
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.error)
    }
}

impl std::error::Error for Failure {}
