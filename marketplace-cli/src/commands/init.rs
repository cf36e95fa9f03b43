//! `marketplace init`: keys, root and working copy, with working defaults and one passphrase.

use std::path::PathBuf;

use schemas::root::Upstream;
use schemas::working_copy::{Bundles, Expiry, MarketplaceFile};
use schemas::{Auditor, Origin};
use serde_json::json;
use terminal::{Exit, Failure, Style};

use crate::fail;
use crate::keys::{Keychain, StoredKey, minisign};
use crate::session::Session;
use crate::tuf::documents::sha256;
use crate::tuf::root::Founders;
use crate::tuf::{Root, expires};
use crate::working_copy::WorkingCopy;

/// Start a marketplace in the current folder.
///
/// Makes a marketplace key (a share of root, targets, revocations, audit), two recovery keys (root only) and an online
/// key (snapshot, timestamp), all under one passphrase, and prints the line that users add the marketplace with.
#[derive(Debug, clap::Args)]
pub struct Init {
    /// The marketplace's own name in everything it signs; it never changes [example: github.com/ann/marketplace]
    #[arg(long, value_name = "HOST/PATH")]
    pub origin: Origin,
    /// Where clients will read it: https://…, or gh:owner/repo
    #[arg(long, value_name = "ADDRESS")]
    pub url: String,
    /// Who audits [default: the origin's account]
    #[arg(long, value_name = "HANDLE")]
    pub auditor: Option<Auditor>,
    /// Where the two recovery keys go; give it twice [default: beside the other keys, to be moved]
    #[arg(long, value_name = "FOLDER")]
    pub recovery_dir: Vec<PathBuf>,
    /// Make a minisign key too, for people who check plain files
    #[arg(long)]
    pub minisign: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, init: &Init) -> Result<(), Failure> {
    found(session, init, None).map(drop)
}

/// Makes the keys, the root and the working copy, of a fork where there is an upstream.
///
/// # Errors
/// A [`Failure`]; then there is no working copy.
pub(super) fn found(session: &Session, init: &Init, upstream: Option<Upstream>) -> Result<WorkingCopy, Failure> {
    let folder = session.start();
    if WorkingCopy::is_one(&folder) {
        return Err(Failure::new(Exit::Policy, format!("{} is a marketplace already", folder.display()))
            .hint("`marketplace status` says how it stands"));
    }
    let settings = settings(init)?;
    // Before keys are made: they would stand in the way of the next try.
    schemas::Document::check(&settings).map_err(|why| Failure::new(Exit::Usage, format!("--{why}")))?;
    let keys = session.keys_folder(&init.origin)?;
    let places = recovery_places(session, init, &keys)?;
    let keychain = Keychain::at(keys.clone());
    if let Some(there) = keychain.list().first() {
        return Err(Failure::new(Exit::Policy, format!("{}: there are keys already", there.path.display())).hint(
            "they may be another marketplace's: set MARKETPLACE_KEYS to an empty folder;\n\
                 if an init that was interrupted left them, remove them",
        ));
    }
    crate::keys::keychain::outside_git(&keys)?;
    durable::create_dir(&folder.join("plugins"), 0o755).map_err(|why| fail::write(&why))?;
    let words = session.passphrases.choose("the marketplace's keys")?;
    let marketplace = keychain.create(&keys, "marketplace", &words)?;
    let online = keychain.create(&keys, "online", &words)?;
    let mut recovery = Vec::new();
    for (at, place) in (1..).zip(&places) {
        recovery.push(keychain.create(place, &format!("recovery-{at}"), &words)?);
    }
    let minisign = if init.minisign { Some(minisign::create(&keys, &words)?) } else { None };
    let founders = Founders {
        marketplace: marketplace.public,
        recovery: recovery.iter().map(|key| key.public).collect(),
        online: online.public,
    };
    let lasts = expires(session.now(), settings.expiry.root);
    let mut root = Root::found(init.origin.clone(), &founders, minisign, lasts);
    root.extras.upstream.clone_from(&upstream);
    let shares = std::iter::once(&marketplace).chain(&recovery);
    let opened: Vec<_> =
        shares.map(|key| keychain.open(&key.key_id(), &session.passphrases)).collect::<Result<_, _>>()?;
    let bytes = root.seal(&opened.iter().map(AsRef::as_ref).collect::<Vec<_>>())?;
    let working_copy = WorkingCopy::create(&folder, settings, &bytes)?;
    report(session, &working_copy, &bytes, (&marketplace, &recovery), upstream.as_ref());
    Ok(working_copy)
}

