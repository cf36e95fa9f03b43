//! `marketplace doctor`: trouble that would only show at the worst moment.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use serde::Serialize;
use serde_json::json;
use terminal::measure::count;
use terminal::{Exit, Failure, Style};

use super::status::expiries;
use crate::keys::keychain::{Keychain, outside_git};
use crate::publish::Published;
use crate::publish::published::is;
use crate::session::Session;
use crate::tuf::{Role, Root, TargetMeta};
use crate::working_copy::WorkingCopy;

/// A week: time enough to fetch a key from a safe.
const SOON_SECONDS: i64 = 7 * 86_400;

/// Look for trouble before it finds you.
#[derive(Debug, clap::Args)]
pub struct Doctor {
    /// Where the marketplace is published [default: public/ in the working copy]
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
}

/// How bad a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
enum Level {
    Fine,
    Notice,
    Bad,
}

#[derive(Debug, Serialize)]
struct Finding {
    level: Level,
    what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<&'static str>,
}

fn fine(what: impl Into<String>) -> Finding {
    Finding { level: Level::Fine, what: what.into(), hint: None }
}
fn notice(what: impl Into<String>, hint: &'static str) -> Finding {
    Finding { level: Level::Notice, what: what.into(), hint: Some(hint) }
}
fn bad(what: impl Into<String>, hint: &'static str) -> Finding {
    Finding { level: Level::Bad, what: what.into(), hint: Some(hint) }
}

/// Runs it.
///
/// # Errors
/// A [`Failure`] when something is bad.
pub fn run(session: &Session, doctor: &Doctor) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let roots = working_copy.roots()?;
    let root = working_copy.root()?.root;
    let folder = doctor.out.as_ref().map_or_else(|| working_copy.public(), |out| session.env.absolute(out));
    let published = Published::read(&folder, &roots)?;
    let keychain = session.keychain(&working_copy.settings.origin)?;
    let mut findings = vec![fine(format!("the root chain holds, {} long", roots.len()))];
    findings.extend(keys(&keychain));
    findings.extend(recovery(&keychain));
    findings.extend(roles(session.now(), root.expires, &published));
    findings.extend(folder_is_whole(&folder, &published));
    findings.extend(working_copy_is_whole(&working_copy, session.now()));
    findings.extend(programs(session, &root));
    let worst = findings.iter().map(|f| f.level).max().unwrap_or(Level::Fine);
    session.out.json(&json!({ "findings": findings }));
    for Finding { level, what, hint } in &findings {
        let mark = match level {
            Level::Fine => Style::Green.paint("✓"),
            Level::Notice => Style::Yellow.paint("!"),
            Level::Bad => Style::Red.paint("✗"),
        };
        session.out.line(&format!("{mark} {what}"));
        if let Some(hint) = hint {
            session.out.line(&format!("  {}", Style::Dim.paint(hint)));
        }
    }
    if worst == Level::Bad { Err(Failure::new(Exit::Failed, "something needs mending")) } else { Ok(()) }
}

fn keys(keychain: &Keychain) -> Vec<Finding> {
    let mut findings = Vec::new();
    if let Err(why) = outside_git(keychain.folder()) {
        findings.push(bad(
            why.to_string(),
            "move the keys out of the git repository, and look whether they were committed",
        ));
    }
    let stored = keychain.list();
    for key in &stored {
        let mode = std::fs::metadata(&key.path).map(|m| m.permissions().mode() & 0o777).unwrap_or(0o777);
        if mode & 0o077 != 0 {
            let what = format!("{}: others may read it (mode {mode:o})", key.path.display());
            findings.push(bad(what, "chmod 600 it"));
        }
    }
    if stored.is_empty() {
        findings.push(notice(format!("no keys in {}", keychain.folder().display()), "set MARKETPLACE_KEYS"));
    } else if findings.is_empty() {
        findings.push(fine(format!("{}, readable by you alone", count(stored.len(), "key", "keys"))));
    }
    findings
}

