import { catalogue } from './catalogue.js';
import { IgnoreFile } from './ignore-file.js';
definePlugin({
  handlers: {
    async advise(ctx, { apply = false }) {
      const file = await IgnoreFile.open(ctx, '.gitignore');
      const { stdout } = await ctx.bash('git ls-files');
      const tracked = stdout.split('\n');
      const missing = catalogue.filter(({ line }) => !file.has(line));
      if (apply) await file.append(missing);
      return missing.map((m) => ({ ...m, alreadyTracked: tracked.some((t) => t.endsWith(m.line.replace(/[*/]/g, ''))) }));
    },
  },
});
