export default (ctx) => ctx.registerTool("grid", { run: ({ w, h }) => Array(h).fill("+--".repeat(w) + "+").join("\n") });
