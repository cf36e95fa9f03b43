export function activate(ctx) {
  ctx.log("archive-import-desk ready");
}
