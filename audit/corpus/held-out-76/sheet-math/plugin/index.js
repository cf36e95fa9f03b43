import { Sheet } from './lib/sheet.js';

definePlugin({
  handlers: {
    async calculate(ctx, { cells = {}, formula = '1 + 2 * 3' }) {
      const sheet = new Sheet();
      for (const [cell, value] of Object.entries(cells)) sheet.set(cell, Number(value));
      return { value: sheet.eval(formula) };
    },
  },
});
