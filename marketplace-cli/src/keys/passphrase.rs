//! Passphrases: from a file descriptor, the environment or the terminal; remembered for one command, never printed.

use std::cell::RefCell;
use std::io::{self, BufRead as _, Read as _};

use secrecy::{ExposeSecret as _, SecretString};
use terminal::{AskError, Terminal};

/// 8 characters: scrypt makes a guess dear, not a word from a list safe.
const SHORTEST: usize = 8;

/// Why there is no passphrase.
#[derive(Debug, thiserror::Error)]
pub enum PassphraseError {
    /// Nobody to ask.
    #[error("a passphrase is needed, and there is no terminal to ask on")]
    NobodyToAsk,
    /// The terminal failed.
    #[error("no passphrase: {0}")]
    Terminal(AskError),
    /// The file descriptor gave none.
    #[error("no passphrase from file descriptor {number}: {source}")]
    Descriptor {
        /// Which.
        number: u32,
        /// Why.
        source: io::Error,
    },
    /// Typed twice, differently.
    #[error("the two passphrases differ")]
    Differ,
    /// Too short to be a passphrase.
    #[error("the passphrase has fewer than {SHORTEST} characters")]
    TooShort,
}

/// Where this command's passphrases come from.
#[derive(Debug)]
pub enum From {
    /// `--passphrase-fd`: the first line.
    Descriptor(u32),
    /// `MARKETPLACE_PASSPHRASE`.
    Environment(SecretString),
    /// A person.
    Terminal,
}

/// The passphrases of one command: asked for once, tried on every key.
#[derive(Debug)]
pub struct Passphrases {
    from: From,
    known: RefCell<Vec<SecretString>>,
}

impl Passphrases {
    /// None known yet.
    #[must_use]
    pub fn new(from: From) -> Self {
        Self { from, known: RefCell::default() }
    }

    /// Those that were given so far, without asking.
    #[must_use]
    pub fn known(&self) -> Vec<SecretString> {
        self.known.borrow().clone()
    }

    /// One more passphrase for `what`; nothing when no other source is left to ask.
    ///
    /// # Errors
    /// [`PassphraseError`].
    pub fn next(&self, what: &str) -> Result<Option<SecretString>, PassphraseError> {
        let found = match &self.from {
            From::Environment(_) | From::Descriptor(_) if !self.known.borrow().is_empty() => return Ok(None),
            From::Environment(words) => words.clone(),
            From::Descriptor(number) => first_line(*number)?,
            From::Terminal => ask(&format!("Passphrase for {what}:"))?,
        };
        self.known.borrow_mut().push(found.clone());
        Ok(Some(found))
    }

    /// A passphrase for new keys; a person types it twice.
    ///
    /// # Errors
    /// [`PassphraseError`].
    pub fn choose(&self, what: &str) -> Result<SecretString, PassphraseError> {
        let words = match (&self.from, self.known.borrow().first()) {
            (From::Environment(_) | From::Descriptor(_), Some(known)) => known.clone(),
            (From::Environment(words), None) => words.clone(),
            (From::Descriptor(number), None) => first_line(*number)?,
            (From::Terminal, _) => {
                let first = ask(&format!("New passphrase for {what}:"))?;
                if first.expose_secret() != ask("The same again:")?.expose_secret() {
                    return Err(PassphraseError::Differ);
                }
                first
            }
        };
        if words.expose_secret().chars().count() < SHORTEST {
            return Err(PassphraseError::TooShort);
        }
        self.known.borrow_mut().push(words.clone());
        Ok(words)
    }
}

fn ask(question: &str) -> Result<SecretString, PassphraseError> {
    let terminal = Terminal::open().map_err(|_| PassphraseError::NobodyToAsk)?;
    terminal.passphrase(question).map_err(PassphraseError::Terminal)
}

fn first_line(number: u32) -> Result<SecretString, PassphraseError> {
    let wrong = |source| PassphraseError::Descriptor { number, source };
    let file = std::fs::File::open(format!("/dev/fd/{number}")).map_err(wrong)?;
    let mut line = zeroize::Zeroizing::new(String::new());
    // 4 KiB: a passphrase, not a file.
    io::BufReader::new(file.take(4096)).read_line(&mut line).map_err(wrong)?;
    Ok(SecretString::from(line.trim_end_matches(['\r', '\n'])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_passphrase_protects_no_new_key() {
        let passphrases = Passphrases::new(From::Environment("1234567".into()));
        assert!(matches!(passphrases.choose("x"), Err(PassphraseError::TooShort)));
    }

    #[test]
    fn the_environment_answers_once() {
        let passphrases = Passphrases::new(From::Environment("correct horse".into()));
        assert!(passphrases.next("x").unwrap().is_some());
        assert!(passphrases.next("x").unwrap().is_none());
    }

    #[test]
    fn a_passphrase_is_never_printed() {
        let passphrases = Passphrases::new(From::Environment("correct horse".into()));
        passphrases.next("x").unwrap();
        assert!(!format!("{passphrases:?}").contains("horse"));
    }
}
