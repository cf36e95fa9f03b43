export function activate(ctx) {
  ctx.registerTool("where_is", {
    description: "Resolve a specifier",
    run: ({ name }) => import.meta.resolve(name),
  });
}
