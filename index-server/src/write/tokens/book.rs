//! The tokens that were given out: one file, read anew for every request, so that revoking one takes effect at once.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use schemas::Sha256;
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq as _;

use super::{Token, TokenId};

/// 1 MiB: some 3,000 tokens; more are nobody's.
const BYTES: u64 = 1 << 20;

/// What a token may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// Put files and commit them, which also takes the marketplace's signatures.
    Publish,
    /// Propose a source, and see what became of it.
    Submit,
}

impl Scope {
    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Publish => "publish",
            Self::Submit => "submit",
        }
    }
}

/// How much may be stored with one token, as long as it lives: so all tokens together bound the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quota {
    /// Bytes.
    pub bytes: u64,
    /// Files.
    pub files: u64,
}

/// One token, without its secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Entry {
    /// Which.
    pub id: TokenId,
    /// The SHA-256 of its secret.
    pub hash: Sha256,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// How much may be stored with it, as long as it lives.
    pub quota: Quota,
    /// Whose it is, for people.
    pub note: String,
    /// When it was made.
    pub created: Timestamp,
    /// From when on it is worth nothing.
    pub expires: Timestamp,
    /// When it was revoked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revoked: Option<Timestamp>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pages {
    tokens: Vec<Entry>,
}

/// The file.
#[derive(Debug, Clone)]
pub struct Book {
    path: PathBuf,
}

/// Why the file cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", path.display())]
pub struct BadBook {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub why: String,
}

/// Why a request may not write.
#[derive(Debug, thiserror::Error)]
pub enum Denied {
    /// No token, or none that can be read.
    #[error("a token is needed: Authorization: Bearer mpt-…")]
    NoToken,
    /// Unknown, of another secret, expired or revoked: which of them is nobody's business but the operator's.
    #[error("the token is not valid")]
    NotValid,
    /// It may do other things.
    #[error("the token may not do this")]
    Scope,
    /// The operator's file is broken: nobody writes.
    #[error("nobody can write now")]
    Book(#[from] BadBook),
}

impl Book {
    /// The file at `path`, which need not be there yet.
    #[must_use]
    pub fn new(path: PathBuf) -> Self {
        Self { path }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Every token, the oldest first.
    ///
    /// # Errors
    /// [`BadBook`].
    pub fn read(&self) -> Result<Vec<Entry>, BadBook> {
        let bad = |why: &dyn std::fmt::Display| BadBook { path: self.path.clone(), why: why.to_string() };
        let file = match std::fs::File::open(&self.path) {
            Ok(file) => file,
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(why) => return Err(bad(&why)),
        };
        let mut bytes = Vec::new();
        file.take(BYTES.saturating_add(1)).read_to_end(&mut bytes).map_err(|why| bad(&why))?;
        if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > BYTES {
            return Err(bad(&"it has more than 1 MiB"));
        }
        schemas::strict::scan(&bytes).map_err(|why| bad(&why))?;
        let pages: Pages = serde_json::from_slice(&bytes).map_err(|why| bad(&why))?;
        Ok(pages.tokens)
    }

    /// Changes the tokens, one process at a time; a crash leaves the old file or the new one.
    ///
    /// # Errors
    /// [`BadBook`].
    pub fn change<T>(&self, change: impl FnOnce(&mut Vec<Entry>) -> T) -> Result<T, BadBook> {
        let bad = |why: &dyn std::fmt::Display| BadBook { path: self.path.clone(), why: why.to_string() };
        let mut beside = self.path.clone().into_os_string();
        beside.push(".lock");
        let _one_at_a_time = durable::Lock::exclusive(Path::new(&beside), WAIT).map_err(|why| bad(&why))?;
        let mut tokens = self.read()?;
        let changed = change(&mut tokens);
        let bytes = serde_json::to_vec_pretty(&Pages { tokens }).map_err(|why| bad(&why))?;
        durable::write(&self.path, &bytes, 0o600).map_err(|why| bad(&why))?;
        Ok(changed)
    }

    /// The token in an `Authorization` header, if it may do one of `scopes` at `now`.
    ///
    /// # Errors
    /// [`Denied`].
    pub fn admit(&self, authorization: Option<&str>, scopes: &[Scope], now: Timestamp) -> Result<Entry, Denied> {
        let token = Token::presented(authorization).map_err(|_| Denied::NoToken)?;
        let entries = self.read()?;
        let entry = entries.into_iter().find(|entry| entry.id == token.id()).ok_or(Denied::NotValid)?;
        let is_it = bool::from(entry.hash.0.ct_eq(&token.hash().0));
        if !is_it || entry.expires <= now || entry.revoked.is_some() {
            return Err(Denied::NotValid);
        }
        if entry.scopes.iter().any(|scope| scopes.contains(scope)) { Ok(entry) } else { Err(Denied::Scope) }
    }
}

/// 10 s for another process that changes the file.
const WAIT: std::time::Duration = std::time::Duration::from_secs(10);

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp::UNIX_EPOCH;

