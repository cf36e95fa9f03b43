import { records } from './csv.js';
import { query } from './query.js';

definePlugin({
  handlers: {
    ask: async (ctx, { path, query: text = 'take 10' }) => ({ rows: [...query(text, records(await ctx.read(path)))].slice(0, 500) }),
  },
});
