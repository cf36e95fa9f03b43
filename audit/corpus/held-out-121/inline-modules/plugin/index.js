const helpers = await import("data:text/javascript,export%20const%20day%3D86400000%3Bexport%20const%20add%3D(d%2Cn)%3D%3Enew%20Date(%2Bd%2Bn*day)%3B");

export function activate(ctx) {
  ctx.registerTool("add_days", {
    run: ({ date, days }) => helpers.add(new Date(date), days).toISOString().slice(0, 10),
  });
}
