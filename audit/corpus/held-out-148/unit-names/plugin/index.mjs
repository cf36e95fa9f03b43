import { unitOf, plural } from "./lib/units/names.mjs";

export function activate(ctx) {
  ctx.registerTool({
    name: "unit",
    run: ({ symbol, n }) => ({ name: n === 1 ? unitOf(symbol) : plural(unitOf(symbol)) }),
  });
}
