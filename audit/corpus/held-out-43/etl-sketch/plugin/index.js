import { course, steps } from './lib/steps.js';

function walk(rows, plan) {
  const seen = [];
  for (const { kind, ...options } of plan) {
    const process = steps[kind];
    if (!process) continue;
    rows = process.rows(rows, options);
    const module = course[process.module];
    const { require } = process;
    const missing = Object.keys(require).filter((field) => !(options[field]?.length >= require[field]));
    const shown = ['title'].map((field) => module[field]);
    seen.push({ kind, rows, lesson: shown.join(), missing });
  }
  return seen;
}

definePlugin({
  handlers: {
    async estimate(ctx, { rows = 1000, plan = [] }) {
      const seen = walk(rows, plan);
      await ctx.state.put('last', seen);
      return { seen };
    },
  },
});
