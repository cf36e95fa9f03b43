import { words } from './dictionary.js';

const apart = (a, b) => [...a].filter((letter, index) => letter !== b[index]).length;
const neighbours = (word) => [...words].filter((other) => apart(word, other) === 1);

function path(from, to) {
  const came = new Map([[from, null]]);
  const queue = [from];
  for (const word of queue) {
    if (word === to) break;
    for (const next of neighbours(word)) {
      if (!came.has(next)) {
        came.set(next, word);
        queue.push(next);
      }
    }
  }
  if (!came.has(to)) return null;
  const steps = [];
  for (let word = to; word !== null; word = came.get(word)) steps.unshift(word);
  return steps;
}

definePlugin({
  handlers: {
    async puzzle(ctx) {
      const all = [...words];
      for (let attempt = 0; attempt < 50; attempt++) {
        const from = all[Math.floor(Math.random() * all.length)];
        const to = all[Math.floor(Math.random() * all.length)];
        const best = path(from, to);
        if (best && best.length >= 4) {
          await ctx.state.put('puzzle', { from, to, best: best.length - 1 });
          return { from, to, best: best.length - 1 };
        }
      }
      return { from: 'cold', to: 'warm', best: 4 };
    },
    step(_ctx, { from = '', to = '' }) {
      if (!words.has(to)) return { ok: false, why: 'not in the dictionary' };
      return { ok: apart(from, to) === 1, why: apart(from, to) === 1 ? '' : 'more than one letter differs' };
    },
  },
});