fn settings(init: &Init) -> Result<MarketplaceFile, Failure> {
    let account = init.origin.as_str().split('/').nth(1).unwrap_or_else(|| init.origin.as_str());
    let auditor = match &init.auditor {
        Some(auditor) => auditor.clone(),
        None => account.parse().map_err(|_| {
            Failure::new(Exit::Usage, "the origin has no account to name the auditor after")
                .hint("say who audits: --auditor HANDLE")
        })?,
    };
    Ok(MarketplaceFile {
        version: "1".to_owned(),
        origin: init.origin.clone(),
        url: init.url.trim_end_matches('/').to_owned(),
        auditor,
        revocation_prefix: "DCM".to_owned(),
        bundles: Bundles::Own,
        expiry: Expiry::default(),
    })
}

fn recovery_places(session: &Session, init: &Init, keys: &std::path::Path) -> Result<Vec<PathBuf>, Failure> {
    let places: Vec<PathBuf> = match init.recovery_dir.as_slice() {
        [] => vec![keys.join("recovery-1"), keys.join("recovery-2")],
        [one, two] => vec![session.env.absolute(one), session.env.absolute(two)],
        _ => return Err(Failure::new(Exit::Usage, "two recovery keys need two places: give --recovery-dir twice")),
    };
    places.iter().try_for_each(|place| crate::keys::keychain::outside_git(place))?;
    Ok(places)
}

fn report(
    session: &Session,
    working_copy: &WorkingCopy,
    root: &[u8],
    keys: (&StoredKey, &[StoredKey]),
    upstream: Option<&Upstream>,
) {
    let (marketplace, recovery) = keys;
    let out = &session.out;
    let settings = &working_copy.settings;
    let digest = sha256(root);
    let by_root = format!("deepcode-plugin marketplace add {}#{digest}", settings.url);
    let by_key = format!("deepcode-plugin marketplace add {} --key {}", settings.url, marketplace.public);
    let recovery: Vec<String> = recovery.iter().map(|key| key.path.display().to_string()).collect();
    out.json(&json!({
        "origin": settings.origin,
        "url": settings.url,
        "fingerprint": digest,
        "publicKey": marketplace.public,
        "add": [by_root, by_key],
        "keys": marketplace.path.parent(),
        "recoveryKeys": recovery,
        "upstream": upstream,
    }));
    out.line(&format!("{} {}", Style::Green.paint("✓"), Style::Bold.paint(settings.origin.as_str())));
    out.line(&format!("  fingerprint      {digest}"));
    out.line(&format!("  marketplace key  {}", marketplace.public));
    if let Some(upstream) = upstream {
        out.line(&format!("  a fork of        {} (root {})", upstream.origin, upstream.root_digest));
    }
    out.line("");
    out.line("Users add it with");
    out.line(&format!("  {}", Style::Bold.paint(&by_root)));
    out.line("or, with the key alone,");
    out.line(&format!("  {by_key}"));
    out.say("");
    out.say(
        &Style::Yellow
            .paint("Now move the two recovery keys to two safe places, apart from this machine and each other:"),
    );
    for path in &recovery {
        out.say(&format!("  {path}"));
    }
    out.say("One of them and the marketplace key, or both of them, can replace every other key. Neither can publish.");
    out.say("");
    out.say(match upstream {
        Some(_) => "Next: marketplace fork pull, then marketplace publish",
        None => "Next: marketplace add <source>, then marketplace publish",
    });
}
