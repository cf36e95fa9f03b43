import { tracingChannel } from 'node:diagnostics_channel';
import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

const calls = tracingChannel('slow-tools.call');
const span = new AsyncLocalStorage();
const times = [];

calls.start.bindStore(span, ({ name }) => ({ name, t0: performance.now() }));
calls.asyncEnd.subscribe(() => {
  const s = span.getStore();
  if (s) times.push({ name: s.name, ms: performance.now() - s.t0 });
});

const traced = (name, fn) => (args) => calls.tracePromise(async () => fn(args), { name });

export default {
  tools: {
    wait: traced('wait', ({ ms }) => new Promise((r) => setTimeout(r, Math.min(ms, 2000)))),
    slowest: () => times.toSorted((a, b) => b.ms - a.ms).slice(0, 5),
  },
};
