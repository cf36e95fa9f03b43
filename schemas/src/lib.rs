//! Every document of the marketplace: its type, its limits, its strict reader.
//!
//! Nothing here touches a disk, a socket, a clock or a key. A value of a type in this room is *well formed*;
//! whether it is *true* is the verifier's business.

mod text;

pub mod audit_report;
pub mod digest;
pub mod domain;
pub mod escape;
pub mod exception;
pub mod fork;
pub mod index;
pub mod json_schema;
pub mod key;
pub mod lock_file;
pub mod manifest;
pub mod marketplaces;
pub mod name;
pub mod path;
pub mod protocol;
pub mod range;
pub mod revoked;
pub mod root;
pub mod settings;
pub mod source;
pub mod statement;
pub mod stopped;
pub mod strict;
pub mod time;
pub mod trust_file;
pub mod version;
pub mod violation;
pub mod waiver;
pub mod working_copy;

pub use audit_report::AuditReport;
pub use digest::{CommitId, Sha256, TreeDigest};
pub use domain::DomainPattern;
pub use escape::escape;
pub use exception::{ExceptionSignature, ExceptionStatement, Exceptions, ExceptionsFile, SignedException};
pub use fork::ForkFile;
pub use index::{AuditRef, Catalog, Index, Shard, Status, UpstreamWord, Verdict, VersionEntry};
pub use key::{KeyId, PublicKey, Signature};
pub use lock_file::{LockFile, Locked};
pub use manifest::{Capability, ContributionKind, Manifest};
pub use marketplaces::{MarketplaceEntry, Marketplaces};
pub use name::{Auditor, MarketplaceName, Origin, PluginName};
pub use range::RevokedRange;
pub use revoked::{Action, Revocation, RevocationId, Revoked};
pub use settings::Settings;
pub use source::Source;
pub use statement::{AuditLine, BadStatement, Statement};
pub use stopped::{StopMark, StoppedFile};
pub use strict::{Document, Malformed, read, write};
pub use text::{BadText, deceives};
pub use time::day as text_day;
pub use trust_file::{AuditRecord, AuditedBy, Grade, TrustFile, TrustRecord, TrustedBy};
pub use version::PluginVersion;
pub use violation::{Quarantine, QuarantineFile, Violation, ViolationKind};
pub use waiver::{Reason, RuleId, SignedWaiver, WaiverStatement, Waivers};
