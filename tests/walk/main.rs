//! The whole road, walked by the built binaries and judged by stock tools: git, openssl, minisign, python-tuf.

mod consent;
mod documents;
mod examples;
mod judges;
mod locked;
mod road;
