//! Did you mean: the closest known word to one that is not known.

/// Four fifths alike by Jaro-Winkler: `tidi` finds `tidy`, `lint` does not.
const LIKENESS: f64 = 0.8;

/// The closest of `known` to `given`, if any is close. For slips of the hand; names that deceive are the audit's.
#[must_use]
pub fn closest<'a>(given: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known
        .map(|word| (strsim::jaro_winkler(given, word), word))
        .filter(|(likeness, _)| *likeness >= LIKENESS)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_the_word_and_a_stranger_finds_none() {
        let known = ["deepcode-plugin-data-tools", "tidy", "lint"];
        assert_eq!(closest("tidi", known.into_iter()), Some("tidy"));
        assert_eq!(closest("deepcode-plugin-datatools", known.into_iter()), Some("deepcode-plugin-data-tools"));
        assert_eq!(closest("weather", known.into_iter()), None);
    }
}
