//! Names that a hurried reader takes for another one.

use schemas::PluginName;
use terminal::alike::resembles;

/// The listed names that `name` resembles, itself excepted.
#[must_use]
pub fn of<'a>(name: &PluginName, listed: impl IntoIterator<Item = &'a PluginName>) -> Vec<&'a PluginName> {
    listed.into_iter().filter(|other| resembles(name.as_str(), other.as_str())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_resembles_its_neighbours_and_not_itself() {
        let names: Vec<PluginName> = ["tools", "t0ols", "other"].map(|n| n.parse().unwrap()).into();
        assert_eq!(of(&names[0], &names), [&names[1]]);
    }
}
