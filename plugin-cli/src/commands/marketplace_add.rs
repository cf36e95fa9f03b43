//! `marketplace add`: from a key that a person brought, or confirms, to a pinned root. Never silently.

use schemas::marketplaces::MarketplaceEntry;
use schemas::root::AuditKeyState;
use schemas::{MarketplaceName, PublicKey, Sha256, TrustedBy};
use serde_json::json;
use sha2::Digest as _;
use terminal::{Exit, Failure, escape};
use verifier::repository::Refused;
use verifier::tuf::{DiskState, MemoryState, Transport};
use verifier::{Pin, Repository, Trusted};

use crate::args::MarketplaceAdd;
use crate::fail::OrFail;
use crate::market::{file, one};
use crate::world::{Official, World};

/// 512 KiB: as much as a TUF client reads of a root.
const ROOT_BYTES: u64 = 512 << 10;

pub(super) fn run(world: &World, args: MarketplaceAdd) -> Result<(), Failure> {
    world.person_only("adding a marketplace")?;
    let url = args.address.url;
    if one::is_out_of_reach(world, &url) {
        return Err(Failure::new(Exit::Network, "a marketplace is added over the network, and --offline was given"));
    }
    let transport = one::open_transport(world, &url)?;
    let nothing_there = |failure: Failure| match failure.exit {
        Exit::NotFound => {
            Failure::new(Exit::NotFound, format!("no marketplace is published at {url}: {}", failure.error))
                .hint("the address is that of the folder that holds metadata/ and index.json")
        }
        _ => failure,
    };
    let brought = args.address.root.map(Pin::RootDigest).or(args.key.map(Pin::Key));
    let pin = match &brought {
        Some(pin) => pin.clone(),
        None => Pin::RootDigest(first_root(transport.as_ref()).map_err(nothing_there)?),
    };

    // Everything is checked in memory first: what is refused or declined leaves no trace.
    let first = Repository::bootstrap(&pin, transport.as_ref(), Box::new(MemoryState::new()));
    let mut first = first.or_fail().map_err(nothing_there)?;
    let root = first.root_digest();
    let trusted = first.refresh(transport.as_ref(), world.now()).or_fail()?;
    let key = shown_key(&args.address.root, args.key, (root, &trusted))?;
    let name = match args.name {
        Some(name) => name,
        None => alias(&trusted)?,
    };
    free(world, &name, root)?;
    show(world, &name, &url, (root, &trusted));
    if brought.is_none() {
        confirm(world, &url, (root, key))?;
    }

    keep(world, &name, (root, transport.as_ref()))?;
    let entry = MarketplaceEntry {
        url: url.clone(),
        origin: trusted.origin().clone(),
        public_key: key,
        root_digest: root,
        added_at: world.now(),
        trusted_by: TrustedBy::User,
        enabled: true,
    };
    file::edit(&world.home, |document| {
        document.0.insert(name.clone(), entry);
        Ok(())
    })?;
    world.out.line(&format!("added {name} ({})", escape(trusted.origin().as_str())));
    world.out.json(&json!({ "added": name, "origin": trusted.origin(), "url": url, "rootDigest": root }));
    Ok(())
}

/// The digest of the root that is served first, believed by nobody yet: it is shown, and a person decides.
fn first_root(transport: &dyn Transport) -> Result<Sha256, Failure> {
    let bytes = transport.get("metadata/1.root.json", ROOT_BYTES).or_fail()?;
    Ok(Sha256(sha2::Sha256::digest(bytes).into()))
}

/// The key that goes on record: the one that was brought, else the first active one that the pinned root vouches for.
fn shown_key(
    digest: &Option<Sha256>,
    brought: Option<PublicKey>,
    (root, trusted): (Sha256, &Trusted),
) -> Result<PublicKey, Failure> {
    let keys = &trusted.extras().audit_keys;
    match brought {
        // Both were brought: the digest chose the root, and that root must know the key.
        Some(key) if digest.is_some() && !keys.iter().any(|k| k.key == key) => {
            Err(Failure::new(Exit::NotTrusted, format!("the root {root} does not vouch for the key {key}")))
        }
        Some(key) => Ok(key),
        None => keys
            .iter()
            .find(|k| k.state == AuditKeyState::Active)
            .map(|k| k.key)
            .ok_or_else(|| Failure::new(Exit::NotTrusted, "its root names no active audit key")),
    }
}

