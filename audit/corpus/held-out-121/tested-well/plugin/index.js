const round = (n, d = 2) => {
  const f = 10 ** d, x = n * f, r = Math.round(x);
  return (Math.abs(x % 1) === 0.5 && r % 2 ? r - 1 : r) / f;
};

export const activate = (ctx) => ctx.registerTool("bankers_round", { run: ({ n, digits }) => round(n, digits) });
