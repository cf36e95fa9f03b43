export function activate(ctx) {
  ctx.log("apiary-inspection-log ready");
}
