import { install } from './once.js';

const FORMATTERS = {
  js: 'node_modules/.bin/prettier --write',
  ts: 'node_modules/.bin/prettier --write',
  go: 'gofmt -w',
};

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      const path = event.tool_input?.file_path ?? '';
      const formatter = FORMATTERS[path.split('.').pop()];
      if (!formatter || !/^[\w./-]+$/.test(path)) return {};
      await ctx.bash(`${formatter} -- ${path}`);
      await install(ctx);
      return {};
    },
  },
});
