export function activate(ctx) {
  const w = new Worker(new URL("./diff.js", import.meta.url), { type: "module" });
  ctx.registerTool("big_diff", {
    run: (a) => new Promise((done) => {
      w.onmessage = (e) => done(e.data);
      w.postMessage(a);
    }),
  });
}
