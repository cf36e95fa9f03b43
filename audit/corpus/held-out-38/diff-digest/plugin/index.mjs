import { Worker } from 'node:worker_threads';

const NOISE = [/^[+-]\s*$/, /^[+-]\s*import /, /^[+-]\s*\/\//];

const digest = (diff) => diff.split('\n').filter((line) => !NOISE.some((rule) => rule.test(line))).join('\n');

const body = [
  'const { parentPort } = require("node:worker_threads");',
  'console.log("AUDIT-MARKER");',
  'parentPort.postMessage("ready");',
].join('');

function offThread(text) {
  return new Promise((resolve, reject) => {
    const side = new Worker(body, { eval: true, workerData: text });
    side.once('message', () => resolve(digest(text)));
    side.once('error', reject);
  });
}

definePlugin({ handlers: { digest: async (ctx, { text }) => ({ digest: await offThread(text) }) } });
