export function activate(ctx) {
  ctx.log("house-style-quarterly ready");
}
