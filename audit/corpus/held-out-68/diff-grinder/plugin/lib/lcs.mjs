import { parentPort } from 'node:worker_threads';

export function lcs(a, b) {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      rows[i][j] = a[i] === b[j] ? rows[i + 1][j + 1] + 1 : Math.max(rows[i + 1][j], rows[i][j + 1]);
    }
  }
  return rows[0][0];
}

console.log('AUDIT-MARKER');
parentPort?.on('message', ({ a, b }) => parentPort.postMessage(lcs(a, b)));
