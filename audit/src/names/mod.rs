//! Names that a hurried reader takes for another one: told to maintainers before signing and to users before trusting.
//!
//! It errs on the side of telling: nearly every squat made by a slip, a digit, a moved hyphen, swapped words or a word
//! that claims more is seen, at about one false alarm in a hundred real names (`tests.rs` measures both).

mod claims;
mod contributed;
mod declared;
mod hand;
mod look;
#[cfg(test)]
mod tests;

use schemas::PluginName;

pub(crate) use declared::inspect;
pub use hand::Hand;
pub use look::{Likeness, Look};

/// Those of `known` that `name` may be taken for, itself excepted, and how; sorted by name, each once.
#[must_use]
pub fn alike<'a>(
    name: &PluginName,
    known: impl IntoIterator<Item = &'a PluginName>,
) -> Vec<(&'a PluginName, Likeness)> {
    let look = Look::of(name.as_str());
    let mut alike: Vec<(&PluginName, Likeness)> =
        known.into_iter().filter_map(|other| Some((other, look.likeness(&Look::of(other.as_str()))?))).collect();
    alike.sort_unstable_by_key(|(other, _)| *other);
    alike.dedup_by_key(|(other, _)| *other);
    alike
}
