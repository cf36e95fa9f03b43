export function activate(ctx) {
  ctx.log("booking-site-starter ready");
}
