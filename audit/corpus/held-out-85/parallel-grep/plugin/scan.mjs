import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ text = '', needle = '' }) => {
  const hits = text.split('\n').flatMap((line, i) => (needle && line.includes(needle) ? [i + 1] : []));
  parentPort.postMessage(hits);
});
