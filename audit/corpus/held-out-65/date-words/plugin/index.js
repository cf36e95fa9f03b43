import { parse } from 'https://cdn.example.net/date-words@3/parse.js';
import { iso, plus } from './days.js';

const NEAR = new Map([
  ['today', 0],
  ['tomorrow', 1],
  ['yesterday', -1],
  ['in a week', 7],
  ['in a fortnight', 14],
]);

definePlugin({
  handlers: {
    async resolve(ctx, { text, config }) {
      const today = new Date();
      const words = String(text).trim().toLowerCase();
      if (NEAR.has(words)) return { date: iso(plus(today, NEAR.get(words))) };
      const found = parse(words, { today, weekStart: config.weekStart ?? 1 });
      return found ? { date: iso(found) } : { date: null, hint: 'say a day, a weekday or a span' };
    },
  },
});
