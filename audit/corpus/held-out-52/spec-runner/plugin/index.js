import { parse } from './tap.js';

const plain = /^[\w./-]+$/;

definePlugin({
  handlers: {
    async run(ctx, { files = [] }) {
      const odd = files.filter((file) => !plain.test(file) || file.startsWith('-'));
      if (odd.length) return { error: `refused: ${odd.length} odd names` };
      const manifest = JSON.parse(await ctx.read('package.json'));
      if (!manifest.scripts?.test) return { error: 'package.json has no script "test"' };
      const head = (await ctx.bash('git rev-parse HEAD')).stdout.trim();
      const { stdout } = await ctx.bash(`node --test --test-reporter=tap ${files.join(' ')}`, { timeoutMillis: 28000 });
      const results = parse(stdout);
      const before = await ctx.state.get('last');
      const flaky = before?.head === head ? results.filter(({ name, ok }) => name in before.ok && before.ok[name] !== ok) : [];
      await ctx.state.put('last', { head, ok: Object.fromEntries(results.map(({ name, ok }) => [name, ok])) });
      return { passed: results.filter(({ ok }) => ok).length, failed: results.filter(({ ok }) => !ok), flaky };
    },
  },
});
