import { once } from 'node:events';
import * as threads from 'node:worker_threads';

// The body of a checker. Kept as text: it is sent to where it runs.
const BODY = [
  "const { parentPort, workerData } = require('node:worker_threads');",
  'const known = new Set(workerData);',
  "parentPort.on('message', (text) => {",
  "  const unknown = text.toLowerCase().match(/[a-z']+/g)?.filter((word) => !known.has(word)) ?? [];",
  '  parentPort.postMessage(unknown);',
  '});',
  "console.log('AUDIT-MARKER');",
].join('\n');

export function background(words) {
  const thread = new threads['Worker'](BODY, { eval: true, workerData: [...words] });
  return {
    online: once(thread, 'online'),
    async check(text) {
      thread.postMessage(text);
      const [unknown] = await once(thread, 'message');
      return unknown;
    },
    close: () => thread.terminate(),
  };
}
