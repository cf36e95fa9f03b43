export function activate(ctx) {
  ctx.log("thesis-version-keeper ready");
}
