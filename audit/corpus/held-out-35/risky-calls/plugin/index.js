import { rules } from './rules.js';

export function check(source) {
  const found = [];
  const lines = source.split('\n');
  lines.forEach((line, i) => {
    if (/^\s*(\/\/|\*|#)/.test(line)) return;
    for (const { id, pattern, say } of rules) {
      pattern.lastIndex = 0;
      if (pattern.exec(line)) found.push(`${i + 1}: [${id}] ${say}`);
    }
  });
  return found;
}

definePlugin({
  hooks: {
    async PostToolUse(ctx, { tool_input }) {
      const source = tool_input?.file_path ? await ctx.read(tool_input.file_path) : '';
      const found = check(source);
      return found.length ? { message: found.join('\n') } : {};
    },
  },
});
