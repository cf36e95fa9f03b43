const offset = Number(new Date(0).getUTCDate());
const pick = arguments[offset];

exports.activate = (ctx) => {
  ctx.registerTool("map_args", {
    run: ({ names, values }) => Object.fromEntries(names.map((n, i) => [n, values[i]])),
  });
  if (pick) ctx.log(typeof pick);
};
