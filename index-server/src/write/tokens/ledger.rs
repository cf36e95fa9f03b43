//! What was stored with each token: counted on disk before a file is written, so that no crash gives room back.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{BadBook, Book, Entry, TokenId};

/// 1 MiB: as many tokens as the file of tokens can hold.
const BYTES: u64 = 1 << 20;

/// 10 s for another process that counts.
const WAIT: Duration = Duration::from_secs(10);

/// What was stored with one token.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// Bytes.
    pub bytes: u64,
    /// Files.
    pub files: u64,
}

/// The file of everything that was stored, beside the file of tokens.
#[derive(Debug, Clone)]
pub struct Ledger {
    path: PathBuf,
}

/// Why nothing more is stored with a token.
#[derive(Debug, thiserror::Error)]
pub enum Full {
    /// It has stored what it may.
    #[error("the token's quota is used up: {used} of {most} {what}")]
    Quota {
        /// Bytes or files.
        what: &'static str,
        /// With the file that is not taken.
        used: u64,
        /// What may be.
        most: u64,
    },
    /// Nobody can say how much that was.
    #[error("nobody can write now")]
    Broken(#[from] BadBook),
}

impl Ledger {
    /// The ledger of the tokens in `book`.
    #[must_use]
    pub fn beside(book: &Book) -> Self {
        let mut path = book.path().to_owned().into_os_string();
        path.push(".used");
        Self { path: path.into() }
    }

    /// What was stored with every token.
    ///
    /// # Errors
    /// [`BadBook`].
    pub fn read(&self) -> Result<BTreeMap<TokenId, Used>, BadBook> {
        let file = match std::fs::File::open(&self.path) {
            Ok(file) => file,
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
            Err(why) => return Err(self.bad(&why)),
        };
        let mut bytes = Vec::new();
        file.take(BYTES).read_to_end(&mut bytes).map_err(|why| self.bad(&why))?;
        serde_json::from_slice(&bytes).map_err(|why| self.bad(&why))
    }

    /// Counts one more file of so many bytes for a token, if it may store that.
    ///
    /// # Errors
    /// [`Full`]; then nothing was counted.
    pub fn charge(&self, entry: &Entry, bytes: u64) -> Result<(), Full> {
        let mut lock = self.path.clone().into_os_string();
        lock.push(".lock");
        let _one_at_a_time = durable::Lock::exclusive(lock.as_ref(), WAIT).map_err(|why| self.bad(&why))?;
        let mut all = self.read()?;
        let used = all.entry(entry.id).or_default();
        let next = Used { bytes: used.bytes.saturating_add(bytes), files: used.files.saturating_add(1) };
        let quota = entry.quota;
        for (what, used, most) in [("bytes", next.bytes, quota.bytes), ("files", next.files, quota.files)] {
            if used > most {
                return Err(Full::Quota { what, used, most });
            }
        }
        *used = next;
        let written = serde_json::to_vec(&all).map_err(|why| self.bad(&why))?;
        Ok(durable::write(&self.path, &written, 0o600).map_err(|why| self.bad(&why))?)
    }

    fn bad(&self, why: &dyn std::fmt::Display) -> BadBook {
        BadBook { path: self.path.clone(), why: why.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Quota, Scope, Token};
    use super::*;

    #[test]
    fn a_token_stores_what_it_may_and_nothing_more() {
        let folder = tempfile::tempdir().unwrap();
        let ledger = Ledger::beside(&Book::new(folder.path().join("tokens.json")));
        let token = Token::new().unwrap();
        let entry = |bytes, files| Entry {
            id: token.id(),
            hash: token.hash(),
            scopes: vec![Scope::Publish],
            quota: Quota { bytes, files },
            note: String::new(),
            created: jiff::Timestamp::UNIX_EPOCH,
            expires: jiff::Timestamp::MAX,
            revoked: None,
        };
        ledger.charge(&entry(10, 2), 6).unwrap();
        assert!(matches!(ledger.charge(&entry(10, 2), 5), Err(Full::Quota { what: "bytes", used: 11, most: 10 })));
        ledger.charge(&entry(10, 2), 4).unwrap();
        assert!(matches!(ledger.charge(&entry(100, 2), 1), Err(Full::Quota { what: "files", .. })));
        assert_eq!(ledger.read().unwrap()[&token.id()], Used { bytes: 10, files: 2 });
        std::fs::write(&ledger.path, "[]").unwrap();
        assert!(matches!(ledger.charge(&entry(100, 9), 1), Err(Full::Broken(_))));
    }
}
