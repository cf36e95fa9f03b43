//! The folder of key files, outside every git work tree: lists without a passphrase, opens each key at most once.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use schemas::{KeyId, PublicKey};
use secrecy::SecretString;
use verifier::keys::key_id;

use super::file::{self, KeyFileError};
use super::passphrase::{PassphraseError, Passphrases};
use super::secret::{NoRandomness, SecretKey};

/// Three tries, as everywhere.
const TRIES: usize = 3;

/// Why a key is not at hand.
#[derive(Debug, thiserror::Error)]
pub enum KeychainError {
    /// The file.
    #[error(transparent)]
    File(#[from] KeyFileError),
    /// The passphrase.
    #[error(transparent)]
    Passphrase(#[from] PassphraseError),
    /// No randomness.
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
    /// The folder lies inside a git work tree, one `git add` from being public.
    #[error("{}: it lies in the git work tree {}; secret keys are not written there", folder.display(), tree.display())]
    InsideGit {
        /// The keys' folder.
        folder: PathBuf,
        /// The work tree.
        tree: PathBuf,
    },
    /// The name cannot be a file's.
    #[error("{0:?} cannot be a key's name: it is 1 to 40 of a-z, 0-9 and '-'")]
    BadName(String),
    /// The key is not in the folder.
    #[error("the secret half of key {id} is not in {}", folder.display())]
    Missing {
        /// Which key.
        id: KeyId,
        /// Where it was looked for.
        folder: PathBuf,
    },
    /// There is no key of this name.
    #[error("there is no key {name:?} in {}", folder.display())]
    NoSuchName {
        /// The name.
        name: String,
        /// Where it was looked for.
        folder: PathBuf,
    },
}

/// A key file, known by its public half.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredKey {
    /// The file's name without its ending.
    pub name: String,
    /// The secret file.
    pub path: PathBuf,
    /// The public half.
    pub public: PublicKey,
}

impl StoredKey {
    /// Its TUF key id.
    #[must_use]
    pub fn key_id(&self) -> KeyId {
        key_id(&self.public)
    }
}

/// The keys at hand.
#[derive(Debug)]
pub struct Keychain {
    folder: PathBuf,
    brought: Vec<StoredKey>,
    opened: RefCell<BTreeMap<KeyId, Rc<SecretKey>>>,
}

impl Keychain {
    /// The keys in `folder`, which need not exist.
    #[must_use]
    pub fn at(folder: PathBuf) -> Self {
        Self { folder, brought: Vec::new(), opened: RefCell::default() }
    }

    /// Where it is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Adds a key file from elsewhere (a recovery key brought for one command).
    ///
    /// # Errors
    /// [`KeychainError`].
    pub fn bring(&mut self, path: &Path, passphrases: &Passphrases) -> Result<(), KeychainError> {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let public = match file::read_public(&file::public_path(path)) {
            Ok(public) => public,
            Err(_) => {
                let key = Rc::new(open_file(path, &name, passphrases)?);
                let public = key.public();
                self.opened.borrow_mut().insert(key.key_id(), key);
                public
            }
        };
        self.brought.push(StoredKey { name, path: path.to_owned(), public });
        Ok(())
    }

    /// Every key at hand, by name: those in the folder, in its `recovery-*` folders, and those brought along.
    #[must_use]
    pub fn list(&self) -> Vec<StoredKey> {
        let mut found: Vec<StoredKey> = keys_in(&self.folder);
        for folder in children(&self.folder).into_iter().filter(|p| p.is_dir()) {
            found.extend(keys_in(&folder));
        }
        found.extend(self.brought.iter().cloned());
        found.sort_by(|a, b| a.name.cmp(&b.name));
        found.dedup_by(|a, b| a.public == b.public);
        found
    }

    /// The key called `name`.
    ///
    /// # Errors
    /// [`KeychainError::NoSuchName`].
    pub fn named(&self, name: &str) -> Result<StoredKey, KeychainError> {
        self.list()
            .into_iter()
            .find(|key| key.name == name)
            .ok_or_else(|| KeychainError::NoSuchName { name: name.to_owned(), folder: self.folder.clone() })
    }

    /// Whether the secret half of `id` is at hand.
    #[must_use]
    pub fn has(&self, id: &KeyId) -> bool {
        self.list().iter().any(|key| key.key_id() == *id)
    }

    /// Opens the key with this id.
    ///
    /// # Errors
    /// [`KeychainError`].
    pub fn open(&self, id: &KeyId, passphrases: &Passphrases) -> Result<Rc<SecretKey>, KeychainError> {
        if let Some(key) = self.opened.borrow().get(id) {
            return Ok(Rc::clone(key));
        }
        let stored = self
            .list()
            .into_iter()
            .find(|key| key.key_id() == *id)
            .ok_or_else(|| KeychainError::Missing { id: id.clone(), folder: self.folder.clone() })?;
        let key = Rc::new(open_file(&stored.path, &stored.name, passphrases)?);
        self.opened.borrow_mut().insert(id.clone(), Rc::clone(&key));
        Ok(key)
    }

