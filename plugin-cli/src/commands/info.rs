//! `info`: what marketplaces say of a plugin, version by version, and how to check it without this program.

use jiff::Timestamp;
use revocation::{Hit, Revocations, Subject};
use schemas::{ContributionKind, MarketplaceName, PluginName, Shard, Status, VersionEntry};
use serde_json::json;
use terminal::{Exit, Failure, Style, escape};
use verifier::repository::Countersigned;
use verifier::{Offer, Verified, Wanted};

use crate::args::Info;
use crate::market::{Effort, Market, Markets};
use crate::standing::reason;
use crate::target::Target;
use crate::world::World;
use crate::{audits, gate, grade, resolve};

pub(super) fn run(world: &World, args: &Info) -> Result<(), Failure> {
    let (name, only) = match &args.target {
        Target::Listed { name, marketplace } => (name, Some(marketplace)),
        Target::Bare(name) => (name, None),
        Target::Source(_) => {
            return Err(Failure::new(
                Exit::Usage,
                "info tells what a marketplace says; a source speaks for itself at install",
            ));
        }
    };
    let mut markets = Markets::open(world, Effort::WhenStale)?;
    if let Some(only) = only {
        markets.named(only)?;
    }
    let wanted = args.version.clone().map_or(Wanted::Latest, Wanted::Exact);
    let asked: Vec<MarketplaceName> =
        markets.0.iter().map(|m| m.name.clone()).filter(|m| only.is_none_or(|only| m == only)).collect();
    let mut found = Vec::new();
    for marketplace in asked {
        if let Some(shard) = markets.named(&marketplace)?.shard(name)? {
            let offer = resolve::offer(world, &mut markets, &marketplace, (name, &wanted));
            found.push((marketplace, shard, offer));
        }
    }
    if found.is_empty() {
        return Err(resolve::unlisted(name, &markets, &format!("no added marketplace lists {name}")));
    }
    let revocations = markets.revocations(world)?;
    let mut documents = Vec::new();
    for (marketplace, shard, offer) in &found {
        let Some(market) = markets.0.iter().find(|m| m.name == *marketplace) else { continue };
        tell(world, market, shard, (args, &revocations));
        install(world, market, offer);
        documents.push(json!({ "marketplace": marketplace, "plugin": shard.document() }));
    }
    world.out.json(&documents);
    Ok(())
}

