export function activate(ctx) {
  ctx.log("support-packet-maker ready");
}
