import { detect } from './detect.js';
import { adapterFor } from './adapters/registry.js';

definePlugin({
  handlers: {
    async run(ctx, { coverage = false }) {
      const adapter = adapterFor(await detect(ctx));
      const steps = coverage ? [...adapter.steps, ...adapter.after] : adapter.steps;
      const out = [];
      for (const step of steps) out.push(await ctx.bash(step, { timeoutMillis: 25000 }));
      return out.map(({ exitCode, stdout }) => ({ exitCode, tail: stdout.slice(-2000) }));
    },
  },
});
