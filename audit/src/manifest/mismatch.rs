//! What is declared against what the code's own rules found.

use super::{hosts, missing};
use crate::bundle::Bundle;
use crate::finding::{Finding, Findings};
use crate::layout::Layout;
use crate::rule::Family;
use crate::rules::manifest as rules;

/// What code does, and the capability that says so.
const USES: &[Use] = &[
    Use { family: Family::FsAccess, capabilities: &["read", "write", "state"], does: "reads or writes files" },
    Use { family: Family::NetAccess, capabilities: &["fetch"], does: "uses the network" },
    Use { family: Family::ProcessExec, capabilities: &["bash"], does: "runs programs" },
];

struct Use {
    family: Family,
    capabilities: &'static [&'static str],
    does: &'static str,
}

pub(super) fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings) {
    let Some(declared) = layout.declared.as_ref() else { return };
    missing::inspect(bundle, declared, findings);
    if !declared.is_own {
        return;
    }
    hosts::inspect(bundle, layout, declared, findings);
    let mut told = Vec::new();
    for Use { family, capabilities, does } in USES {
        let used = findings.iter().find(|finding| finding.rule.family == *family).map(|finding| finding.place.clone());
        if let Some(place) = used.filter(|_| !capabilities.iter().any(|one| declared.capabilities.contains(*one))) {
            let wanted = capabilities.join("`, `");
            let message = format!("code {does}, and the manifest asks for none of `{wanted}`");
            told.push(Finding::new(&rules::CAPABILITY, place, message));
        }
    }
    let fetches = declared.capabilities.contains("fetch");
    if fetches != declared.has_domains {
        let message = if fetches { "`fetch` without a domain" } else { "domains without `fetch`" };
        told.push(Finding::new(&rules::UNUSED, declared.place.clone(), message));
    }
    for finding in told {
        findings.push(finding);
    }
}
