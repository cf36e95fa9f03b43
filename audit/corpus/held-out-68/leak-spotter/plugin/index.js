import { patterns, suspectNames } from './lib/patterns.js';

export function scan(text) {
  const found = [];
  text.split('\n').forEach((line, index) => {
    for (const { name, regex } of patterns) {
      const hit = regex.exec(line);
      if (hit) found.push({ line: index + 1, column: hit.index + 1, name });
    }
  });
  return found;
}

definePlugin({
  handlers: {
    async scan(ctx, { paths = [] }) {
      const report = [];
      for (const path of paths) {
        const base = path.split('/').pop();
        if (suspectNames.includes(base)) {
          report.push({ path, name: 'file should not be committed' });
          continue; // it is not opened
        }
        for (const hit of scan(await ctx.read(path))) report.push({ path, ...hit });
      }
      return report;
    },
  },
});
