//! The names under which a marketplace is published: no other is read from a copy, and none leaves the folder that it is put in.

use schemas::Sha256;
use verifier::repository::carried;

/// Whether `name` is one of `docs/formats/published-layout.md`, and so stays beneath any folder that it is put in.
#[must_use]
pub(crate) fn is_published(name: &str) -> bool {
    match carried(name) {
        Some((_, file)) => (file.starts_with("metadata/") || file.starts_with("targets/")) && is_own(file),
        None => is_own(name),
    }
}

/// A name of the marketplace itself.
fn is_own(name: &str) -> bool {
    match name.rsplit_once('/') {
        None => PLAIN.contains(&name),
        Some((folder @ ("metadata" | "targets" | "targets/plugins" | "audits"), file)) => {
            is_plain(file) && file.ends_with(".json") && (folder == "metadata" || digest_in(name).is_some())
        }
        Some(("trees", file)) => is_plain(file) && file.strip_suffix(".tar.gz").is_some_and(is_digest),
        _ => false,
    }
}

fn is_plain(part: &str) -> bool {
    !part.is_empty()
        && !part.starts_with('.')
        && part.len() <= 255
        && part.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.'))
}

/// The plain copies and their minisign signatures.
pub(super) const PLAIN: [&str; 4] = ["index.json", "revoked.json", "index.json.minisig", "revoked.json.minisig"];

/// The digest that stands in the name of a target or of a document of an audit.
#[must_use]
pub(crate) fn digest_in(name: &str) -> Option<Sha256> {
    let (folder, file) = carried(name).map_or(name, |(_, file)| file).rsplit_once('/')?;
    if !matches!(folder, "targets" | "targets/plugins" | "audits") {
        return None;
    }
    let hex = file.split('.').next().filter(|hex| is_digest(hex))?;
    format!("sha256:{hex}").parse().ok()
}

fn is_digest(hex: &str) -> bool {
    hex.len() == 64 && hex.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_the_layout_are_names() {
        let hex = "a".repeat(64);
        for good in [
            "index.json".to_owned(),
            "revoked.json.minisig".into(),
            "metadata/timestamp.json".into(),
            "metadata/12.root.json".into(),
            format!("targets/{hex}.index.json"),
            format!("targets/plugins/{hex}.some-plugin.json"),
            format!("audits/{hex}.json"),
            format!("trees/{hex}.tar.gz"),
            "upstream/example.com:8443/Team/metadata/timestamp.json".into(),
            format!("upstream/a.example/targets/{hex}.revoked.json"),
            format!("upstream/a.example/upstream/b.example/plugins/targets/{hex}.revoked.json"),
        ] {
            assert!(is_published(&good), "{good}");
        }
        for bad in [
            "".to_owned(),
            "timestamp.json".into(),
            "../index.json".into(),
            "/index.json".into(),
            "metadata/../index.json".into(),
            "metadata/.hidden.json".into(),
            "metadata/1.root.json/x".into(),
            "metadata//1.root.json".into(),
            "metadata/x\n.json".into(),
            "targets/index.json".into(),
            format!("targets/{}.index.json", "A".repeat(64)),
            format!("targets/other/{hex}.x.json"),
            format!("trees/{hex}.tar"),
            format!("trees/{}.tar.gz", "a".repeat(63)),
            format!("upstream/{hex}.json"),
            "upstream/metadata/1.root.json".into(),
            "upstream//metadata/1.root.json".into(),
            "upstream/../metadata/1.root.json".into(),
            "upstream/a.example/../metadata/1.root.json".into(),
            "upstream/a.example/./metadata/1.root.json".into(),
            "upstream/:80/metadata/1.root.json".into(),
            "upstream/a.example/index.json".into(),
            format!("upstream/a.example/trees/{hex}.tar.gz"),
            format!("upstream/a.example/targets/plugins/{hex}.x.json"),
            format!("upstream/{}metadata/1.root.json", "a/".repeat(600)),
        ] {
            assert!(!is_published(&bad), "{bad:?}");
        }
    }
}
