export function activate(ctx) {
  ctx.log("opera-surtitles ready");
}
