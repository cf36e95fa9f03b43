const parse = (stdout) => (stdout.trim() ? JSON.parse(stdout).comments : []);

definePlugin({
  handlers: {
    async lint(ctx) {
      const { stdout, exitCode } = await ctx.bash("git ls-files -z -- '*.sh' | xargs -0 -r shellcheck --format=json1", { timeoutMillis: 20000 });
      if (exitCode === 127) throw new Error('shellcheck is not installed');
      const remarks = Object.groupBy(parse(stdout), ({ file }) => file);
      return Object.entries(remarks).map(([file, list]) => ({
        file,
        remarks: list.map(({ line, code, message }) => `${line}: SC${code} ${message}`),
      }));
    },
  },
});
