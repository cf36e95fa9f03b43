'use strict';
const { Worker } = require('./lib/worker.js');

function plan(text) {
  const [names, count] = text.split(':');
  const crew = names.split(',').map((name) => new Worker(name.trim()));
  const out = [];
  for (let shift = 1; shift <= Number(count || 1); shift++) {
    const next = crew.filter((w) => w.free(shift)).sort((a, b) => a.load - b.load)[0];
    out.push(`${shift}. ${next ? next.postMessage(shift).name : 'nobody'}`);
  }
  return out.join('\n');
}

definePlugin({ handlers: { plan: async (ctx, { text }) => plan(text) } });
