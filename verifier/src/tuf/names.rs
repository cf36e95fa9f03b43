//! What files are called: in a repository and in the client's state.

use super::Error;
use super::limits::ROLE_NAME_BYTES;

/// Percent-encodes everything but RFC 3986's unreserved characters, `/` too, so any name is one path component.
#[must_use]
pub fn quote(name: &str) -> String {
    let mut quoted = String::with_capacity(name.len());
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'~') {
            quoted.push(char::from(byte));
        } else {
            quoted.push_str(&format!("%{byte:02X}"));
        }
    }
    quoted
}

/// The metadata file of `role`: `<version>.<role>.json` where snapshots are consistent, else `<role>.json`.
#[must_use]
pub fn metadata_name(role: &str, version: Option<u64>) -> String {
    match version {
        Some(version) => format!("{version}.{}.json", quote(role)),
        None => format!("{}.json", quote(role)),
    }
}

/// The name under which a role's bytes are kept.
pub(super) fn state_name(role: &str) -> Result<String, Error> {
    let quoted = quote(role);
    if quoted.len() > ROLE_NAME_BYTES {
        return Err(Error::RoleName { found: quoted.len() });
    }
    Ok(format!("{quoted}.json"))
}

/// Where a target lies under the targets folder: with consistent snapshots its hash stands before the file name, not
/// before the folders. Each component is quoted.
#[must_use]
pub fn target_path(path: &str, hash: Option<&str>) -> String {
    let (folder, file) = path.rsplit_once('/').map_or(("", path), |(folder, file)| (folder, file));
    let mut whole: String = folder.split('/').map(|part| format!("{}/", quote(part))).collect();
    if !path.contains('/') {
        whole.clear();
    }
    if let Some(hash) = hash {
        whole.push_str(&quote(hash));
        whole.push('.');
    }
    whole.push_str(&quote(file));
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_role_name_leaves_its_folder() {
        assert_eq!(metadata_name("../evil", Some(1)), "1...%2Fevil.json");
        assert_eq!(metadata_name("?#", None), "%3F%23.json");
    }

    #[test]
    fn the_hash_stands_before_the_file_name_not_before_the_folder() {
        assert_eq!(target_path("plugins/a.json", Some("00")), "plugins/00.a.json");
        assert_eq!(target_path("index.json", Some("00")), "00.index.json");
        assert_eq!(target_path("a b/c", None), "a%20b/c");
    }
}
