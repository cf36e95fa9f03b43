//! Words of names, to say which one was meant: nothing is proposed that no listed plugin has in its name.

/// 3 letters: of two, everything is near.
const SHORTEST: usize = 3;
/// 4 letters may have one mistake, longer words two, as compilers propose names.
const SHORT: usize = 4;

/// Every word that a name has, once.
#[derive(Debug, Default)]
pub(super) struct Spelling {
    words: Vec<Word>,
}

#[derive(Debug)]
struct Word {
    text: Box<str>,
    letters: u64,
}

impl Spelling {
    pub(super) fn of<'a>(names: impl Iterator<Item = &'a str>) -> Self {
        let mut words: Vec<&str> =
            names.flat_map(|name| name.split('-')).filter(|word| word.len() >= SHORTEST).collect();
        words.sort_unstable();
        words.dedup();
        Self { words: words.into_iter().map(|word| Word { text: word.into(), letters: letters(word) }).collect() }
    }

    /// The nearest word, the first by alphabet of equals; nothing where none is near.
    pub(super) fn nearest(&self, word: &str) -> Option<&str> {
        let length = word.chars().count();
        if length < SHORTEST {
            return None;
        }
        let (most, mask) = (if length <= SHORT { 1 } else { 2 }, letters(word));
        let near = self.words.iter().filter(|known| {
            // A mistake changes two letters of the set at most, and the length by one.
            known.text.len().abs_diff(length) <= most && usable(known.letters ^ mask) <= most.saturating_mul(2)
        });
        let measured = near.map(|known| (strsim::osa_distance(&known.text, word), &*known.text));
        measured.filter(|(distance, _)| *distance <= most).min().map(|(_, text)| text)
    }

    pub(super) fn bytes(&self) -> usize {
        let text: usize = self.words.iter().map(|word| word.text.len()).sum();
        self.words.capacity().saturating_mul(size_of::<Word>()).saturating_add(text)
    }
}

/// Which letters a word has; everything but `a` to `z` and digits is one more letter.
fn letters(word: &str) -> u64 {
    let bit = |byte: u8| match byte {
        b'a'..=b'z' => byte.saturating_sub(b'a'),
        b'0'..=b'9' => byte.saturating_sub(b'0').saturating_add(26),
        _ => 36,
    };
    word.bytes().fold(0, |mask, byte| mask | 1 << bit(byte))
}

fn usable(mask: u64) -> usize {
    usize::try_from(mask.count_ones()).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_or_two_are_mended_and_another_word_is_not() {
        let spelling = Spelling::of(["data-tools", "weather", "git", "a-b"].into_iter());
        for (typed, meant) in [
            ("wether", Some("weather")),
            ("waether", Some("weather")),
            ("wheather", Some("weather")),
            ("toosl", Some("tools")),
            ("gti", Some("git")),
            ("dota", Some("data")),
            ("dote", None),
            ("whether-not", None),
            ("ab", None),
            ("", None),
        ] {
            assert_eq!(spelling.nearest(typed), meant, "{typed}");
        }
    }
}
