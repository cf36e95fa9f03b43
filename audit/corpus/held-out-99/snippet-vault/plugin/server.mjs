import { createInterface } from 'node:readline';
import { sources } from './sources.mjs';
import { load } from './load.mjs';

const index = new Map();

async function rebuild() {
  for await (const { name, lines } of load(sources())) {
    for (const [i, line] of lines.entries()) index.set(`${name}:${i + 1}`, line);
  }
}

const search = (q) => [...index].filter(([, l]) => l.includes(q)).slice(0, 20);

await rebuild();
for await (const raw of createInterface({ input: process.stdin })) {
  let msg;
  try { msg = JSON.parse(raw); } catch { continue; }
  if (msg.method === 'search') {
    console.log(JSON.stringify({ id: msg.id, result: search(msg.params?.q ?? '') }));
  } else if (msg.method === 'rebuild') {
    await rebuild();
    console.log(JSON.stringify({ id: msg.id, result: index.size }));
  }
}
