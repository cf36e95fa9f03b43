//! New roots: sealed by enough keys of the root before and of their own, put at the end of the chain.

use std::rc::Rc;

use schemas::{KeyId, PublicKey, Shard};
use serde_json::json;
use terminal::measure::count;
use terminal::{Exit, Failure, Style};
use verifier::keys::key_id;

use crate::catalog;
use crate::keys::{AuditKey, Keychain, SecretKey};
use crate::session::Session;
use crate::tuf::documents::sha256;
use crate::tuf::{Role, Root};
use crate::working_copy::WorkingCopy;

/// Who writes new roots.
pub(super) struct Scribe<'a> {
    pub(super) session: &'a Session,
    pub(super) working_copy: &'a WorkingCopy,
    pub(super) keychain: &'a Keychain,
}

impl Scribe<'_> {
    /// Takes `old` away, as far as possible at every moment: first a root under which both keys' statements hold, then
    /// the statements, then the root that knows the old key no more.
    pub(super) fn forget(
        &self,
        now: &Root,
        chain: &[Root],
        (old, new): (&PublicKey, &PublicKey),
    ) -> Result<(), Failure> {
        let Some((last, opening)) = chain.split_last() else { return Ok(()) };
        let resigned = self.sign_anew(old, new)?;
        let sealed = self.seal(now, chain)?;
        let (openers, closer) = sealed.split_at(opening.len());
        self.working_copy.extend_roots(now.version, openers)?;
        for shard in &resigned {
            self.working_copy.save_shard(shard)?;
        }
        self.working_copy.extend_roots(opening.last().unwrap_or(now).version, closer)?;
        self.report(last, closer.last().map(Vec::as_slice).unwrap_or_default());
        if !resigned.is_empty() {
            self.session.out.line(&format!("  {} signed anew", count(resigned.len(), "plugin", "plugins")));
        }
        Ok(())
    }

    /// Makes the last of `chain` the newest root, with all before it.
    pub(super) fn adopt(&self, now: &Root, chain: &[Root]) -> Result<(), Failure> {
        let Some(last) = chain.last() else { return Ok(()) };
        let sealed = self.seal(now, chain)?;
        self.working_copy.extend_roots(now.version, &sealed)?;
        self.report(last, sealed.last().map(Vec::as_slice).unwrap_or_default());
        Ok(())
    }

    /// Each root as bytes, signed as the one before it and it itself ask.
    fn seal(&self, now: &Root, chain: &[Root]) -> Result<Vec<Vec<u8>>, Failure> {
        let before = std::iter::once(now).chain(chain);
        let sealed = before.zip(chain).map(|(old, new)| {
            let keys = shares(self.session, self.keychain, &[old, new])?;
            Ok(new.seal(&keys.iter().map(AsRef::as_ref).collect::<Vec<_>>())?)
        });
        sealed.collect()
    }

    /// Every statement by `old` again, by `new`: the facts are those that were reviewed, only the signature is another.
    fn sign_anew(&self, old: &PublicKey, new: &PublicKey) -> Result<Vec<Shard>, Failure> {
        let key = self.keychain.open(&key_id(new), &self.session.passphrases)?;
        let old = key_id(old);
        let mut changed = Vec::new();
        for mut shard in self.working_copy.shards()? {
            let name = shard.name.clone();
            let theirs: Vec<_> = shard.versions.iter_mut().filter(|e| e.key_id.as_ref() == Some(&old)).collect();
            if theirs.is_empty() {
                continue;
            }
            let origin = &self.working_copy.settings.origin;
            let lacking =
                |version| Failure::new(Exit::NotTrusted, format!("{name} {version} lacks a part of its statement"));
            for entry in theirs {
                let version = entry.version.clone();
                catalog::sign(entry, origin, &name, AuditKey::from(&*key)).ok_or_else(|| lacking(version))?;
            }
            changed.push(shard);
        }
        Ok(changed)
    }

    fn report(&self, root: &Root, bytes: &[u8]) {
        let out = &self.session.out;
        let digest = sha256(bytes);
        let line = format!("deepcode-plugin marketplace add {}#{digest}", self.working_copy.settings.url);
        let public = root.keys_of(Role::Audit).first().copied();
        out.json(&json!({ "root": root.version, "fingerprint": digest, "publicKey": public, "add": line }));
        out.line(&format!("{} root {}, lasting until {}", Style::Green.paint("✓"), root.version, root.expires));
        out.line("New users add the marketplace with");
        out.line(&format!("  {}", Style::Bold.paint(&line)));
        out.say("Who has added it already follows by itself. Next: marketplace publish");
    }
}

/// Makes `next` the newest root, signed as both it and `now` ask.
///
/// # Errors
/// A [`Failure`] naming the keys that are missing.
pub(crate) fn adopt(session: &Session, working_copy: &WorkingCopy, now: &Root, next: Root) -> Result<(), Failure> {
    let keychain = session.keychain(&working_copy.settings.origin)?;
    Scribe { session, working_copy, keychain: &keychain }.adopt(now, &[next])
}

/// Root keys at hand that meet the threshold of each of `roots`, as few as possible.
pub(super) fn shares(session: &Session, keychain: &Keychain, roots: &[&Root]) -> Result<Vec<Rc<SecretKey>>, Failure> {
    let ids = |root: &Root| -> Vec<KeyId> { root.keys_of(Role::Root).iter().map(key_id).collect() };
    let mut here: Vec<KeyId> = roots.iter().flat_map(|root| ids(root)).filter(|id| keychain.has(id)).collect();
    here.sort();
    here.dedup();
    // Keys that count for several roots first.
    here.sort_by_key(|id| std::cmp::Reverse(roots.iter().filter(|root| ids(root).contains(id)).count()));
    let mut chosen: Vec<KeyId> = Vec::new();
    let lacks = |root: &Root, chosen: &[KeyId]| {
        let have = chosen.iter().filter(|id| ids(root).contains(id)).count();
        root.threshold(Role::Root).saturating_sub(u64::try_from(have).unwrap_or(u64::MAX))
    };
    for id in here {
        if roots.iter().any(|root| ids(root).contains(&id) && lacks(root, &chosen) > 0) {
            chosen.push(id);
        }
    }
    if let Some(root) = roots.iter().find(|root| lacks(root, &chosen) > 0) {
        let missing: Vec<String> =
            ids(root).into_iter().filter(|id| !chosen.contains(id)).map(|id| id.to_string()).collect();
        return Err(Failure::new(
            Exit::NotFound,
            format!(
                "root needs {} of its keys; {} more of these must be here: {}",
                root.threshold(Role::Root),
                lacks(root, &chosen),
                missing.join(", ")
            ),
        )
        .hint("bring a recovery key with --key FILE"));
    }
    chosen.iter().map(|id| Ok(keychain.open(id, &session.passphrases)?)).collect()
}
