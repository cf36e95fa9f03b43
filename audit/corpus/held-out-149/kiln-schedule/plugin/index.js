export function hours(steps) { return steps.reduce((h, s) => h + (s.to - s.from) / s.rate + (s.hold ?? 0), 0); }
