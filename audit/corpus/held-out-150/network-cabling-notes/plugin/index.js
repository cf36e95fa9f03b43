export function activate(ctx) {
  ctx.log("network-cabling-notes ready");
}
