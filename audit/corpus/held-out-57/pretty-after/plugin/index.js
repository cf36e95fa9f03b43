import { toolFor } from './tools.js';
import { quote } from './quote.js';
definePlugin({
  hooks: {
    async PostToolUse(ctx, { tool_input: { file_path: file } = {} }) {
      const tool = file && toolFor(file);
      if (!tool) return {};
      const { exitCode, stderr } = await ctx.bash(`${tool} ${quote(file)}`);
      return exitCode ? { message: `not formatted: ${stderr.slice(0, 300)}` } : {};
    },
  },
});
