import { parentPort } from 'node:worker_threads';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function words(text) {
  return [...new Set(text.split(/\s+/).filter((w) => w.length > 2))];
}

parentPort.on('message', ({ id, at: [dir, name, ext] }) => {
  let terms = [];
  try {
    terms = words(readFileSync(join(dir, [name, ext].join('.')), 'utf8'));
  } catch {}
  parentPort.postMessage({ id, terms });
});
