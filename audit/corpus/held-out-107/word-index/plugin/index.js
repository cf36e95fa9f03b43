import { Worker } from 'node:worker_threads';

export function buildIndex(docs) {
  return new Promise((resolve, reject) => {
    const w = new Worker(new URL('./indexer.js', import.meta.url), { workerData: docs });
    w.once('message', resolve);
    w.once('error', reject);
  });
}

export async function search(docs, word) {
  const index = await buildIndex(docs);
  return index[word.toLowerCase()] ?? [];
}
