//! `marketplace verify`: a published marketplace as a client sees it, and every statement of its index.

use std::str::FromStr;

use schemas::{PublicKey, Sha256};
use serde_json::json;
use terminal::measure::count;
use terminal::{Exit, Failure, Output, Style};
use verifier::Pin;

use crate::publish::read_audits::Audits;
use crate::publish::read_back::{Depth, Reader};
use crate::session::{Session, file_address};
use crate::tuf::documents::sha256;

/// Check a published marketplace as a client would.
///
/// The chain from the pinned root is followed, every plugin's file is fetched, every statement is verified,
/// and every audit that is named is read back.
#[derive(Debug, clap::Args)]
pub struct Verify {
    /// https://…, gh:owner/repo, or a folder, with #sha256:… of a root [default: public/ in the working copy]
    pub place: Option<String>,
    /// The key to begin with, where the address pins no root [default: the working copy's root]
    #[arg(long, value_name = "ED25519")]
    pub public_key: Option<PublicKey>,
    /// Fetch every bundle too, and hash it
    #[arg(long)]
    pub trees: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`] with the first thing that a client would refuse.
pub fn run(session: &Session, verify: &Verify) -> Result<(), Failure> {
    let (address, pinned) = address(session, verify.place.as_deref())?;
    let pin = pin(pinned, verify.public_key).map_or_else(|| own_root(session), Ok)?;
    let fetcher = session.fetcher(session.env.cwd.clone())?;
    let depth = if verify.trees { Depth::Trees } else { Depth::Statements };
    let report = Reader { session, fetcher: &fetcher, address: &address }.read(&pin, depth)?;
    session.out.json(&json!({ "address": address, "report": report }));
    let out = &session.out;
    out.line(&format!("{} {address}", Style::Green.paint("✓")));
    out.line(&format!(
        "  {}, {}: {} signed, {} listed without a signature",
        count(report.plugins, "plugin", "plugins"),
        count(report.versions, "version", "versions"),
        report.signed,
        report.unsigned
    ));
    tell_audits(out, &report.audits);
    if verify.trees {
        out.line(&format!("  {} fetched and hashed", count(report.bundles, "bundle", "bundles")));
    }
    out.line(&format!("  {} in force", count(report.revocations, "revocation", "revocations")));
    if let Some(expires) = report.expires {
        out.line(&format!("  fresh until {expires}"));
    }
    Ok(())
}

/// What the published audits say; what no client takes any more is a warning, since nothing of it is forged.
fn tell_audits(out: &Output, audits: &Audits) {
    let Audits { reports, by_hand, rule_sets, current, waivers, shut } = audits;
    out.line(&format!(
        "  {} read back, {by_hand} by hand, {} in force",
        count(*reports, "audit", "audits"),
        count(*waivers, "waiver", "waivers")
    ));
    for (rules, of) in rule_sets {
        let whose = if *rules == audit::rules::digest() { "this program's" } else { "another one's" };
        out.line(&format!("  {of} by the rule set {rules} ({whose})"));
    }
    if current < reports {
        out.say("Another rule set may see more: marketplace sign NAME --again audits and signs anew");
    }
    for version in shut {
        out.warn(&format!("{version} is dangerous and no waiver of it counts any more: clients refuse it"));
    }
}

/// Whom to believe: the root that was pinned, else the key.
pub(crate) fn pin(root: Option<Sha256>, key: Option<PublicKey>) -> Option<Pin> {
    root.map(Pin::RootDigest).or(key.map(Pin::Key))
}

/// The address to fetch from, and the root digest that it pins.
pub(crate) fn address(session: &Session, place: Option<&str>) -> Result<(String, Option<Sha256>), Failure> {
    let Some(place) = place else { return Ok((file_address(&session.working_copy()?.public())?, None)) };
    let (place, pinned) = match place.split_once("#sha256:") {
        Some((place, hex)) => {
            let digest = Sha256::from_str(&format!("sha256:{hex}")).map_err(|why| crate::fail::usage(&why))?;
            (place, Some(digest))
        }
        None => (place, None),
    };
    if place.contains("://") || place.starts_with("gh:") {
        return Ok((place.to_owned(), pinned));
    }
    Ok((file_address(&session.env.absolute(place.as_ref()))?, pinned))
}

pub(super) fn own_root(session: &Session) -> Result<Pin, Failure> {
    let no_pin = || {
        Failure::new(Exit::Usage, "nothing says whom to believe")
            .hint("give ADDRESS#sha256:<root digest>, or --public-key ed25519:…, or run it in the working copy")
    };
    let working_copy = session.working_copy().map_err(|_| no_pin())?;
    let roots = working_copy.roots()?;
    roots.first().map(|stored| Pin::RootDigest(sha256(&stored.bytes))).ok_or_else(no_pin)
}
