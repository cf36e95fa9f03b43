//! Writes `schemas/json/`: `cargo run -p schemas --example generate-schemas`. A test fails where the files have drifted.
#![expect(clippy::disallowed_methods, reason = "a tool beside the library, run by hand")]

use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("json");
    std::fs::create_dir_all(&folder)?;
    for (name, schema) in schemas::json_schema::documents() {
        let mut text = serde_json::to_string_pretty(&schema)?;
        text.push('\n');
        std::fs::write(folder.join(format!("{name}.schema.json")), text)?;
    }
    Ok(())
}
