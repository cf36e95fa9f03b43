export function activate(ctx) {
  ctx.log("changelog-gardener ready");
}
