import { parse } from './src/fsm.js';

definePlugin({
  handlers: {
    async check(ctx) {
      const { stdout, exitCode } = await ctx.bash('git log -20 --format=%s', { timeoutMillis: 10_000 });
      if (exitCode) return { error: 'this is not a repository' };
      return { wrong: stdout.split('\n').filter(Boolean).map((s) => [s, parse(s)]).filter(([, r]) => !r.ok) };
    },
  },
});
