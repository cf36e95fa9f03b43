//! Runs of up to three bytes, each a place in a table of bits: whether one is there is one look, which may take one for
//! another, and never misses any.

/// 3 bytes are a run: a letter of most scripts, and enough of a word to tell it from most.
pub(super) const RUN: usize = 3;

/// 18 bits tell one run from another: 32 KiB, of which a page of 64 KiB fills a tenth.
const BITS: u32 = 18;
/// Runs to a word of the table.
const EACH: u32 = u64::BITS;

/// The place of one to three bytes in the table.
pub(super) fn run(bytes: &[u8]) -> u32 {
    let all = bytes.iter().fold(1_u32, |all, byte| all << 8 | u32::from(*byte));
    // By the golden ratio, as Knuth has it: the upper bits depend on all of them.
    all.wrapping_mul(0x9e37_79b1) >> (u32::BITS - BITS)
}

/// Runs that are there.
#[derive(Debug)]
pub(super) struct Runs(Vec<u64>);

impl Runs {
    /// None yet.
    pub(super) fn none() -> Self {
        Self(vec![0; place(1 << BITS)])
    }

    /// Those of `lower`, a text in small letters.
    pub(super) fn of(lower: &str) -> Self {
        let mut runs = Self::none();
        for len in 1..=RUN {
            lower.as_bytes().windows(len).for_each(|bytes| runs.add(run(bytes)));
        }
        runs
    }

    /// Adds one.
    pub(super) fn add(&mut self, run: u32) {
        if let Some(word) = self.0.get_mut(place(run)) {
            *word |= 1 << (run % EACH);
        }
    }

    /// Whether it may be there.
    #[inline]
    pub(super) fn has(&self, run: u32) -> bool {
        self.0.get(place(run)).is_none_or(|word| word >> (run % EACH) & 1 == 1)
    }
}

/// Where in the table the bit of a run lies.
fn place(run: u32) -> usize {
    usize::try_from(run / EACH).unwrap_or_default()
}
