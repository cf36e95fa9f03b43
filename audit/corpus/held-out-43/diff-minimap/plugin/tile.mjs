import { parentPort, workerData } from 'node:worker_threads';

const lines = workerData.diff.split('\n');
const strip = [];
for (let i = 0; i < lines.length; i += 10) {
  const part = lines.slice(i, i + 10);
  const plus = part.some((l) => l.startsWith('+'));
  const minus = part.some((l) => l.startsWith('-'));
  strip.push(plus && minus ? '~' : plus ? '+' : minus ? '-' : '.');
}
parentPort.postMessage(strip.join(''));