/// The last segment of its own name, where that is a name.
fn alias(trusted: &Trusted) -> Result<MarketplaceName, Failure> {
    let last = trusted.origin().as_str().rsplit('/').next().unwrap_or_default().to_ascii_lowercase();
    let slug: String = last.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    slug.trim_matches('-')
        .parse()
        .map_err(|e: schemas::BadText| Failure::new(Exit::Usage, e).hint("give it a short name with --name"))
}

/// Whether `name` may be given to the marketplace with this root.
fn free(world: &World, name: &MarketplaceName, root: Sha256) -> Result<(), Failure> {
    let taken = |what: String| Failure::new(Exit::Policy, what).hint("choose another name with --name");
    if name.as_str() == Official::NAME {
        return Err(taken("the name \"official\" is kept for the compiled-in marketplace".to_owned()));
    }
    if let Some(known) = file::read(&world.home)?.0.get(name)
        && known.root_digest != root
    {
        return Err(taken(format!("{name} is already {} (root {})", known.origin, known.root_digest)));
    }
    // What was seen of a removed marketplace is kept against rollback; another one must not inherit it.
    match Repository::open(root, Box::new(DiskState::new(world.home.marketplace(name)))) {
        Ok(_) | Err(Refused::NotAdded(_)) => Ok(()),
        Err(Refused::WrongRoot { found, .. }) => {
            Err(taken(format!("{name} was another marketplace before (root {found}), and what was seen of it is kept")))
        }
        Err(e) => Err(e).or_fail(),
    }
}

/// What is about to be trusted.
fn show(world: &World, name: &MarketplaceName, url: &str, (root, trusted): (Sha256, &Trusted)) {
    let say = |label: &str, words: &str| world.out.say(&format!("  {label:<11} {words}"));
    world.out.say(&format!("{} as {name}", escape(trusted.origin().as_str())));
    say("published", &escape(url).to_string());
    say("root", &root.to_string());
    for key in &trusted.extras().audit_keys {
        let state = match key.state {
            AuditKeyState::Active => "",
            AuditKeyState::Retired => " (retired)",
        };
        say("audit key", &format!("{}{state}", key.key));
    }
    if let Some(upstream) = &trusted.extras().upstream {
        say("a fork of", &format!("{} (root {})", escape(upstream.origin.as_str()), upstream.root_digest));
    }
    say("good until", &trusted.freshness().expires.to_string());
    say("plugins", &trusted.plugins().count().to_string());
}

fn confirm(world: &World, url: &str, (root, key): (Sha256, PublicKey)) -> Result<(), Failure> {
    let pinned = format!("deepcode-plugin marketplace add {url}#{root}");
    let terminal = world
        .terminal()
        .map_err(|f| f.hint(format!("compare the root with what its maintainer says elsewhere, then: {pinned}")))?;
    terminal
        .tell("You brought no key, so this is whatever the address serves today. Compare it with what its")
        .or_fail()?;
    terminal.tell(&format!("maintainer says elsewhere:\n  root {root}\n  key  {key}")).or_fail()?;
    if terminal.confirm("Is this the marketplace that you mean?").or_fail()? {
        return Ok(());
    }
    Err(Failure::new(Exit::Declined, "declined").hint("nothing was changed"))
}

/// Pins the root on disk; what was seen of it before stays as the floor.
fn keep(world: &World, name: &MarketplaceName, (root, transport): (Sha256, &dyn Transport)) -> Result<(), Failure> {
    let state = || Box::new(DiskState::new(world.home.marketplace(name)));
    let mut kept = match Repository::open(root, state()) {
        Ok(kept) => kept,
        Err(_) => Repository::bootstrap(&Pin::RootDigest(root), transport, state()).or_fail()?,
    };
    kept.refresh(transport, world.now()).or_fail().map(drop)
}
