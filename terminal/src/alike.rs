//! Names that a hurried reader takes for another one: swapped letters, dropped hyphens, characters that look the same.

use unicode_security::skeleton;

/// Names often begin so; it says nothing, and would make every pair look alike in length.
const PREFIX: &str = "deepcode-plugin-";

/// Whether a hurried reader may take one name for the other. A name does not resemble itself.
#[must_use]
pub fn resembles(a: &str, b: &str) -> bool {
    if a == b {
        return false;
    }
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

    #[test]
    fn a_digit_for_a_letter_a_moved_hyphen_and_one_slip_are_seen() {
        for (a, b) in [("t0o1s", "tools"), ("forrnat", "format"), ("data-tools", "datatools"), ("he11o", "hello")] {
            assert!(resembles(a, b), "{a} {b}");
        }
        assert!(resembles("data-tolos", "deepcode-plugin-data-tools"));
    }

    #[test]
    fn short_names_that_differ_and_equal_names_are_not_alike() {
        for (a, b) in [("git", "gif"), ("deepcode-plugin-a", "deepcode-plugin-b"), ("tools", "tools")] {
            assert!(!resembles(a, b), "{a} {b}");
        }
    }
}
