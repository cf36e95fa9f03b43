export function activate(ctx) {
  ctx.log("garden-planting-calendar ready");
}
