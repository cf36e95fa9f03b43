const protectedNames = new Set(['main', 'master', 'develop']);

const listed = (stdout) => stdout.split('\n').map((line) => line.replace(/^[*+ ]+/, '')).filter((name) => /^[\w./-]+$/.test(name));

definePlugin({
  handlers: {
    async merged(ctx) {
      const { stdout } = await ctx.bash('git branch --merged');
      const names = listed(stdout).filter((name) => !protectedNames.has(name));
      for (const name of names) await ctx.bash(`git branch -D '${name}'`);
      return { names };
    },
  },
});
