export function activate(ctx) {
  ctx.log("clinic-rota-helper ready");
}
