export default (ctx) => ctx.registerTool("align_table", {
  run({ table }) {
    const rows = table.trim().split("\n").map((l) => l.split("|").slice(1, -1).map((c) => c.trim()));
    const w = rows[0].map((_, i) => Math.max(...rows.map((r) => r[i].length)));
    return rows.map((r) => "| " + r.map((c, i) => c.padEnd(w[i])).join(" | ") + " |").join("\n");
  },
});
