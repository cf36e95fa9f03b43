//! The whole road, walked by the built binaries and judged by stock tools: git, openssl, minisign, python-tuf.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking, in its helpers too"
)]

mod audited;
mod consent;
mod documents;
mod examples;
mod fork;
mod fsck;
mod judges;
mod keys;
mod loading;
mod locked;
mod mirror;
mod official;
mod over_http;
mod road;
mod sources_archives;
mod sources_git;
mod sources_kit;
mod sources_npm;
mod sources_tree;
mod sources_web;
mod streams;
mod wrong_kinds;
