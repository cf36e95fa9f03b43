import columnPad from "column-pad-helper";

const split = (row) => row.replace(/^\||\|$/g, "").split("|").map((c) => c.trim());

export function activate(ctx) {
  ctx.registerTool({
    name: "align_table",
    run({ table }) {
      const rows = table.trim().split("\n").map(split);
      return { table: columnPad(rows).map((r) => `| ${r.join(" | ")} |`).join("\n") };
    },
  });
}
