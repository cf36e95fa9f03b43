//! `marketplace key rotate`: another key in the place of one, signed by the old root's threshold and the new one's.

use std::path::PathBuf;
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
use crate::tuf::{Role, Root, expires};
use crate::working_copy::WorkingCopy;

/// Replace a key in some or all of its duties.
///
/// The new root is signed by enough of the old root's keys and of the new one's, so a recovery key is needed: it is found
/// in its folder beside the other keys, or brought with --key FILE. What the old audit key signed stays valid, unless it
/// was stolen.
#[derive(Debug, clap::Args)]
pub struct Rotate {
    /// The key to replace: its name, or its public key when its file is lost
    #[arg(default_value = "marketplace")]
    pub old: String,
    /// Only in these duties, which splits them off (repeatable) [default: all that it has]
    #[arg(long, value_enum)]
    pub role: Vec<Role>,
    /// Put this key of somebody else in its place, instead of a new one
    #[arg(long, value_name = "ED25519")]
    pub with: Option<PublicKey>,
    /// What the new key is called [default: the role's or the old key's name, numbered]
    #[arg(long, conflicts_with = "with")]
    pub name: Option<String>,
    /// Where the new key goes, for a recovery key [default: beside the other keys]
    #[arg(long, value_name = "FOLDER", conflicts_with = "with")]
    pub recovery_dir: Option<PathBuf>,
    /// The old key was stolen: nothing that it signed counts any more, and every statement of it is signed anew
    #[arg(long, conflicts_with = "with")]
    pub compromised: bool,
    /// Say what would change, and do nothing
    #[arg(long)]
    pub dry_run: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, rotate: &Rotate) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    let root = working_copy.root()?.root;
    let keychain = session.keychain(&working_copy.settings.origin)?;
    let old = old_key(&keychain, &rotate.old)?;
    let roles = duties(&root, &old, rotate)?;
    let words: Vec<&str> = roles.iter().map(|role| role.word()).collect();
    session.out.say(&format!("{} is replaced as: {}", rotate.old, words.join(", ")));
    let lasts = expires(session.now(), working_copy.settings.expiry.root);
    let mut next = root.next(lasts);
    if rotate.dry_run {
        session.out.json(&json!({ "root": next.version, "old": old, "roles": words }));
        session.out.line(&format!("root {} would be made; nothing was", next.version));
        return Ok(());
    }
    // Signing needs the old shares: find out that one is missing before a new key is made.
    let old_shares = shares(session, &keychain, &[&root])?;
    let new = match rotate.with {
        Some(key) => key,
        None => make(session, &keychain, rotate, &roles)?,
    };
    for role in &roles {
        next.replace(*role, &old, &new);
    }
    let mut resigned = Vec::new();
    if rotate.compromised && roles.contains(&Role::Audit) {
        next.forget_audit_key(&old);
        resigned = sign_anew(session, &working_copy, &keychain, (&old, &new))?;
    }
    drop(old_shares);
    adopt_with(session, &working_copy, &keychain, (&root, &next))?;
    for shard in &resigned {
        working_copy.save_shard(shard)?;
    }
    if !resigned.is_empty() {
        session.out.line(&format!("  {} signed anew", count(resigned.len(), "plugin", "plugins")));
    }
    if rotate.compromised && roles.contains(&Role::Root) {
        session.out.say("Look through `git log -p plugins/` for entries that are not yours before you publish.");
    }
    Ok(())
}

fn old_key(keychain: &Keychain, name: &str) -> Result<PublicKey, Failure> {
    match name.parse::<PublicKey>() {
        Ok(key) => Ok(key),
        Err(_) => Ok(keychain.named(name)?.public),
    }
}

fn duties(root: &Root, old: &PublicKey, rotate: &Rotate) -> Result<Vec<Role>, Failure> {
    let all = root.roles_of(old);
    if all.is_empty() {
        return Err(Failure::new(Exit::NotFound, format!("{} has no duty in the current root", rotate.old))
            .hint("`marketplace key list` shows which keys have"));
    }
    if let Some(role) = rotate.role.iter().find(|role| !all.contains(role)) {
        return Err(Failure::new(Exit::Usage, format!("{} does not have the duty {role}", rotate.old)));
    }
    Ok(if rotate.role.is_empty() { all } else { rotate.role.clone() })
}

