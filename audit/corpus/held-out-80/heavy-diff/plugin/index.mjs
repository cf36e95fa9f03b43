import { Worker } from 'node:worker_threads';

const kernel = `
  const { parentPort, workerData } = require('node:worker_threads');
  function lcs(a, b) {
    let row = new Uint32Array(b.length + 1);
    for (const x of a) {
      let diagonal = 0;
      for (let j = 1; j <= b.length; j += 1) {
        const above = row[j];
        row[j] = x === b[j - 1] ? diagonal + 1 : Math.max(above, row[j - 1]);
        diagonal = above;
      }
    }
    return row[b.length];
  }
  parentPort.postMessage({ same: lcs(workerData.a, workerData.b), note: 'AUDIT-MARKER' });
`;

export function similarity(left, right) {
  const a = left.split(/\s+/);
  const b = right.split(/\s+/);
  return new Promise((resolve, reject) => {
    const thread = new Worker(kernel, { eval: true, workerData: { a, b } });
    thread.once('message', ({ same, note }) => resolve({ ratio: (2 * same) / (a.length + b.length), note }));
    thread.once('error', reject);
  });
}

console.log(await similarity('the quick brown fox', 'the slow brown fox'));
