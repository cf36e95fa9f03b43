//! One pass over a bundle by every inspector, in a fixed order.

use std::collections::BTreeMap;

use schemas::Sha256;
use sha2::{Digest as _, Sha256 as Hasher};

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::Findings;
use crate::layout::Layout;
use crate::report::{Coverage, Report};
use crate::{
    encoded, hooks, interpreted, loose, manifest, mcp, names, package, prose, script, shape, unicode, workflows,
};

/// Everything that the rules say about `bundle`.
#[must_use]
pub fn inspect(bundle: &Bundle) -> Report {
    let mut findings = Findings::default();
    let mut coverage = Coverage { files: bundle.files().len(), bytes: bundle.bytes(), ..Coverage::default() };
    let layout = Layout::of(bundle, &mut findings);
    shape::inspect(bundle, &layout, &mut findings, &mut coverage);
    unicode::inspect(bundle, &layout, &mut findings, &mut coverage);
    mcp::inspect(bundle, &layout, &mut findings, &mut coverage);
    hooks::inspect(bundle, &layout, &mut findings, &mut coverage);
    interpreted::inspect(bundle, &layout, &mut findings);
    encoded::inspect(bundle, &mut findings);
    workflows::inspect(bundle, &mut findings);
    let mut code = Findings::default();
    script::inspect(bundle, &layout, &mut code, &mut coverage);
    loose::weigh(bundle, &layout, code, &mut findings);
    prose::inspect(bundle, &layout, &mut findings, &mut coverage);
    package::inspect(bundle, &layout, &mut findings, &mut coverage);
    names::inspect(bundle, &layout, &mut findings, &mut coverage);
    // Last: it compares what is declared with what the others found.
    manifest::inspect(bundle, &layout, &mut findings, &mut coverage);
    coverage.analysed = layout.analysed();
    let mut report = Report::of(findings, coverage);
    report.digest = bundle.digest();
    report.digests = digests(bundle, &report);
    report
}

/// The SHA-256 of each file that a finding is about and that can be read.
fn digests(bundle: &Bundle, report: &Report) -> BTreeMap<String, Sha256> {
    let mut digests = BTreeMap::new();
    for finding in &report.findings {
        let path = &finding.place.path;
        if digests.contains_key(path) {
            continue;
        }
        if let Some(bytes) = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()) {
            digests.insert(path.clone(), Sha256(Hasher::digest(&bytes).into()));
        }
    }
    digests
}
