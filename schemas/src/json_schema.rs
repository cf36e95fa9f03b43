//! The JSON Schemas (2020-12) of every document, generated from the types that read them.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

use crate::root::RootExtras;
use crate::working_copy::{MarketplaceFile, PublishedFile, RevocationsFile};
use crate::{
    AuditReport, ExceptionsFile, ForkFile, Index, LockFile, Manifest, Marketplaces, QuarantineFile, Revoked, Settings,
    Shard, StoppedFile, TrustFile, Violation, Waivers,
};

fn of<T: JsonSchema>(name: &'static str) -> (&'static str, Schema) {
    (name, SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>())
}

/// The name of each document (its file is `schemas/json/<name>.schema.json`) and its schema.
///
/// A schema says less than the reader of its document: the rules across fields, and strict JSON itself, are the reader's.
#[must_use]
pub fn documents() -> Vec<(&'static str, Schema)> {
    vec![
        of::<Manifest>("plugin"),
        of::<Index>("index"),
        of::<Shard>("shard"),
        of::<Revoked>("revoked"),
        of::<TrustFile>("plugins-trust"),
        of::<Marketplaces>("marketplaces"),
        of::<LockFile>("plugins-lock"),
        of::<Settings>("settings"),
        of::<MarketplaceFile>("marketplace"),
        of::<RevocationsFile>("revocations"),
        of::<PublishedFile>("published"),
        of::<ForkFile>("fork"),
        of::<ExceptionsFile>("exceptions"),
        of::<RootExtras>("root"),
        ("rpc", crate::protocol::schema()),
        of::<Violation>("violation"),
        of::<QuarantineFile>("plugins-quarantine"),
        of::<StoppedFile>("plugins-stopped"),
        of::<AuditReport>("audit-report"),
        of::<Waivers>("audit-waivers"),
    ]
}
