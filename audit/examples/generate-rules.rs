//! Writes `docs/reference/rules/`: `cargo xtask rules`. A test fails where the pages have drifted.

use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/reference/rules");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    for (path, text) in audit::rules::pages::pages() {
        let path = folder.join(path);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(path, text)?;
    }
    Ok(())
}
