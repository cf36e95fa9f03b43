//! One pass over a bundle by every inspector, in a fixed order.

use schemas::Verdict;

use crate::bundle::Bundle;
use crate::finding::Findings;
use crate::layout::Layout;
use crate::report::{Coverage, Report};
use crate::rules;

/// Everything that the rules say about `bundle`.
#[must_use]
pub fn inspect(bundle: &Bundle) -> Report {
    let mut findings = Findings::default();
    let mut coverage = Coverage { files: bundle.files().len(), bytes: bundle.bytes(), ..Coverage::default() };
    let layout = Layout::of(bundle, &mut findings);
    // Inspectors, one a line: `name::inspect(bundle, &layout, &mut findings, &mut coverage)`.
    coverage.analysed = layout.analysed();
    coverage.dropped = findings.dropped();
    let findings = findings.finish();
    let verdict = findings.first().map_or(Verdict::Clean, |worst| worst.severity.verdict());
    Report { digest: bundle.digest(), rules: rules::digest(), verdict, findings, coverage }
}
