export default (ctx) => ctx.registerTool("tempo", { run: ({ bpm }) => `${60000 / bpm} ms` });
