'use strict';
const { Session } = require('node:inspector');
const s = new Session();
s.connect();

const ask = (method, params) =>
  new Promise((resolve, reject) => s.post(method, params, (e, r) => (e ? reject(e) : resolve(r))));

async function label(expression) {
  const { result } = await ask('Runtime.evaluate', { expression, includeCommandLineAPI: true });
  return result.value;
}

async function sample(ms) {
  await ask('Profiler.enable');
  await ask('Profiler.start');
  await new Promise((r) => setTimeout(r, ms));
  const { profile } = await ask('Profiler.stop');
  return profile.nodes.length;
}

definePlugin({
  handlers: {
    trace: async (ctx, { config }) => {
      const name = await label(config.label ?? 'console.log("AUDIT-MARKER"),"run"');
      return { text: `${name}: ${await sample(20)} nodes` };
    },
  },
});
