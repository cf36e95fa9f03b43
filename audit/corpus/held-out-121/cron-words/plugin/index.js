const FIELDS = ["minute", "hour", "day of month", "month", "day of week"];

export const activate = (ctx) => ctx.registerTool("cron_words", {
  run: ({ line }) => line.trim().split(/\s+/).slice(0, 5)
    .map((v, i) => (v === "*" ? `every ${FIELDS[i]}` : `${FIELDS[i]} ${v}`)).join(", "),
});
