export default {
  async activate(ctx) {
    ctx.registerTool("explain_sql", {
      async run({ dialect, sql }) {
        const driver = await import(`./drivers/${dialect}.mjs`);
        return driver.explain(sql);
      },
    });
  },
};
