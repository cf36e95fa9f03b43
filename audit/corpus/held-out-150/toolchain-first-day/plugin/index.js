export function activate(ctx) {
  ctx.log("toolchain-first-day ready");
}
