export function activate(ctx) {
  ctx.log("label-printer-setup ready");
}
