//! A secret key as a file: PKCS#8 encrypted with PBES2 (scrypt, AES-256-CBC) in PEM, mode 0600; `openssl pkey` reads it.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use ed25519_dalek::pkcs8::KeypairBytes;
use pkcs8::der::pem::LineEnding;
use pkcs8::der::{Decode as _, SecretDocument};
use pkcs8::pkcs5::{pbes2, scrypt};
use pkcs8::spki::EncodePublicKey as _;
use pkcs8::{DecodePublicKey as _, EncodePrivateKey as _, EncryptedPrivateKeyInfoRef, PrivateKeyInfoRef};
use schemas::PublicKey;
use secrecy::{ExposeSecret as _, SecretString};

use super::secret::SecretKey;

/// scrypt N = 2^14, r = 8, p = 5: as dear as N = 2^17 with p = 1 (OWASP's table), but in 16 MiB, because OpenSSL refuses
/// a key that needs more than 32 MiB.
const SCRYPT: (u8, u32, u32) = (14, 8, 5);

/// 16 KiB: fifty times such a file.
const FILE_BYTES: u64 = 16 << 10;

/// Why a key file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum KeyFileError {
    /// It cannot be read.
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
    /// It is there already; a key is never overwritten.
    #[error("{}: a key is there already", .0.display())]
    Exists(PathBuf),
    /// It is no encrypted PKCS#8 file.
    #[error("{}: it is not an encrypted PKCS#8 key (\"BEGIN ENCRYPTED PRIVATE KEY\")", .0.display())]
    NotEncrypted(PathBuf),
    /// The passphrase is another one.
    #[error("{}: the passphrase does not open it", .0.display())]
    WrongPassphrase(PathBuf),
    /// It holds another kind of key.
    #[error("{}: it does not hold an Ed25519 key", .0.display())]
    OtherKey(PathBuf),
    /// It holds another key than the public file beside it says.
    #[error("{}: it holds {found}, but the public file beside it says {expected}", path.display())]
    Mismatch {
        /// Which file.
        path: PathBuf,
        /// The public file's key.
        expected: PublicKey,
        /// The secret file's key.
        found: PublicKey,
    },
    /// Encoding or encryption failed.
    #[error("{}: the key cannot be encoded: {why}", path.display())]
    Encoding {
        /// Which file.
        path: PathBuf,
        /// What the encoder said.
        why: String,
    },
}

fn encoding(path: &Path, why: &dyn std::fmt::Display) -> KeyFileError {
    KeyFileError::Encoding { path: path.to_owned(), why: why.to_string() }
}

/// Where the public half of the key at `path` stands.
#[must_use]
pub fn public_path(path: &Path) -> PathBuf {
    path.with_extension("pub.pem")
}

/// Writes `key` to `path` under `passphrase`, and its public half beside it. Neither may be there yet.
///
/// # Errors
/// [`KeyFileError`].
pub fn write(path: &Path, key: &SecretKey, passphrase: &SecretString) -> Result<(), KeyFileError> {
    let beside = public_path(path);
    if let Some(there) = [path, beside.as_path()].into_iter().find(|p| p.symlink_metadata().is_ok()) {
        return Err(KeyFileError::Exists(there.to_owned()));
    }
    let pem = encrypt(path, key, passphrase)?;
    if let Some(folder) = path.parent() {
        durable::create_dir(folder, 0o700)?;
    }
    durable::write(path, pem.as_bytes(), 0o600)?;
    durable::write(&beside, public_pem(&key.public()).map_err(|e| encoding(path, &e))?.as_bytes(), 0o644)?;
    Ok(())
}

fn encrypt(
    path: &Path,
    key: &SecretKey,
    passphrase: &SecretString,
) -> Result<zeroize::Zeroizing<String>, KeyFileError> {
    let mut salt = [0; 16];
    let mut iv = [0; 16];
    getrandom::fill(&mut salt).and_then(|()| getrandom::fill(&mut iv)).map_err(|e| encoding(path, &e))?;
    let (log_n, r, p) = SCRYPT;
    let cost = scrypt::Params::new(log_n, r, p).map_err(|e| encoding(path, &e))?;
    let parameters = pbes2::Parameters::generate_scrypt_aes256cbc(cost, &salt, iv).map_err(|e| encoding(path, &e))?;
    // Without the public half: version 1 of PKCS#8, which every OpenSSL reads.
    let bytes = KeypairBytes { secret_key: *key.seed(), public_key: None };
    let plain: SecretDocument = bytes.to_pkcs8_der().map_err(|e| encoding(path, &e))?;
    let sealed = PrivateKeyInfoRef::try_from(plain.as_bytes())
        .and_then(|info| info.encrypt_with_params(parameters, passphrase.expose_secret()))
        .map_err(|e| encoding(path, &e))?;
    sealed.to_pem("ENCRYPTED PRIVATE KEY", LineEnding::LF).map_err(|e| encoding(path, &e))
}

