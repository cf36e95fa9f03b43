//! `marketplace key export`.

use std::path::PathBuf;

use serde_json::json;
use terminal::{Exit, Failure};

use crate::keys::{SecretKey, file};
use crate::session::Session;

/// How a public key is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Form {
    /// `ed25519:…`, as in documents
    #[default]
    Text,
    /// PEM, as openssl writes it
    Pem,
}

/// Write a key's public half, or its secret half under another passphrase.
#[derive(Debug, clap::Args)]
pub struct Export {
    /// The key's name
    #[arg(default_value = "marketplace")]
    pub name: String,
    /// How the public half is written
    #[arg(long, value_enum, default_value_t)]
    pub form: Form,
    /// Write the secret half to this new file, under a passphrase of its own that is asked for
    #[arg(long, value_name = "FILE", conflicts_with = "form")]
    pub secret_to: Option<PathBuf>,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, export: &Export) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let keychain = session.keychain(&working_copy.settings.origin)?;
    let key = keychain.named(&export.name)?;
    if let Some(to) = &export.secret_to {
        let to = session.env.absolute(to);
        if let Some(folder) = to.parent() {
            crate::keys::keychain::outside_git(folder)?;
        }
        let secret = keychain.open(&key.key_id(), &session.passphrases)?;
        write_secret(session, &to, &secret)?;
        session.out.json(&json!({ "name": key.name, "publicKey": key.public, "path": to }));
        session.out.line(&format!("{} written to {}", key.name, to.display()));
        return Ok(());
    }
    session.out.json(&json!({ "name": key.name, "publicKey": key.public }));
    match export.form {
        Form::Text => session.out.line(&key.public.to_string()),
        Form::Pem => {
            let pem = file::public_pem(&key.public).map_err(|why| Failure::new(Exit::Failed, why))?;
            session.out.line(pem.trim_end());
        }
    }
    Ok(())
}

fn write_secret(session: &Session, to: &std::path::Path, secret: &SecretKey) -> Result<(), Failure> {
    let words = session.passphrases.choose("the exported key")?;
    Ok(file::write(to, secret, &words)?)
}
