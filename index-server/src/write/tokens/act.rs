//! `marketplace-server token create|list|revoke`: the operator's hands on the file of tokens.

use std::path::PathBuf;

use jiff::{SignedDuration, Timestamp, Unit};
use terminal::{Exit, Failure, Format, Output};

use super::{BadBook, Book, Entry, Ledger, Quota, Scope, Token, TokenId, Used};

/// 16 GiB and 100,000 files: a thousand versions a day for three months, of a plugin's usual size.
const QUOTA: Quota = Quota { bytes: 16 << 30, files: 100_000 };

/// Ten years: whoever means for ever means that.
const LONGEST_DAYS: i64 = 3_660;

/// What is done with the tokens.
#[derive(Debug, Clone, clap::Subcommand)]
pub enum Act {
    /// Make one, and show it once
    Create {
        /// The file of tokens
        #[arg(long, value_name = "FILE", env = "MARKETPLACE_TOKENS")]
        tokens: PathBuf,
        /// Whose it is
        #[arg(long, value_name = "TEXT")]
        note: String,
        /// What it may do
        #[arg(long, value_enum, value_delimiter = ',', default_values = ["publish"])]
        scope: Vec<Scope>,
        /// For how many days
        #[arg(long, value_name = "DAYS", default_value_t = 90)]
        days: i64,
        /// How many bytes may be stored with it, in all
        #[arg(long, value_name = "BYTES", default_value_t = QUOTA.bytes)]
        quota_bytes: u64,
        /// How many files may be stored with it, in all
        #[arg(long, value_name = "COUNT", default_value_t = QUOTA.files)]
        quota_files: u64,
    },
    /// Show all of them, without their secrets
    List {
        /// The file of tokens
        #[arg(long, value_name = "FILE", env = "MARKETPLACE_TOKENS")]
        tokens: PathBuf,
    },
    /// Make one worth nothing, at once
    Revoke {
        /// The file of tokens
        #[arg(long, value_name = "FILE", env = "MARKETPLACE_TOKENS")]
        tokens: PathBuf,
        /// Which
        id: TokenId,
    },
}

impl Act {
    /// Does it at `now`.
    ///
    /// # Errors
    /// A [`Failure`].
    pub fn perform(&self, now: Timestamp) -> Result<(), Failure> {
        let out = Output { format: Format::Plain, quiet: false };
        match self {
            Self::Create { tokens, note, scope, days, quota_bytes, quota_files } => {
                if !(1..=LONGEST_DAYS).contains(days) {
                    return Err(Failure::new(Exit::Usage, format!("--days: it is 1 to {LONGEST_DAYS}")));
                }
                let token = Token::new().map_err(|why| Failure::new(Exit::Failed, why))?;
                let (id, hash) = (token.id(), token.hash());
                let expires = now.checked_add(SignedDuration::from_hours(days.saturating_mul(24)));
                let expires = expires.and_then(|expires| expires.round(Unit::Second));
                let expires = expires.map_err(|why| Failure::new(Exit::Usage, why))?;
                let (scopes, note) = (scope.clone(), note.clone());
                let quota = Quota { bytes: *quota_bytes, files: *quota_files };
                let entry = Entry { id, hash, scopes, quota, note, created: now, expires, revoked: None };
                Book::new(tokens.clone()).change(|all| all.push(entry)).map_err(broken)?;
                out.text(&format!("{}\n", *token.reveal()));
                out.say(&format!(
                    "It is shown this once, and good until {expires}. To take it back: token revoke {id}"
                ));
            }
            Self::List { tokens } => {
                let book = Book::new(tokens.clone());
                let used = Ledger::beside(&book).read().map_err(broken)?;
                for entry in book.read().map_err(broken)? {
                    out.line(&told(&entry, used.get(&entry.id).copied().unwrap_or_default(), now));
                }
            }
            Self::Revoke { tokens, id } => {
                let revoked = Book::new(tokens.clone()).change(|all| {
                    let found = all.iter_mut().find(|entry| entry.id == *id)?;
                    Some(*found.revoked.get_or_insert(now))
                });
                if revoked.map_err(broken)?.is_none() {
                    return Err(Failure::new(Exit::NotFound, format!("{id}: there is no such token")));
                }
                out.say(&format!("{id} is revoked"));
            }
        }
        Ok(())
    }
}

fn told(entry: &Entry, used: Used, now: Timestamp) -> String {
    let state = match (entry.revoked, entry.expires <= now) {
        (Some(at), _) => format!("revoked {at}"),
        (None, true) => format!("expired {}", entry.expires),
        (None, false) => format!("until {}", entry.expires),
    };
    let scopes: Vec<&str> = entry.scopes.iter().map(|scope| scope.word()).collect();
    let (id, scopes, note) = (entry.id, scopes.join(","), terminal::escape(&entry.note));
    let Quota { bytes, files } = entry.quota;
    format!("{id}  {scopes}  {state}  {} of {bytes} bytes, {} of {files} files  {note}", used.bytes, used.files)
}

fn broken(why: BadBook) -> Failure {
    Failure::new(Exit::Failed, why)
}
