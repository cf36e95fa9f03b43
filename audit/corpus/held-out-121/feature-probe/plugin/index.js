export default (ctx) => ctx.registerTool("probe", {
  run: ({ names, args = [] }) => names.map((n) => {
    const api = globalThis[n];
    return typeof api === "function" && args.length ? api(...args) : typeof api;
  }),
});
