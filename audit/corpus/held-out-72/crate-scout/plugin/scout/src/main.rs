use std::collections::BTreeMap;

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).expect("usage: scout Cargo.lock");
    let text = std::fs::read_to_string(path)?;
    let mut seen: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut name = "";
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("name = ") {
            name = rest.trim_matches('"');
        } else if let Some(rest) = line.strip_prefix("version = ") {
            seen.entry(name).or_default().push(rest.trim_matches('"'));
        }
    }
    for (name, versions) in seen.iter().filter(|(_, v)| v.len() > 1) {
        println!("{name}: {}", versions.join(", "));
    }
    Ok(())
}
