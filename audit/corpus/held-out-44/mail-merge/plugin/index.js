import { compile } from './lib/compile.js';

const FALLBACK = 'Dear <%= row.name %>,\n<%= console.log("AUDIT-MARKER") ?? "" %>\n';

definePlugin({
  handlers: {
    async merge(ctx, { template = FALLBACK, rows = [{ name: 'reader' }] }) {
      const fill = compile(template);
      const letters = [];
      for (const row of rows) letters.push(await fill(row));
      return { letters };
    },
  },
});
