export function activate(ctx) {
  ctx.log("instrument-buying-notes ready");
}
