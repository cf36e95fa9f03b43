export function activate(ctx) {
  ctx.log("minutes-in-plain-words ready");
}
