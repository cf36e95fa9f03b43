//! `marketplace waive`: one finding is known and accepted, with a reason that users read, signed.

use schemas::audit_report::ReportedFinding;
use schemas::text_day;
use schemas::time::day_of;
use schemas::{Auditor, KeyId, PluginName, Reason, Sha256, Signature, SignedWaiver, WaiverStatement, Waivers};
use serde_json::json;
use terminal::{Exit, Failure, Style, escape};

use super::audit::Subject;
use crate::keys::AuditKey;
use crate::publish::signers::Hands;
use crate::session::Session;
use crate::tuf::Role;
use crate::working_copy::WorkingCopy;

/// Accept a finding: users are shown who did, why, and until when.
///
/// A waiver is bound to the marketplace, the plugin, the file's bytes, the rule and the finding. Versions that rest on it
/// name it in their statements; after adding or removing one, sign them again.
#[derive(Debug, clap::Args)]
pub struct Waive {
    /// What the finding is about.
    #[arg(
        help = "A folder, a source, or name[@version] of this working copy; with --list or --remove the plugin's name"
    )]
    pub target: String,
    /// The finding's fingerprint, as the audit prints it (repeatable)
    #[arg(long, value_name = "SHA256", required_unless_present = "list")]
    pub finding: Vec<Sha256>,
    /// Why it is accepted: one line of printable ASCII
    #[arg(long, value_name = "TEXT", required_unless_present_any = ["list", "remove"])]
    pub reason: Option<Reason>,
    /// The last day on which it counts [default: it does not end]
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = text_day)]
    pub expires: Option<jiff::civil::Date>,
    /// Who accepts it [default: the working copy's auditor]
    #[arg(long, value_name = "HANDLE")]
    pub auditor: Option<Auditor>,
    /// List the plugin's waivers
    #[arg(long, conflicts_with_all = ["finding", "remove"])]
    pub list: bool,
    /// Take waivers back
    #[arg(long, conflicts_with_all = ["reason", "expires"])]
    pub remove: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, waive: &Waive) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    if waive.list {
        return list(session, &working_copy, &named(waive)?);
    }
    if waive.remove {
        return remove(session, &working_copy, waive);
    }
    let subject = Subject::find(session, &waive.target)?;
    let name = subject.name.clone().ok_or_else(|| {
        Failure::new(Exit::NotTrusted, format!("{} has no plugin.json that names a plugin", waive.target))
            .hint("waivers are of plugins, by name")
    })?;
    let report = audit::report::document(&session.audited(&subject.bundle)?);
    let mut waivers = working_copy.waivers(&name)?.unwrap_or_else(|| Waivers::none(name.clone()));
    let mut made = Vec::new();
    for fingerprint in &waive.finding {
        let finding = report.findings.iter().find(|finding| finding.fingerprint == *fingerprint);
        let finding = finding.ok_or_else(|| {
            Failure::new(Exit::NotFound, format!("the audit of {} has no finding {fingerprint}", waive.target))
                .hint(format!("marketplace audit {} prints them", waive.target))
        })?;
        let waiver = sign(session, &working_copy, (&name, waive), finding)?;
        let same = |other: &SignedWaiver| {
            (other.file, &other.rule, other.fingerprint) == (waiver.file, &waiver.rule, waiver.fingerprint)
        };
        waivers.waivers.retain(|other| !same(other));
        session.out.line(&line(&waiver));
        waivers.waivers.push(waiver.clone());
        made.push(waiver);
    }
    waivers.waivers.sort_by(|a, b| (a.file, &a.rule, a.fingerprint).cmp(&(b.file, &b.rule, b.fingerprint)));
    working_copy.save_waivers(&waivers)?;
    session.out.json(&json!({ "name": name, "waived": made }));
    Ok(())
}

fn sign(
    session: &Session,
    working_copy: &WorkingCopy,
    (name, waive): (&PluginName, &Waive),
    finding: &ReportedFinding,
) -> Result<SignedWaiver, Failure> {
    let file = finding.file.ok_or_else(|| {
        Failure::new(Exit::Policy, format!("{}: what cannot be read cannot be waived", escape(&finding.path)))
    })?;
    let root = working_copy.root()?.root;
    let keychain = session.keychain(&working_copy.settings.origin)?;
    let keys = Hands { keychain: &keychain, passphrases: &session.passphrases }.of(&root, Role::Audit)?;
    let key = keys.first().map(|key| AuditKey::from(&**key));
    let key = key.ok_or_else(|| Failure::new(Exit::NotFound, "the root names no active audit key"))?;
    let key_id: KeyId = key.key_id();
    let reason = waive.reason.clone().ok_or_else(|| Failure::new(Exit::Usage, "a waiver has a reason"))?;
    let mut waiver = SignedWaiver {
        file,
        rule: finding.rule.parse().map_err(|why| crate::fail::usage(&why))?,
        fingerprint: finding.fingerprint,
        reason,
        waived_by: waive.auditor.clone().unwrap_or_else(|| working_copy.settings.auditor.clone()),
        waived_at: day_of(session.now()),
        expires: waive.expires,
        signature: Signature([0; 64]),
        key_id,
    };
    waiver.signature = key.sign_waiver(&WaiverStatement { marketplace: &root.extras.origin, name, waiver: &waiver });
    Ok(waiver)
}

/// The plugin that `--list` and `--remove` are about.
fn named(waive: &Waive) -> Result<PluginName, Failure> {
    waive.target.parse().map_err(|why| crate::fail::usage(&why))
}

fn list(session: &Session, working_copy: &WorkingCopy, name: &PluginName) -> Result<(), Failure> {
    let waivers = working_copy.waivers(name)?.map(|waivers| waivers.waivers).unwrap_or_default();
    session.out.json(&json!({ "name": name, "waivers": waivers }));
    if waivers.is_empty() {
        session.out.line(&format!("{name} has no waivers"));
    }
    for waiver in &waivers {
        let over = if waiver.is_current(day_of(session.now())) { "" } else { "  (expired)" };
        session.out.line(&format!("{}{}", line(waiver), Style::Red.paint(over)));
    }
    Ok(())
}

fn remove(session: &Session, working_copy: &WorkingCopy, waive: &Waive) -> Result<(), Failure> {
    let name = named(waive)?;
    let mut waivers = working_copy.waivers(&name)?.unwrap_or_else(|| Waivers::none(name.clone()));
    let before = waivers.waivers.len();
    waivers.waivers.retain(|waiver| !waive.finding.contains(&waiver.fingerprint));
    let gone = before.saturating_sub(waivers.waivers.len());
    if gone == 0 {
        return Err(Failure::new(Exit::NotFound, format!("{name} has no such waiver"))
            .hint(format!("marketplace waive {name} --list")));
    }
    working_copy.save_waivers(&waivers)?;
    session.out.json(&json!({ "name": name, "removed": gone }));
    session.out.line(&format!("{} removed", terminal::measure::count(gone, "waiver", "waivers")));
    session.out.say(
        "Versions that were signed with it still name it: a fixed version, `yank` or `revoke` reaches who has them.",
    );
    Ok(())
}

fn line(waiver: &SignedWaiver) -> String {
    let until = waiver.expires.map(|day| format!(" until {day}")).unwrap_or_default();
    format!(
        "{} {} {}{until}: {} ({})",
        Style::Blue.paint("waived"),
        waiver.rule,
        waiver.fingerprint,
        waiver.reason,
        waiver.waived_by
    )
}
