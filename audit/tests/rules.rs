//! The pages about the rules are what the rules say: `cargo xtask rules` writes them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::path::Path;

/// Every file below `folder`, by its path from `top`.
fn files(top: &Path, folder: &Path, into: &mut BTreeMap<String, String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(top, &path, into);
        } else {
            let name = path.strip_prefix(top).unwrap().to_str().unwrap().to_owned();
            into.insert(name, std::fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn each_rule_has_its_page_and_each_page_its_rule() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/reference/rules");
    let mut written = BTreeMap::new();
    files(&folder, &folder, &mut written);
    let pages: BTreeMap<String, String> = audit::rules::pages::pages().into_iter().collect();
    assert_eq!(written, pages);
}
