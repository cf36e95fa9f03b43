//! From what a person typed to one offer or one source: never a guess between two, never npm by surprise.

use revocation::Subject;
use schemas::{CommitId, MarketplaceName, PluginName, Shard, Source, VersionEntry};
use terminal::{Exit, Failure};
use verifier::{Offer, Wanted};

use crate::grade;
use crate::market::{Market, Markets, NONE_ADDED};
use crate::standing::reason;
use crate::target::Target;
use crate::world::World;

/// npm is asked for a bare name only when it begins with this.
const NPM_PREFIX: &str = "deepcode-plugin-";

/// How something comes here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Road {
    /// Through an added marketplace.
    Offered {
        /// Which one.
        marketplace: MarketplaceName,
        /// What it offers.
        offer: Box<Offer>,
    },
    /// Straight from a source.
    Direct {
        /// The source.
        source: Source,
        /// The commit that it must be, where that is known.
        commit: Option<CommitId>,
    },
}

/// Finds the one road to `target`.
///
/// # Errors
/// Exit 10 when nothing has it, 2 when two marketplaces do, why its marketplace is not [fit](crate::market::Market::fit),
/// and what that says of the version.
pub fn resolve(world: &World, markets: &mut Markets, target: &Target, wanted: &Wanted) -> Result<Road, Failure> {
    match target {
        Target::Listed { name, marketplace } => {
            // Before anything of it is looked at: what is remembered of a marketplace that now lies is no offer, and one
            // of which nothing is known is not one that does not list it.
            markets.named(marketplace)?.fit(world)?;
            match offer(world, markets, marketplace, (name, wanted))? {
                Some(offer) => Ok(Road::Offered { marketplace: marketplace.clone(), offer: Box::new(offer) }),
                None => Err(unlisted(name, markets, &format!("{marketplace} does not list {name}"))),
            }
        }
        Target::Bare(name) => bare(world, markets, name, wanted),
        Target::Source(source) => {
            if *wanted == Wanted::LatestPrerelease {
                return Err(Failure::new(Exit::Usage, "a source names its own version; --pre is for marketplaces")
                    .hint("gh:owner/repo@v1.2.0-rc.1, npm:package@1.2.0-rc.1"));
            }
            Ok(Road::Direct { source: source.clone(), commit: None })
        }
    }
}

/// What one marketplace offers of a plugin; nothing when it does not list it. Where a version is left open, a revoked one
/// is not chosen as long as there is another.
///
/// # Errors
/// When it is listed but not to be had.
pub fn offer(
    world: &World,
    markets: &mut Markets,
    marketplace: &MarketplaceName,
    (name, wanted): (&PluginName, &Wanted),
) -> Result<Option<Offer>, Failure> {
    let Some(shard) = markets.named(marketplace)?.shard(name)? else { return Ok(None) };
    let wanted = unrevoked(world, markets, marketplace, (shard.document(), wanted))?;
    markets.named(marketplace)?.judge(|origin, keys| shard.offer(&wanted, origin, keys))
}

/// `wanted`, or the newest version that nothing stops, by its number, where that is an older one.
fn unrevoked(
    world: &World,
    markets: &Markets,
    marketplace: &MarketplaceName,
    (shard, wanted): (&Shard, &Wanted),
) -> Result<Wanted, Failure> {
    let open = |entry: &&VersionEntry| match wanted {
        Wanted::Exact(_) => false,
        Wanted::Latest => !(entry.yanked || entry.version.is_prerelease()),
        Wanted::LatestPrerelease => !entry.yanked,
    };
    let mut choices: Vec<&VersionEntry> = shard.versions.iter().filter(open).collect();
    choices.sort_by(|a, b| b.version.semver().cmp_precedence(a.version.semver()));
    let revocations = markets.revocations(world)?;
    for (at, entry) in choices.iter().enumerate() {
        let (version, tree) = (&entry.version, entry.source_hash);
        let subject = Subject { name: &shard.name, version, tree, marketplace: Some(marketplace) };
        match revocations.hits(&subject, world.now()).iter().find(|hit| hit.stops()) {
            Some(hit) => world.out.warn(&format!("{} {version}: {}", shard.name, reason(&shard.name, hit))),
            None if at == 0 => break,
            None => return Ok(Wanted::Exact(version.clone())),
        }
    }
    Ok(wanted.clone())
}

