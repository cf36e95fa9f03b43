export function activate(ctx) {
  ctx.log("timesheet-sorter ready");
}
