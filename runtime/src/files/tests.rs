use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use proptest::prelude::*;
use rustix::fs::{CWD, RenameFlags, renameat_with};

use super::*;

/// A user's home with a workspace in it.
struct Ground {
    _dir: tempfile::TempDir,
    home: PathBuf,
    work: PathBuf,
}

impl Ground {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let home = dir.path().canonicalize().unwrap().join("home");
        let work = home.join("work");
        for folder in ["work/src", "work/.git/hooks", "work/.deepcode", ".ssh", ".aws", ".deepcode/plugins"] {
            fs::create_dir_all(home.join(folder)).unwrap();
        }
        for file in
            ["work/a.txt", "work/src/b.txt", ".ssh/id_rsa", ".deepcode/settings.json", "work/.env", "work/.git/HEAD"]
        {
            fs::write(home.join(file), file).unwrap();
        }
        Self { _dir: dir, home, work }
    }

    fn grants(&self) -> FileGrants {
        let places = Places { homes: vec![self.home.clone()], deepcode: vec![self.home.join(".deepcode")] };
        FileGrants { base: self.work.clone(), places, ..FileGrants::default() }
    }

    /// Everything that a careless host could grant.
    fn careless(&self) -> Files {
        let everything = vec![self.home.clone(), PathBuf::from("/")];
        Files::new(FileGrants { read: everything.clone(), write: everything, ..self.grants() }).unwrap()
    }

    fn writable(&self) -> Files {
        Files::new(FileGrants { write: vec![self.work.clone()], ..self.grants() }).unwrap()
    }

    fn readable(&self) -> Files {
        Files::new(FileGrants { read: vec![self.work.clone()], ..self.grants() }).unwrap()
    }
}

fn read(files: &Files, path: impl AsRef<Path>) -> Result<Vec<u8>, PathDenied> {
    files.judge_read(path)?.read(1 << 20)
}

fn code<T>(result: Result<T, PathDenied>) -> &'static str {
    result.err().map_or("allowed", |e| e.code())
}

#[test]
fn a_path_that_could_be_read_in_two_ways_is_refused_with_its_own_error() {
    let ground = Ground::new();
    let files = ground.readable();
    let refused = |path: &str| files.judge_read(path).unwrap_err();
    assert!(matches!(refused(""), PathDenied::Empty));
    assert!(matches!(refused("a\0b"), PathDenied::Nul));
    assert!(matches!(refused("../work/a.txt"), PathDenied::Parent));
    assert!(matches!(refused("src/../a.txt"), PathDenied::Parent));
    assert!(matches!(refused("src\\b.txt"), PathDenied::Backslash));
    assert!(matches!(refused("a\nb"), PathDenied::Control));
    assert!(matches!(refused("~/work/a.txt"), PathDenied::Tilde));
    assert!(matches!(refused("src/"), PathDenied::Folder));
    assert!(matches!(refused(&"a/".repeat(3000)), PathDenied::TooLong { .. }));
    assert!(matches!(refused(&"a".repeat(256)), PathDenied::TooLong { .. }));
    let odd = files.judge_read(OsStr::from_bytes(b"a\xff")).unwrap_err();
    assert!(matches!(odd, PathDenied::NotUtf8));
}

#[test]
fn without_a_grant_nothing_is_read_or_written() {
    let ground = Ground::new();
    let files = Files::new(ground.grants()).unwrap();
    for path in ["a.txt", "src/b.txt", "/etc/hostname", "/tmp/x"] {
        assert_eq!(code(files.judge_read(path)), "path-outside", "{path}");
        assert_ne!(code(files.judge_write(path)), "allowed", "{path}");
    }
}

#[test]
fn a_grant_to_read_is_none_to_write() {
    let ground = Ground::new();
    assert_eq!(read(&ground.readable(), "a.txt").unwrap(), b"work/a.txt");
    assert_eq!(code(ground.readable().judge_write("a.txt")), "path-outside");
}

