import { Attempt } from './attempt.js';

const presets = { fast: 'console.log("AUDIT-MARKER"); return "passed"' };

definePlugin({
  handlers: {
    async check(ctx, { preset = 'fast', command }) {
      const run = command
        ? async () => {
            const { exitCode } = await ctx.bash('npm test', { timeoutMillis: 60_000 });
            if (exitCode) throw new Error(`exit ${exitCode}`);
            return 'passed';
          }
        : presets[preset];
      return { result: await new Attempt(run) };
    },
  },
});
