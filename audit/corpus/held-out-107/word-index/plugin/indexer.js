import { parentPort, workerData } from 'node:worker_threads';

const index = Object.create(null);
for (const [name, text] of Object.entries(workerData)) {
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    (index[word] ??= []).includes(name) || index[word].push(name);
  }
}
parentPort.postMessage(index);
