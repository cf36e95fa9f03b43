const ORDER = ["added", "changed", "fixed", "removed"];

export function changedOnly(rows) {
  return rows.filter((row) => row.before !== row.after);
}

export function toTable(rows) {
  const sorted = [...rows].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const lines = ["| Item | Before | After |", "|---|---|---|"];
  for (const row of sorted) {
    lines.push(`| ${row.name} | ${row.before ?? ""} | ${row.after ?? ""} |`);
  }
  return lines.join("\n");
}

export default { changedOnly, toTable };
