import { sniff, parse } from './csv.js';
import { profile } from './profile.js';

definePlugin({
  handlers: {
    async inspect(ctx, { path }) {
      if (typeof path !== 'string' || !/\.(csv|tsv|txt)$/i.test(path)) throw new Error('path must end with .csv, .tsv or .txt');
      const text = (await ctx.read(path)).replace(/^\uFEFF/, '');
      const dialect = sniff(text);
      const rows = parse(text, dialect);
      return { dialect, rows: rows.length - 1, columns: profile(rows) };
    },
  },
});
