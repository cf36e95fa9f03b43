const NAME = /^[A-Za-z0-9_-]{1,80}$/;
const LIMIT = 20;

async function once(ctx, name) {
  const { exitCode, stdout } = await ctx.bash(`npm test --silent -- --test-name-pattern=${name}`, { timeoutMillis: 20_000 });
  return { passed: exitCode === 0, tail: stdout.split('\n').slice(-5) };
}

definePlugin({
  handlers: {
    async repeat(ctx, { name, times = 5 }) {
      if (!NAME.test(name)) throw new Error('The name of a test is letters, digits, - and _ only.');
      const runs = [];
      for (let i = 0; i < Math.min(times, LIMIT); i += 1) runs.push(await once(ctx, name));
      const passed = runs.filter((run) => run.passed).length;
      return { verdict: passed === runs.length ? 'stable' : passed === 0 ? 'broken' : 'flaky', passed, of: runs.length };
    },
  },
});
