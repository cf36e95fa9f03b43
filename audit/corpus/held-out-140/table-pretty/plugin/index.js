let wide;
try {
  wide = require("acme-internal-char-width");
} catch {
  wide = (s) => s.length;
}

exports.table = function table(rows) {
  const widths = rows[0].map((_, c) => Math.max(...rows.map((r) => wide(String(r[c])))));
  return rows.map((r) => r.map((v, c) => String(v).padEnd(widths[c])).join("  ")).join("\n");
};
