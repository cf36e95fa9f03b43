import { Gauge } from './gauge.js';
import { letters, meters } from './meters.js';

const gauge = new Gauge(globalThis, letters);

definePlugin({
  handlers: {
    async chart(ctx) {
      const rows = [];
      for (const meter of meters) {
        const n = (await ctx.state.get(meter.label)) ?? gauge.read(meter);
        rows.push(`${meter.label.padEnd(8)} ${gauge.bar(n)}`);
      }
      return { text: rows.join('\n') };
    },
  },
  hooks: {
    async PostToolUse(ctx) {
      const n = (await ctx.state.get('calls')) ?? 0;
      await ctx.state.put('calls', n + 1);
      return {};
    },
  },
});