#[test]
fn protected_places_are_refused_whatever_is_granted() {
    let ground = Ground::new();
    let files = ground.careless();
    let home = |name: &str| ground.home.join(name).display().to_string();
    let secrets = [
        ".ssh/id_rsa",
        ".SSH/id_rsa",
        ".aws/credentials",
        ".gnupg/secring.gpg",
        ".deepcode/settings.json",
        ".DeepCode/plugins-trust.json",
        ".netrc",
        "_netrc",
        ".npmrc",
        ".git-credentials",
        ".config/gh/hosts.yml",
        ".docker/config.json",
        ".kube/config",
        ".cargo/credentials.toml",
        ".pgpass",
        ".bash_history",
        "Library/Keychains/login.keychain-db",
        "LIBRARY/keychains/x",
        ".local/share/keyrings/login.keyring",
        "work/.env",
        "work/.env.local",
        "work/.ENV",
        "work/.envrc",
        "work/.env.example",
        "work/.npmrc",
        "work/.git/config",
        "work/.git/modules/sub/config",
        "work/.git/worktrees/x/config.worktree",
        "work/id_ed25519",
        "work/deep/er/.ssh/known_hosts",
        "work/passwords.kdbx",
        ".password-store/x.gpg",
        ".mozilla/firefox/p/cookies.sqlite",
        ".config/google-chrome/Default/Cookies",
        // odd spellings
        ".ssh./id_rsa",
        ".ssh /id_rsa",
        ".ssh::$INDEX_ALLOCATION/id_rsa",
        ".s\u{200c}sh/id_rsa",
        ".\u{17f}sh/id_rsa",
        "\u{ff0e}ssh/id_rsa",
        "SSH~1/id_rsa",
        "DEEPCO~1/settings.json",
        "work/.env::$DATA",
        "work/.e\u{feff}nv",
        "GNUPG~1/x",
        ".\u{ff33}\u{ff33}\u{ff28}/id_rsa",
    ];
    for name in secrets {
        assert_eq!(code(files.judge_read(home(name))), "path-protected", "read {name:?}");
        assert_eq!(code(files.judge_write(home(name))), "path-protected", "write {name:?}");
    }
}

#[test]
fn the_system_is_not_read_and_what_is_obeyed_is_not_written() {
    let ground = Ground::new();
    let files = ground.careless();
    let home = |name: &str| ground.home.join(name).display().to_string();
    for path in ["/proc/self/environ", "/proc/1/mem", "/sys/kernel/x", "/dev/mem", "/etc/shadow", "/run/secrets/x"] {
        assert_eq!(code(files.judge_read(path)), "path-protected", "{path}");
    }
    for name in [
        ".bashrc",
        ".zshenv",
        ".profile",
        ".config/autostart/x.desktop",
        ".config/systemd/user/x.service",
        ".gitconfig",
        ".local/bin/ls",
        ".codex/config.toml",
        "Library/LaunchAgents/x.plist",
    ] {
        assert_eq!(code(files.judge_write(home(name))), "path-protected", "write {name}");
    }
    assert_eq!(code(files.judge_write("/etc/cron.d/x")), "path-protected");
}

#[test]
fn names_that_only_look_protected_are_not() {
    let ground = Ground::new();
    let files = ground.writable();
    for name in
        ["environment.ts", "env", "dotenv.md", "ssh.rs", "keychain.rs", "config.json", "git/config", "a~1", "readme"]
    {
        assert_eq!(code(files.judge_write(name)), "allowed", "{name}");
    }
}

#[test]
fn repositories_and_orders_to_agents_stay_read_only_in_a_writable_root() {
    let ground = Ground::new();
    let files = ground.writable();
    assert_eq!(read(&files, ".git/HEAD").unwrap(), b"work/.git/HEAD");
    for name in [
        ".git/hooks/pre-commit",
        ".GIT/hooks/pre-commit",
        "GIT~1/hooks/x",
        ".git",
        ".deepcode/settings.json",
        // missing
        ".agents/x.md",
        ".codex/config.toml",
        ".Codex/config.toml",
        "sub/.git/hooks/x",
        "sub/.deepcode/x",
    ] {
        assert_eq!(code(files.judge_write(name)), "path-protected", "{name}");
    }
    // A root that itself is such a folder.
    let root = Files::new(FileGrants { write: vec![ground.work.join(".git")], ..ground.grants() }).unwrap();
    assert_eq!(code(root.judge_write(".git/hooks/x")), "path-protected");
}

