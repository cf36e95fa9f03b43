export function activate(ctx) {
  ctx.log("workshop-inventory ready");
}