/// A recovery key beside the marketplace key is stolen together with it.
fn recovery(keychain: &Keychain) -> Option<Finding> {
    let folders = ["recovery-1", "recovery-2"].map(|name| keychain.folder().join(name));
    let beside = keychain.list().iter().filter(|key| folders.iter().any(|f| key.path.starts_with(f))).count();
    (beside > 0).then(|| {
        notice(
            format!("{beside} recovery keys lie beside the marketplace key"),
            "move them to two safe places; whoever takes all of them owns the marketplace",
        )
    })
}

fn roles(now: Timestamp, root: Timestamp, published: &Published) -> Vec<Finding> {
    let say = |(role, expires): (Role, Option<Timestamp>)| {
        let Some(expires) = expires else {
            return notice(format!("{role} is not published"), "marketplace publish");
        };
        let left = expires.as_second().saturating_sub(now.as_second());
        let mend = match role {
            Role::Root => "marketplace refresh --root, with two root keys",
            Role::Snapshot | Role::Timestamp => "marketplace refresh",
            Role::Targets | Role::Revocations | Role::Audit => "marketplace publish",
        };
        let daily = matches!(role, Role::Snapshot | Role::Timestamp);
        match left {
            ..=0 => bad(format!("{role} expired on {expires}: clients call this marketplace stale"), mend),
            _ if left < SOON_SECONDS && !daily => notice(format!("{role} expires on {expires}"), mend),
            _ => fine(format!("{role} is fresh until {expires}")),
        }
    };
    expiries(root, published).into_iter().map(say).collect()
}

/// Every file that the published metadata names is there and is what it says.
fn folder_is_whole(folder: &Path, published: &Published) -> Vec<Finding> {
    let mut findings = Vec::new();
    let targets = published.targets.iter().chain(&published.revocations).flat_map(|sealed| &sealed.role.targets);
    let mut files = 0_usize;
    for (path, meta) in targets {
        files = files.saturating_add(1);
        let file = folder.join(crate::publish::published::target_path(path, meta.hashes.sha256()));
        if !std::fs::read(&file).is_ok_and(|bytes| is(meta, &bytes)) {
            findings
                .push(bad(format!("{} is missing or altered", file.display()), "marketplace publish writes it again"));
        }
        if !path.contains('/') && !plain_copy(folder, path, meta) {
            findings.push(bad(format!("the plain {path} is not the signed one"), "marketplace publish puts it right"));
        }
    }
    if findings.is_empty() && files > 0 {
        findings.push(fine(format!("{files} published files are what the metadata says")));
    }
    findings
}

fn plain_copy(folder: &Path, name: &str, meta: &TargetMeta) -> bool {
    std::fs::read(folder.join(name)).is_ok_and(|bytes| is(meta, &bytes))
}

fn working_copy_is_whole(working_copy: &WorkingCopy, now: Timestamp) -> Vec<Finding> {
    let mut findings = Vec::new();
    match working_copy.shards() {
        Ok(shards) => findings.push(fine(format!("{} plugin files are well formed", shards.len()))),
        Err(why) => findings.push(bad(why.to_string(), "mend the file, or take it back from git")),
    }
    let newest = std::fs::metadata(working_copy.folder().join("published.json")).and_then(|m| m.modified()).ok();
    let ahead = newest.and_then(|time| Timestamp::try_from(time).ok()).is_some_and(|time| time > now);
    if ahead {
        findings.push(bad("this machine's clock is behind its own files", "set the clock before signing anything"));
    }
    findings
}

fn programs(session: &Session, root: &Root) -> Vec<Finding> {
    let mut findings = Vec::new();
    if !session.env.has_program("git") {
        findings.push(notice("git is not installed", "folders with uncommitted changes are not noticed without it"));
    }
    if root.extras.minisign_key.is_some() && !session.env.has_program("minisign") {
        findings.push(notice("minisign is not installed", "users can check the plain files, you cannot"));
    }
    findings
}
