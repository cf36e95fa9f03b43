//! Every rule, in one list: the code finds by it, the rule-set digest covers it, the docs are generated from it.

pub mod auditor;
pub mod deep;
pub mod manifest;
pub mod mcp;
pub mod names;
pub mod package;
pub mod pages;
pub mod prose;
pub mod script;
pub mod shape;
pub mod shell;
pub mod unicode;

use std::sync::LazyLock;

use schemas::Sha256;
use sha2::{Digest, Sha256 as Hasher};

use crate::rule::Rule;

/// Raised when what the rules decide changes although their texts do not.
pub const ENGINE: u32 = 4;

static ALL: LazyLock<Vec<&'static Rule>> = LazyLock::new(|| {
    [
        auditor::RULES,
        deep::RULES,
        manifest::RULES,
        mcp::RULES,
        names::RULES,
        &script::rules(),
        package::RULES,
        prose::RULES,
        shape::RULES,
        shell::RULES,
        unicode::RULES, // one a line
    ]
    .concat()
});

/// The rules, by family.
#[must_use]
pub fn all() -> &'static [&'static Rule] {
    &ALL
}

/// The rule called `id`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Rule> {
    all().iter().copied().find(|rule| rule.id == id)
}

static DIGEST: LazyLock<Sha256> = LazyLock::new(|| {
    let mut hasher = Hasher::new();
    hasher.update(ENGINE.to_be_bytes());
    for rule in all() {
        for text in [rule.id, rule.family.word(), rule.title, rule.what, rule.why, rule.example, rule.fix] {
            hasher.update(u64::try_from(text.len()).unwrap_or(u64::MAX).to_be_bytes());
            hasher.update(text);
        }
        hasher.update(format!("{:?}", rule.severity));
    }
    Sha256(hasher.finalize().into())
});

/// The digest of the rule set: every rule's id, severity and text, and the engine's number.
#[must_use]
pub fn digest() -> Sha256 {
    *DIGEST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_unique_and_begins_with_its_family() {
        let mut ids: Vec<&str> = all().iter().map(|rule| rule.id).collect();
        for rule in all() {
            let family = rule.family.word();
            assert!(rule.id == family || rule.id.starts_with(&format!("{family}/")), "{}", rule.id);
        }
        ids.sort_unstable();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }
}
