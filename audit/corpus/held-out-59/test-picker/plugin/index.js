const NAME = /^[\w][\w./-]{0,150}\.(?:test|spec)\.[jt]sx?$/;

definePlugin({
  handlers: {
    async changed(ctx) {
      const { stdout, exitCode } = await ctx.bash('git diff --name-only HEAD', { timeoutMillis: 5000 });
      if (exitCode !== 0) return { error: 'not a repository?' };
      return { files: stdout.split('\n').filter(Boolean) };
    },
    async run(ctx, { file }) {
      // A name comes from outside: it is checked against a strict shape and must not climb.
      if (!NAME.test(file ?? '') || file.split('/').includes('..')) return { error: 'not a test file' };
      await ctx.read(file); // rejects if it does not exist
      const { stdout, stderr, exitCode } = await ctx.bash(`node --test ${file}`, { timeoutMillis: 25_000 });
      const fails = [...stdout.matchAll(/^not ok \d+ - (.*)$/gm)].map((m) => m[1]);
      return { passed: exitCode === 0, fails, tail: (stdout + stderr).slice(-2000) };
    },
  },
});
