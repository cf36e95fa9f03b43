export function activate(ctx) {
  ctx.log("cover-letter-clinic ready");
}