#[test]
fn where_a_protected_name_leads_is_read_only_too() {
    let ground = Ground::new();
    fs::remove_dir_all(ground.work.join(".git")).unwrap();
    fs::create_dir_all(ground.work.join("meta/hooks")).unwrap();
    fs::write(ground.work.join(".git"), "gitdir: ./src/../meta\n").unwrap();
    symlink("config/agents", ground.work.join(".agents")).unwrap();
    symlink(ground.work.join("orders"), ground.work.join(".codex")).unwrap();
    let files = ground.writable();
    for name in ["meta/hooks/pre-commit", "META/hooks/x", "config/agents/x.md", "orders", "orders/x", ".git"] {
        assert_eq!(code(files.judge_write(name)), "path-protected", "{name}");
    }
    assert_eq!(code(files.judge_write("config/other.md")), "allowed");
}

#[test]
fn a_repository_is_known_by_what_it_holds() {
    let ground = Ground::new();
    for part in ["store/objects", "store/refs", "store/hooks"] {
        fs::create_dir_all(ground.work.join(part)).unwrap();
    }
    fs::write(ground.work.join("store/HEAD"), "ref: refs/heads/main").unwrap();
    for name in ["store/hooks/pre-receive", "store/description", "store/new/x"] {
        assert_eq!(code(ground.writable().judge_write(name)), "path-protected", "{name}");
    }
}

#[test]
fn the_most_specific_rule_decides_and_a_denial_wins_a_tie() {
    let ground = Ground::new();
    let at = |name: &str| ground.work.join(name);
    for folder in ["open/closed/open", "docs", "tie"] {
        fs::create_dir_all(at(folder)).unwrap();
    }
    let files = Files::new(FileGrants {
        read: vec![ground.work.clone(), at("docs"), at("both")].into_iter().filter(|p| p.exists()).collect(),
        write: vec![ground.work.clone(), at("open/closed/open"), at("tie")],
        deny: vec![at("open/closed"), at("tie"), at("gone")],
        ..ground.grants()
    })
    .unwrap();
    for (name, reading, writing) in [
        ("x", "not-found", "allowed"),
        ("open/x", "not-found", "allowed"),
        ("open/closed/x", "path-denied", "path-denied"),
        ("OPEN/closed/x", "path-denied", "path-denied"),
        ("open/closed/open/x", "not-found", "allowed"),
        ("docs/x", "not-found", "path-outside"),
        ("DOCS/x", "not-found", "path-outside"),
        ("tie/x", "path-denied", "path-denied"),
        ("gone/x", "path-denied", "path-denied"),
    ] {
        assert_eq!(code(files.judge_read(name)), reading, "read {name}");
        assert_eq!(code(files.judge_write(name)), writing, "write {name}");
    }
}

#[test]
fn a_link_is_refused_wherever_it_stands_and_leads() {
    let ground = Ground::new();
    let at = |name: &str| ground.work.join(name);
    symlink("a.txt", at("inside")).unwrap();
    symlink("src", at("folder")).unwrap();
    symlink(ground.home.join(".ssh"), at("keys")).unwrap();
    symlink("/proc/self/root", at("magic")).unwrap();
    symlink("nowhere", at("dangling")).unwrap();
    let files = ground.writable();
    for name in ["inside", "folder/b.txt", "keys/id_dsb", "magic/etc/hostname", "dangling"] {
        assert_eq!(code(files.judge_read(name)), "path-link", "read {name}");
        assert_eq!(code(files.judge_write(name)), "path-link", "write {name}");
    }
    assert_eq!(fs::read_link(at("dangling")).unwrap(), Path::new("nowhere"));
}

