//! What filters ask about, a bit each: a plugin has those of the version that it offers.

use schemas::{ContributionKind, Grade};

use crate::plugin::Plugin;

/// Some of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Marks(u32);

/// A mark's word in an address.
type Named = (&'static str, Marks);

impl Marks {
    pub(crate) const GRADES: [Named; 2] = [("verified-third-party", Self(1)), ("unverified-marketplace", Self(1 << 1))];
    pub(crate) const AUDITS: [Named; 6] = [
        ("clean", Self(1 << 2)),
        ("info", Self(1 << 3)),
        ("warning", Self(1 << 4)),
        ("danger", Self(1 << 5)),
        ("manual", Self(1 << 6)),
        ("none", Self(1 << 7)),
    ];
    pub(crate) const KINDS: [Named; 7] = [
        ("skills", Self(1 << 8)),
        ("commands", Self(1 << 9)),
        ("hooks", Self(1 << 10)),
        ("mcpServers", Self(1 << 11)),
        ("agents", Self(1 << 12)),
        ("statusLines", Self(1 << 13)),
        ("modes", Self(1 << 14)),
    ];
    pub(crate) const NETWORKS: [Named; 2] = [("none", Self(1 << 15)), ("some", Self(1 << 16))];

    /// Those of a plugin; none where it has no version.
    pub(crate) fn of(plugin: &Plugin) -> Self {
        let Some(release) = plugin.current() else { return Self::default() };
        let entry = &release.entry;
        let kinds = entry.contributes.iter().map(|kind| named(&Self::KINDS, word_of(*kind)));
        let verdict = release.verdict().map_or_else(|| "none".to_owned(), |verdict| verdict.to_string());
        let own = [
            named(&Self::GRADES, Grade::word(release.grade())),
            named(&Self::AUDITS, &verdict),
            named(&Self::NETWORKS, if entry.allowed_domains.is_empty() { "none" } else { "some" }),
        ];
        own.into_iter().chain(kinds).fold(Self::default(), Self::and)
    }

    /// These and those.
    pub(crate) fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether they have one of `others`.
    pub(crate) fn has(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// Whether there is none.
    pub(crate) fn are_none(self) -> bool {
        self.0 == 0
    }

    /// As a filter: whether it asks for nothing, or for one of `found` at least.
    pub(super) fn allows(self, found: Self) -> bool {
        self.are_none() || self.has(found)
    }
}

fn named(table: &[Named], word: &str) -> Marks {
    table.iter().find(|(known, _)| *known == word).map_or(Marks::default(), |(_, mark)| *mark)
}

/// A kind as documents write it.
fn word_of(kind: ContributionKind) -> &'static str {
    match kind {
        ContributionKind::Skills => "skills",
        ContributionKind::Commands => "commands",
        ContributionKind::Hooks => "hooks",
        ContributionKind::McpServers => "mcpServers",
        ContributionKind::Agents => "agents",
        ContributionKind::StatusLines => "statusLines",
        ContributionKind::Modes => "modes",
    }
}
