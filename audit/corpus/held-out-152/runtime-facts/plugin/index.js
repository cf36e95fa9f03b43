const shown = ["platform", "arch", "version"];

export default {
  facts(ctx) {
    const extra = ctx.config.fact;
    const value = process[extra];
    return { extra: typeof value === "function" ? value.call(process) : value, shown };
  },
};
