import formatters from './formatters.json' with { type: 'json' };

const quote = (word) => `'${word.replaceAll("'", `'\\''`)}'`;
const extension = (path) => path.slice(path.lastIndexOf('.') + 1).toLowerCase();

function commandFor(path) {
  const words = formatters[extension(path)];
  if (!words) return undefined;
  const [tool] = words;
  return `command -v ${tool} >/dev/null && ${words.join(' ')} -- ${quote(path)}`;
}

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      const path = event.tool_input?.file_path;
      const command = path && commandFor(path);
      if (!command) return {};
      const { exitCode, stderr } = await ctx.bash(command, { timeoutMillis: 10000 });
      return exitCode === 0 ? {} : { systemMessage: `not formatted: ${stderr.slice(0, 200)}` };
    },
  },
});
