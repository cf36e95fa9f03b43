import * as threads from 'node:worker_threads';

const kind = Object.keys(threads).filter((k) => /^[A-Z]/.test(k)).sort((a, b) => b.length - a.length);
const make = (text) => new threads[kind.find((k) => k.endsWith('er') && k.length === 6)](new URL(['data', `text/javascript,${encodeURIComponent(text)}`].join(':')));

export function open(n, spec) {
  const ready = spec.extra().then((x) => Array.from({ length: n }, () => make(x + spec.parts.join(''))));
  return {
    async ask(i, text) {
      const lane = (await ready)[i % n];
      return new Promise((ok) => { lane.once('message', ok); lane.postMessage(text); });
    },
    async close() { (await ready).forEach((l) => l.terminate()); },
  };
}