#[test]
fn a_root_reached_by_a_link_is_what_the_link_led_to_when_it_was_granted() {
    let ground = Ground::new();
    let link = ground.home.join("link");
    symlink(&ground.work, &link).unwrap();
    let files = Files::new(FileGrants { read: vec![link.clone()], base: link.clone(), ..ground.grants() }).unwrap();
    fs::remove_file(&link).unwrap();
    symlink(ground.home.join(".aws"), &link).unwrap();
    assert_eq!(read(&files, link.join("a.txt")).unwrap(), b"work/a.txt");
    assert_eq!(read(&files, "a.txt").unwrap(), b"work/a.txt");
}

#[test]
fn what_is_no_plain_file_with_one_name_is_refused() {
    let ground = Ground::new();
    let at = |name: &str| ground.work.join(name);
    rustix::fs::mkfifoat(CWD, at("pipe"), rustix::fs::Mode::from_raw_mode(0o600)).unwrap();
    let _socket = std::os::unix::net::UnixListener::bind(at("socket")).unwrap();
    fs::hard_link(at("a.txt"), at("second")).unwrap();
    let files = ground.writable();
    for name in ["pipe", "socket", "src", "second", "a.txt"] {
        assert_eq!(code(files.judge_read(name)), "path-kind", "read {name}");
        assert_eq!(code(files.judge_write(name)), "path-kind", "write {name}");
    }
    assert_eq!(code(files.judge_read("a.txt/x")), "path-kind");
}

#[test]
fn a_protected_folder_is_known_under_another_name() {
    // What a bind mount or a file system with its own idea of names would show: the same folder at another path.
    let ground = Ground::new();
    let files = ground.writable();
    fs::rename(ground.home.join(".ssh"), ground.work.join("moved")).unwrap();
    fs::write(ground.work.join("moved/notes"), "x").unwrap();
    assert_eq!(code(files.judge_read("moved/notes")), "path-protected");
    assert_eq!(code(files.judge_write("moved/new")), "path-protected");
}

#[test]
fn a_file_larger_than_the_cap_is_refused_and_one_of_its_size_is_read() {
    let ground = Ground::new();
    let files = ground.writable();
    assert!(matches!(files.judge_read("a.txt").unwrap().read(9), Err(PathDenied::TooLarge { most: 9, .. })));
    assert_eq!(files.judge_read("a.txt").unwrap().read(10).unwrap().len(), 10);
    let large = vec![0; judged::WRITE_BYTES + 1];
    assert_eq!(code(files.judge_write("large").unwrap().write(&large)), "too-large");
    assert!(!ground.work.join("large").exists());
}

#[test]
fn a_write_replaces_the_file_keeps_its_permissions_and_leaves_no_litter() {
    let ground = Ground::new();
    let files = ground.writable();
    fs::set_permissions(ground.work.join("a.txt"), fs::Permissions::from_mode(0o4751)).unwrap();
    files.judge_write("a.txt").unwrap().write(b"new").unwrap();
    let meta = fs::metadata(ground.work.join("a.txt")).unwrap();
    assert_eq!(
        (fs::read(ground.work.join("a.txt")).unwrap(), meta.permissions().mode() & 0o7777),
        (b"new".to_vec(), 0o751)
    );
    let deep = files.judge_write("x/y/z.txt").unwrap();
    assert!(deep.is_new() && !ground.work.join("x").exists(), "judging writes nothing");
    deep.write(b"deep").unwrap();
    assert_eq!(fs::read(ground.work.join("x/y/z.txt")).unwrap(), b"deep");
    let left: Vec<_> = fs::read_dir(&ground.work).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("durable")), "{left:?}");
}

#[test]
fn what_was_judged_is_what_is_read_and_written() {
    let ground = Ground::new();
    let files = ground.writable();
    let (reading, writing) = (files.judge_read("src/b.txt").unwrap(), files.judge_write("src/b.txt").unwrap());
    // Somebody swaps the folder for a link into a secret while the host is being asked.
    fs::rename(ground.work.join("src"), ground.work.join("old")).unwrap();
    symlink(ground.home.join(".ssh"), ground.work.join("src")).unwrap();
    fs::write(ground.home.join(".ssh/b.txt"), "secret").unwrap();
    assert_eq!(reading.read(100).unwrap(), b"work/src/b.txt");
    writing.write(b"written").unwrap();
    assert_eq!(fs::read(ground.home.join(".ssh/b.txt")).unwrap(), b"secret");
    assert_eq!(fs::read(ground.work.join("old/b.txt")).unwrap(), b"written");
}