fn tell(world: &World, market: &Market, shard: &Verified<Shard>, (args, revocations): (&Info, &Revocations<'_>)) {
    let plugin = shard.document();
    let line = |text: &str| world.out.line(text);
    line(&format!("{} in {}", Style::Bold.paint(plugin.name.as_str()), market.name));
    line(&format!("  {}", escape(&plugin.description)));
    if !plugin.maintainer.is_empty() {
        line(&format!("  maintainer   {}", escape(&plugin.maintainer)));
    }
    match plugin.status {
        Status::Deprecated => line(&Style::Yellow.paint("  deprecated: its marketplace advises against new use")),
        Status::Unlisted => line("  unlisted: installable by name, absent from search"),
        Status::Active => {}
    }
    let shown = plugin.versions.iter().rev().filter(|v| args.version.as_ref().is_none_or(|only| v.version == *only));
    for entry in shown {
        version(market, (&plugin.name, entry), (revocations, world.now())).iter().for_each(|text| line(text));
        // Whether its statement holds; a yanked version says so above.
        let exactly = Wanted::Exact(entry.version.clone());
        match market.judge(|origin, keys| shard.offer(&exactly, origin, keys)) {
            Err(e) if e.exit == Exit::NotTrusted => {
                line(&format!("    {}", Style::Red.paint(&format!("✗ {}", escape(&e.error)))));
            }
            Ok(Some(offer)) => waived(world, market, &offer).iter().for_each(|text| line(text)),
            _ => {}
        }
    }
}

/// The waivers that the audit of this version rests on, each with its reason.
fn waived(world: &World, market: &Market, offer: &Offer) -> Vec<String> {
    let today = schemas::time::day_of(world.now());
    let lines = || -> Result<Vec<String>, Failure> {
        let waivers = gate::waivers(market, offer)?;
        let counting = gate::counting(Some(market), waivers.as_ref(), offer, today)?;
        Ok(counting.into_iter().map(|waiver| format!("    waived       {}", audits::waiver(waiver))).collect())
    };
    lines().unwrap_or_else(|e| vec![format!("    waived       {}", Style::Red.paint(&escape(&e.error).to_string()))])
}

/// The line that installs exactly what would be chosen, and how to check it without this program.
fn install(world: &World, market: &Market, offer: &Result<Option<Offer>, Failure>) {
    let line = |text: &str| world.out.line(text);
    match offer {
        Ok(Some(offer)) => {
            let (name, entry) = (offer.name(), offer.entry());
            line("");
            line(&format!("  install it  deepcode-plugin install {name}@{} --version {}", market.name, entry.version));
            recipe(entry).iter().for_each(|text| line(text));
        }
        Ok(None) => {}
        Err(e) => line(&format!("  {}", Style::Red.paint(&escape(&e.error).to_string()))),
    }
}

/// One version in a few lines, revocations first.
fn version(
    market: &Market,
    (name, entry): (&PluginName, &VersionEntry),
    (revocations, now): (&Revocations<'_>, Timestamp),
) -> Vec<String> {
    let subject = Subject { name, version: &entry.version, tree: entry.source_hash, marketplace: Some(&market.name) };
    let mut lines = vec![String::new()];
    let yanked = if entry.yanked { Style::Yellow.paint("  yanked") } else { String::new() };
    let grade = grade::of_listed(entry.signature.is_some().into(), market.whose());
    let version = Style::Bold.paint(&entry.version.to_string());
    lines.push(format!("  {version}  {}{yanked}", grade::shown(grade)));
    lines.extend(revocations.hits(&subject, now).iter().map(|hit| banner(name, hit)));
    lines.push(format!("    tree         {}", entry.source_hash));
    lines.push(format!("    source       {}", escape(&entry.source.to_string())));
    lines.extend(entry.commit.map(|c| format!("    commit       {c}")));
    if let (Some(audit), Some(by), Some(at)) = (&entry.audit, &entry.audited_by, &entry.audited_at) {
        lines.push(format!("    audit        {} by {} on {at}", audit.verdict, escape(by.as_str())));
        lines.extend(audit.rules.map(|rules| format!("    rule set     {rules}")));
    }
    let trusted = market.trusted.as_ref();
    if let Some(Countersigned { upstream, holds }) = trusted.and_then(|trusted| trusted.countersigned(name, entry)) {
        lines.push(match holds {
            Ok(()) => format!("    upstream     ✓ signed by {upstream} too"),
            Err(why) => format!("    upstream     {}", Style::Red.paint(&format!("✗ {upstream}: {why}"))),
        });
    }
    if !entry.contributes.is_empty() {
        let kinds: Vec<String> = entry.contributes.iter().map(word).collect();
        lines.push(format!("    contributes  {}", kinds.join(", ")));
    }
    if !entry.allowed_domains.is_empty() {
        let domains: Vec<String> = entry.allowed_domains.iter().map(ToString::to_string).collect();
        lines.push(format!("    domains      {}", escape(&domains.join(", "))));
    }
    lines
}

/// A kind of contribution as documents write it.
fn word(kind: &ContributionKind) -> String {
    serde_json::to_value(kind).ok().and_then(|v| v.as_str().map(str::to_owned)).unwrap_or_default()
}

fn banner(name: &PluginName, hit: &Hit) -> String {
    format!("    {}", Style::Red.paint(&format!("⚠ {}", reason(name, hit))))
}

/// How to come to the same digest with stock git.
fn recipe(entry: &VersionEntry) -> Vec<String> {
    let mut lines = vec!["  check it yourself, in a copy of the source as it was committed:".to_owned()];
    if let Some(commit) = &entry.commit {
        lines.push(format!(
            "    git archive {commit} | tar -x -C EMPTY && cd EMPTY   (no export-subst, no eol conversion)"
        ));
    }
    lines.push("    git init -q --object-format=sha256 && git add -Af . && git write-tree".to_owned());
    lines.push(format!("    must print {}", entry.source_hash.hex()));
    lines
}
