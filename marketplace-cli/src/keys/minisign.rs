//! minisign files beside the plain documents, in the stock tool's format; a key of their own that signs nothing else.

use std::io::Cursor;
use std::path::{Path, PathBuf};

use minisign::{KeyPair, PublicKey, SecretKey, SecretKeyBox};
use secrecy::{ExposeSecret as _, SecretString};

use super::keychain::{KeychainError, outside_git};
use super::passphrase::{PassphraseError, Passphrases};

/// The secret file's name in the keys' folder.
pub const SECRET_FILE: &str = "minisign.key";
/// The public file's name beside it.
pub const PUBLIC_FILE: &str = "minisign.pub";

/// Why there is no minisign signature.
#[derive(Debug, thiserror::Error)]
pub enum MinisignError {
    /// The key file is missing or unreadable.
    #[error("{}: {source}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// It cannot be written.
    #[error(transparent)]
    Unwritable(#[from] durable::WriteError),
    /// A key is there already.
    #[error("{}: a key is there already", .0.display())]
    Exists(PathBuf),
    /// The folder is no place for a key.
    #[error(transparent)]
    Place(#[from] KeychainError),
    /// No passphrase.
    #[error(transparent)]
    Passphrase(#[from] PassphraseError),
    /// The tool's library refused.
    #[error("minisign: {0}")]
    Refused(String),
    /// A trusted comment with control characters would let one signature look like another.
    #[error("a trusted comment has no control characters")]
    ControlCharacter,
    /// The secret key is another one than the root names.
    #[error("{}: it is not the key that the marketplace's root names", .0.display())]
    OtherKey(PathBuf),
}

fn refused(error: impl std::fmt::Display) -> MinisignError {
    MinisignError::Refused(error.to_string())
}

/// Makes a key in `folder`, encrypted under `words`; returns the public key as the second line of its file.
///
/// # Errors
/// [`MinisignError`].
pub fn create(folder: &Path, words: &SecretString) -> Result<String, MinisignError> {
    outside_git(folder)?;
    let (secret, public) = (folder.join(SECRET_FILE), folder.join(PUBLIC_FILE));
    if let Some(there) = [&secret, &public].into_iter().find(|p| p.symlink_metadata().is_ok()) {
        return Err(MinisignError::Exists(there.clone()));
    }
    // minisign's library takes the passphrase as a plain String and drops it unwiped; the process ends soon after.
    let pair = KeyPair::generate_encrypted_keypair(Some(words.expose_secret().to_owned())).map_err(refused)?;
    durable::create_dir(folder, 0o700)?;
    let sealed = zeroize::Zeroizing::new(pair.sk.to_box(None).map_err(refused)?.to_bytes());
    durable::write(&secret, &sealed, 0o600)?;
    durable::write(&public, &pair.pk.to_box().map_err(refused)?.to_bytes(), 0o644)?;
    Ok(pair.pk.to_base64())
}

/// An opened minisign key. Its `Debug` form says nothing, because the library's prints the secret.
pub struct MinisignKey {
    secret: SecretKey,
    public: String,
}

impl std::fmt::Debug for MinisignKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MinisignKey")
    }
}

impl MinisignKey {
    /// Opens the key in `folder`, which must be the one that the root names as `expected`.
    ///
    /// A key that the stock tool made asks for 1 GiB of memory here, by its own scrypt parameters; ours ask for 32 MiB.
    ///
    /// # Errors
    /// [`MinisignError`].
    pub fn open(folder: &Path, expected: &str, passphrases: &Passphrases) -> Result<Self, MinisignError> {
        let path = folder.join(SECRET_FILE);
        let text = std::fs::read_to_string(&path)
            .map_err(|source| MinisignError::Unreadable { path: path.clone(), source })?;
        let known = passphrases.known();
        let mut last = refused("no passphrase opens the key");
        // Those that were given, then three tries, as everywhere.
        for words in known.into_iter().map(Some).chain([None, None, None]) {
            let words = match words {
                Some(words) => words,
                None => match passphrases.next("the minisign key")? {
                    Some(words) => words,
                    None => break,
                },
            };
            match SecretKey::from_box(SecretKeyBox::from(text.clone()), Some(words.expose_secret().to_owned())) {
                Ok(key) if PublicKey::from_secret_key(&key).map_err(refused)?.to_base64() != expected => {
                    return Err(MinisignError::OtherKey(path));
                }
                Ok(secret) => return Ok(Self { secret, public: expected.to_owned() }),
                Err(why) => last = refused(why),
            }
        }
        Err(last)
    }

    /// The public half, as the second line of its file.
    #[must_use]
    pub fn public(&self) -> &str {
        &self.public
    }

    /// A whole `.minisig` file over `message`.
    ///
    /// # Errors
    /// [`MinisignError`].
    pub fn sign(&self, message: &[u8], trusted_comment: &str) -> Result<Vec<u8>, MinisignError> {
        if trusted_comment.chars().any(char::is_control) {
            return Err(MinisignError::ControlCharacter);
        }
        let signature = minisign::sign(None, &self.secret, Cursor::new(message), Some(trusted_comment), None);
        Ok(signature.map_err(refused)?.into_string().into_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::passphrase::From;

    fn opened(folder: &Path) -> (String, MinisignKey) {
        let words: SecretString = "correct horse".into();
        let public = create(folder, &words).unwrap();
        let key = MinisignKey::open(folder, &public, &Passphrases::new(From::Environment(words))).unwrap();
        (public, key)
    }

    #[test]
    fn a_control_character_in_a_trusted_comment_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let (_, key) = opened(folder.path());
        assert!(matches!(key.sign(b"x", "a\nb"), Err(MinisignError::ControlCharacter)));
    }

    #[test]
    fn a_wrong_passphrase_opens_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let public = create(folder.path(), &"correct horse".into()).unwrap();
        let wrong = Passphrases::new(From::Environment("battery staple".into()));
        assert!(matches!(MinisignKey::open(folder.path(), &public, &wrong), Err(MinisignError::Refused(_))));
    }

    #[test]
    fn the_stock_tool_accepts_the_signature() {
        let folder = tempfile::tempdir().unwrap();
        let (public, key) = opened(folder.path());
        let file = folder.path().join("index.json");
        std::fs::write(&file, b"{}\n").unwrap();
        std::fs::write(folder.path().join("index.json.minisig"), key.sign(b"{}\n", "index 1").unwrap()).unwrap();
        let judge =
            std::process::Command::new("minisign").args(["-V", "-P", &public, "-m"]).arg(&file).output().unwrap();
        assert!(judge.status.success(), "{}", String::from_utf8_lossy(&judge.stderr));
    }
}
