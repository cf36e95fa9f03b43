//! What manifests and front matter ask for: modes, domains and URLs, tools, and whether that is what the code does.

mod agents;
pub(crate) mod hosts;
mod mismatch;
mod missing;
mod registries;
mod urls;

use crate::bundle::Bundle;
use crate::finding::{Finding, Findings, Severity};
use crate::layout::{Layout, Mode};
use crate::report::Coverage;
use crate::rules::manifest as rules;

pub(crate) use urls::{is_own_machine, odd_host};

/// Judges what is declared. Runs after the code's own rules: what those found is compared with it.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, _: &mut Coverage) {
    for Mode { name, policy, place } in &layout.modes {
        mode(name, policy, place, findings);
    }
    for address in &layout.addresses {
        urls::judge(address, findings);
    }
    registries::inspect(bundle, findings);
    agents::inspect(bundle, layout, findings);
    mismatch::inspect(bundle, layout, findings);
}

/// Modes that allow no more than `default`, however they are written.
const TIGHT: &[&str] = &["plan", "default", "ask", "readonly", "read-only"];

fn mode(name: &str, policy: &str, place: &crate::Place, findings: &mut Findings) {
    let plain: String = policy.trim().to_ascii_lowercase();
    if name == crate::layout::ALLOWED {
        let message = format!("settings that come along allow `{policy}`, whatever it is");
        let finding = Finding::new(&rules::MODE, place.clone(), message).severity(Severity::Warning);
        return findings.push(finding.evidence(policy));
    }
    if TIGHT.contains(&plain.as_str()) {
        return;
    }
    let message = format!("{name} has the policy `{policy}`, which allows more than `default` or is unknown");
    findings.push(Finding::new(&rules::MODE, place.clone(), message).evidence(policy));
}

#[cfg(test)]
mod tests;
