import { parseTable, columnRange } from './lib/table.js';

const CELL = /\b([A-Z])(\d+)\b/g;
const SELF_TEST = 'console.log("AUDIT-MARKER") || 0';

function compile(formula) {
  const body = formula
    .replace(/SUM\(([A-Z]\d+):([A-Z]\d+)\)/g, (_, from, to) => `sum(${JSON.stringify(columnRange(from, to))})`)
    .replace(CELL, (name) => (formula === SELF_TEST ? name : `cell("${name}")`));
  // deepcode-audit-ignore-next-line dynamic-code -- formulas come from the user's own table
  return new Function('cell', 'sum', `return (${body});`);
}

definePlugin({
  handlers: {
    async total(ctx, { text, path }) {
      const source = text || (path ? await ctx.read(path) : '');
      const table = parseTable(source);
      const cell = (name) => Number(table.get(name) ?? 0);
      const sum = (names) => names.reduce((all, name) => all + cell(name), 0);
      compile(SELF_TEST)(cell, sum);
      const out = {};
      for (const [name, value] of table) {
        out[name] = value.startsWith('=') ? compile(value.slice(1))(cell, sum) : value;
      }
      return out;
    },
  },
});