    /// Makes a key called `name` in `folder` (the keychain's own, or a recovery folder) and keeps it open.
    ///
    /// # Errors
    /// [`KeychainError`].
    pub fn create(&self, folder: &Path, name: &str, words: &SecretString) -> Result<StoredKey, KeychainError> {
        if !is_name(name) {
            return Err(KeychainError::BadName(name.to_owned()));
        }
        outside_git(folder)?;
        // A command that was killed may have left a key under a temporary name.
        durable::sweep(folder).ok();
        let key = SecretKey::generate()?;
        let path = folder.join(format!("{name}.pem"));
        file::write(&path, &key, words)?;
        let stored = StoredKey { name: name.to_owned(), path, public: key.public() };
        self.opened.borrow_mut().insert(stored.key_id(), Rc::new(key));
        Ok(stored)
    }

    /// The first of `name`, `name-2`, `name-3`, … that is free.
    #[must_use]
    pub fn free_name(&self, name: &str) -> String {
        let taken: Vec<String> = self.list().into_iter().map(|key| key.name).collect();
        let numbered = (2..1_000).map(|n| format!("{name}-{n}"));
        std::iter::once(name.to_owned()).chain(numbered).find(|n| !taken.contains(n)).unwrap_or_else(|| name.to_owned())
    }
}

fn is_name(name: &str) -> bool {
    (1..=40).contains(&name.len())
        && !name.starts_with('-')
        && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

fn open_file(path: &Path, name: &str, passphrases: &Passphrases) -> Result<SecretKey, KeychainError> {
    for words in passphrases.known() {
        match file::read(path, &words) {
            Err(KeyFileError::WrongPassphrase(_)) => {}
            other => return Ok(other?),
        }
    }
    for _ in 0..TRIES {
        let Some(words) = passphrases.next(&format!("key {name}"))? else { break };
        match file::read(path, &words) {
            Err(KeyFileError::WrongPassphrase(_)) => {}
            other => return Ok(other?),
        }
    }
    Err(KeyFileError::WrongPassphrase(path.to_owned()).into())
}

fn children(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|e| e.path())).collect();
    paths.sort();
    paths
}

fn keys_in(folder: &Path) -> Vec<StoredKey> {
    let secret = |path: &PathBuf| {
        let stem = path.file_stem()?.to_str()?.to_owned();
        let is_secret = path.extension()? == "pem" && !stem.ends_with(".pub");
        let public = file::read_public(&file::public_path(path)).ok()?;
        is_secret.then(|| StoredKey { name: stem, path: path.clone(), public })
    };
    children(folder).iter().filter_map(secret).collect()
}

/// Refuses a folder inside a git work tree, looked at through the links that exist.
///
/// # Errors
/// [`KeychainError::InsideGit`].
pub fn outside_git(folder: &Path) -> Result<(), KeychainError> {
    let there = folder.ancestors().find_map(|p| p.canonicalize().ok()).unwrap_or_else(|| folder.to_owned());
    match there.ancestors().find(|p| p.join(".git").symlink_metadata().is_ok()) {
        Some(tree) => Err(KeychainError::InsideGit { folder: folder.to_owned(), tree: tree.to_owned() }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::passphrase::From;

    #[test]
    fn no_key_is_written_inside_a_git_work_tree() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join(".git")).unwrap();
        let keys = folder.path().join("deep/keys");
        let made = Keychain::at(keys.clone()).create(&keys, "marketplace", &"correct horse".into());
        assert!(matches!(made, Err(KeychainError::InsideGit { .. })));
        assert!(!keys.exists());
    }

    #[test]
    fn a_name_never_leaves_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        let made = Keychain::at(folder.path().into()).create(folder.path(), "../x", &"correct horse".into());
        assert!(matches!(made, Err(KeychainError::BadName(_))));
    }

    #[test]
    fn a_key_that_is_not_there_is_named_by_its_id() {
        let folder = tempfile::tempdir().unwrap();
        let id = SecretKey::from_seed(&[1; 32]).key_id();
        let opened = Keychain::at(folder.path().into()).open(&id, &Passphrases::new(From::Terminal));
        assert!(matches!(opened, Err(KeychainError::Missing { id: found, .. }) if found == id));
    }

    #[test]
    fn recovery_folders_are_looked_into() {
        let folder = tempfile::tempdir().unwrap();
        let keychain = Keychain::at(folder.path().into());
        let made = keychain.create(&folder.path().join("recovery-1"), "recovery-1", &"correct horse".into()).unwrap();
        assert_eq!(Keychain::at(folder.path().into()).list(), vec![made]);
    }
}
