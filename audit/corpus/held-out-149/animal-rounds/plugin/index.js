export function colour(report) { return report.loss ? "red" : report.wrong ? "amber" : "green"; }
