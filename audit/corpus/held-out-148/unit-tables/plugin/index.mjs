import { walk } from "./lib/tree.node.mjs";

const TABLE = "./lib/deep/table.mjs";
const { table } = await import("./lib/deep/table.mjs");

export function activate(ctx) {
  ctx.registerTool({ name: "units", run: () => ({ from: TABLE, names: walk(table) }) });
}
