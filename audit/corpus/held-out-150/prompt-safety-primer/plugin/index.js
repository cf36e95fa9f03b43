export function activate(ctx) {
  ctx.log("prompt-safety-primer ready");
}
