//! What this room proves, judged by others: stock git, stock minisign, Wycheproof's vectors, the curve itself.
#![cfg(test)]

mod ed25519;
mod git;
mod minisign;
mod random_trees;