#[test]
fn a_link_put_in_place_of_the_file_after_judging_is_refused() {
    let ground = Ground::new();
    let files = ground.writable();
    let writing = files.judge_write("src/b.txt").unwrap();
    fs::remove_file(ground.work.join("src/b.txt")).unwrap();
    symlink(ground.home.join(".ssh/id_rsa"), ground.work.join("src/b.txt")).unwrap();
    assert_eq!(code(writing.write(b"x")), "path-link");
    assert_eq!(fs::read(ground.home.join(".ssh/id_rsa")).unwrap(), b".ssh/id_rsa");
}

/// Stops the other thread, also when this one fails.
struct Stops<'a>(&'a AtomicBool);

impl Drop for Stops<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[test]
fn a_folder_swapped_for_a_link_while_reads_go_on_never_lets_one_out() {
    let ground = Ground::new();
    let outside = ground.home.join("outside");
    fs::create_dir(&outside).unwrap();
    fs::write(outside.join("b.txt"), "OUTSIDE").unwrap();
    symlink(&outside, ground.work.join("link")).unwrap();
    let (stop, files) = (AtomicBool::new(false), ground.writable());
    let (folder, link) = (ground.work.join("src"), ground.work.join("link"));
    let (mut inside, mut refused, mut written) = (0_u32, 0_u32, 0_u32);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !stop.load(Ordering::Relaxed) {
                // The name `src` is now the folder, now the link, and never nothing: a write makes the folder that it misses.
                renameat_with(CWD, &folder, CWD, &link, RenameFlags::EXCHANGE).unwrap();
                std::thread::yield_now();
            }
        });
        let _stops = Stops(&stop);
        let began = std::time::Instant::now();
        while (inside < 200 || refused < 200 || written < 50) && began.elapsed().as_secs() < 30 {
            match read(&files, "src/b.txt") {
                Ok(bytes) => {
                    assert_ne!(bytes, b"OUTSIDE");
                    inside += 1;
                }
                // What it was when it was looked at is not what it is when the refusal is worded.
                Err(PathDenied::Link { .. } | PathDenied::NotFound { .. } | PathDenied::NotAPlainFile { .. }) => {
                    refused += 1;
                }
                Err(other) => panic!("{other:?}"),
            }
            if files.judge_write("src/b.txt").and_then(|w| w.write(b"mine")).is_ok() {
                written += 1;
            }
            assert_eq!(fs::read(outside.join("b.txt")).unwrap(), b"OUTSIDE");
        }
    });
    // A machine with much else to do may not manage the hundreds that end the loop early; both sides must have been seen.
    assert!(inside >= 10 && refused >= 10 && written >= 10, "both sides were seen: {inside} {refused} {written}");
    assert_eq!(fs::read_dir(&outside).unwrap().count(), 1, "nothing was written outside");
}

#[test]
fn a_grant_that_cannot_be_given_is_an_error_and_not_an_empty_one() {
    let ground = Ground::new();
    for root in ["relative", "/nonexistent/root", "/dev/null", "/tmp/../tmp"] {
        assert!(Files::new(FileGrants { read: vec![root.into()], ..ground.grants() }).is_err(), "{root}");
    }
}

#[test]
fn a_granted_file_is_that_file_and_no_other() {
    let ground = Ground::new();
    let files = Files::new(FileGrants { read: vec![ground.work.join("a.txt")], ..ground.grants() }).unwrap();
    assert_eq!(read(&files, "a.txt").unwrap(), b"work/a.txt");
    for other in ["src/b.txt", "a.txt.bak", "a.txt/x"] {
        assert_ne!(code(files.judge_read(other)), "allowed", "{other}");
    }
}

