//! `marketplace mirror`: a verified copy of a published marketplace, to be served as it is.

use std::path::PathBuf;

use jiff::Timestamp;
use schemas::{PluginName, PublicKey};
use serde_json::json;
use terminal::measure::{ago, count, size};
use terminal::{Exit, Failure, Style, escape};

use super::verify::{address, pin};
use crate::mirror::above::Above;
use crate::mirror::{Age, Copied, Which, Wish};
use crate::session::Session;

/// Keep a verified copy of a published marketplace.
///
/// Every file is checked as a client would check it, and the copy carries the same signatures: clients pin the same root, and any
/// static host may serve the folder. What is there already is not fetched again, so an interrupted copy goes on where it was.
#[derive(Debug, clap::Args)]
pub struct Mirror {
    /// Of which marketplace: https://…, gh:owner/repo, or a folder, with #sha256:… of a root
    pub place: String,
    /// Into which folder
    pub folder: PathBuf,
    /// The key to begin with, where the address pins no root
    #[arg(long, value_name = "ED25519")]
    pub public_key: Option<PublicKey>,
    /// Only this plugin's files; may be given again. The index stays whole, since it is signed
    #[arg(long = "plugin", value_name = "NAME")]
    pub plugins: Vec<PluginName>,
    /// Leave the trees out: clients then fetch each from its source
    #[arg(long)]
    pub no_bundles: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`] with the first thing that a client would refuse; the copy stays as it was.
pub fn run(session: &Session, mirror: &Mirror) -> Result<(), Failure> {
    let (address, pinned) = address(session, Some(&mirror.place))?;
    let pin = pin(pinned, mirror.public_key).ok_or_else(nobody_to_believe)?;
    let folder = session.env.absolute(&mirror.folder);
    let fetcher = session.fetcher(session.env.cwd.clone())?;
    let plugins = if mirror.plugins.is_empty() { Which::All } else { Which::Named(mirror.plugins.clone()) };
    let wish = Wish { plugins, without_bundles: mirror.no_bundles };
    let copy =
        crate::mirror::Mirror { session, fetcher: &fetcher, address: &address, folder: &folder, age: Age::Fresh };
    let copied = copy.copy(&pin, &wish)?;
    session.out.json(&json!({ "address": address, "folder": folder, "copy": copied }));
    show(session, &copied, &folder.display().to_string());
    Ok(())
}

pub(crate) fn nobody_to_believe() -> Failure {
    Failure::new(Exit::Usage, "nothing says whom to believe")
        .hint("give ADDRESS#sha256:<root digest>, or --public-key ed25519:…")
}

/// How long ago a marketplace was signed.
pub(super) fn signed(session: &Session, at: Option<Timestamp>) -> String {
    at.map_or_else(|| "signed at no known time".to_owned(), |at| format!("signed {}", ago(at, session.now())))
}

/// Of a fork: what it follows, each with its own age.
pub(crate) fn follows(session: &Session, follows: &[Above]) {
    for above in follows {
        let (origin, expires) = (escape(above.origin.as_str()), above.expires);
        let signed = signed(session, above.signed_at);
        if expires < session.now() {
            session
                .out
                .warn(&format!("it follows {origin}, {signed}, expired on {expires}: clients will call it stale"));
        } else {
            session.out.line(&format!("  follows {origin}, {signed}, fresh until {expires}"));
        }
    }
}

/// What was copied, for people.
pub(super) fn show(session: &Session, copied: &Copied, folder: &str) {
    let out = &session.out;
    let news = if copied.changed { "brought up to date" } else { "nothing new" };
    out.line(&format!("{} {} in {}: {news}", Style::Green.paint("✓"), escape(copied.origin.as_str()), escape(folder)));
    let left_out = if copied.left_out > 0 { format!(", {} left out", copied.left_out) } else { String::new() };
    out.line(&format!(
        "  {}, {}{left_out}",
        count(copied.plugins, "plugin", "plugins"),
        count(copied.versions, "version", "versions"),
    ));
    out.line(&format!(
        "  {} fetched ({}), {} there before",
        count(copied.fetched, "file", "files"),
        size(copied.bytes),
        copied.kept
    ));
    let missing = if copied.without_tree > 0 {
        format!(
            "; {} without one, fetched from their source by clients",
            count(copied.without_tree, "version", "versions")
        )
    } else {
        String::new()
    };
    out.line(&format!("  {} ({} new){missing}", count(copied.trees, "tree", "trees"), copied.new_trees));
    let signed = signed(session, copied.signed_at);
    if copied.expired {
        out.warn(&format!("{signed}, expired on {}: clients will call it stale", copied.expires));
    } else {
        out.line(&format!("  {signed}, fresh until {}", copied.expires));
    }
    follows(session, &copied.follows);
    out.line(&format!("  clients add it as ADDRESS#{}", copied.root));
}
