export function activate(ctx) {
  ctx.log("hook-manners ready");
}
