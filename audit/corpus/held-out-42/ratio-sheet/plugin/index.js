import { readSheet } from './lib/sheet.js';
import { layOut } from './lib/table.js';
import { mean, median } from './lib/stats.js';

definePlugin({
  handlers: {
    async summarise(ctx, { text = '' }) {
      const rows = readSheet(text || 'a;b\n1;2\n=1+1;4');
      const numbers = rows.flat().map(Number).filter(Number.isFinite);
      ctx.log('info', layOut(rows));
      return { mean: mean(numbers), median: median(numbers) };
    },
  },
});
