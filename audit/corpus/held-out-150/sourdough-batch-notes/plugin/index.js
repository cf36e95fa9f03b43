export function activate(ctx) {
  ctx.log("sourdough-batch-notes ready");
}
