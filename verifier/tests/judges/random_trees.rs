//! Trees that nobody would write by hand: every way to the digest agrees, git's too, and nothing can change unseen.

use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use proptest::prelude::*;
use verifier::tree::memory::{self, File};
use verifier::tree::{Drift, Limits, Tree, directory};

type Files = BTreeMap<String, (bool, Vec<u8>)>;

/// Names from characters that sort around the slash, and from beyond ASCII. No name is another's prefix with a slash,
/// since folders end in `d` and files do not.
fn files() -> impl Strategy<Value = Files> {
    let folder = prop::sample::select(vec!["ad", "a-d", "a.d", "a d", "a0d", "éd", "字d", "-d"]);
    let file = prop::sample::select(vec!["a", "a-", "a.b", "a b", "a0", "é", "字", "z.js", "-", "a~", "😀"]);
    let path = (prop::collection::vec(folder, 0..4), file)
        .prop_map(|(folders, file)| folders.into_iter().chain([file]).collect::<Vec<_>>().join("/"));
    let bytes = prop_oneof![
        8 => prop::collection::vec(any::<u8>(), 0..40),
        1 => (60_000..140_000_usize, any::<u8>()).prop_map(|(length, byte)| vec![byte; length]),
    ];
    prop::collection::btree_map(path, (any::<bool>(), bytes), 1..30)
}

fn in_memory(files: impl IntoIterator<Item = (String, (bool, Vec<u8>))>) -> Tree {
    let file = |(path, (executable, bytes)): (String, (bool, Vec<u8>))| File { executable, ..File::new(path, bytes) };
    memory::open(files.into_iter().map(file).collect(), &Limits::default()).unwrap()
}

fn write(files: &Files, to: &Path) {
    for (path, (executable, bytes)) in files {
        std::fs::create_dir_all(to.join(path).parent().unwrap()).unwrap();
        std::fs::write(to.join(path), bytes).unwrap();
        let mode = if *executable { 0o755 } else { 0o644 };
        std::fs::set_permissions(to.join(path), PermissionsExt::from_mode(mode)).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn directory_memory_loaded_and_git_agree_in_any_order(files in files(), seed in any::<u64>()) {
        let temp = tempfile::tempdir().unwrap();
        write(&files, temp.path());
        let sorted = in_memory(files.clone());
        let mut shuffled: Vec<_> = files.into_iter().collect();
        shuffled.sort_by_key(|(path, _)| seed.rotate_left(u32::try_from(path.len()).unwrap()) ^ u64::from(path.as_bytes()[0]));
        let shuffled = in_memory(shuffled);
        let limits = Limits::default();
        let walked = directory::open(temp.path(), &limits, &|_| ()).unwrap();
        let loaded = directory::load_without(temp.path(), "state", &limits).unwrap();
        prop_assert_eq!(sorted.digest().to_string(), super::git::write_tree(temp.path()));
        for other in [&shuffled, &walked, &loaded] {
            prop_assert_eq!(sorted.digest(), other.digest());
            prop_assert!(Drift::between(sorted.entries(), other.entries()).is_empty());
            for entry in sorted.entries() {
                prop_assert_eq!(sorted.read(&entry.path, u64::MAX).unwrap(), other.read(&entry.path, u64::MAX).unwrap());
            }
        }
    }

    #[test]
    fn nothing_changes_without_changing_the_digest(files in files(), which in any::<prop::sample::Index>(), at in any::<prop::sample::Index>()) {
        let before = in_memory(files.clone());
        let path = which.get(&files.keys().cloned().collect::<Vec<_>>()).clone();
        let change = |act: &dyn Fn(&mut Files)| {
            let mut changed = files.clone();
            act(&mut changed);
            in_memory(changed)
        };
        let flip = |changed: &mut Files| match changed.get_mut(&path) {
            Some((_, bytes)) if !bytes.is_empty() => {
                let at = at.index(bytes.len());
                bytes[at] ^= 1;
            }
            Some((_, bytes)) => bytes.push(0),
            None => {}
        };
        let mode = |changed: &mut Files| changed.get_mut(&path).into_iter().for_each(|(executable, _)| *executable ^= true);
        for changed in [change(&flip), change(&mode)] {
            prop_assert_ne!(changed.digest(), before.digest());
            prop_assert_eq!(Drift::between(before.entries(), changed.entries()).modified, vec![path.clone()]);
        }
        let rename = |changed: &mut Files| {
            let file = changed.remove(&path).unwrap();
            changed.insert(format!("{path}x"), file);
        };
        let renamed = change(&rename);
        prop_assert_ne!(renamed.digest(), before.digest());
        let drift = Drift::between(before.entries(), renamed.entries());
        prop_assert_eq!((drift.removed, drift.added), (vec![path.clone()], vec![format!("{path}x")]));
    }
}
