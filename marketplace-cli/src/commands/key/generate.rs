//! `marketplace key generate`.

use serde_json::json;
use terminal::{Exit, Failure, Style};

use super::scribe::adopt;
use crate::keys::minisign;
use crate::session::Session;
use crate::tuf::expires;

/// Make a key, to hand its public half to who keeps the root; or a minisign key.
///
/// A new key has no duty until `key rotate --with` gives it one. A minisign key is put into a new root at once, which two
/// root keys must sign.
#[derive(Debug, clap::Args)]
pub struct Generate {
    /// The key's name
    #[arg(required_unless_present = "minisign", conflicts_with = "minisign")]
    pub name: Option<String>,
    /// Make a minisign key instead, for people who check the plain files
    #[arg(long)]
    pub minisign: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, generate: &Generate) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let settings = &working_copy.settings;
    let keychain = session.keychain(&settings.origin)?;
    if let Some(name) = &generate.name {
        let words = session.passphrases.choose(&format!("key {name}"))?;
        let key = keychain.create(keychain.folder(), name, &words)?;
        session.out.json(&json!({ "name": name, "publicKey": key.public, "keyId": key.key_id(), "path": key.path }));
        session.out.line(&key.public.to_string());
        session.out.say(&format!("kept in {}; it has no duty yet", key.path.display()));
        session.out.say(&format!("Who keeps the root gives it one: marketplace key rotate OLD --with {}", key.public));
        return Ok(());
    }
    let _one_at_a_time = working_copy.lock()?;
    let stored = working_copy.root()?;
    if stored.root.extras.minisign_key.is_some() {
        return Err(Failure::new(Exit::Policy, "the root names a minisign key already"));
    }
    let words = session.passphrases.choose("the minisign key")?;
    let public = minisign::create(keychain.folder(), &words)?;
    let mut next = stored.root.next(expires(session.now(), settings.expiry.root));
    next.extras.minisign_key = Some(public.clone());
    session.out.line(&format!("{} minisign key {public}", Style::Green.paint("✓")));
    adopt(session, &working_copy, &stored.root, next)
}
