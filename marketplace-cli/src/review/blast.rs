//! How much a revocation takes away, before it does.

use schemas::{PluginName, PluginVersion, RevokedRange, Shard, TreeDigest};
use serde::Serialize;

/// More than this share of a catalog's versions is mass removal, in percent.
const MASS_PERCENT: usize = 20;
/// In a catalog of fewer plugins a share says nothing.
const MASS_CATALOG: usize = 5;
/// More versions than this are mass removal anywhere.
const MASS_VERSIONS: usize = 10;

/// What a revocation covers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Blast {
    /// The versions, lowest first.
    pub versions: Vec<PluginVersion>,
    /// Their trees, and those named besides.
    pub digests: Vec<TreeDigest>,
    /// Other plugins that have one of these trees, which the digests stop too.
    pub bystanders: Vec<PluginName>,
    /// Versions in the whole catalog.
    pub catalog: usize,
    /// Plugins in it.
    pub plugins: usize,
}

impl Blast {
    /// What revoking these ranges of `name` covers, with the trees `more` besides.
    #[must_use]
    pub fn of(catalog: &[Shard], name: &PluginName, ranges: &[RevokedRange], more: &[TreeDigest]) -> Self {
        let entries = catalog.iter().filter(|s| s.name == *name).flat_map(|s| &s.versions);
        let covered: Vec<_> = entries.filter(|e| ranges.iter().any(|range| range.covers(&e.version))).collect();
        let mut digests: Vec<TreeDigest> = covered.iter().map(|e| e.source_hash).chain(more.iter().copied()).collect();
        digests.sort();
        digests.dedup();
        let hit = |s: &&Shard| s.name != *name && s.versions.iter().any(|e| digests.contains(&e.source_hash));
        Self {
            versions: covered.iter().map(|e| e.version.clone()).collect(),
            bystanders: catalog.iter().filter(hit).map(|s| s.name.clone()).collect(),
            digests,
            catalog: catalog.iter().map(|s| s.versions.len()).sum(),
            plugins: catalog.len(),
        }
    }

    /// The share of the catalog's versions, in percent, rounded up.
    #[must_use]
    pub fn percent(&self) -> usize {
        self.versions.len().saturating_mul(100).div_ceil(self.catalog.max(1))
    }

    /// Whether it takes so much away that it is asked about twice.
    #[must_use]
    pub fn is_mass(&self) -> bool {
        self.versions.len() > MASS_VERSIONS
            || (self.plugins >= MASS_CATALOG && self.percent() > MASS_PERCENT)
            || !self.bystanders.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard(name: &str, versions: &[(&str, u8)]) -> Shard {
        let entries: Vec<_> = versions
            .iter()
            .map(|(version, tree)| {
                serde_json::json!({ "version": version, "source": "./x", "sourceHash": TreeDigest([*tree; 32]) })
            })
            .collect();
        serde_json::from_value(serde_json::json!({ "name": name, "versions": entries })).unwrap()
    }

    fn everything() -> Vec<RevokedRange> {
        vec!["*".parse().unwrap()]
    }

    #[test]
    fn the_same_tree_under_another_name_is_a_bystander_and_makes_it_mass() {
        let catalog = [shard("a", &[("1.0.0", 1)]), shard("b", &[("1.0.0", 1)])];
        let blast = Blast::of(&catalog, &"a".parse().unwrap(), &everything(), &[]);
        assert_eq!(blast.bystanders, ["b".parse().unwrap()]);
        assert!(blast.is_mass());
    }

    #[test]
    fn a_pre_release_below_the_bound_is_covered() {
        let catalog = [shard("a", &[("0.5.0-rc.1", 1), ("0.5.0", 2)])];
        let blast = Blast::of(&catalog, &"a".parse().unwrap(), &["<0.5.0".parse().unwrap()], &[]);
        assert_eq!(blast.versions, ["0.5.0-rc.1".parse().unwrap()]);
        assert_eq!(blast.digests, [TreeDigest([1; 32])]);
    }

    #[test]
    fn more_than_a_fifth_of_a_real_catalog_is_mass() {
        let mut catalog: Vec<Shard> = ["b", "c", "d", "e"].map(|n| shard(n, &[("1.0.0", 9)])).into();
        catalog.push(shard("a", &[("1.0.0", 1), ("1.1.0", 2)]));
        let blast = |range: &str| Blast::of(&catalog, &"a".parse().unwrap(), &[range.parse().unwrap()], &[]);
        assert!(blast("*").is_mass());
        assert!(!blast("1.0.0").is_mass());
    }

    #[test]
    fn the_only_plugin_of_a_young_marketplace_is_not_mass() {
        assert!(!Blast::of(&[shard("a", &[("1.0.0", 1)])], &"a".parse().unwrap(), &everything(), &[]).is_mass());
    }
}
