export function activate(ctx) {
  ctx.log("museum-api-setup ready");
}
