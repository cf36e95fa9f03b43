export function activate(ctx) {
  ctx.log("quiet-linter-voice ready");
}
