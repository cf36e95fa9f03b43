import { guess } from './lib/guess.js';
import { parseRows } from '../../table-tools/shared/parse.js';

definePlugin({
  handlers: {
    async peek(ctx, { path, rows = 10 }) {
      const text = await ctx.read(path);
      const table = parseRows(text).slice(0, rows + 1);
      const [head, ...body] = table;
      const types = head.map((_, i) => guess(body.map((row) => row[i] ?? '')));
      return { head, types, body };
    },
  },
});
