//! Which versions a revocation covers: by precedence, so that a pre-release never slips through.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::text::{BadText, text_in_json};
use crate::version::PluginVersion;

/// 16: an advisory names two bounds; more comparators than that say nothing that fewer cannot.
const COMPARATORS: usize = 16;

/// `*`, or comparators `< <= > >= =` joined by commas (all must hold); a bare version is exact. Spaces may stand around a
/// comparator. A range that no version can satisfy is refused, because it would withdraw nothing and look as if it did.
///
/// Compared by semver precedence (semver.org §11) without build metadata: `<0.5.0` covers `0.5.0-rc.1`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RevokedRange {
    text: String,
    comparators: Vec<(Comparator, PluginVersion)>,
}

/// How a version is compared with a bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparator {
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
    /// `=`, or nothing
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

    /// The comparators, all of which must hold; none for `*`.
    #[must_use]
    pub fn comparators(&self) -> &[(Comparator, PluginVersion)] {
        &self.comparators
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
        if text.split(',').count() > COMPARATORS {
            return Err(BadText::new("a revocation range", text, "it has more than 16 comparators"));
        }
        let comparators: Vec<_> =
            text.split(',').map(|part| comparator(text, part.trim_matches(' '))).collect::<Result<_, _>>()?;
        if is_empty(&comparators) {
            return Err(BadText::new("a revocation range", text, "no version satisfies it"));
        }
        Ok(Self { text: text.to_owned(), comparators })
    }
}

/// Whether some lower bound lies above some upper bound.
fn is_empty(comparators: &[(Comparator, PluginVersion)]) -> bool {
    use Comparator::{Equal, Greater, GreaterOrEqual, Less, LessOrEqual};
    let lower = comparators.iter().filter(|(op, _)| matches!(op, Greater | GreaterOrEqual | Equal));
    let mut pairs = lower.flat_map(|low| comparators.iter().map(move |high| (low, high)));
    pairs.any(|((low, from), (high, to))| match (from.semver().cmp_precedence(to.semver()), high) {
        (_, Greater | GreaterOrEqual) => false,
        (Ordering::Greater, Less | LessOrEqual | Equal) => true,
        (Ordering::Equal, Less) => true,
        (Ordering::Equal, LessOrEqual | Equal) => *low == Greater,
        (Ordering::Less, Less | LessOrEqual) => false,
        (Ordering::Less, Equal) => *low == Equal,
    })
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
    let version = rest.trim_start_matches(' ').parse().map_err(|e: BadText| {
        BadText::new(
            "a revocation range",
            whole,
            format!("{part:?} is not a comparator and a full version ({})", e.why),
        )
    })?;
    Ok((op, version))
}
text_in_json!(
    RevokedRange,
    "RevokedRange",
    r"^(\*| *(<=|>=|<|>|=)? *[0-9][0-9A-Za-z.+-]{0,63} *(, *(<=|>=|<|>|=)? *[0-9][0-9A-Za-z.+-]{0,63} *){0,15})$",
    "maxLength": 512
);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn covers(range: &str, version: &str) -> bool {
        range.parse::<RevokedRange>().unwrap().covers(&version.parse().unwrap())
    }

    #[test]
    fn a_range_that_cannot_be_read_is_an_error_and_never_no_match() {
        let many = vec![">1.0.0"; 17].join(",");
        let long = format!("<1.0.0{}", " ".repeat(512));
        for hostile in [
            "",
            " ",
            ",",
            "1",
            "1.0",
            "<1",
            "^1.0.0",
            "~1.0.0",
            "1.x",
            "* ",
            " *",
            "*,<1.0.0",
            "<1.0.0,",
            ",<1.0.0",
            "<1.0.0 || >2.0.0",
            "<1.0.0 >0.1.0",
            "==1.0.0",
            "=<1.0.0",
            "< =1.0.0",
            "!1.0.0",
            "<v1.0.0",
            "<\u{2003}1.0.0",
            "<\t1.0.0",
            "<1.0.0\n",
            "1.0.0 - 2.0.0",
            &many,
            &long,
        ] {
            assert!(hostile.parse::<RevokedRange>().is_err(), "{hostile:?}");
        }
    }

    #[test]
    fn a_range_that_no_version_satisfies_is_refused() {
        for empty in [
            ">2.0.0,<1.0.0",
            ">1.0.0,<1.0.0",
            ">=1.0.0,<1.0.0",
            ">1.0.0,<=1.0.0",
            "=1.0.0,=2.0.0",
            "=2.0.0,=1.0.0",
            "=1.0.0,>1.0.0",
            "=2.0.0,<1.0.0",
            "<1.0.0,=2.0.0",
            "1.0.0,>2.0.0",
        ] {
            assert!(empty.parse::<RevokedRange>().is_err(), "{empty:?}");
        }
        for full in [
            ">=1.0.0,<=1.0.0",
            "=1.0.0,>=1.0.0",
            ">1.0.0,<2.0.0",
            "<2.0.0,>1.0.0",
            "=1.0.0,=1.0.0",
            "1.5.0,>1.0.0,<2.0.0",
        ] {
            assert!(full.parse::<RevokedRange>().is_ok(), "{full:?}");
        }
    }

    #[test]
    fn a_pre_release_never_slips_through() {
        assert!(covers("*", "1.0.0-alpha"));
        assert!(covers("<0.5.0", "0.5.0-rc.1"));
        assert!(covers("<0.5.0", "0.4.9-rc.1"));
        assert!(covers(">=1.0.0-0,<2.0.0", "1.0.0-alpha"));
        assert!(!covers("<0.5.0", "0.5.0"));
        assert!(!covers(">=1.0.0", "1.0.0-rc.1"));
    }

    #[test]
    fn a_bare_version_is_exact_and_build_metadata_does_not_hide() {
        assert!(covers("1.2.3", "1.2.3"));
        assert!(covers("1.2.3", "1.2.3+evil"));
        assert!(!covers("1.2.3", "1.2.4"));
        assert!(!covers("1.2.3", "1.2.3-rc.1"));
        assert!(covers(" >= 1.0.0 , < 2.0.0 ", "1.9.9+x"));
    }

    fn version() -> impl Strategy<Value = String> {
        "[0-2]\\.[0-2]\\.[0-2](-(a|rc)\\.[0-2])?(\\+x)?"
    }

    proptest! {
        #[test]
        fn below_at_and_above_part_all_versions(bound in version(), version in version()) {
            let hits = ["<", "=", ">"].iter().filter(|op| covers(&format!("{op}{bound}"), &version)).count();
            prop_assert_eq!(hits, 1);
            prop_assert_eq!(covers(&format!("<={bound}"), &version), !covers(&format!(">{bound}"), &version));
            prop_assert_eq!(covers(&format!(">={bound}"), &version), !covers(&format!("<{bound}"), &version));
            prop_assert!(covers("*", &version));
        }

        #[test]
        fn a_range_that_covers_something_is_never_called_empty(low in version(), high in version(), version in version()) {
            for (a, b) in [(">", "<"), (">=", "<="), (">", "<="), (">=", "<"), ("=", "<="), ("=", "=")] {
                let both = covers(&format!("{a}{low}"), &version) && covers(&format!("{b}{high}"), &version);
                if both {
                    let range = format!("{a}{low},{b}{high}");
                    prop_assert!(covers(&range, &version), "{}", range);
                }
            }
        }
    }
}