/// Names that make trees, grants and questions: plain, protected, odd.
fn part() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[abAB]{1,2}",
        1 => Just(".ssh".to_owned()), 1 => Just(".SSH".to_owned()), 1 => Just(".env".to_owned()), 1 => Just(".git".to_owned()),
        1 => Just("..".to_owned()), 1 => Just("link".to_owned()), 1 => Just(".deepcode".to_owned()),
        1 => "\\PC{1,4}",
    ]
}

fn parts() -> impl Strategy<Value = String> {
    proptest::collection::vec(part(), 1..5).prop_map(|parts| parts.join("/"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn judging_never_exceeds_the_grants(
        roots in proptest::collection::vec(("[ab]", "[ab]", any::<bool>()), 0..4),
        denials in proptest::collection::vec("[abAB](/[abAB]){0,2}", 0..3),
        asked in parts(),
    ) {
        let ground = Ground::new();
        symlink(ground.home.join(".ssh"), ground.work.join("link")).unwrap();
        let mut grants = ground.grants();
        for (one, two, writable) in &roots {
            let root = ground.work.join(one).join(two);
            fs::create_dir_all(&root).unwrap();
            if *writable { grants.write.push(root) } else { grants.read.push(root) }
        }
        grants.deny.extend(denials.iter().map(|path| ground.work.join(path)));
        let (read, write, deny) = (grants.read.clone(), grants.write.clone(), grants.deny.clone());
        let files = Files::new(grants).unwrap();
        let path = ground.work.join(&asked);
        // The judgement again, in other words: inside a root by the real path, outside of every denial that is longer.
        let longest = |roots: &mut dyn Iterator<Item = &PathBuf>| {
            roots.filter(|root| path.starts_with(root)).map(|root| root.components().count()).max()
        };
        let lower = |p: &Path| p.to_string_lossy().to_lowercase();
        let denied = deny.iter().filter(|d| Path::new(&lower(&path)).starts_with(lower(d))).map(|d| d.components().count()).max();
        if let Ok(found) = files.judge_write(&asked) {
            let granted = longest(&mut write.iter());
            prop_assert!(granted.is_some() && granted > denied && granted >= longest(&mut read.iter()), "{asked}");
            prop_assert_eq!(found.path(), path.as_path());
            let text = lower(&path);
            prop_assert!(![".ssh", ".env", ".git", "..", "link/", ".deepcode"].iter().any(|bad| text.trim_start_matches(&lower(&ground.work)).contains(bad)), "{asked}");
            found.write(b"written").unwrap();
            prop_assert_eq!(fs::read(path.canonicalize().unwrap()).unwrap(), b"written".to_vec());
            prop_assert!(path.canonicalize().unwrap().starts_with(&ground.work));
        }
        if let Ok(found) = files.judge_read(&asked) {
            prop_assert!(longest(&mut read.iter().chain(&write)) > denied, "{asked}");
            let real = path.canonicalize().unwrap();
            prop_assert_eq!(found.path(), real.as_path());
        }
    }

    #[test]
    fn no_spelling_of_a_protected_name_is_let_through(
        name in prop_oneof![Just(".ssh"), Just(".aws"), Just(".gnupg"), Just(".kube"), Just(".netrc"), Just(".npmrc"), Just(".env")],
        upper in any::<u16>(), at in 1_usize..4, mark in prop_oneof![Just(""), Just("\u{200b}"), Just("\u{200d}"), Just("\u{feff}"), Just("\u{ad}"), Just("\u{2060}")],
        tail in prop_oneof![Just(""), Just("."), Just(" "), Just(". ."), Just("::$DATA"), Just(":x")],
    ) {
        let ground = Ground::new();
        let mut spelt = String::new();
        for (i, c) in name.chars().enumerate() {
            if i == at { spelt.push_str(mark) }
            if upper >> i & 1 == 1 { spelt.extend(c.to_uppercase()) } else { spelt.push(c) }
        }
        spelt.push_str(tail);
        prop_assert_eq!(code(ground.careless().judge_read(ground.work.join(&spelt).join("x"))), "path-protected", "{:?}", spelt);
    }
}
