//! `marketplace add`: fetch, hash, validate, audit, show, ask, sign.

use schemas::{Auditor, Manifest, PluginName, Shard, Source, TreeDigest, VersionEntry};
use serde_json::{Value, json};
use terminal::{Exit, Failure, Style, Terminal, escape};

use crate::auditing::{self, Audited};
use crate::catalog::{self, Found};
use crate::fail;
use crate::keys::AuditKey;
use crate::publish::bundles;
use crate::publish::signers::Hands;
use crate::review::neighbours::{Accepted, Neighbour, neighbours};
use crate::review::{self, Changes};
use crate::session::Session;
use crate::tuf::Role;
use crate::working_copy::WorkingCopy;

/// Audit one version of a plugin and sign it.
///
/// The source is fetched, hashed and audited, its plugin.json is checked, and everything it contributes and asks for is
/// shown with what changed since the version before. What is signed is exactly the tree that was shown. A dangerous
/// finding that nobody has waived stops it (exit 13).
#[derive(Debug, clap::Args)]
pub struct Add {
    /// gh:owner/repo@tag, git+https://…, npm:package@version, https://….tar.gz, or ./folder of this working copy
    pub source: Source,
    /// Without a terminal: the digest of the tree that was reviewed
    #[arg(long, value_name = "SHA256", alias = "yes-i-reviewed")]
    pub digest: Option<TreeDigest>,
    /// Accept a name that resembles this listed or revoked one
    #[arg(long, value_name = "NAME")]
    pub look_alike: Vec<PluginName>,
    /// Who audits [default: the working copy's auditor]
    #[arg(long, value_name = "HANDLE")]
    pub auditor: Option<Auditor>,
    /// List it without a signature: clients will say that it is not audited
    #[arg(long)]
    pub unaudited: bool,
    /// Sign that a person read it instead of the verdict, and why; dangerous findings stop it all the same
    #[arg(long, value_name = "REASON", conflicts_with = "unaudited")]
    pub manual: Option<String>,
    /// Show everything, sign and write nothing
    #[arg(long)]
    pub dry_run: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, add: &Add) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    let source = catalog::recorded(add.source.clone(), &working_copy, &session.env.cwd)?;
    let found = catalog::find(session, &source, &working_copy)?;
    let name = found.manifest.name.clone();
    let mut entry = catalog::entry(&found);
    let mut shard = working_copy.shard(&name)?.unwrap_or_else(|| catalog::empty(name.clone()));
    if refuse_known(session, &shard, &entry)? {
        return Ok(());
    }
    let changes = changes_since(session, &working_copy, &shard, &found);
    review::show(&session.out, &found, &entry, changes.as_ref());
    let tree = &found.brought.tree;
    let mut audited = auditing::audit(session, &working_copy, &name, tree)?;
    audited.since(auditing::before(&working_copy, &shard)?.as_ref());
    audited.show(session, tree);
    warn_if_dirty(session, &working_copy, &source);
    let alike = neighbours(&name, &entry.source, &working_copy.shards()?, &working_copy.revocations()?.entries);
    tell(session, &alike);
    if add.dry_run {
        session.out.json(&with(review::facts(&found, &entry, changes.as_ref()), &audited, &alike));
        return audited.passes(&name).map_err(Failure::told);
    }
    audited.passes(&name)?;
    ask(add, &entry, &alike)?;
    let auditor = add.auditor.as_ref().unwrap_or(&working_copy.settings.auditor);
    if !add.unaudited {
        entry.audit = Some(match &add.manual {
            Some(reason) => catalog::by_hand(reason),
            None => audited.keep(&working_copy)?,
        });
        catalog::audited(&mut entry, auditor, session.now());
        sign(session, &working_copy, &name, &mut entry)?;
    }
    if matches!(entry.source, Source::Directory { .. }) {
        bundles::keep(&working_copy.bundles(), &found.brought.tree)?;
    }
    catalog::list(&mut shard, entry.clone(), &found.manifest);
    working_copy.save_shard(&shard)?;
    let facts = with(review::facts(&found, &entry, changes.as_ref()), &audited, &alike);
    report(session, &found, &entry, facts);
    Ok(())
}

/// Refuses another tree under a known version; says so, and ends, when the same one is listed already.
fn refuse_known(session: &Session, shard: &Shard, entry: &VersionEntry) -> Result<bool, Failure> {
    let same = |known: &&VersionEntry| known.version.semver().cmp_precedence(entry.version.semver()).is_eq();
    let Some(known) = shard.versions.iter().find(same) else { return Ok(false) };
    let name = &shard.name;
    if known.source_hash != entry.source_hash {
        return Err(Failure::new(
            Exit::NotTrusted,
            format!(
                "{name} {} is listed with another tree: {}\nthis source has                   {}",
                known.version, known.source_hash, entry.source_hash
            ),
        )
        .hint("a version's tree never changes: raise the version in plugin.json"));
    }
    session.out.line(&format!("{name} {} is listed already, with this tree", known.version));
    session.out.json(&json!({ "name": name, "entry": known, "new": false }));
    if known.signature.is_none() {
        session.out.say(&format!("It is not signed: marketplace sign {name} {}", known.version));
    }
    Ok(true)
}

