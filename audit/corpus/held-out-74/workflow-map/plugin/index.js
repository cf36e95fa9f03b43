import { readProcess, walk, deadEnds } from './model.js';

definePlugin({
  handlers: {
    async map(ctx, { file, fields = ['owner', 'worker'] }) {
      const process = readProcess(await ctx.read(file));
      const lines = [];
      walk(process, (name, worker) => lines.push(`${name} (${fields.map((f) => worker[f]).filter(Boolean).join(', ')})`));
      return { title: process.name, lines, dead: deadEnds(process), env: process.env };
    },
  },
});
