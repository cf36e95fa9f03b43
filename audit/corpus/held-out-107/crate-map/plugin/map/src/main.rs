use std::{env, fs, path::Path};

fn visit(dir: &Path, out: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for e in entries.flatten() {
        let p = e.path();
        if p.is_dir() && !p.ends_with("target") {
            visit(&p, out);
        } else if p.ends_with("Cargo.toml") {
            out.push(p.display().to_string());
        }
    }
}

fn main() {
    let root = env::args().nth(1).unwrap_or_else(|| ".".into());
    let mut found = Vec::new();
    visit(Path::new(&root), &mut found);
    found.sort();
    for f in found {
        println!("{f}");
    }
}
