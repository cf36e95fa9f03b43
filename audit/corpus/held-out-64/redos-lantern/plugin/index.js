import { literals } from './literals.js';
import { risks } from './risks.js';

definePlugin({
  handlers: {
    async scan(ctx, { paths = [] }) {
      const findings = [];
      for (const path of paths.slice(0, 500)) {
        if (ctx.signal?.aborted) break;
        let text;
        try {
          text = await ctx.read(path);
        } catch (error) {
          ctx.log('warn', `${path}: ${error.message}`);
          continue;
        }
        for (const { source, line } of literals(text, path)) {
          for (const why of risks(source)) findings.push({ path, line, source: source.slice(0, 200), why });
        }
      }
      return { findings };
    },
  },
});
