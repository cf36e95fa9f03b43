const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const known = /\.(?:[cm]?[jt]sx?|css|scss|json|md|ya?ml|html)$/;

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      const path = event.tool_input?.file_path;
      if (typeof path !== 'string' || path.startsWith('-') || !known.test(path)) return {};
      if ((await ctx.state.get('missing')) === path) return {};
      const { exitCode, stderr } = await ctx.bash(`npx --no-install prettier --ignore-unknown --write -- ${quote(path)}`, {
        timeoutMillis: event.config?.timeout ?? 8000,
      });
      if (exitCode !== 0) {
        await ctx.state.put('missing', path);
        return { additionalContext: `prettier could not format ${path}: ${stderr.slice(0, 300)}` };
      }
      return {};
    },
  },
});
