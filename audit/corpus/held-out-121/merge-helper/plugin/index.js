export function activate(ctx) {
<<<<<<< HEAD
  ctx.registerTool("explain_conflict", {
=======
  ctx.registerTool("conflict_explain", {
>>>>>>> rename-tool
    run: ({ text }) => text.split("=======").map((s) => s.trim()),
  });
}
