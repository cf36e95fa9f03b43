//! Who signs a role: enough of its keys, and during a rotation the old ones too, so that no client sees a gap.

use std::collections::BTreeMap;
use std::rc::Rc;

use schemas::KeyId;
use terminal::{Exit, Failure};
use verifier::keys::key_id;

use crate::keys::{Keychain, Passphrases, SecretKey};
use crate::tuf::{Role, Root};
use crate::working_copy::StoredRoot;

/// The keys at hand, with what opens them.
#[derive(Debug, Clone, Copy)]
pub struct Hands<'a> {
    /// The keys.
    pub keychain: &'a Keychain,
    /// The passphrases.
    pub passphrases: &'a Passphrases,
}

impl Hands<'_> {
    /// As many keys of `role` under `root` as it asks for.
    ///
    /// # Errors
    /// A [`Failure`] naming the keys that are missing.
    pub fn of(self, root: &Root, role: Role) -> Result<Vec<Rc<SecretKey>>, Failure> {
        let ids: Vec<KeyId> = root.keys_of(role).iter().map(key_id).collect();
        let wanted = usize::try_from(root.threshold(role)).unwrap_or(usize::MAX);
        let (here, missing): (Vec<&KeyId>, Vec<&KeyId>) = ids.iter().partition(|id| self.keychain.has(id));
        if here.len() < wanted {
            let missing: Vec<&str> = missing.iter().map(|id| id.as_str()).collect();
            return Err(Failure::new(
                Exit::NotFound,
                format!(
                    "{wanted} of the {role} keys must sign, {} of them here; missing: {}",
                    here.len(),
                    missing.join(", ")
                ),
            )
            .hint("bring a key file with --key FILE, or set MARKETPLACE_KEYS to the folder that has it"));
        }
        here.into_iter().take(wanted).map(|id| Ok(self.keychain.open(id, self.passphrases)?)).collect()
    }

    /// The keys of `role` under the newest of `roots`, and where they are at hand those under the others too: clients
    /// still have the first, and pass the rest on their way.
    ///
    /// # Errors
    /// A [`Failure`].
    pub fn across(self, roots: &[StoredRoot], role: Role) -> Result<Vec<Rc<SecretKey>>, Failure> {
        let Some((newest, before)) = roots.split_last() else { return Ok(Vec::new()) };
        let mut keys: BTreeMap<KeyId, Rc<SecretKey>> =
            self.of(&newest.root, role)?.into_iter().map(|key| (key.key_id(), key)).collect();
        let current = newest.root.keys_of(role);
        for public in before.iter().flat_map(|stored| stored.root.keys_of(role)) {
            let id = key_id(&public);
            if !current.contains(&public) && !keys.contains_key(&id) && self.keychain.has(&id) {
                keys.insert(id.clone(), self.keychain.open(&id, self.passphrases)?);
            }
        }
        Ok(keys.into_values().collect())
    }
}
