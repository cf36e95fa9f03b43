//! `marketplace sign`: versions that were listed without a signature, fetched and reviewed now.

use schemas::{Auditor, PluginName, PluginVersion, Shard, TreeDigest, Verdict, VersionEntry};
use serde_json::json;
use terminal::{Exit, Failure, Style, Terminal};

use crate::auditing;
use crate::catalog;
use crate::fail;
use crate::keys::AuditKey;
use crate::publish::signers::Hands;
use crate::review;
use crate::session::Session;
use crate::tuf::Role;
use crate::working_copy::WorkingCopy;

/// Sign versions that are listed without a signature, or whose signature does not hold.
///
/// Each is fetched again, must have the tree that was listed, is audited, shown, and asked about. With --again so is what
/// is signed already, and the audit and waivers of today take the place of the old ones.
#[derive(Debug, clap::Args)]
pub struct Sign {
    /// Only this plugin
    pub name: Option<PluginName>,
    /// Only this version
    #[arg(requires = "name")]
    pub version: Option<PluginVersion>,
    /// Audit and sign again what is signed already: after a new waiver, or by a new rule set
    #[arg(long, requires = "name")]
    pub again: bool,
    /// Without a terminal: the digests of the trees that were reviewed (repeatable)
    #[arg(long, value_name = "SHA256")]
    pub digest: Vec<TreeDigest>,
    /// Who audits [default: the working copy's auditor]
    #[arg(long, value_name = "HANDLE")]
    pub auditor: Option<Auditor>,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`]; what was signed before it stays signed.
pub fn run(session: &Session, sign: &Sign) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    let root = working_copy.root()?.root;
    let keychain = session.keychain(&working_copy.settings.origin)?;
    let hands = Hands { keychain: &keychain, passphrases: &session.passphrases };
    let auditor = sign.auditor.as_ref().unwrap_or(&working_copy.settings.auditor);
    let keyring = catalog::keyring(&root)?;
    let mut signed = Vec::new();
    for mut shard in asked_for(&working_copy, sign)? {
        let name = shard.name.clone();
        let holds = |e: &VersionEntry| catalog::attested(&keyring, &root.extras.origin, &name, e).unwrap_or(false);
        let wanted =
            |e: &VersionEntry| sign.version.as_ref().is_none_or(|v| *v == e.version) && (sign.again || !holds(e));
        let at: Vec<usize> = (0..).zip(&shard.versions).filter(|(_, e)| wanted(e)).map(|(at, _)| at).collect();
        for at in at {
            let Some(entry) = shard.versions.get_mut(at) else { continue };
            let found = catalog::find_again(session, &working_copy, &name, entry)?;
            review::show(&session.out, &found, entry, None);
            let audited = auditing::audit(session, &working_copy, &name, &found.brought.tree)?;
            audited.show(session, &found.brought.tree);
            audited.passes(&name)?;
            consent(sign, entry)?;
            // Who read it by hand has said why; that stays.
            if entry.audit.as_ref().is_none_or(|audit| audit.verdict != Verdict::Manual) {
                entry.audit = Some(audited.keep(&working_copy)?);
            }
            catalog::audited(entry, auditor, session.now());
            let keys = hands.of(&root, Role::Audit)?;
            let done =
                keys.first().and_then(|k| catalog::sign(entry, &root.extras.origin, &name, AuditKey::from(&**k)));
            done.ok_or_else(|| Failure::new(Exit::NotFound, "the root names no active audit key"))?;
            signed.push(json!({ "name": name, "entry": entry }));
            let version = entry.version.clone();
            working_copy.save_shard(&shard)?;
            session.out.line(&format!("{} {name} {version} signed", Style::Green.paint("✓")));
        }
    }
    if signed.is_empty() {
        session.out.line("nothing to sign: every version that was asked for is signed");
    }
    session.out.json(&json!({ "signed": signed }));
    Ok(())
}

/// The plugin that was named, which must be listed with the version that was named; or every plugin.
fn asked_for(working_copy: &WorkingCopy, sign: &Sign) -> Result<Vec<Shard>, Failure> {
    let Some(name) = &sign.name else { return Ok(working_copy.shards()?) };
    let shard = working_copy.shard(name)?.ok_or_else(|| super::revoke::no_such_plugin(working_copy, name))?;
    if let Some(version) = &sign.version {
        super::yank::listed(&shard, version)?;
    }
    Ok(vec![shard])
}

fn consent(sign: &Sign, entry: &VersionEntry) -> Result<(), Failure> {
    if sign.digest.contains(&entry.source_hash) {
        return Ok(());
    }
    let terminal = Terminal::open().map_err(|why| {
        fail::ask(&why).hint(format!("after reviewing the tree, run again with --digest {}", entry.source_hash))
    })?;
    if terminal.confirm("Did you audit it, and shall it be signed?").map_err(|why| fail::ask(&why))? {
        Ok(())
    } else {
        Err(Failure::new(Exit::Declined, format!("{} not signed", entry.version)))
    }
}
