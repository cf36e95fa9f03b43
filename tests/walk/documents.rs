//! What the documents point at is there, and no attack is without its row.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use tests::kit::repository;

/// Every Markdown file of the repository, where people wrote it; what is there to be judged is nobody's document.
fn markdown() -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let is_case = folder.ends_with("audit/corpus") && path.is_dir();
            if path.is_dir() && !is_case && !name.starts_with('.') && name != "target" && name != "node_modules" {
                walk(&path, found);
            } else if path.extension().is_some_and(|e| e == "md") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(repository(), &mut found);
    found
}

/// The targets of inline links, without those that leave the repository.
fn links(text: &str) -> Vec<&str> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .map(|target| target.split('#').next().unwrap_or_default())
        .filter(|target| !target.is_empty() && !target.contains("://"))
        .collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut dead = Vec::new();
    for file in markdown() {
        let text = std::fs::read_to_string(&file).unwrap();
        let folder = file.parent().unwrap();
        dead.extend(
            links(&text)
                .into_iter()
                .filter(|target| !folder.join(target).exists())
                .map(|target| format!("{}: {target}", file.display())),
        );
    }
    assert_eq!(dead, Vec::<String>::new());
}

#[test]
fn every_attack_has_its_row_in_the_threat_model() {
    let model = std::fs::read_to_string(repository().join("docs/threat-model.md")).unwrap();
    let rows: BTreeSet<&str> = links(&model).into_iter().filter_map(|l| l.strip_prefix("../tests/attacks/")).collect();
    let names: Vec<String> = std::fs::read_dir(repository().join("tests/attacks"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".rs") && name != "main.rs")
        .collect();
    assert!(names.len() > 20, "the attacks have moved: {names:?}");
    let without: Vec<&String> = names.iter().filter(|name| !rows.contains(name.as_str())).collect();
    assert_eq!(without, Vec::<&String>::new());
}
