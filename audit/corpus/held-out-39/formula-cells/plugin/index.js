import { parse } from './parse.js';
import { evaluate } from './evaluate.js';

const rows = (markdown) =>
  markdown.split('\n').filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));

definePlugin({
  handlers: {
    async compute(ctx, { path }) {
      const table = rows(await ctx.read(path));
      return table.map((row) => row.map((cell) => (cell.startsWith('=') ? evaluate(parse(cell.slice(1)), table) : cell)));
    },
  },
});
