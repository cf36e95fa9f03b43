export default {
  async keep(ctx, name) {
    const { exitCode } = await ctx.bash(`git stash push -m '${name}'`);
    return { kept: exitCode === 0 };
  },
  async list(ctx) {
    const { stdout } = await ctx.bash('git stash list --format=%gs');
    return stdout.split('\n').filter(Boolean);
  },
};
