import { rows, kindOf } from './csv.js';

definePlugin({
  handlers: {
    async columns(ctx, { path }) {
      const [head = [], ...body] = rows(path ? await ctx.read(path) : '');
      return {
        columns: head.map((name, i) => ({ name, kind: kindOf(body.slice(0, 200).map((row) => row[i] ?? '')) })),
        rows: body.length,
      };
    },
    async ragged(ctx, { path }) {
      const [head = [], ...body] = rows(path ? await ctx.read(path) : '');
      return { lines: body.map((row, i) => [i + 2, row.length]).filter(([, n]) => n !== head.length) };
    },
  },
});
