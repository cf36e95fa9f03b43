//! `marketplace key list`.

use schemas::PublicKey;
use serde_json::json;
use terminal::Failure;
use verifier::keys::key_id;

use crate::session::Session;
use crate::tuf::{Role, Root};

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let root = working_copy.root()?.root;
    let keychain = session.keychain(&working_copy.settings.origin)?;
    let stored = keychain.list();
    let mut rows: Vec<(String, PublicKey, String)> =
        stored.iter().map(|key| (key.name.clone(), key.public, duties(&root, &key.public))).collect();
    for role in Role::ALL {
        for key in root.keys_of(role) {
            if !rows.iter().any(|(_, public, _)| *public == key) {
                rows.push(("(not here)".to_owned(), key, duties(&root, &key)));
            }
        }
    }
    let facts: Vec<_> = rows
        .iter()
        .map(|(name, key, _)| {
            let here = stored.iter().find(|s| s.public == *key);
            let roles: Vec<&str> = root.roles_of(key).into_iter().map(Role::word).collect();
            json!({ "name": here.map(|_| name), "publicKey": key, "keyId": key_id(key), "roles": roles, "path": here.map(|s| &s.path) })
        })
        .collect();
    session.out.json(&json!({ "folder": keychain.folder(), "keys": facts, "minisign": root.extras.minisign_key }));
    session.out.say(&format!("keys in {}", keychain.folder().display()));
    for (name, key, duties) in rows {
        session.out.line(&format!("{name:<14} {key}  {duties}"));
    }
    if let Some(key) = &root.extras.minisign_key {
        session.out.line(&format!("{:<14} {key}  plain files", "minisign"));
    }
    Ok(())
}

/// A key's duties in words.
pub(super) fn duties(root: &Root, key: &PublicKey) -> String {
    let roles: Vec<&str> = root.roles_of(key).into_iter().map(Role::word).collect();
    match (roles.is_empty(), root.is_retired(key)) {
        (false, _) => roles.join(", "),
        (true, true) => "retired auditor".to_owned(),
        (true, false) => "no duty".to_owned(),
    }
}
