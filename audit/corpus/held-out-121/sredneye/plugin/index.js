const сумма = (числа) => числа.reduce((итог, число) => итог + число, 0);
const среднее = (числа) => сумма(числа) / числа.length;
const διάμεσος = (числа) => [...числа].sort((x, y) => x - y)[числа.length >> 1];
const 範囲 = (числа) => Math.max(...числа) - Math.min(...числа);

export function activate(ctx) {
  ctx.registerTool("stats", { run: ({ values }) => ({ mean: среднее(values), median: διάμεσος(values), range: 範囲(values) }) });
}
