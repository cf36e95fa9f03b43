//! What a plugin tried and may not: one record a line, and which plugins are held back for it.

use std::collections::BTreeMap;

use jiff::Timestamp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::TreeDigest;
use crate::name::PluginName;
use crate::strict::{Document, FieldError, Unknown};
use crate::text;
use crate::version::PluginVersion;

/// 1,024 characters: a path and a reason; a record is for reading, not for keeping what was sent.
const DETAIL: usize = 1_024;
/// 128 characters: hosts name their sessions with UUIDs, or with a few words.
const SESSION: usize = 128;

/// What was violated. New kinds may come; a reader that does not know one refuses that line and no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ViolationKind {
    /// A capability that the manifest does not declare was called.
    CapabilityNotDeclared,
    /// A protected place or name.
    PathProtected,
    /// A path in no granted folder.
    PathOutside,
    /// A path that is denied.
    PathDenied,
    /// A path that is no path: `..`, NUL, a backslash.
    PathInvalid,
    /// A symbolic link, or no plain file with one name.
    PathKind,
    /// A network name, address, method or port that the policy forbids.
    DomainDenied,
    /// A command that policy forbids.
    CommandDenied,
    /// The host said no.
    HostDenied,
    /// A call with a wrong token, or without one.
    Token,
    /// A message that is not the protocol.
    Protocol,
    /// More messages than are read.
    Rate,
    /// More bytes than are moved or kept.
    TooLarge,
    /// The sandbox ended it for a system call.
    Sandbox,
    /// It used more memory than it has.
    Oom,
    /// It did not answer in time.
    Deadline,
    /// Its files are not those that were trusted.
    Drift,
    /// It is revoked, and was loaded or running.
    Revoked,
    /// It tried to have plugins installed, enabled, trusted or removed.
    AgentInstall,
}

impl ViolationKind {
    /// The word, as in the record.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::CapabilityNotDeclared => "capability-not-declared",
            Self::PathProtected => "path-protected",
            Self::PathOutside => "path-outside",
            Self::PathDenied => "path-denied",
            Self::PathInvalid => "path-invalid",
            Self::PathKind => "path-kind",
            Self::DomainDenied => "domain-denied",
            Self::CommandDenied => "command-denied",
            Self::HostDenied => "host-denied",
            Self::Token => "token",
            Self::Protocol => "protocol",
            Self::Rate => "rate",
            Self::TooLarge => "too-large",
            Self::Sandbox => "sandbox",
            Self::Oom => "oom",
            Self::Deadline => "deadline",
            Self::Drift => "drift",
            Self::Revoked => "revoked",
            Self::AgentInstall => "agent-install",
        }
    }

    /// Whether it speaks of intent, and so may hold a plugin back. Slowness, hunger and a person's own no do not; drift and
    /// revocation stop a plugin by themselves.
    #[must_use]
    pub fn is_grave(self) -> bool {
        match self {
            Self::HostDenied | Self::TooLarge | Self::Oom | Self::Deadline | Self::Drift | Self::Revoked => false,
            Self::CapabilityNotDeclared | Self::PathProtected | Self::PathOutside | Self::PathDenied => true,
            Self::PathInvalid | Self::PathKind | Self::DomainDenied | Self::CommandDenied | Self::Token => true,
            Self::Protocol | Self::Rate | Self::Sandbox | Self::AgentInstall => true,
        }
    }
}

/// What becomes of a plugin after a grave violation.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Quarantine {
    /// Nothing; the record is written.
    Off,
    /// It goes on until its session ends; it loads again when a person has enabled it again.
    #[default]
    Ask,
    /// It is stopped at once; it loads again when a person has enabled it again.
    On,
}

/// One line of `violations.jsonl`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Violation {
    /// When.
    #[serde(with = "crate::time::utc")]
    #[schemars(with = "String")]
    pub at: Timestamp,
    /// Which plugin.
    pub plugin: PluginName,
    /// Which version of it.
    pub version: PluginVersion,
    /// Which tree.
    pub digest: TreeDigest,
    /// In which session of the host, if in one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = 128))]
    pub session: Option<String>,
    /// What was violated.
    pub kind: ViolationKind,
    /// What was tried, masked and escaped: one line.
    #[schemars(length(max = 1024))]
    pub detail: String,
    /// How many more of this plugin and kind came before this one and were not written.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub suppressed: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
fn is_zero(count: &u32) -> bool {
    *count == 0
}

impl Document for Violation {
    const NAME: &'static str = "violation";
    /// 16 KiB: a detail of 1,024 characters of four bytes each, written in JSON, and the rest.
    const BYTES: usize = 16 << 10;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        text::line(&self.detail, DETAIL).map_err(|why| FieldError::new("detail", why))?;
        match &self.session {
            Some(session) => text::line(session, SESSION).map_err(|why| FieldError::new("session", why)),
            None => Ok(()),
        }
    }
}

impl Violation {
    /// The most characters of a detail.
    pub const DETAIL: usize = DETAIL;
    /// The most characters of a session's name.
    pub const SESSION: usize = SESSION;
}

/// `plugins-quarantine.json`: the plugins that are held back, and for what.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct QuarantineFile(pub BTreeMap<PluginName, Violation>);

impl Document for QuarantineFile {
    const NAME: &'static str = "plugins-quarantine.json";
    /// 16 MiB: a thousand plugins.
    const BYTES: usize = 16 << 20;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        for (name, violation) in &self.0 {
            violation.check().map_err(|e| e.under(name))?;
            if violation.plugin != *name {
                return Err(FieldError::new(format!("{name}.plugin"), "it is another plugin's"));
            }
        }
        Ok(())
    }
}