/// Opens the key at `path`.
///
/// # Errors
/// [`KeyFileError`]; also when the public file beside it names another key.
pub fn read(path: &Path, passphrase: &SecretString) -> Result<SecretKey, KeyFileError> {
    let text = zeroize::Zeroizing::new(small_text(path)?);
    let not_encrypted = || KeyFileError::NotEncrypted(path.to_owned());
    let (label, document) = SecretDocument::from_pem(&text).map_err(|_| not_encrypted())?;
    if label != "ENCRYPTED PRIVATE KEY" {
        return Err(not_encrypted());
    }
    let sealed = EncryptedPrivateKeyInfoRef::from_der(document.as_bytes()).map_err(|_| not_encrypted())?;
    let plain =
        sealed.decrypt(passphrase.expose_secret()).map_err(|_| KeyFileError::WrongPassphrase(path.to_owned()))?;
    let bytes = KeypairBytes::try_from(plain.as_bytes()).map_err(|_| KeyFileError::OtherKey(path.to_owned()))?;
    let key = SecretKey::from_seed(&bytes.secret_key);
    match read_public(&public_path(path)) {
        Ok(expected) if expected != key.public() => {
            Err(KeyFileError::Mismatch { path: path.to_owned(), expected, found: key.public() })
        }
        _ => Ok(key),
    }
}

/// The public key in a PEM file as `openssl pkey -pubout` writes it.
///
/// # Errors
/// [`KeyFileError`].
pub fn read_public(path: &Path) -> Result<PublicKey, KeyFileError> {
    let text = small_text(path)?;
    ed25519_dalek::VerifyingKey::from_public_key_pem(&text)
        .map(|key| PublicKey(key.to_bytes()))
        .map_err(|_| KeyFileError::OtherKey(path.to_owned()))
}

/// A public key in PEM, as `openssl pkey -pubin` reads it.
///
/// # Errors
/// When the key is not a point of the curve.
pub fn public_pem(key: &PublicKey) -> Result<String, pkcs8::spki::Error> {
    ed25519_dalek::VerifyingKey::from_bytes(&key.0)
        .map_err(|_| pkcs8::spki::Error::KeyMalformed)?
        .to_public_key_pem(LineEnding::LF)
}

fn small_text(path: &Path) -> Result<String, KeyFileError> {
    let unreadable = |source| KeyFileError::Unreadable { path: path.to_owned(), source };
    let mut text = String::new();
    fs::File::open(path).map_err(unreadable)?.take(FILE_BYTES).read_to_string(&mut text).map_err(unreadable)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> SecretString {
        SecretString::from(text)
    }

    #[test]
    fn a_wrong_passphrase_opens_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("k.pem");
        write(&path, &SecretKey::generate().unwrap(), &words("correct horse")).unwrap();
        assert!(matches!(read(&path, &words("battery staple")), Err(KeyFileError::WrongPassphrase(_))));
    }

    #[test]
    fn a_key_is_never_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("k.pem");
        write(&path, &SecretKey::generate().unwrap(), &words("correct horse")).unwrap();
        let again = write(&path, &SecretKey::generate().unwrap(), &words("correct horse"));
        assert!(matches!(again, Err(KeyFileError::Exists(_))));
    }

    #[test]
    fn an_unencrypted_key_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("k.pem");
        let mut openssl = std::process::Command::new("openssl");
        openssl.args(["genpkey", "-algorithm", "ed25519", "-out"]).arg(&path);
        assert!(openssl.status().unwrap().success());
        assert!(matches!(read(&path, &words("x")), Err(KeyFileError::NotEncrypted(_))));
    }

    #[test]
    fn a_swapped_public_file_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let (a, b) = (folder.path().join("a.pem"), folder.path().join("b.pem"));
        write(&a, &SecretKey::generate().unwrap(), &words("correct horse")).unwrap();
        write(&b, &SecretKey::generate().unwrap(), &words("correct horse")).unwrap();
        fs::copy(public_path(&b), public_path(&a)).unwrap();
        assert!(matches!(read(&a, &words("correct horse")), Err(KeyFileError::Mismatch { .. })));
    }

    #[test]
    fn the_file_is_the_owners_alone_and_openssl_reads_it() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("k.pem");
        let key = SecretKey::generate().unwrap();
        write(&path, &key, &words("correct horse")).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o7777, 0o600);
        let output = std::process::Command::new("openssl")
            .args(["pkey", "-passin", "pass:correct horse", "-pubout", "-in"])
            .arg(&path)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(String::from_utf8(output.stdout).unwrap(), public_pem(&key.public()).unwrap());
        assert_eq!(read(&path, &words("correct horse")).unwrap().public(), key.public());
    }
}
