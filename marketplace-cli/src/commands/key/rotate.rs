//! `marketplace key rotate`: another key in the place of one, signed by the old root's threshold and the new one's.

use std::path::PathBuf;

use schemas::PublicKey;
use serde_json::json;
use terminal::{Exit, Failure, Style};
use verifier::keys::key_id;

use super::scribe::{Scribe, shares};
use crate::keys::Keychain;
use crate::session::Session;
use crate::tuf::{Role, Root, expires};

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
    let forgets = rotate.compromised && (roles.contains(&Role::Audit) || root.is_retired(&old));
    let words: Vec<&str> = roles.iter().map(|role| role.word()).collect();
    if roles.is_empty() {
        session.out.say(&format!("{} is retired; what it signed is signed anew", rotate.old));
    } else {
        session.out.say(&format!("{} is replaced as: {}", rotate.old, words.join(", ")));
    }
    let change =
        Change { old, roles: &roles, forgets, lasts: expires(session.now(), working_copy.settings.expiry.root) };
    if rotate.dry_run {
        let last = change.roots(&root, &old).last().map_or(root.version, |root| root.version);
        session.out.json(&json!({ "root": last, "old": old, "roles": words }));
        session.out.line(&format!("root {last} would be made; nothing was"));
        return Ok(());
    }
    // Signing needs the old shares: find out that one is missing before a new key is made.
    drop(shares(session, &keychain, &[&root])?);
    let new = match rotate.with {
        Some(key) => key,
        None if roles.is_empty() => auditor_here(&keychain, &root)?,
        None => make(session, &keychain, rotate, &roles)?,
    };
    let scribe = Scribe { session, working_copy: &working_copy, keychain: &keychain };
    let chain = change.roots(&root, &new);
    if forgets {
        let auditor = if roles.contains(&Role::Audit) { new } else { auditor_here(&keychain, &root)? };
        scribe.forget(&root, &chain, (&old, &auditor))?;
    } else {
        scribe.adopt(&root, &chain)?;
    }
    if rotate.compromised && roles.contains(&Role::Root) {
        session.out.say("Look through `git log -p plugins/` for entries that are not yours before you publish.");
    }
    Ok(())
}

/// What becomes of a key.
struct Change<'a> {
    old: PublicKey,
    roles: &'a [Role],
    /// Whether what it signed counts no more.
    forgets: bool,
    lasts: jiff::Timestamp,
}

impl Change<'_> {
    /// The roots that put `new` in its place. Two where one would leave a moment without a way on: the first accepts the
    /// published targets, which still name the old revocations key, and the old key's statements as well as the new
    /// one's; the second does not.
    fn roots(&self, now: &Root, new: &PublicKey) -> Vec<Root> {
        let audits = self.roles.contains(&Role::Audit);
        let two = self.roles.contains(&Role::Revocations) || self.forgets && audits;
        let opens = |role: &Role| two && matches!(role, Role::Revocations | Role::Audit);
        let mut chain = Vec::new();
        if self.roles.iter().any(opens) {
            let mut opening = now.next(self.lasts);
            if self.roles.contains(&Role::Revocations) {
                opening.extras.revocation_keys_before.clone_from(&now.extras.revocation_keys);
            }
            self.roles.iter().filter(|role| opens(role)).for_each(|role| opening.replace(*role, &self.old, new));
            chain.push(opening);
        }
        let mut last = chain.last().unwrap_or(now).next(self.lasts);
        self.roles.iter().filter(|role| !opens(role)).for_each(|role| last.replace(*role, &self.old, new));
        if self.forgets {
            last.forget_audit_key(&self.old);
        }
        chain.push(last);
        chain
    }
}

fn old_key(keychain: &Keychain, name: &str) -> Result<PublicKey, Failure> {
    match name.parse::<PublicKey>() {
        Ok(key) => Ok(key),
        Err(_) => Ok(keychain.named(name)?.public),
    }
}

fn duties(root: &Root, old: &PublicKey, rotate: &Rotate) -> Result<Vec<Role>, Failure> {
    let all = root.roles_of(old);
    if all.is_empty() && rotate.compromised && root.is_retired(old) {
        return Ok(all);
    }
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

/// An audit key of `root` whose secret half is here.
fn auditor_here(keychain: &Keychain, root: &Root) -> Result<PublicKey, Failure> {
    let here = root.keys_of(Role::Audit).into_iter().find(|key| keychain.has(&key_id(key)));
    here.ok_or_else(|| {
        Failure::new(Exit::NotFound, "no active audit key is here to sign anew with")
            .hint("bring its file with --key FILE")
    })
}
