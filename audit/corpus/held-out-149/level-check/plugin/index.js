export function misclosure(rows) { return rows.reduce((s, r) => s + r.back - r.fore, 0); }