/// What changed since the highest version below this one; nothing when there is none, or its tree cannot be had.
fn changes_since(session: &Session, working_copy: &WorkingCopy, shard: &Shard, found: &Found) -> Option<Changes> {
    let this = found.manifest.version.semver();
    let below = |known: &&VersionEntry| known.version.semver().cmp_precedence(this).is_lt();
    let before = shard.versions.iter().rev().find(below)?;
    session.out.say(&format!("Comparing with {}", before.version));
    match catalog::kept_or_fetched(session, working_copy, &shard.name, before) {
        Ok((manifest, tree)) => Some(Changes::between((&manifest, &tree), (&found.manifest, &found.brought.tree))),
        Err(why) => {
            let text = format!("the tree of {} cannot be had, so what changed is not shown: {why}", before.version);
            session.out.warn(&escape(&text).to_string());
            None
        }
    }
}

/// A folder with uncommitted changes is hashed as it lies there, which may be what nobody can see in git.
fn warn_if_dirty(session: &Session, working_copy: &WorkingCopy, source: &Source) {
    let Source::Directory { path } = source else { return };
    let status = std::process::Command::new("git")
        .args(["status", "--porcelain", "--ignored=no", "--", path])
        .current_dir(working_copy.folder())
        .env_remove(crate::env::PASSPHRASE)
        .output();
    if status.is_ok_and(|output| output.status.success() && !output.stdout.is_empty()) {
        session.out.warn(&format!("{path} differs from what is committed in git; it is hashed as it lies there"));
    }
}

/// Says whose name it resembles; what was accepted before is said as well, and quietly.
fn tell(session: &Session, alike: &[Neighbour]) {
    for neighbour in alike {
        let accepted = match neighbour.accepted {
            None => {
                session.out.warn(&neighbour.to_string());
                continue;
            }
            Some(Accepted::Listed) => "this was accepted when it was first listed",
            Some(Accepted::SameHand) => "both come from one account",
        };
        session.out.say(&format!("{neighbour}; {accepted}"));
    }
}

/// Consent: at a terminal to what was shown, elsewhere by naming the digest that was reviewed.
fn ask(add: &Add, entry: &VersionEntry, alike: &[Neighbour]) -> Result<(), Failure> {
    if let Some(reviewed) = add.digest {
        if reviewed != entry.source_hash {
            return Err(Failure::new(
                Exit::NotTrusted,
                format!("the tree is {}, but {reviewed} was reviewed", entry.source_hash),
            ));
        }
        let asked = |one: &&Neighbour| one.accepted.is_none() && !add.look_alike.contains(&one.name);
        return match alike.iter().find(asked) {
            Some(one) => Err(Failure::new(Exit::Policy, one.to_string())
                .hint(format!("if that is meant: --look-alike {}", one.name))),
            None => Ok(()),
        };
    }
    let terminal = Terminal::open().map_err(|why| {
        fail::ask(&why).hint(format!("after reviewing the tree, run again with --digest {}", entry.source_hash))
    })?;
    let question =
        if add.unaudited { "List it without a signature?" } else { "Did you audit it, and shall it be signed?" };
    if terminal.confirm(question).map_err(|why| fail::ask(&why))? {
        Ok(())
    } else {
        Err(Failure::new(Exit::Declined, "not signed, nothing written"))
    }
}

fn sign(
    session: &Session,
    working_copy: &WorkingCopy,
    name: &PluginName,
    entry: &mut VersionEntry,
) -> Result<(), Failure> {
    let root = working_copy.root()?.root;
    let keychain = session.keychain(&working_copy.settings.origin)?;
    let hands = Hands { keychain: &keychain, passphrases: &session.passphrases };
    let keys = hands.of(&root, Role::Audit)?;
    let signed = keys.first().and_then(|key| catalog::sign(entry, &root.extras.origin, name, AuditKey::from(&**key)));
    signed.ok_or_else(|| Failure::new(Exit::NotFound, "the root names no active audit key"))
}

/// What a program is told, with what the audit found and whose name it resembles.
fn with(mut facts: Value, audited: &Audited, alike: &[Neighbour]) -> Value {
    if let Some(object) = facts.as_object_mut() {
        object.insert("audit".to_owned(), json!(audited.report));
        object.insert("resembles".to_owned(), json!(alike));
    }
    facts
}

fn report(session: &Session, found: &Found, entry: &VersionEntry, mut facts: Value) {
    let Manifest { name, version, .. } = &found.manifest;
    if let Some(object) = facts.as_object_mut() {
        object.insert("new".to_owned(), json!(true));
    }
    session.out.json(&facts);
    let done = if entry.signature.is_some() { "signed" } else { "listed, not signed" };
    session.out.line(&format!("{} {name} {version} {done}", Style::Green.paint("✓")));
    session.out.say("Next: marketplace publish");
}
