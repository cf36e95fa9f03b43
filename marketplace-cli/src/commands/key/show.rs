//! `marketplace key show`.

use serde_json::json;
use terminal::Failure;

use super::list::duties;
use crate::session::Session;
use crate::tuf::Role;

/// Show one key: its duties, its id, its file.
#[derive(Debug, clap::Args)]
pub struct Show {
    /// The key's name
    #[arg(default_value = "marketplace")]
    pub name: String,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, show: &Show) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let root = working_copy.root()?.root;
    let keychain = session.keychain(&working_copy.settings.origin)?;
    let key = keychain.named(&show.name)?;
    let roles: Vec<&str> = root.roles_of(&key.public).into_iter().map(Role::word).collect();
    let id = key.key_id();
    session.out.json(&json!({
        "name": key.name, "publicKey": key.public, "keyId": id, "roles": roles, "path": key.path,
    }));
    session.out.line(&format!("public key  {}", key.public));
    session.out.line(&format!("key id      {id}"));
    session.out.line(&format!("duties      {}", duties(&root, &key.public)));
    session.out.line(&format!("file        {}", key.path.display()));
    Ok(())
}
