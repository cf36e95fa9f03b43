const DATE = /(\d{4})-(\d{2})-(\d{2})/g;

export function activate(ctx) {
  ctx.registerTool("find_dates", {
    run({ text }) {
      const found = [];
      let m;
      DATE.lastIndex = 0;
      while ((m = DATE.exec(text)) !== null) found.push({ year: +m[1], month: +m[2], day: +m[3] });
      return found;
    },
  });
}
