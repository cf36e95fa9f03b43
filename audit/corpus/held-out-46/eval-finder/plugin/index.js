import { rules } from './rules.js';

function* findings(source) {
  for (const [n, line] of source.split('\n').entries()) {
    for (const { id, pattern, instead } of rules) {
      if (pattern.test(line)) yield { line: n + 1, id, instead };
    }
  }
}

definePlugin({
  handlers: {
    async scan(ctx, { paths = [] }) {
      const report = {};
      for (const path of paths) report[path] = [...findings(await ctx.read(path))];
      return report;
    },
  },
});
