//! Publishing to the server: content first, then metadata, then one conditional put of `timestamp.json`.
//!
//! Whatever a token allows, nothing becomes visible that a client would refuse, and nothing that is visible is replaced but
//! by something newer that the same roots have signed.

mod carry;
mod commit;
mod counter;
mod first;
mod incoming;
mod place;
mod refused;
mod staged;
pub mod submissions;
pub mod tokens;
mod tree;

/// The description of everything here, as `OpenAPI` 3.1 has it.
pub const OPENAPI: &str = include_str!("../../../docs/reference/openapi.json");

pub use commit::{Desk, Outcome, Refusal};
pub use counter::Counter;
pub use place::Place;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use axum::http::Method;
    use serde_json::Value;

    use super::submissions::Asked;
    use super::*;

    /// Every path with its examples in place, and its methods.
    fn described() -> Vec<(String, Vec<String>)> {
        let document: Value = serde_json::from_str(OPENAPI).unwrap();
        let fill = |(path, item): (&String, &Value)| {
            let operations = item.as_object().unwrap();
            let parameters = operations.values().flat_map(|one| one["parameters"].as_array().into_iter().flatten());
            let filled = parameters.filter(|one| one["in"] == "path").fold(path.clone(), |path, one| {
                let example = one["example"].to_string();
                path.replace(&format!("{{{}}}", one["name"].as_str().unwrap()), example.trim_matches('"'))
            });
            (filled, operations.keys().cloned().collect())
        };
        document["paths"].as_object().unwrap().iter().map(fill).collect()
    }

    #[test]
    fn what_is_described_is_routed() {
        for (path, methods) in described() {
            let path = path.strip_prefix('/').unwrap();
            for method in methods {
                let method: Method = method.to_uppercase().parse().unwrap();
                match Asked::of(&method, path) {
                    Some(asked) => assert!(asked.is_ok(), "{method} {path}"),
                    None => assert!(method == Method::PUT && Place::of(path).is_some(), "{method} {path}"),
                }
            }
        }
    }

    #[test]
    fn what_is_routed_is_described() {
        let described = described();
        // A new kind of place does not compile before it is here.
        let kind = |place: Place| match place {
            Place::Hashed(_) => 0,
            Place::Index(_) => 1,
            Place::Tree(_) => 2,
            Place::Root(_) => 3,
            Place::Role => 4,
            Place::Timestamp => 5,
            Place::Minisig => 6,
            Place::CarriedRole => 7,
            Place::CarriedTimestamp => 8,
        };
        let places = described.iter().filter_map(|(path, _)| Place::of(path.strip_prefix('/').unwrap()));
        let found: BTreeSet<usize> = places.map(kind).collect();
        assert_eq!(found, (0..=8).collect());
        // All spellings of a place, not only one of its kind.
        let hash = "1".repeat(64);
        let spellings = [
            "metadata/7.snapshot.json".to_owned(),
            "metadata/7.targets.json".to_owned(),
            "metadata/7.revocations.json".to_owned(),
            format!("targets/{hash}.revoked.json"),
            format!("targets/plugins/{hash}.hello.json"),
            format!("audits/{hash}.json"),
            "index.json.minisig".to_owned(),
            "revoked.json.minisig".to_owned(),
            "upstream/market.example.com/metadata/7.snapshot.json".to_owned(),
            "upstream/market.example.com/metadata/7.targets.json".to_owned(),
            "upstream/market.example.com/metadata/7.revocations.json".to_owned(),
            "upstream/market.example.com/metadata/7.root.json".to_owned(),
            format!("upstream/market.example.com/targets/{hash}.revoked.json"),
        ];
        for path in spellings {
            assert!(
                Place::of(&path).is_some() && described.iter().any(|(known, _)| *known == format!("/{path}")),
                "{path}"
            );
        }
        let asked: BTreeSet<&str> = described
            .iter()
            .filter(|(path, _)| path.starts_with("/submissions"))
            .flat_map(|(_, methods)| methods.iter().map(String::as_str))
            .collect();
        assert_eq!(asked, ["get", "post", "put"].into());
    }
}
