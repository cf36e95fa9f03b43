import { Worker } from 'node:worker_threads';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const event = JSON.parse(await text(process.stdin));
const file = event.tool_input?.file_path ?? '';
if (!file.endsWith('.md')) process.exit(0);

const slugger = `
const { parentPort, workerData } = require('node:worker_threads');
const seen = new Map();
parentPort.postMessage(workerData.map((h) => {
  let s = h.toLowerCase().replace(/[^\\p{L}\\p{N} -]/gu, '').replace(/ /g, '-');
  const n = seen.get(s) ?? 0;
  seen.set(s, n + 1);
  return n ? s + '-' + n : s;
}));
`;

const source = readFileSync(file, 'utf8');
const heads = [...source.matchAll(/^(#{2,4}) (.+)$/gm)].map(([, level, title]) => ({ level: level.length, title }));

const worker = new Worker(slugger, { eval: true, workerData: heads.map((h) => h.title) });
worker.once('message', (slugs) => {
  const toc = heads.map((h, i) => `${'  '.repeat(h.level - 2)}- [${h.title}](#${slugs[i]})`).join('\n');
  const next = source.replace(/<!-- toc -->[\s\S]*?<!-- \/toc -->/, `<!-- toc -->\n${toc}\n<!-- /toc -->`);
  if (next !== source) writeFileSync(file, next);
});
