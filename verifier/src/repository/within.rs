//! Where a fork carries its upstream: a folder of a name that nothing else has, which its documents do not leave.

use schemas::Origin;

use super::UPSTREAMS;
use crate::tuf::{Transport, TransportError};

const UPSTREAM: &str = "upstream/";

/// 1,060 bytes: as many upstreams as are followed, each with the longest origin.
const FOLDER_BYTES: usize = UPSTREAMS * ("upstream//".len() + 255);

/// The folder beneath which a fork carries the documents of the upstream called `origin`, as it is published.
#[must_use]
pub fn upstream_folder(origin: &Origin) -> String {
    format!("{UPSTREAM}{origin}/")
}

/// Of the path of a file in an upstream's folder: that folder, and the file's path in it, which has two parts. Nothing for
/// every other path. The folder stays beneath the one that it is put in.
#[must_use]
pub fn carried(path: &str) -> Option<(&str, &str)> {
    let (at, _) = path.rmatch_indices('/').nth(1)?;
    let (folder, file) = path.split_at_checked(at.checked_add(1)?)?;
    is_folder(folder).then_some((folder, file))
}

/// `upstream/`, and the parts of origins: a port's colon is the only thing in them that stands in no other name.
fn is_folder(folder: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    let is_part = |part: &str| {
        let is_open = !part.is_empty() && !part.starts_with(['.', ':']) && part.len() <= 255;
        is_open && part.replacen(':', "-", 1).bytes().all(is_plain)
    };
    let parts = folder.strip_prefix(UPSTREAM).and_then(|rest| rest.strip_suffix('/'));
    folder.len() <= FOLDER_BYTES && parts.is_some_and(|parts| parts.split('/').all(is_part))
}

/// One marketplace in the folder of a fork, as its own client sees it.
pub struct Within<'a> {
    whole: &'a dyn Transport,
    folder: &'a str,
}

impl<'a> Within<'a> {
    /// What lies in `folder` of `whole`.
    #[must_use]
    pub fn new(whole: &'a dyn Transport, folder: &'a str) -> Self {
        Self { whole, folder }
    }
}

impl std::fmt::Debug for Within<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Within").field("folder", &self.folder).finish_non_exhaustive()
    }
}

impl Transport for Within<'_> {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        self.whole.get(&format!("{}{path}", self.folder), cap)
    }
    fn describe(&self) -> String {
        format!("{} ({})", self.whole.describe(), self.folder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_in_an_upstreams_folder_is_split_and_no_other() {
        let file = "metadata/timestamp.json";
        for folder in
            ["upstream/a.example/", "upstream/a.example:8443/Team/", "upstream/a.example/upstream/b.example/x/"]
        {
            assert_eq!(carried(&format!("{folder}{file}")), Some((folder, file)));
        }
        for path in [
            "",
            "timestamp.json",
            "metadata/timestamp.json",
            "upstream/metadata/timestamp.json",
            "upstream//metadata/timestamp.json",
            "upstream/../metadata/timestamp.json",
            "upstream/a.example/../metadata/timestamp.json",
            "upstream/a.example/./metadata/timestamp.json",
            "upstream/:80/metadata/timestamp.json",
            "upstream/a b/metadata/timestamp.json",
            "/upstream/a.example/metadata/timestamp.json",
            &format!("upstream/{}metadata/timestamp.json", "a/".repeat(600)),
        ] {
            assert_eq!(carried(path), None, "{path:?}");
        }
    }
}
