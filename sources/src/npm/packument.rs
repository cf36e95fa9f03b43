//! A packument: what a registry says of a package and its versions. Read strictly, believed in nothing but addresses.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use url::Url;

use super::integrity::Integrity;
use crate::fetch::SourceError;

/// The parts of a packument that installing needs.
#[derive(Debug, Deserialize)]
pub(crate) struct Packument {
    name: Option<String>,
    #[serde(rename = "dist-tags", default)]
    tags: BTreeMap<String, String>,
    #[serde(default)]
    versions: BTreeMap<String, Version>,
}

#[derive(Debug, Deserialize)]
struct Version {
    version: Option<String>,
    dist: Option<Dist>,
}

/// Where a version lies and what it must hash to.
#[derive(Debug, Deserialize)]
pub(crate) struct Dist {
    tarball: Option<String>,
    integrity: Option<String>,
}

/// The parts of a full packument that people like to know.
#[derive(Debug, Deserialize)]
pub(crate) struct Full {
    pub(crate) description: Option<String>,
    #[serde(default)]
    pub(crate) maintainers: Vec<Person>,
    #[serde(default)]
    pub(crate) time: BTreeMap<String, serde_json::Value>,
    #[serde(rename = "dist-tags", default)]
    pub(crate) tags: BTreeMap<String, String>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Person {
    Named { name: String },
    Text(String),
    Other(serde::de::IgnoredAny),
}

/// Reads strict JSON of a shape.
pub(crate) fn read<T: DeserializeOwned>(url: &Url, bytes: &[u8]) -> Result<T, SourceError> {
    let bad = |e: serde_json::Error| SourceError::Answer { address: crate::web::shown(url), why: e.to_string() };
    schemas::strict::scan(bytes).map_err(bad)?;
    serde_json::from_slice(bytes).map_err(bad)
}

impl Person {
    /// The name, where one is given.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Self::Named { name } | Self::Text(name) => Some(name),
            Self::Other(_) => None,
        }
    }
}

impl Packument {
    pub(super) fn read(url: &Url, bytes: &[u8]) -> Result<Self, SourceError> {
        read(url, bytes)
    }

    /// An exact version, or the one that a tag (`latest` when nothing is asked for) stands for.
    pub(super) fn choose(&self, package: &str, asked: Option<&str>) -> Result<(String, &Dist), SourceError> {
        let asked = asked.unwrap_or("latest");
        let missing = || SourceError::NotFound(format!("npm:{package}@{asked}"));
        if self.name.as_deref().is_some_and(|name| name != package) {
            return Err(missing());
        }
        let exact = if self.versions.contains_key(asked) { asked } else { self.tags.get(asked).ok_or_else(missing)? };
        let version = self.versions.get(exact).ok_or_else(missing)?;
        if version.version.as_deref().is_some_and(|said| said != exact) {
            return Err(missing());
        }
        Ok((exact.to_owned(), version.dist.as_ref().ok_or_else(missing)?))
    }
}

impl Dist {
    pub(super) fn integrity(&self, what: &str) -> Result<Integrity, SourceError> {
        let text = self.integrity.as_deref().unwrap_or_default();
        Integrity::parse(text).ok_or_else(|| SourceError::NoIntegrity { what: what.to_owned() })
    }

    pub(super) fn tarball(&self, packument: &Url) -> Result<Url, SourceError> {
        let why = |why: String| SourceError::Answer { address: crate::web::shown(packument), why };
        let text = self.tarball.as_deref().ok_or_else(|| why("the version names no tarball".into()))?;
        Url::parse(text).map_err(|e| why(format!("its tarball has no address: {e}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packument(text: &str) -> Result<Packument, SourceError> {
        Packument::read(&"https://registry.example/x".parse().unwrap(), text.as_bytes())
    }
    const X: &str = r#"{"name":"x","dist-tags":{"latest":"1.0.0","1.0.0":"9.9.9"},"versions":{"1.0.0":{"version":"1.0.0","dist":{}},"2.0.0":{"version":"1.0.0","dist":{}}}}"#;

    #[test]
    fn one_key_twice_is_refused() {
        let refused = packument(r#"{"versions":{},"versions":{}}"#);
        assert!(matches!(refused, Err(SourceError::Answer { .. })), "{refused:?}");
    }

    #[test]
    fn an_exact_version_goes_before_a_tag_of_that_name() {
        assert_eq!(packument(X).unwrap().choose("x", Some("1.0.0")).unwrap().0, "1.0.0");
        assert_eq!(packument(X).unwrap().choose("x", None).unwrap().0, "1.0.0");
    }

    #[test]
    fn another_package_or_version_than_asked_for_is_not_taken() {
        let found = packument(X).unwrap();
        assert!(matches!(found.choose("y", None), Err(SourceError::NotFound(_))));
        assert!(matches!(found.choose("x", Some("2.0.0")), Err(SourceError::NotFound(_))));
        assert!(matches!(found.choose("x", Some("next")), Err(SourceError::NotFound(_))));
    }
}
