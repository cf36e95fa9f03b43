//! Stock git as the judge of digests, over the crates that cargo unpacked to build this very test.

use std::path::{Path, PathBuf};
use std::process::Command;

use verifier::tree::{Limits, Refused, Tree, directory};

/// How many crates are judged at most, and how many files: a minute on a slow machine.
const CRATES: usize = 150;
const FILES: usize = 20_000;

/// The id that git gives what is in `folder`, hashed as it stands: no filter, no line ending, nothing ignored.
pub(crate) fn write_tree(folder: &Path) -> String {
    let repository = tempfile::tempdir().unwrap();
    git(repository.path(), folder, &["init", "-q", "--object-format=sha256"]);
    std::fs::create_dir_all(repository.path().join("info")).unwrap();
    std::fs::write(
        repository.path().join("info/attributes"),
        "* -text -eol -filter -ident -working-tree-encoding -crlf\n",
    )
    .unwrap();
    git(repository.path(), folder, &["add", "-A", "-f", "."]);
    format!("sha256:{}", git(repository.path(), folder, &["write-tree"]).trim())
}

fn git(repository: &Path, folder: &Path, arguments: &[&str]) -> String {
    let plain = [
        "core.autocrlf=false",
        "core.attributesFile=/dev/null",
        "core.excludesFile=/dev/null",
        "core.fileMode=true",
        "core.fsync=none",
        "core.looseCompression=0",
        "core.protectHFS=true",
        "core.protectNTFS=true",
        "safe.directory=*",
    ];
    let output = Command::new("git")
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .env("GIT_CONFIG_NOSYSTEM", "1")
        .env("GIT_CONFIG_GLOBAL", "/dev/null")
        .args(plain.iter().flat_map(|setting| ["-c", setting]))
        .arg("--git-dir")
        .arg(repository)
        .arg("--work-tree")
        .arg(folder)
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("this test needs git in PATH");
    assert!(output.status.success(), "git {arguments:?} in {folder:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn open(folder: &Path) -> Result<Tree, Refused> {
    directory::open(folder, &Limits::default(), &|_| ())
}

/// Every unpacked crate in cargo's own cache, in an order that mixes their names.
fn crates() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).expect("no home of cargo");
    let registries = std::fs::read_dir(home.join("registry/src")).expect("cargo has unpacked no crate");
    let mut crates: Vec<PathBuf> = registries
        .flat_map(|registry| std::fs::read_dir(registry.unwrap().path()).unwrap())
        .map(|found| found.unwrap().path())
        .filter(|path| path.join("Cargo.toml").is_file())
        .collect();
    crates.sort_by_key(|path| {
        path.file_name().map(|name| name.as_encoded_bytes().iter().rev().copied().collect::<Vec<_>>())
    });
    crates
}

/// Whether the rule that `refused` names is really broken there, as seen without our code.
fn is_real(refused: &Refused, folder: &Path) -> bool {
    let at = |path: &str| folder.join(path);
    match refused {
        Refused::Symlink { path } => at(path).is_symlink(),
        Refused::ReservedName { path } => path.split('/').any(|name| {
            let stem = name.split('.').next().unwrap_or_default().to_ascii_lowercase();
            ["con", "prn", "aux", "nul"].contains(&stem.as_str()) || stem.starts_with("com") || stem.starts_with("lpt")
        }),
        Refused::Collision { path, other } => path != other && path.to_lowercase() == other.to_lowercase(),
        Refused::StateName { path } => path.to_lowercase().starts_with("state"),
        Refused::GitName { path } => path.split('/').any(|name| name == ".git"),
        Refused::Colon { path } => path.contains(':'),
        _ => false,
    }
}

#[test]
fn git_gives_every_real_crate_the_same_digest() {
    let (mut judged, mut files, mut refused) = (0, 0, Vec::new());
    for folder in crates() {
        if judged + refused.len() >= CRATES || files >= FILES {
            break;
        }
        match open(&folder) {
            Ok(tree) => {
                assert_eq!(tree.digest().to_string(), write_tree(&folder), "{folder:?}");
                judged += 1;
                files += tree.entries().len();
            }
            Err(refusal) => {
                assert!(is_real(&refusal, &folder), "{folder:?}: {refusal:?}");
                refused.push(refusal.to_string());
            }
        }
    }
    println!("{judged} crates, {files} files, refused: {refused:#?}");
    assert!(judged >= 50, "only {judged} crates were judged: cargo's cache holds too few to prove anything");
    assert!(refused.len() * 20 <= judged, "more than one in twenty refused: {refused:#?}");
}

#[test]
fn git_and_we_skip_the_same_things() {
    let temp = tempfile::tempdir().unwrap();
    let write = |path: &str, bytes: &[u8]| {
        std::fs::create_dir_all(temp.path().join(path).parent().unwrap()).unwrap();
        std::fs::write(temp.path().join(path), bytes).unwrap();
    };
    write(".gitignore", b"*\n");
    write(".gitattributes", b"* text=auto eol=crlf ident export-subst\n");
    write("ident.txt", b"$Id$ $Format:%H$\r\nmixed\n");
    write("lib/.gitattributes", b"* working-tree-encoding=UTF-16 filter=lfs\n");
    write("lib/a.js", b"a\n");
    std::fs::create_dir_all(temp.path().join("empty/folders")).unwrap();
    let before = open(temp.path()).unwrap().digest();
    assert_eq!(before.to_string(), write_tree(temp.path()));
    // A repository of its own at the top, with a commit that says otherwise.
    for arguments in [["init", "-q"].as_slice(), &["config", "core.autocrlf", "true"]] {
        let status = Command::new("git").args(arguments).current_dir(temp.path()).status();
        assert!(status.unwrap().success());
    }
    assert_eq!(open(temp.path()).unwrap().digest(), before);
}

#[test]
fn what_git_refuses_to_name_we_refuse_too() {
    let temp = tempfile::tempdir().unwrap();
    git(temp.path(), temp.path(), &["init", "-q", "--object-format=sha256"]);
    for name in [".GIT", "git~1", "GIT~1", ".git ", ".git.", ".g\u{200c}it", ".git:x", ".git\\x", "a\\b", "..", "."] {
        let entry = format!("100644,{},{name}", "0".repeat(64));
        let output = Command::new("git")
            .args(["-c", "core.protectHFS=true", "-c", "core.protectNTFS=true", "--git-dir"])
            .arg(temp.path())
            .args(["update-index", "--add", "--info-only", "--cacheinfo", &entry])
            .output()
            .unwrap();
        assert!(!output.status.success(), "git itself takes {name:?}");
        let file = verifier::tree::memory::File::new(name, *b"x");
        let ours = verifier::tree::memory::open(vec![file], &Limits::default());
        assert!(ours.is_err(), "{name:?}");
    }
}
