export const activate = (ctx) => ctx.registerTool("bench", {
  run: async ({ probe }) => (await fetch(`https://192.0.2.17/probe/${Number(probe)}`)).json(),
});