fn make(session: &Session, keychain: &Keychain, rotate: &Rotate, roles: &[Role]) -> Result<PublicKey, Failure> {
    let stem = match (rotate.role.as_slice(), rotate.old.parse::<PublicKey>()) {
        ([one], _) => one.word().to_owned(),
        (_, Ok(_)) => roles.first().map_or("key", |role| role.word()).to_owned(),
        (_, Err(_)) => rotate.old.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-').to_owned(),
    };
    let name = rotate.name.clone().unwrap_or_else(|| keychain.free_name(&stem));
    let folder = match (&rotate.recovery_dir, roles) {
        (Some(folder), _) => session.env.absolute(folder),
        (None, [Role::Root]) => keychain.folder().join(&name),
        (None, _) => keychain.folder().to_owned(),
    };
    let words = session.passphrases.choose(&format!("key {name}"))?;
    let key = keychain.create(&folder, &name, &words)?;
    session.out.line(&format!("{} new key {name}: {}", Style::Green.paint("✓"), key.public));
    session.out.say(&format!("  kept in {}", key.path.display()));
    Ok(key.public)
}

/// Every statement by `old` again, by `new`: the facts are those that were reviewed, only the signature is another.
fn sign_anew(
    session: &Session,
    working_copy: &WorkingCopy,
    keychain: &Keychain,
    (old, new): (&PublicKey, &PublicKey),
) -> Result<Vec<Shard>, Failure> {
    let key = keychain.open(&key_id(new), &session.passphrases)?;
    let old = key_id(old);
    let mut changed = Vec::new();
    for mut shard in working_copy.shards()? {
        let name = shard.name.clone();
        let theirs: Vec<_> = shard.versions.iter_mut().filter(|entry| entry.key_id.as_ref() == Some(&old)).collect();
        if theirs.is_empty() {
            continue;
        }
        for entry in theirs {
            let version = entry.version.clone();
            catalog::sign(entry, &working_copy.settings.origin, &name, AuditKey::from(&*key)).ok_or_else(|| {
                Failure::new(Exit::NotTrusted, format!("{name} {version} lacks a part of its statement"))
            })?;
        }
        changed.push(shard);
    }
    Ok(changed)
}

/// Makes `next` the newest root, signed as both it and `now` ask.
///
/// # Errors
/// A [`Failure`] naming the keys that are missing.
pub(crate) fn adopt(session: &Session, working_copy: &WorkingCopy, now: &Root, next: &Root) -> Result<(), Failure> {
    let keychain = session.keychain(&working_copy.settings.origin)?;
    adopt_with(session, working_copy, &keychain, (now, next))
}

fn adopt_with(
    session: &Session,
    working_copy: &WorkingCopy,
    keychain: &Keychain,
    (now, next): (&Root, &Root),
) -> Result<(), Failure> {
    let keys = shares(session, keychain, &[now, next])?;
    let bytes = next.seal(&keys.iter().map(AsRef::as_ref).collect::<Vec<_>>())?;
    working_copy.save_root(next.version, &bytes)?;
    let url = &working_copy.settings.url;
    let line = format!("deepcode-plugin marketplace add {url}#{}", sha256(&bytes));
    let public = next.keys_of(Role::Audit).first().copied();
    session.out.json(&json!({ "root": next.version, "fingerprint": sha256(&bytes), "publicKey": public, "add": line }));
    session.out.line(&format!("{} root {}, lasting until {}", Style::Green.paint("✓"), next.version, next.expires));
    session.out.line("New users add the marketplace with");
    session.out.line(&format!("  {}", Style::Bold.paint(&line)));
    session.out.say("Who has added it already follows by itself. Next: marketplace publish");
    Ok(())
}

/// Root keys at hand that meet the threshold of each of `roots`, as few as possible.
fn shares(session: &Session, keychain: &Keychain, roots: &[&Root]) -> Result<Vec<Rc<SecretKey>>, Failure> {
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
