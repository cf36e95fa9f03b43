export function activate(ctx) {
  ctx.log("family-tree-captions ready");
}
