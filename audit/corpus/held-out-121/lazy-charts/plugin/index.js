export function activate(ctx) {
  ctx.registerTool("bar_chart", { run: async (a) => (await import("./charts/bar.js")).bar(a.values) });
  ctx.registerTool("spark", { run: async (a) => (await import("./charts/spark.js")).spark(a.values) });
}
