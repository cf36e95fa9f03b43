export function activate(ctx) {
  ctx.log("glossary-with-comments ready");
}
