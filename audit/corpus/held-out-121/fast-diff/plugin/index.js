export const activate = (ctx) => ctx.registerTool("same", { run: ({ a, b }) => a === b });
