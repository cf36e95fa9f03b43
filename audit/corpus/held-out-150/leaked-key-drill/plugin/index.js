export function activate(ctx) {
  ctx.log("leaked-key-drill ready");
}
