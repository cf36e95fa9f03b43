//! What is left of a name when everything is taken away that a hurried reader does not see.

use std::fmt;

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::skeleton;

/// Every plugin's name may begin so: it says nothing, and would make short names look long.
const PREFIX: &str = "deepcode-plugin-";

/// Words that claim to be the real thing, or a newer one, and name nothing. Not among them: languages and tools (`js`,
/// `cli`, `server`), which honest ports of a plugin carry.
const CLAIMS: &[&str] = &[
    "deepcode", "plugin", "plugins", "official", "real", "original", "new", "latest", "pro", "plus", "secure", "fixed",
    "verified", "trusted", "v2", "v3", "v4", "v5",
];

/// Digits that stand for letters; `0` and `1` are in the skeleton already.
const DIGITS: &[(char, char)] =
    &[('3', 'e'), ('4', 'a'), ('5', 's'), ('6', 'b'), ('7', 't'), ('8', 'b'), ('9', 'g'), ('2', 'z')];

/// Pairs of letters that are read as one. A skeleton writes `m` as `rn`.
const PAIRS: &[(&str, &str)] = &[("rn", "m"), ("vv", "w"), ("cl", "d")];

/// 3 letters: what is left of a name without its claims must still be a name.
const CORE: usize = 3;
/// From 5 letters one slip is told: shorter words are one slip from each other by nature.
const ONE_SLIP: usize = 5;
/// From 10 letters two.
const TWO_SLIPS: usize = 10;

/// A name as a hurried reader sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// As written.
    name: String,
    /// Its words, folded.
    words: Vec<String>,
    /// All of them in one.
    whole: String,
    /// The same as they were typed: a slip of the hand may make or break what the eye folds.
    typed: String,
    /// Those that claim nothing, in one; none where all or none of them claim.
    core: Option<String>,
}

/// How one name is like another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Likeness {
    /// The same to the eye.
    Letters,
    /// The same words in another order.
    Order,
    /// The same, with a word that claims more.
    Claim,
    /// So many slips of a hand away.
    Slips(usize),
}

impl fmt::Display for Likeness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letters => f.write_str("the same to the eye"),
            Self::Order => f.write_str("the same words in another order"),
            Self::Claim => f.write_str("the same with a word that claims more"),
            Self::Slips(1) => f.write_str("one slip away"),
            Self::Slips(slips) => write!(f, "{slips} slips away"),
        }
    }
}

impl Look {
    /// The look of `name`, which may be any text.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let plain: String = name.nfkc().collect::<String>().to_lowercase();
        let bare = plain.strip_prefix(PREFIX).filter(|rest| !rest.is_empty()).unwrap_or(&plain);
        let words: Vec<&str> = bare.split(['-', '_', '.', ' ']).filter(|word| !word.is_empty()).collect();
        let core: Vec<&str> = words.iter().copied().filter(|word| !CLAIMS.contains(word)).collect();
        let core = (core.len() < words.len()).then(|| fold(&core.concat())).filter(|core| core.len() >= CORE);
        let typed = words.concat();
        let whole = fold(&typed);
        Self { name: name.to_owned(), words: words.into_iter().map(fold).collect(), whole, typed, core }
    }

    /// Whether a hurried reader may take one for the other, and why. A name is not like itself.
    #[must_use]
    pub fn likeness(&self, other: &Self) -> Option<Likeness> {
        if self.name == other.name {
            return None;
        }
        if self.whole == other.whole {
            return Some(Likeness::Letters);
        }
        if self.same_words(other) {
            return Some(Likeness::Order);
        }
        let claims = self.core.is_some() || other.core.is_some();
        if claims && self.core.as_ref().unwrap_or(&self.whole) == other.core.as_ref().unwrap_or(&other.whole) {
            return Some(Likeness::Claim);
        }
        self.slips(other).map(Likeness::Slips)
    }

    fn same_words(&self, other: &Self) -> bool {
        let sorted = |look: &Self| {
            let mut words = look.words.clone();
            words.sort_unstable();
            words
        };
        self.words.len() == other.words.len() && self.words.len() > 1 && sorted(self) == sorted(other)
    }

    /// How many slips lie between them, where that is few enough for their length.
    fn slips(&self, other: &Self) -> Option<usize> {
        let (mine, others) = (self.whole.chars().count(), other.whole.chars().count());
        let most = match mine.min(others) {
            ..ONE_SLIP => return None,
            ONE_SLIP..TWO_SLIPS => 1,
            _ if self.differ_in_a_short_word(other) => 1,
            _ => 2,
        };
        let distance = |a: &str, b: &str| {
            // Lengths in bytes: a name is ASCII where it counts.
            (a.len().abs_diff(b.len()) <= most).then(|| strsim::osa_distance(a, b)).filter(|slips| *slips <= most)
        };
        let (seen, typed) = (distance(&self.whole, &other.whole), distance(&self.typed, &other.typed));
        seen.into_iter().chain(typed).min()
    }

    /// `css-modules` and `use-modules`: another word, not two slips in one.
    fn differ_in_a_short_word(&self, other: &Self) -> bool {
        if self.words.len() != other.words.len() {
            return false;
        }
        let mut differing = self.words.iter().zip(&other.words).filter(|(a, b)| a != b);
        let first = differing.next();
        first.is_some_and(|(a, b)| a.len().min(b.len()) < ONE_SLIP) && differing.next().is_none()
    }
}

/// Letters as they are seen: the skeleton of UTS 39, digits as letters, pairs as one.
fn fold(word: &str) -> String {
    let seen = |c: char| DIGITS.iter().find(|(digit, _)| *digit == c).map_or(c, |(_, letter)| *letter);
    let text: String = skeleton(word).flat_map(char::to_lowercase).map(seen).collect();
    // `1` is read as both, so they are one letter; last, or `ci` would be read as `d`.
    PAIRS.iter().fold(text, |text, (pair, one)| text.replace(pair, one)).replace('i', "l")
}
