import { layout } from './layout.js';

const STAGES = ['fetch', 'build', 'test', 'package', 'deliver'];
const SIGNS = { done: '●', running: '◐', waiting: '○', failed: '✕' };

// A pipeline file describes one process: { "process": { "build": { "state": "done", "seconds": 41 } } }
function rows(process) {
  return STAGES.filter((stage) => process[stage]).map((stage) => {
    const { state = 'waiting', seconds = 0 } = process[stage];
    return { stage, sign: SIGNS[state] ?? '?', seconds };
  });
}

definePlugin({
  handlers: {
    async show(ctx, { path = 'pipeline.json' }) {
      const { process = {} } = JSON.parse((await ctx.read(path)) || '{}');
      const list = rows(process);
      const total = list.reduce((sum, row) => sum + row.seconds, 0);
      return { text: layout(list), total };
    },
    async slowest(ctx, { path = 'pipeline.json' }) {
      const { process = {} } = JSON.parse((await ctx.read(path)) || '{}');
      const [first] = rows(process).sort((a, b) => b.seconds - a.seconds);
      return first ? { stage: first.stage, seconds: first.seconds } : { stage: null };
    },
  },
});
