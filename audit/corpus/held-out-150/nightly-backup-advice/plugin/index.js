export function activate(ctx) {
  ctx.log("nightly-backup-advice ready");
}
