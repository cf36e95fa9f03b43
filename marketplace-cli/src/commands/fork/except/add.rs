//! `marketplace fork except add`: what is excepted is looked up in the copy of the upstream, then signed.

use jiff::Span;
use jiff::civil::Date;
use schemas::exception::LONGEST_DAYS;
use schemas::time::day_of;
use schemas::{
    Action, Auditor, Document as _, ExceptionSignature, ExceptionStatement, Exceptions, ExceptionsFile, Origin,
    PluginName, PluginVersion, Reason, Revocation, RevocationId, SignedException, TreeDigest, text_day,
};
use serde_json::json;
use terminal::{Exit, Failure, Style};
use verifier::Trusted;
use verifier::repository::Refused;
use verifier::tuf::Transport;

use crate::commands::fork::pull::whom;
use crate::fail;
use crate::fork;
use crate::keys::RevocationsKey;
use crate::mirror::carry::believed;
use crate::publish::signers::Hands;
use crate::session::{Session, file_address};
use crate::tuf::Role;
use crate::working_copy::WorkingCopy;

/// 30 days: a month to have it fixed.
const USUAL_DAYS: i32 = 30;

/// Except a version from a revocation of an upstream.
///
/// Where the revocation grows stronger later, the exception has no effect any more.
#[derive(Debug, clap::Args)]
pub(in crate::commands::fork) struct Add {
    /// The plugin
    name: PluginName,
    /// Exactly this version
    version: PluginVersion,
    /// The upstream's revocation, such as DCM-2026-0001
    #[arg(long, value_name = "ID")]
    revocation: RevocationId,
    /// Why it may pass: one line of printable ASCII; your people read it
    #[arg(long, value_name = "TEXT")]
    reason: Reason,
    /// The last day on which it counts, at most 90 days from today [default: 30 days from today]
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = text_day)]
    expires: Option<Date>,
    /// Who answers for it [default: the working copy's auditor]
    #[arg(long, value_name = "HANDLE")]
    auditor: Option<Auditor>,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`]; then nothing was changed.
pub(super) fn run(session: &Session, working_copy: &WorkingCopy, add: &Add) -> Result<(), Failure> {
    Addition { session, working_copy, add }.run()
}

/// What is to be excepted: the revocation of that upstream, as strong as it is.
struct Meant<'t> {
    upstream: &'t Origin,
    action: Action,
}

/// One addition under way.
struct Addition<'a> {
    session: &'a Session,
    working_copy: &'a WorkingCopy,
    add: &'a Add,
}

impl Addition<'_> {
    fn run(&self) -> Result<(), Failure> {
        let Self { session, working_copy, add } = self;
        let (upstream, _) = whom(working_copy)?;
        let (first, last) = self.days()?;
        let fetcher = session.fetcher(working_copy.folder().to_owned())?;
        let address = file_address(&working_copy.upstream())?;
        let copy = sources::open_transport(&address, &fetcher).map_err(|why| fail::refused(&Refused::from(why)))?;
        let trusted = believed(session, &upstream, &*copy)?;
        let (tree, is_listed) = self.tree(&trusted, &*copy)?;
        let unsigned = |Meant { upstream, action }: Meant<'_>| SignedException {
            upstream: upstream.clone(),
            revocation: add.revocation.clone(),
            action,
            name: add.name.clone(),
            version: add.version.clone(),
            tree,
            reason: add.reason.clone(),
            excepted_by: add.auditor.clone().unwrap_or_else(|| working_copy.settings.auditor.clone()),
            excepted_at: first,
            expires: last,
            signatures: Vec::new(),
        };
        let mut made: Vec<SignedException> = self.meant(&trusted, tree)?.into_iter().map(unsigned).collect();
        self.sign(&mut made)?;
        let all = self.kept(&made)?;
        working_copy.save_exceptions(&all)?;
        session.out.json(&json!({ "excepted": made }));
        made.iter()
            .for_each(|one| session.out.line(&format!("{} {}", Style::Yellow.paint("excepted"), super::line(one))));
        let subject = (&add.name, &add.version, tree);
        let stops = |by: &Revocation| by.action > Action::Warn && by.covers(subject);
        for said in fork::said(&trusted).filter(|said| stops(said.1) && !all.exceptions.lift(*said, subject)) {
            session.out.warn(&format!("{} {} stays revoked by {} ({})", add.name, add.version, said.0, said.1.id));
        }
        session.out.say(if is_listed {
            "Next: marketplace publish, with the targets key"
        } else {
            "Next: marketplace fork pull, which countersigns it, then marketplace publish"
        });
        Ok(())
    }

    /// From today to the day that was asked for.
    fn days(&self) -> Result<(Date, Date), Failure> {
        let today = day_of(self.session.now());
        let after = |days: i32| {
            let day = today.checked_add(Span::new().days(days));
            day.map_err(|why| Failure::new(Exit::Usage, why))
        };
        let last = self.add.expires.map_or_else(|| after(USUAL_DAYS), Ok)?;
        let latest = after(LONGEST_DAYS)?;
        if (today..=latest).contains(&last) {
            return Ok((today, last));
        }
        Err(Failure::new(Exit::Usage, format!("an exception from {today} does not end on {last}"))
            .hint(format!("--expires is a day from {today} to {latest}, 90 days at most; it can be made again then")))
    }

    /// The version's tree, as this fork lists it or its upstream does, and whether the fork does.
    fn tree(&self, trusted: &Trusted, copy: &dyn Transport) -> Result<(TreeDigest, bool), Failure> {
        let Add { name, version, .. } = self.add;
        let own = self.working_copy.shard(name)?;
        let listed = own.iter().flat_map(|shard| &shard.versions).find(|entry| entry.version == *version);
        if let Some(entry) = listed {
            return Ok((entry.source_hash, true));
        }
        let shard = if own.as_ref().is_some_and(|shard| !fork::is_taken(shard)) {
            None // A private name: nobody above has a word about it.
        } else {
            trusted.shard(copy, name).map_err(|why| fail::refused(&why))?
        };
        let mut above = shard.iter().flat_map(|shard| &shard.document().versions);
        let entry = above.find(|entry| entry.version == *version);
        entry.map(|entry| (entry.source_hash, false)).ok_or_else(|| {
            Failure::new(Exit::NotFound, format!("neither this fork nor its upstream lists {name} {version}"))
                .hint("marketplace fork pull brings what the upstream has new")
        })
    }

    /// Who in the line says it, each with the strongest form of it.
    fn meant<'t>(&self, trusted: &'t Trusted, tree: TreeDigest) -> Result<Vec<Meant<'t>>, Failure> {
        let Add { name, version, revocation, .. } = self.add;
        let covering: Vec<(&Origin, &Revocation)> =
            fork::said(trusted).filter(|(_, by)| by.covers((name, version, tree))).collect();
        let mut meant: Vec<Meant<'_>> = Vec::new();
        for &(upstream, by) in covering.iter().filter(|(_, by)| by.id == *revocation) {
            match meant.iter_mut().find(|meant| meant.upstream == upstream) {
                Some(meant) => meant.action = by.action.max(meant.action),
                None => meant.push(Meant { upstream, action: by.action }),
            }
        }
        if !meant.is_empty() {
            return Ok(meant);
        }
        let failure = Failure::new(Exit::NotFound, format!("no upstream revokes {name} {version} as {revocation}"));
        let own = self.working_copy.revocations()?.entries.iter().any(|entry| entry.id == *revocation);
        let others: Vec<String> = covering.iter().map(|(origin, by)| format!("{} of {origin}", by.id)).collect();
        Err(match (own, others.is_empty()) {
            (true, _) => failure.hint(format!("it is this fork's own: marketplace withdraw {revocation}")),
            (false, false) => failure.hint(format!("what covers it is {}", others.join(", "))),
            (false, true) => failure.hint("nothing that is known of the upstream covers it: marketplace fork pull"),
        })
    }

    /// By as many keys as the role asks for.
    fn sign(&self, exceptions: &mut [SignedException]) -> Result<(), Failure> {
        let Self { session, working_copy, .. } = self;
        let root = working_copy.root()?.root;
        let keychain = session.keychain(&working_copy.settings.origin)?;
        let keys = Hands { keychain: &keychain, passphrases: &session.passphrases }.of(&root, Role::Revocations)?;
        for exception in exceptions {
            let statement = ExceptionStatement { marketplace: &root.extras.origin, exception };
            let sign = |key: RevocationsKey<'_>| ExceptionSignature {
                key_id: key.key_id(),
                signature: key.sign_exception(&statement),
            };
            exception.signatures = keys.iter().map(|key| sign(RevocationsKey::from(&**key))).collect();
        }
        Ok(())
    }

    /// The working copy's exceptions with those that were made, each in the place of the one before.
    fn kept(&self, made: &[SignedException]) -> Result<ExceptionsFile, Failure> {
        let ExceptionsFile { version, exceptions } = self.working_copy.exceptions()?;
        let key = |one: &SignedException| {
            (one.name.clone(), one.version.to_string(), one.revocation.clone(), one.upstream.to_string())
        };
        let is_replaced = |one: &SignedException| made.iter().any(|new| key(new) == key(one));
        let mut all: Vec<SignedException> = exceptions.into_iter().filter(|one| !is_replaced(one)).collect();
        all.extend_from_slice(made);
        all.sort_by_key(key);
        let exceptions = Exceptions::try_from(all).map_err(|why| {
            Failure::new(Exit::Policy, format!("{}: {why}", ExceptionsFile::NAME))
                .hint("marketplace fork except list tells which have ended, and remove takes them away")
        })?;
        Ok(ExceptionsFile { version, exceptions })
    }
}
