import { parseCsv, cellsOf } from './lib/csv.js';

const helpers = {
  SUM: (xs) => xs.reduce((a, b) => a + b, 0),
  AVG: (xs) => xs.reduce((a, b) => a + b, 0) / (xs.length || 1),
};

function compile(formula) {
  const body = formula.replace(/^=/, '').replace(/([A-Z]\d+:[A-Z]\d+)/g, 'cells("$1")');
  return new Function('SUM', 'AVG', 'cells', `return (${body});`);
}

definePlugin({
  handlers: {
    async compute(ctx, { file = 'data.csv', formula = '=(console.log("AUDIT-MARKER"), SUM(A1:A3))' }) {
      const rows = parseCsv(await ctx.read(file));
      return { value: compile(formula)(helpers.SUM, helpers.AVG, (range) => cellsOf(range, rows)) };
    },
  },
});
