import { processes, modules } from './processes.js';

const PARTS = ['grinder', 'kettle'];

function schedule(process, field = 'steps') {
  let at = 0;
  return process[field].map(([name, seconds]) => {
    const line = `${String(Math.floor(at / 60)).padStart(2)}:${String(at % 60).padStart(2, '0')} ${name}`;
    at += seconds;
    return line;
  });
}

function settings(name) {
  return PARTS.map((part) => {
    const module = modules[part];
    return `${part} ${module[name]}`;
  });
}

function brew(name, grams, global = {}) {
  const self = { grams, water: grams * processes[name].ratio, ...global };
  const out = [];
  for (const key of Object.keys(self)) out.push(`${key}: ${self[key]}`);
  const require = (what) => { if (!processes[what]) throw new Error(`no such process: ${what}`); return processes[what]; };
  return [...out, ...settings(name), ...schedule(require(name))];
}

definePlugin({
  handlers: {
    async brew(ctx, { text }) {
      const [name = 'v60', grams = '15'] = (text ?? '').split(' ').filter(Boolean);
      await ctx.state.put('last', name);
      return brew(name, Number(grams)).join('\n');
    },
  },
});
