//! `marketplace site`: the pages of a marketplace as files, for hosts that only have files.

use std::path::PathBuf;

use catalog::{House, Layout};
use clap::Subcommand;
use schemas::PublicKey;
use serde_json::json;
use terminal::measure::{count, size};
use terminal::{Exit, Failure, Style, escape};
use url::Url;

use super::verify::{address, own_root, pin};
use crate::session::Session;
use crate::site::place::Place;
use crate::site::{Base, Believed, Build as Writer, Counted, Sink};

/// The pages of a marketplace as files.
#[derive(Debug, Subcommand)]
pub enum Site {
    /// Write the pages of a published marketplace as files that any static host serves.
    ///
    /// The marketplace is verified first, as a client would; what does not verify is not shown. Every page, its twin in JSON and what pages load
    /// are written beside the folder, which then changes in one step: a run that is killed leaves the old pages or the new. Links are relative,
    /// so the folder may lie below any path. A folder with anything that this command did not write is left alone.
    ///
    /// Run it after each publication: pages that nobody writes again go on saying what was true.
    Build(Box<Build>),
}

/// What pages are written of, and where.
#[derive(Debug, clap::Args)]
pub struct Build {
    /// Of which marketplace: https://…, gh:owner/repo, or a folder, with #sha256:… of a root [default: public/ in the working copy]
    pub place: Option<String>,
    /// Into which folder: a new one, an empty one, or one that this command wrote; not the published folder itself
    #[arg(long, value_name = "FOLDER")]
    pub out: PathBuf,
    /// The key to begin with, where the address pins no root [default: the working copy's root]
    #[arg(long, value_name = "ED25519")]
    pub public_key: Option<PublicKey>,
    /// Where people reach the marketplace, for the lines that they copy [default: the address, where it is one of the web]
    #[arg(long, value_name = "URL")]
    pub public_url: Option<Url>,
    /// Whom to tell of a hole: mailto:…, https://… or tel:…, for security.txt
    #[arg(long, value_name = "URL")]
    pub contact: Option<Url>,
    /// Under which path of their host the pages lie; of use to 404.html alone, which hosts show at any depth
    #[arg(long, value_name = "PATH", default_value = "/")]
    pub base: Base,
    /// Make every page and write none
    #[arg(long)]
    pub dry_run: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`] with the first thing that a client would refuse, or that cannot be written; the folder stays as it was.
pub fn run(session: &Session, site: &Site) -> Result<(), Failure> {
    let Site::Build(build) = site;
    let (address, pinned) = address(session, build.place.as_deref())?;
    let pin = pin(pinned, build.public_key).map_or_else(|| own_root(session), Ok)?;
    let house = house(session, build)?;
    let fetcher = session.fetcher(session.env.cwd.clone())?;
    let folder = session.env.absolute(&build.out);
    let is_told = house.address.is_some();
    let believed = Believed::at(session, &fetcher, &address, &pin)?;
    let writer = Writer { session, fetcher: &fetcher, believed: &believed, house: &house, base: &build.base };
    let counted = if build.dry_run {
        Place::look(&folder)?;
        writer.write(Sink::Nothing)?
    } else {
        let place = Place::begin(&folder)?;
        let counted = writer.write(Sink::Folder(&place))?;
        place.show()?;
        counted
    };
    session.out.json(&json!({ "address": address, "folder": folder, "written": !build.dry_run, "site": counted }));
    show(session, build, &counted, &folder.display().to_string());
    if !is_told {
        session.out.warn("lines to copy say ADDRESS: --public-url says where people reach the marketplace");
    }
    Ok(())
}

/// What the marketplace does not say of itself.
fn house(session: &Session, build: &Build) -> Result<House, Failure> {
    let usage = |what: &str| Failure::new(Exit::Usage, what.to_owned());
    let is_of_the_web = |url: &Url| matches!(url.scheme(), "https" | "http");
    let own = || session.working_copy().ok().map(|own| own.settings.url).filter(|_| build.place.is_none());
    let place = build.place.as_deref().and_then(|place| place.split('#').next()).map(str::to_owned);
    let known = || place.or_else(own).and_then(|text| text.parse().ok()).filter(is_of_the_web);
    let bad = || usage("--public-url is https://host/path, without ? and #");
    let address =
        build.public_url.clone().or_else(known).map(|url| catalog::address(url).ok_or_else(bad)).transpose()?;
    let nobody = || usage("--contact is mailto:…, https://… or tel:…");
    let contact = build.contact.clone().map(|url| catalog::contact(url).ok_or_else(nobody)).transpose()?;
    Ok(House { address, contact, layout: Layout::Files })
}

fn show(session: &Session, build: &Build, counted: &Counted, folder: &str) {
    let out = &session.out;
    let done = if build.dry_run { "would be written" } else { "written" };
    let (origin, folder) = (escape(counted.origin.as_str()), escape(folder));
    out.line(&format!("{} {origin} in {folder}: {done}", Style::Green.paint("✓")));
    out.line(&format!(
        "  {}: {} and as many documents for programs, {} in all ({})",
        count(counted.plugins, "plugin", "plugins"),
        count(counted.pages, "page", "pages"),
        count(counted.files, "file", "files"),
        size(counted.bytes),
    ));
    let readmes = &counted.readmes;
    out.line(&format!(
        "  {} shown, {} without one, {} whose bundle is not there",
        count(readmes.shown, "README", "READMEs"),
        count(readmes.none, "tree", "trees"),
        count(readmes.not_here, "plugin", "plugins"),
    ));
    for refused in &counted.refused {
        out.warn(&format!(
            "{} {}: its {} is refused, and its page says so: {}",
            refused.plugin,
            refused.version,
            refused.part,
            escape(&refused.why)
        ));
    }
    out.line(&format!("  signed until {}: publish, and write the pages again before", counted.expires));
}