fn bare(world: &World, markets: &mut Markets, name: &PluginName, wanted: &Wanted) -> Result<Road, Failure> {
    let mut listing = Vec::new();
    let mut failed = None;
    for market in &mut markets.0 {
        match market.shard(name) {
            Ok(Some(_)) => listing.push(market.name.clone()),
            Ok(None) => {}
            Err(e) => {
                world.out.warn(&format!("{}: {}", market.name, terminal::escape(&e.error)));
                failed.get_or_insert(e);
            }
        }
    }
    match listing.as_slice() {
        [only] => {
            markets.named(only)?.fit(world)?;
            let offer = offer(world, markets, only, (name, wanted))?;
            let offer = offer.ok_or_else(|| Failure::new(Exit::NotFound, format!("{only} does not list {name}")))?;
            Ok(Road::Offered { marketplace: only.clone(), offer: Box::new(offer) })
        }
        // Whoever could not say whether it lists the name may list it.
        [] => match failed {
            Some(failure) => Err(failure),
            None => on_npm(world, markets, name, wanted),
        },
        several => {
            let choices: Vec<String> = several.iter().map(|m| format!("{name}@{m}")).collect();
            Err(Failure::new(Exit::Usage, format!("{} marketplaces list {name}", several.len()))
                .hint(format!("say which one: {}", choices.join(" or "))))
        }
    }
}

/// A name that nobody lists: npm, when it looks like a plugin's, npm is allowed here, and the person says so.
fn on_npm(world: &World, markets: &Markets, name: &PluginName, wanted: &Wanted) -> Result<Road, Failure> {
    let source: Source = format!("npm:{name}").parse().map_err(|e| Failure::new(Exit::Usage, e))?;
    let unheard: Vec<&Market> = markets.0.iter().filter(|m| m.trusted.is_none()).collect();
    if let Some(first) = unheard.first() {
        // Who is not heard may list it: npm's package of that name may be somebody else's.
        let who: Vec<&str> = unheard.iter().map(|m| m.name.as_str()).collect();
        let what = format!("{name} is listed nowhere that could be asked; {} could not", who.join(", "));
        let trouble = first.trouble.as_ref().map(Failure::again);
        return Err(Failure { error: what, ..trouble.unwrap_or_else(|| Failure::new(Exit::Network, "")) });
    }
    let fits = name.as_str().starts_with(NPM_PREFIX) && *wanted == Wanted::Latest;
    if !fits || world.policy.admits(grade::of_source(&source), name.as_str()).is_err() {
        return Err(unlisted(name, markets, &format!("no added marketplace lists {name}")));
    }
    let refusal = unlisted(name, markets, &format!("no added marketplace lists {name}"));
    let Ok(terminal) = world.terminal() else {
        return Err(refusal.hint(format!("if you mean npm's package, say so: npm:{name}")));
    };
    world.out.say(&format!(
        "No added marketplace lists {name}. npm may have a package of that name; anyone can publish one there."
    ));
    if terminal.confirm(&format!("Look for {name} on npm?")).map_err(|e| Failure::new(Exit::Declined, e))? {
        Ok(Road::Direct { source, commit: None })
    } else {
        Err(refusal)
    }
}

/// Nothing has it: with a close name, if there is one.
#[must_use]
pub fn unlisted(name: &PluginName, markets: &Markets, what: &str) -> Failure {
    let failure = Failure::new(Exit::NotFound, what);
    if markets.0.is_empty() {
        return failure.hint(NONE_ADDED);
    }
    let names = markets.names();
    match terminal::suggest::closest(name.as_str(), names.iter().filter(|n| *n != name).map(PluginName::as_str)) {
        Some(close) => failure.hint(format!("did you mean {close}?")),
        None => failure.hint("deepcode-plugin search lists what there is"),
    }
}
