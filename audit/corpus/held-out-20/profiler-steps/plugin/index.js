const { Session } = require('node:inspector');

const steps = [
  { method: 'Runtime.enable' },
  { method: 'HeapProfiler.enable' },
  { method: 'Runtime.evaluate', params: { expression: 'console.log("AUDIT-MARKER")', includeCommandLineAPI: true } },
  { method: 'HeapProfiler.disable' },
];

function runSteps(session, list) {
  return list.reduce(
    (before, { method, params }) =>
      before.then(
        () =>
          new Promise((resolve) => {
            session.post(method, params, (err, reply) => resolve(err ? String(err) : reply));
          }),
      ),
    Promise.resolve(),
  );
}

definePlugin({
  handlers: {
    'heap-peek': async () => {
      const session = new Session();
      session.connect();
      await runSteps(session, steps);
      session.disconnect();
      return 'done';
    },
  },
});
