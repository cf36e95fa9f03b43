//! `marketplace fork pull`: what the upstream has new, countersigned where the policy takes it, its revocations published.

use std::path::PathBuf;

use schemas::Document as _;
use schemas::root::Upstream;
use schemas::{ForkFile, Shard};
use serde_json::{Value, json};
use terminal::measure::count;
use terminal::{Exit, Failure, Style, escape};
use verifier::Pin;
use verifier::repository::Refused;

use crate::commands::mirror::follows;
use crate::exceptions::Held;
use crate::fail;
use crate::fork::{self, LeftOut, Look, News};
use crate::keys::AuditKey;
use crate::mirror::carry::{Carried, believed};
use crate::mirror::{Age, Copied, Mirror, Wish};
use crate::publish::signers::Hands;
use crate::session::{Session, file_address};
use crate::tuf::Role;
use crate::working_copy::WorkingCopy;

/// Bring in what the upstream has new.
///
/// The working copy's copy of the upstream is brought up to date, every byte verified; an interrupted run goes on where it was. What the
/// policy takes is countersigned. What proves the upstream's revocations is published at once, for which no key is needed.
#[derive(Debug, clap::Args)]
pub(super) struct Pull {
    /// What is published [default: public/ in the working copy]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Which trees are copied
    #[arg(long, value_enum, value_name = "WHICH", default_value_t)]
    bundles: Trees,
    /// Sign nothing: for a timer that only carries news on
    #[arg(long)]
    no_sign: bool,
    /// Say what would be countersigned; publish and sign nothing
    #[arg(long)]
    dry_run: bool,
}

/// Which trees are copied.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, clap::ValueEnum)]
enum Trees {
    /// Every version's, as far as the upstream publishes it
    #[default]
    All,
    /// None: they are fetched from their sources
    None,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`]; what was countersigned before it stays so.
pub(super) fn run(session: &Session, pull: &Pull) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    let (upstream, policy) = whom(&working_copy)?;
    let own = working_copy.shards()?;
    let copied = copy(session, pull, (&working_copy, &upstream, &policy), &own)?;
    let fetcher = session.fetcher(working_copy.folder().to_owned())?;
    let address = file_address(&working_copy.upstream())?;
    let copy = sources::open_transport(&address, &fetcher).map_err(|why| fail::refused(&Refused::from(why)))?;
    let trusted = believed(session, &upstream, &*copy)?;
    let held = Held::of(&working_copy, &working_copy.root()?.root, session.now())?;
    let look = Look {
        session,
        working_copy: &working_copy,
        policy: &policy,
        trusted: &trusted,
        copy: &*copy,
        exceptions: &held.counting,
    };
    let mut news = look.news(&own)?;
    let out = pull.out.as_ref().map_or_else(|| working_copy.public(), |out| session.env.absolute(out));
    if pull.dry_run || pull.no_sign {
        let carry = || fork::carry(session, &working_copy, &upstream, &out);
        let carried = if pull.dry_run { None } else { Some(carry()?) };
        tell(session, &copied, &news, "would be countersigned");
        session.out.json(&facts(&copied, &news, carried.as_ref()));
        return Ok(());
    }
    news.yanked.iter().try_for_each(|shard| working_copy.save_shard(shard))?;
    let refused = countersign(session, &working_copy, &look, &news)?;
    news.wanted.retain(|wanted| {
        !refused.iter().any(|left| left.name == wanted.shard.name && left.version == wanted.entry.version)
    });
    news.left_out.extend(refused);
    let carried = fork::carry(session, &working_copy, &upstream, &out)?;
    tell(session, &copied, &news, "countersigned");
    session.out.json(&facts(&copied, &news, Some(&carried)));
    if !news.wanted.is_empty() || !news.yanked.is_empty() {
        session.out.say("Next: marketplace publish");
    }
    Ok(())
}

/// Whom the root says it follows, and what the policy takes.
pub(super) fn whom(working_copy: &WorkingCopy) -> Result<(Upstream, ForkFile), Failure> {
    let follows = working_copy.root()?.root.extras.upstream;
    let no_fork = || {
        Failure::new(Exit::NotFound, format!("{} follows no other marketplace", working_copy.settings.origin))
            .hint("marketplace fork ADDRESS#sha256:… starts one that does")
    };
    let upstream = follows.ok_or_else(no_fork)?;
    let policy = working_copy.fork()?;
    let policy = policy.ok_or_else(|| Failure::new(Exit::NotFound, format!("there is no {}", ForkFile::NAME)))?;
    Ok((upstream, policy))
}

/// Brings the copy of the upstream up to date. A copy that was carried here may have expired on its way.
fn copy(
    session: &Session,
    pull: &Pull,
    (working_copy, upstream, policy): (&WorkingCopy, &Upstream, &ForkFile),
    own: &[Shard],
) -> Result<Copied, Failure> {
    let fetcher = session.fetcher(working_copy.folder().to_owned())?;
    let folder = working_copy.upstream();
    let mirror = Mirror { session, fetcher: &fetcher, address: &policy.url, folder: &folder, age: Age::Authentic };
    let wish = Wish { plugins: fork::which(policy, own), without_bundles: pull.bundles == Trees::None || pull.dry_run };
    mirror.copy(&Pin::RootDigest(upstream.root_digest), &wish)
}

/// Countersigns what is wanted; what the fork's own audit does not let pass comes back.
fn countersign(
    session: &Session,
    working_copy: &WorkingCopy,
    look: &Look<'_>,
    news: &News,
) -> Result<Vec<LeftOut>, Failure> {
    if news.wanted.is_empty() {
        return Ok(Vec::new());
    }
    let root = working_copy.root()?.root;
    let keychain = session.keychain(&working_copy.settings.origin)?;
    let keys = Hands { keychain: &keychain, passphrases: &session.passphrases }.of(&root, Role::Audit)?;
    let key = keys.first().ok_or_else(|| Failure::new(Exit::NotFound, "the root names no active audit key"))?;
    let fetcher = session.fetcher(working_copy.folder().to_owned())?;
    let mut refused = Vec::new();
    for wanted in &news.wanted {
        refused.extend(look.countersign(wanted, AuditKey::from(&**key), &fetcher)?);
    }
    Ok(refused)
}

fn facts(copied: &Copied, news: &News, carried: Option<&Carried>) -> Value {
    let wanted = news.wanted.iter();
    let wanted: Vec<Value> =
        wanted.map(|wanted| json!({ "name": wanted.shard.name, "version": wanted.entry.version })).collect();
    let changed = carried.is_some_and(|carried| carried.changed);
    json!({ "upstream": copied, "countersigned": wanted, "leftOut": news.left_out, "carried": changed })
}

fn tell(session: &Session, copied: &Copied, news: &News, done: &str) {
    let out = &session.out;
    let origin = escape(copied.origin.as_str());
    out.line(&format!("{} {origin}: {}", Style::Green.paint("✓"), count(copied.plugins, "plugin", "plugins")));
    follows(session, &copied.follows);
    for wanted in &news.wanted {
        out.line(&format!("  + {} {} {done}", wanted.shard.name, wanted.entry.version));
    }
    for left in &news.left_out {
        out.line(&format!("  - {} {}: {}", left.name, left.version, escape(&left.why)));
    }
    if news.wanted.is_empty() {
        out.line(&format!("  nothing new is {done}"));
    }
}
