export function activate(ctx) {
  ctx.log("package-source-check ready");
}
