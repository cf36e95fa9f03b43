//! How much stands between a plugin and this machine.

/// What this machine can do, found by doing it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tier {
    /// Not enough: nothing runs.
    None,
    /// Landlock, seccomp and limits: QuickJS runs.
    Lockdown,
    /// Those, in namespaces of its own with an empty root: everything runs.
    Namespaces,
}

impl Tier {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Lockdown => "lockdown",
            Self::Namespaces => "namespaces",
        }
    }
}

impl std::fmt::Display for Tier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

impl std::str::FromStr for Tier {
    type Err = UnknownTier;

    fn from_str(word: &str) -> Result<Self, UnknownTier> {
        [Self::None, Self::Lockdown, Self::Namespaces]
            .into_iter()
            .find(|tier| tier.word() == word)
            .ok_or_else(|| UnknownTier(word.to_owned()))
    }
}

/// A word that names no tier.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no tier: none, lockdown, namespaces")]
pub struct UnknownTier(String);
