export function activate(ctx) {
  ctx.log("tide-and-harbour ready");
}
