//! Which versions a revocation covers: by precedence, so that a pre-release never slips through.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::text::{BadText, text_in_json};
use crate::version::PluginVersion;

/// `*`, or comparators `< <= > >= =` joined by commas (all must hold); a bare version is exact.
///
/// Compared by semver precedence (semver.org §11) without build metadata: `<0.5.0` covers `0.5.0-rc.1`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RevokedRange {
    text: String,
    comparators: Vec<(Comparator, PluginVersion)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Comparator {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
}

impl Comparator {
    fn holds(self, ordering: Ordering) -> bool {
        match self {
            Self::Less => ordering.is_lt(),
            Self::LessOrEqual => ordering.is_le(),
            Self::Greater => ordering.is_gt(),
            Self::GreaterOrEqual => ordering.is_ge(),
            Self::Equal => ordering.is_eq(),
        }
    }
}

impl RevokedRange {
    /// Whether `version` is covered.
    #[must_use]
    pub fn covers(&self, version: &PluginVersion) -> bool {
        self.comparators.iter().all(|(op, bound)| op.holds(version.semver().cmp_precedence(bound.semver())))
    }

    /// Whether every version is covered (`*`).
    #[must_use]
    pub fn is_everything(&self) -> bool {
        self.comparators.is_empty()
    }
}

impl fmt::Display for RevokedRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for RevokedRange {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        if text.len() > 512 {
            return Err(BadText::new("a revocation range", text, "it has more than 512 characters"));
        }
        if text == "*" {
            return Ok(Self { text: text.to_owned(), comparators: Vec::new() });
        }
        let comparators = text.split(',').map(|part| comparator(text, part.trim())).collect::<Result<_, _>>()?;
        Ok(Self { text: text.to_owned(), comparators })
    }
}

fn comparator(whole: &str, part: &str) -> Result<(Comparator, PluginVersion), BadText> {
    let (op, rest) = [
        ("<=", Comparator::LessOrEqual),
        (">=", Comparator::GreaterOrEqual),
        ("<", Comparator::Less),
        (">", Comparator::Greater),
        ("=", Comparator::Equal),
    ]
    .into_iter()
    .find_map(|(sign, op)| part.strip_prefix(sign).map(|rest| (op, rest)))
    .unwrap_or((Comparator::Equal, part));
    let version = rest.trim_start().parse().map_err(|e: BadText| {
        BadText::new(
            "a revocation range",
            whole,
            format!("{part:?} is not a comparator and a full version ({})", e.why),
        )
    })?;
    Ok((op, version))
}
text_in_json!(RevokedRange, "RevokedRange", r"^(\*|[<>=]*\s*[0-9][^,]*(,\s*[<>=]*\s*[0-9][^,]*)*)$");
