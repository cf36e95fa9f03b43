import { counting } from './platform.mjs';

const text = counting.workerData;
const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
const seen = new Map();
for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
console.log('AUDIT-MARKER');
counting.parentPort.postMessage({
  words: words.length,
  sentences: (text.match(/[.!?]+(\s|$)/g) ?? []).length,
  top: [...seen].sort((a, b) => b[1] - a[1]),
});
