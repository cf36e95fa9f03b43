//! From a road to a candidate: allowed, fetched, compared with what it was offered as, and looked up everywhere.

use runtime::store::Standing;
use schemas::{MarketplaceName, Source};
use sources::SourceError;
use terminal::{Exit, Failure};
use verifier::{Candidate, Offer, Tree, Wanted};

use crate::fail::OrFail;
use crate::fetcher::Shown;
use crate::grade::{self, Cover};
use crate::market::{Market, Markets};
use crate::resolve::Road;
use crate::world::World;

/// A candidate with how far it is trusted.
#[derive(Debug)]
pub struct Found {
    /// The tree and its manifest.
    pub candidate: Candidate,
    /// Its grade, and the marketplace that vouches for or lists it.
    pub standing: Standing,
    /// Where it was fetched from.
    pub road: Road,
    /// Which added marketplaces know exactly this tree.
    pub known: Vec<Known>,
}

/// One marketplace's word on a tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// Which marketplace.
    pub marketplace: MarketplaceName,
    /// What it says.
    pub word: Word,
}

/// What a marketplace says of a tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Word {
    /// It has signed for it.
    Verified,
    /// It lists it, unaudited.
    Listed,
    /// It does not know it.
    Unknown,
    /// It could not be asked.
    Silent,
}

/// Fetches what `road` leads to, once the rules let it in.
///
/// # Errors
/// Exit 3 when a rule is against it, and whatever fetching and comparing say.
pub fn bring(world: &World, markets: &mut Markets, road: Road, wanted: &Wanted) -> Result<Found, Failure> {
    let found = match &road {
        Road::Offered { marketplace, offer } => {
            let (marketplace, offer) = (marketplace.clone(), offer.as_ref().clone());
            offered(world, markets, road, (marketplace, offer))?
        }
        Road::Direct { .. } => direct(world, markets, road)?,
    };
    let holds = &found.candidate.manifest().version;
    match wanted {
        Wanted::Exact(version) if version != holds => {
            Err(Failure::new(Exit::NotFound, format!("version {version} was asked for, but this source holds {holds}")))
        }
        _ => Ok(found),
    }
}

fn offered(
    world: &World,
    markets: &mut Markets,
    road: Road,
    (marketplace, offer): (MarketplaceName, Offer),
) -> Result<Found, Failure> {
    let market = markets.named(&marketplace)?;
    market.fit(world)?;
    let cover = Cover::from(offer.audited().is_some());
    let grade = grade::of_listed(cover, market.whose());
    let what = format!("{}@{marketplace}", offer.name());
    world.policy.admits(grade, &what)?;
    world.policy.admits_cover(cover, &what)?;
    if market.deprecates(offer.name())? {
        world.out.warn(&format!("{marketplace} advises against new use of {}", offer.name()));
    }
    let tree = tree_of(world, market, &offer)?;
    let word = if cover == Cover::Signed { Word::Verified } else { Word::Listed };
    let candidate = Candidate::attested(tree, offer).or_fail()?;
    let mut known = vec![Known { marketplace: marketplace.clone(), word }];
    known.extend(asked(markets, &candidate, Some(&marketplace)).into_iter().map(|(known, _)| known));
    let standing = Standing { grade, marketplace: Some(marketplace) };
    Ok(Found { candidate, standing, road, known })
}

/// The marketplace's own bundle, and where it has none, the source that its entry names, at the commit that it names.
fn tree_of(world: &World, market: &Market, offer: &Offer) -> Result<Tree, Failure> {
    let progress = Shown::new(&world.out);
    let entry = offer.entry();
    match world.fetcher.bundle(market.transport(), entry.source_hash, &progress) {
        Ok(Some(tree)) => return Ok(tree),
        Ok(None) => {}
        Err(SourceError::Unreachable { address, why }) => {
            world.out.say(&format!(
                "its bundle is not to be had ({}: {})",
                terminal::escape(&address),
                terminal::escape(&why)
            ));
        }
        Err(e) => return Err(e).or_fail(),
    }
    if let Source::Directory { .. } = &entry.source {
        // A folder named by a marketplace would be one of this machine's.
        let what = format!(
            "{} publishes no bundle of {} {}, and its source is a folder of its maintainer's",
            market.name,
            offer.name(),
            entry.version
        );
        return Err(Failure::new(Exit::NotFound, what));
    }
    world.reach(&entry.source)?;
    world.fetcher.fetch(&entry.source, entry.commit, &progress).or_fail().map(|brought| brought.tree)
}

fn direct(world: &World, markets: &mut Markets, road: Road) -> Result<Found, Failure> {
    let Road::Direct { source, commit } = &road else {
        return Err(Failure::new(Exit::Failed, "a marketplace's offer is not fetched as a bare source"));
    };
    let grade = grade::of_source(source);
    world.policy.admits(grade, &source.to_string())?;
    world.reach(source)?;
    let progress = Shown::new(&world.out);
    let brought = world.fetcher.fetch(source, *commit, &progress).or_fail()?;
    drop(progress);
    let resolved = absolute(world, brought.resolved);
    let road = Road::Direct { source: resolved.clone(), commit: brought.commit };
    let candidate = Candidate::unattested(brought.tree, resolved, brought.commit).or_fail()?;
    let asked = asked(markets, &candidate, None);
    let voucher = asked.iter().find(|(known, _)| known.word == Word::Verified);
    world.policy.admits_cover(voucher.is_some().into(), candidate.manifest().name.as_str())?;
    let (candidate, marketplace) = match voucher {
        // The same bytes under the same name and version: the statement is recorded with them. The grade stays the road's.
        Some((known, Some(offer))) => {
            (Candidate::attested(candidate.tree().clone(), offer.clone()).or_fail()?, Some(known.marketplace.clone()))
        }
        _ => (candidate, None),
    };
    let known = asked.into_iter().map(|(known, _)| known).collect();
    Ok(Found { candidate, standing: Standing { grade, marketplace }, road, known })
}

/// A folder is recorded with its full path: `./dir` means nothing tomorrow, elsewhere.
fn absolute(world: &World, source: Source) -> Source {
    match &source {
        Source::Directory { path } => {
            let full = world.path(std::path::Path::new(path));
            full.canonicalize().ok().and_then(|p| p.to_str().and_then(|p| p.parse().ok())).unwrap_or(source)
        }
        _ => source,
    }
}

/// What every marketplace but `except` says of the candidate's tree.
fn asked(
    markets: &mut Markets,
    candidate: &Candidate,
    except: Option<&MarketplaceName>,
) -> Vec<(Known, Option<Offer>)> {
    let name = candidate.manifest().name.clone();
    let digest = candidate.tree().digest();
    let mut words = Vec::new();
    for market in markets.0.iter_mut().filter(|m| Some(&m.name) != except) {
        // What is remembered of one that now lies vouches for nothing.
        let answer = if market.trusted.is_some() && market.believed().is_ok() {
            market.offer_of(&name, digest).ok()
        } else {
            None
        };
        let (word, offer) = match answer {
            Some(Some(offer)) if offer.audited().is_some() => (Word::Verified, Some(offer)),
            Some(Some(offer)) => (Word::Listed, Some(offer)),
            Some(None) => (Word::Unknown, None),
            None => (Word::Silent, None),
        };
        words.push((Known { marketplace: market.name.clone(), word }, offer));
    }
    words
}
