const fine = /^[a-z][a-z0-9-]{0,40}$/;
const failure = /^not ok \d+ - (.+)$/gm;

definePlugin({
  handlers: {
    async suite(ctx, { text }) {
      const name = text?.trim() ?? '';
      if (!fine.test(name)) return { error: 'a name consists of letters, digits and dashes' };
      const { stdout, exitCode } = await ctx.bash(`npm test --workspace packages/${name}`, { timeoutMillis: 25000 });
      return { passed: exitCode === 0, failed: [...stdout.matchAll(failure)].map((m) => m[1]).slice(0, 20) };
    },
  },
});
