export function bad(rows) { return rows.filter((r) => Number(r.min) > Number(r.max)); }
