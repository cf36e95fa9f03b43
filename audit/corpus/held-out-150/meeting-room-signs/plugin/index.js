export function activate(ctx) {
  ctx.log("meeting-room-signs ready");
}
