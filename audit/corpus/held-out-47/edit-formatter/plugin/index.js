const ENDINGS = new Set(['js', 'jsx', 'ts', 'tsx', 'css', 'md', 'json']);

const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

const inside = (path) => !path.startsWith('/') && !path.split('/').includes('..');

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      const path = event.tool_input?.file_path ?? '';
      if (!inside(path) || !ENDINGS.has(path.split('.').pop())) return {};
      const { exitCode, stderr } = await ctx.bash(
        `test ! -x node_modules/.bin/prettier || node_modules/.bin/prettier --write --log-level warn -- ${quote(path)}`,
        { timeoutMillis: 10000 },
      );
      return exitCode === 0 ? {} : { systemMessage: `Prettier could not format ${path}: ${stderr.slice(0, 300)}` };
    },
  },
});
