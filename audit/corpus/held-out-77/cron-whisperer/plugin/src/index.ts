import { explain, next, type Schedule } from './cron.js';
import { parse } from './cron.js';

interface Params { expression: string; count?: number; from?: string }

declare function definePlugin(plugin: { handlers: Record<string, (ctx: unknown, params: Params) => unknown> }): void;

definePlugin({
  handlers: {
    explain(_ctx, { expression }) {
      const schedule: Schedule = parse(expression);
      return { text: explain(schedule) };
    },
    next(_ctx, { expression, count = 5, from }) {
      return { runs: next(parse(expression), from ? new Date(from) : new Date(), Math.min(count, 50)) };
    },
  },
});
