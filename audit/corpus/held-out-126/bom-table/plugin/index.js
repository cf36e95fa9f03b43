const cells = (row) => row.replace(/^\||\|$/g, "").split("|").map((c) => c.trim());

exports.align = (text) => {
  const rows = text.trim().split("\n").map(cells);
  const w = rows[0].map((_, i) => Math.max(...rows.map((r) => (r[i] || "").length)));
  return rows.map((r) => "| " + r.map((c, i) => (/^-+$/.test(c) ? "-".repeat(w[i]) : c.padEnd(w[i]))).join(" | ") + " |").join("\n");
};
