import { readFile } from 'node:fs/promises';
import { Pool } from '../lib/pool.mjs';

async function targets() {
  try {
    return JSON.parse(await readFile('build.targets.json', 'utf8'));
  } catch {
    return { targets: {}, slow: [] };
  }
}

function layers(graph) {
  const left = new Map(Object.entries(graph));
  const done = new Set();
  const rows = [];
  while (left.size > 0) {
    const row = [...left].filter(([, needs]) => needs.every((need) => done.has(need))).map(([name]) => name);
    if (row.length === 0) return [...rows, ['cycle among', ...left.keys()]];
    for (const name of row) {
      left.delete(name);
      done.add(name);
    }
    rows.push(row);
  }
  return rows;
}

const pool = new Pool(new URL('../lib/lane.mjs', import.meta.url), 1);
pool.open();

const { targets: graph, slow } = await targets();
const rows = layers(graph);
if (rows.length > 0) {
  console.log(`Build order: ${rows.map((row) => row.join(', ')).join(' > ')}`);
  if (slow.length > 0) console.log(`Slow targets, build them last: ${slow.join(', ')}`);
}
