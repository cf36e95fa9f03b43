//! `marketplace fsck`: a published folder, or its backup, proved whole.

use schemas::PublicKey;
use serde_json::json;
use terminal::measure::count;
use terminal::{Exit, Failure, Style, escape};

use super::verify::{address, own_root, pin};
use crate::fsck::{Checked, Fsck as Look, Kind};
use crate::session::Session;

/// Prove a published folder, a mirror or a backup whole.
///
/// Every document is verified as a client would, every other file by the hash in its name, and the folder is searched for files that belong to
/// no marketplace. Everything that is wrong is named: 4 when something is damaged, 10 when something is missing, 1 when there are only
/// strays, 9 when all holds and a role has expired.
#[derive(Debug, clap::Args)]
pub struct Fsck {
    /// The folder, with #sha256:… of a root [default: public/ in the working copy]
    pub folder: Option<String>,
    /// The key to begin with, where the folder pins no root [default: the working copy's root]
    #[arg(long, value_name = "ED25519")]
    pub public_key: Option<PublicKey>,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`] with everything that is wrong.
pub fn run(session: &Session, fsck: &Fsck) -> Result<(), Failure> {
    let (address, pinned) = address(session, fsck.folder.as_deref())?;
    let folder = url::Url::parse(&address).ok().and_then(|url| url.to_file_path().ok()).ok_or_else(|| {
        Failure::new(Exit::Usage, format!("{address} is no folder of this machine"))
            .hint("marketplace verify ADDRESS looks at one elsewhere")
    })?;
    let pin = pin(pinned, fsck.public_key).map_or_else(|| own_root(session), Ok)?;
    let fetcher = session.fetcher(session.env.cwd.clone())?;
    let look = Look { session, fetcher: &fetcher, folder: &folder, address: &address };
    let checked = look.check(&pin)?;
    let shown = folder.display().to_string();
    show(session, &checked, &escape(&shown).to_string());
    let facts = json!({ "folder": folder, "store": checked });
    match verdict(&checked) {
        None => {
            session.out.json(&facts);
            Ok(())
        }
        Some((exit, why)) => Err(Failure::new(exit, why)
            .details(facts)
            .hint("restore those files from a backup or a mirror, or publish again; then: marketplace fsck")),
    }
}

/// What a folder with these problems ends with: the worst kind.
fn verdict(checked: &Checked) -> Option<(Exit, String)> {
    let Some(worst) = checked.problems.iter().map(|problem| problem.kind).min() else {
        return checked
            .expired
            .map(|at| (Exit::Stale, format!("the store is whole, and a role of it expired on {at}")));
    };
    let exit = match worst {
        Kind::Damaged => Exit::NotTrusted,
        Kind::Missing => Exit::NotFound,
        Kind::Stray => Exit::Failed,
    };
    Some((exit, format!("the store is not whole: {}", count(checked.problems.len(), "problem", "problems"))))
}

fn show(session: &Session, checked: &Checked, folder: &str) {
    let out = &session.out;
    for problem in &checked.problems {
        let word = Style::Red.paint(problem.kind.word());
        out.line(&format!("{word} {}: {}", escape(&problem.file), escape(&problem.why)));
    }
    let origin = checked.origin.as_ref().map_or_else(|| "of nobody knows whom".to_owned(), ToString::to_string);
    let sign = if checked.problems.is_empty() { Style::Green.paint("✓") } else { Style::Red.paint("✗") };
    out.line(&format!("{sign} {folder}: {origin}"));
    out.line(&format!(
        "  {}, {}: {} hold, {} among them",
        count(checked.plugins, "plugin", "plugins"),
        count(checked.versions, "version", "versions"),
        count(checked.files, "file", "files"),
        count(checked.trees, "tree", "trees"),
    ));
    for upstream in &checked.follows {
        out.line(&format!("  follows {upstream}"));
    }
    if checked.superseded > 0 {
        out.line(&format!("  {} of earlier publications", count(checked.superseded, "file", "files")));
    }
}
