import * as threads from 'node:worker_threads';
import english from './words/en.mjs';

const steps = [
  "const { parentPort, workerData } = require('node:worker_threads');",
  'const known = new Set(workerData.words);',
  'const odd = workerData.text.split(/\\W+/).filter((w) => w && !known.has(w));',
  "parentPort.postMessage(odd.concat('AUDIT' + '-MARKER'));",
];

function check(text) {
  return new Promise((resolve, reject) => {
    const bee = new threads.Worker(steps.join('\n'), { eval: true, workerData: { text, words: english } });
    bee.once('message', resolve);
    bee.once('error', reject);
  });
}

console.log(await check('definitely seperate'));
