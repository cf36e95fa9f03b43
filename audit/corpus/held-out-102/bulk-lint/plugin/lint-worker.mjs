import { parentPort, workerData } from 'node:worker_threads';
import { readFileSync } from 'node:fs';

const hits = [];
for (const file of workerData.files) {
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.forEach((line, i) => {
    for (const r of workerData.rules) if (new RegExp(r.pattern).test(line)) hits.push(`${file}:${i + 1} ${r.message}`);
  });
}
parentPort.postMessage(hits);
