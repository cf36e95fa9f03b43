//! Names that a hurried reader takes for another one: swapped letters, dropped hyphens, characters that look the same.

use schemas::PluginName;
use unicode_security::skeleton;

/// Names often begin so; it says nothing, and would make every pair look alike in length.
const PREFIX: &str = "deepcode-plugin-";

/// The listed names that `name` resembles, itself excepted.
#[must_use]
pub fn of<'a>(name: &PluginName, listed: impl IntoIterator<Item = &'a PluginName>) -> Vec<&'a PluginName> {
    listed.into_iter().filter(|other| *other != name && resembles(name.as_str(), other.as_str())).collect()
}

fn resembles(a: &str, b: &str) -> bool {
    let (a, b) = (a.strip_prefix(PREFIX).unwrap_or(a), b.strip_prefix(PREFIX).unwrap_or(b));
    // UTS 39 skeletons: `0` for `O`, `1` for `l`, `rn` for `m`; case and hyphens say nothing to a hurried reader.
    let plain = |text: &str| skeleton(text).filter(|c| *c != '-').collect::<String>().to_lowercase();
    let (x, y) = (plain(a), plain(b));
    if x == y {
        return true;
    }
    // One slip in a short word, two in a long one; words under four letters are all alike.
    let slips = match x.chars().count().min(y.chars().count()) {
        ..4 => 0,
        4..10 => 1,
        _ => 2,
    };
    strsim::osa_distance(&x, &y) <= slips
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(a: &str, b: &str) -> bool {
        let other: PluginName = b.parse().unwrap();
        !of(&a.parse().unwrap(), [&other]).is_empty()
    }

    #[test]
    fn a_swapped_letter_is_seen_behind_the_common_prefix() {
        assert!(alike("deepcode-plugin-data-tolos", "deepcode-plugin-data-tools"));
        assert!(alike("data-tolos", "deepcode-plugin-data-tools"));
    }

    #[test]
    fn a_digit_for_a_letter_and_rn_for_m_are_seen() {
        assert!(alike("t0o1s", "tools"));
        assert!(alike("forrnat", "format"));
    }

    #[test]
    fn a_moved_hyphen_is_seen() {
        assert!(alike("data-tools", "datatools"));
    }

    #[test]
    fn different_short_names_are_not_alike() {
        assert!(!alike("git", "gif"));
        assert!(!alike("deepcode-plugin-a", "deepcode-plugin-b"));
    }

    #[test]
    fn a_name_does_not_resemble_itself() {
        assert!(!alike("tools", "tools"));
    }
}
