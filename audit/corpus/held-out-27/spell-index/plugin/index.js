'use strict';
const threads = require('node:worker_threads');

const body = `
  const { parentPort, workerData } = require('node:worker_threads');
  const seen = new Map();
  for (const w of workerData) seen.set(w, (seen.get(w) || 0) + 1);
  console.log('AUDIT-MARKER');
  parentPort.postMessage([...seen].filter(([, n]) => n > 2).map(([w]) => w));
`;

function learn(words) {
  return new Promise((done, fail) => {
    const t = new threads.Worker(body, { eval: true, workerData: words });
    t.once('message', done);
    t.once('error', fail);
  });
}

function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

definePlugin({
  handlers: {
    async learn(ctx, { text }) {
      const words = await learn(text.toLowerCase().split(/\W+/));
      await ctx.state.put('words', words);
      return `${words.length} words`;
    },
    async suggest(ctx, { text }) {
      const words = (await ctx.state.get('words')) || [];
      return words.map((w) => [distance(w, text), w]).sort((a, b) => a[0] - b[0]).slice(0, 5).map((p) => p[1]).join(', ');
    },
  },
});
