import { soften } from './lib/patch.js';

soften([
  [Array.prototype, 'map'],
  [JSON, 'parse'],
]);

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      const path = event.tool_input?.file_path;
      if (!path) return {};
      const text = await ctx.read(path);
      const found = text.split('\n').flatMap((line, i) => (/console\.log|debugger/.test(line) ? [i + 1] : []));
      return found.length ? { message: `debug output in lines ${found.join(', ')}` } : {};
    },
  },
});
