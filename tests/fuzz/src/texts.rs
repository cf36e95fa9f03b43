//! Text with a grammar: what is accepted prints as it was written.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use schemas::settings::Age;
use schemas::{
    Auditor, BadText, CommitId, DomainPattern, KeyId, MarketplaceName, Origin, PluginName, PluginVersion, PublicKey,
    RevocationId, RevokedRange, Sha256, Signature, Source, Statement, TreeDigest, Verdict,
};

fn same<T: FromStr<Err = BadText> + Display + PartialEq + Debug>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    assert_eq!(value.to_string(), text);
    Some(value)
}

/// A statement is read from exactly the bytes that are signed.
pub fn statement(data: &[u8]) {
    if let Ok(statement) = Statement::parse(data) {
        assert_eq!(statement.to_bytes(), data);
        assert!(data.iter().all(|b| matches!(b, b'\n' | b' '..=b'~')));
    }
}

/// No part of a source can be taken for an option or leaves its tree.
pub fn source(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Some(source) = same::<Source>(text) else { return };
    let (reference, subdir) = match &source {
        Source::GitHub { owner, repo, reference, subdir } => {
            assert!(!owner.starts_with('-') && !repo.starts_with('-'));
            (reference, subdir)
        }
        Source::Git { url, reference, subdir } => {
            assert!(url.username().is_empty() && url.password().is_none());
            (reference, subdir)
        }
        Source::Npm { .. } | Source::Tarball { .. } | Source::Directory { .. } => return,
    };
    assert!(reference.as_deref().is_none_or(|r| !r.starts_with('-') && !r.contains("..")));
    assert!(subdir.as_deref().is_none_or(|s| schemas::path::check(s).is_ok()));
}

/// `range NUL version`: a list covers what each of its parts covers, and build metadata never hides a version.
pub fn range(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (text, version) = text.split_once('\0').unwrap_or((text, "1.0.0-rc.1"));
    let (Some(range), Some(version)) = (same::<RevokedRange>(text), same::<PluginVersion>(version)) else { return };
    let covered = range.covers(&version);
    if text == "*" {
        assert!(covered && range.is_everything());
        return;
    }
    let each = text.split(',').map(|part| part.parse::<RevokedRange>().expect("a part of a range is a range"));
    assert_eq!(covered, each.into_iter().all(|part| part.covers(&version)));
    let mut bare = version.semver().clone();
    bare.build = "hidden".parse().expect("build metadata");
    if let Ok(renamed) = bare.to_string().parse::<PluginVersion>() {
        assert_eq!(covered, range.covers(&renamed));
    }
}

/// The first byte chooses the grammar.
pub fn text(data: &[u8]) {
    let Some((choice, Ok(text))) = data.split_first().map(|(c, rest)| (*c, std::str::from_utf8(rest))) else { return };
    match choice % 16 {
        0 => drop(same::<PluginName>(text)),
        1 => drop(same::<MarketplaceName>(text)),
        2 => drop(same::<Origin>(text)),
        3 => drop(same::<Auditor>(text)),
        4 => drop(same::<PluginVersion>(text)),
        5 => drop(same::<DomainPattern>(text)),
        6 => drop(same::<PublicKey>(text)),
        7 => drop(same::<Signature>(text)),
        8 => drop(same::<TreeDigest>(text)),
        9 => drop(same::<Sha256>(text)),
        10 => drop(same::<CommitId>(text)),
        11 => drop(same::<KeyId>(text)),
        12 => drop(same::<RevocationId>(text)),
        13 => drop(same::<Verdict>(text)),
        14 => {
            if let Ok(age) = text.parse::<Age>() {
                assert_eq!(age.to_string().parse(), Ok(age));
            }
        }
        _ => {
            // One spelling means: the instant printed again is an instant that reads the same.
            if let Ok(instant) = schemas::time::instant(text) {
                assert_eq!(schemas::time::instant(&instant.to_string()), Ok(instant));
            }
            if let Ok(day) = schemas::time::day(text) {
                assert_eq!(day.to_string(), text);
            }
        }
    }
}
