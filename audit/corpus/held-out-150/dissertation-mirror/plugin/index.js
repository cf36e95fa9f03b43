export function activate(ctx) {
  ctx.log("dissertation-mirror ready");
}