    fn given(scopes: &[Scope]) -> (tempfile::TempDir, Book, Token) {
        let folder = tempfile::tempdir().unwrap();
        let book = Book::new(folder.path().join("tokens.json"));
        let token = Token::new().unwrap();
        let expires = NOW + jiff::SignedDuration::from_hours(1);
        let entry = Entry {
            id: token.id(),
            hash: token.hash(),
            scopes: scopes.to_vec(),
            quota: Quota { bytes: 100, files: 2 },
            note: String::new(),
            created: NOW,
            expires,
            revoked: None,
        };
        book.change(|tokens| tokens.push(entry)).unwrap();
        (folder, book, token)
    }

    #[test]
    fn a_token_does_what_it_may_until_it_expires_or_is_revoked() {
        let (_folder, book, token) = given(&[Scope::Publish]);
        let header = format!("Bearer {}", *token.reveal());
        let admit = |scope, now| book.admit(Some(&header), &[scope], now);
        assert_eq!(admit(Scope::Publish, NOW).unwrap().id, token.id());
        assert!(matches!(admit(Scope::Submit, NOW), Err(Denied::Scope)));
        assert!(matches!(admit(Scope::Publish, NOW + jiff::SignedDuration::from_hours(1)), Err(Denied::NotValid)));
        book.change(|tokens| tokens[0].revoked = Some(NOW)).unwrap();
        assert!(matches!(admit(Scope::Publish, NOW), Err(Denied::NotValid)));
    }

    #[test]
    fn another_secret_under_a_known_id_is_not_it() {
        let (_folder, book, token) = given(&[Scope::Publish]);
        let other = Token::new().unwrap().reveal();
        let forged = format!("Bearer mpt-{}{}", token.id(), other.get(20..).unwrap());
        assert!(matches!(book.admit(Some(&forged), &[Scope::Publish], NOW), Err(Denied::NotValid)));
        for header in [None, Some(""), Some("Bearer "), Some("Basic YTpi"), Some("bearer x")] {
            assert!(matches!(book.admit(header, &[Scope::Publish], NOW), Err(Denied::NoToken)), "{header:?}");
        }
    }

    #[test]
    fn nothing_of_a_secret_is_kept_and_a_broken_file_lets_nobody_in() {
        let (_folder, book, token) = given(&[Scope::Publish]);
        let text = token.reveal();
        let kept = std::fs::read_to_string(book.path()).unwrap();
        assert!(!kept.contains(text.rsplit('-').next().unwrap()));
        std::fs::write(book.path(), "{\"tokens\": [], \"tokens\": []}").unwrap();
        let header = format!("Bearer {}", *text);
        assert!(matches!(book.admit(Some(&header), &[Scope::Publish], NOW), Err(Denied::Book(_))));
    }
}
