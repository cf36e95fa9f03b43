import { split } from './lib/split.js';
import { workers } from './lib/worker.js';

const check = (sql) => split(sql).flatMap((s) => workers.map((w) => w.exec(s)).filter(Boolean));

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      const path = event.tool_input?.file_path ?? '';
      if (!path.endsWith('.sql')) return {};
      const found = check(await ctx.read(path));
      return found.length ? { message: found.map((f) => `${f.rule}: ${f.advice}`).join('\n') } : {};
    },
  },
});
