export function activate(ctx) {
  ctx.log("test-fixture-maker ready");
}
