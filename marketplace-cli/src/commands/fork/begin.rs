//! `marketplace fork ADDRESS`: keys, root, policy and working copy of a marketplace that follows another.

use std::collections::BTreeMap;

use schemas::fork::{Audits, ForkFile, Take};
use schemas::root::Upstream;
use schemas::{Document as _, PluginName, RevokedRange};
use terminal::{Exit, Failure};
use verifier::Repository;
use verifier::repository::Refused;
use verifier::tuf::MemoryState;

use super::Fork;
use crate::commands::init::{self, Init};
use crate::commands::mirror::nobody_to_believe;
use crate::commands::verify::{address, pin};
use crate::fail;
use crate::session::Session;

/// Runs it.
///
/// # Errors
/// A [`Failure`]; then nothing was started.
pub(super) fn run(session: &Session, fork: &Fork) -> Result<(), Failure> {
    let (Some(upstream), Some(origin), Some(own_url)) = (&fork.upstream, &fork.origin, &fork.url) else {
        return Err(Failure::new(Exit::Usage, "a fork begins with its upstream, a name and an address of its own"));
    };
    let (url, pinned) = address(session, Some(upstream))?;
    let policy = ForkFile {
        version: "1".to_owned(),
        url: url.trim_end_matches('/').to_owned(),
        take: if fork.plugins.is_empty() { Take::All } else { Take::Listed },
        plugins: listed(&fork.plugins)?,
        audit: if fork.reaudit { Audits::Own } else { Audits::Upstream },
    };
    policy.check().map_err(|why| Failure::new(Exit::Usage, format!("{}: {why}", ForkFile::NAME)))?;
    let pin = pin(pinned, fork.public_key).ok_or_else(nobody_to_believe)?;
    let fetcher = session.fetcher(session.env.cwd.clone())?;
    let transport = sources::open_transport(&url, &fetcher).map_err(|why| fail::refused(&Refused::from(why)))?;
    let refused = |why: Refused| fail::refused(&why);
    let mut repository = Repository::bootstrap(&pin, &*transport, Box::<MemoryState>::default()).map_err(refused)?;
    let trusted = repository.refresh(&*transport, session.now()).map_err(refused)?;
    if trusted.origin() == origin {
        return Err(Failure::new(Exit::Usage, format!("the upstream is called {} already", trusted.origin()))
            .hint("a fork has a name of its own: --origin HOST/PATH"));
    }
    let upstream = Upstream { origin: trusted.origin().clone(), root_digest: repository.root_digest() };
    let init = Init {
        origin: origin.clone(),
        url: own_url.clone(),
        auditor: fork.auditor.clone(),
        recovery_dir: fork.recovery_dir.clone(),
        minisign: fork.minisign,
    };
    let working_copy = init::found(session, &init, Some(upstream))?;
    Ok(working_copy.save_fork(&policy)?)
}

fn listed(plugins: &[String]) -> Result<BTreeMap<PluginName, Vec<RevokedRange>>, Failure> {
    let mut listed: BTreeMap<PluginName, Vec<RevokedRange>> = BTreeMap::new();
    for text in plugins {
        let (name, range) = text.split_once('@').unwrap_or((text, "*"));
        let name: PluginName = name.parse().map_err(|why| fail::usage(&why))?;
        let range: RevokedRange = range.parse().map_err(|why| fail::usage(&why))?;
        listed.entry(name).or_default().push(range);
    }
    Ok(listed)
}
