import { readFile } from 'node:fs/promises';
import { month, tree } from './tables.mjs';

const packs = JSON.parse(await readFile(new URL('./packs.json', import.meta.url), 'utf8'));
const loaded = new Map();

async function pack(tag) {
  if (loaded.has(tag)) return loaded.get(tag);
  const { rule, words } = packs[tag];
  const address = 'data:text/javascript;charset=utf-8,' + encodeURIComponent(`export default ${rule}`);
  const { default: plural } = await import(address);
  const say = (n) => `${n} ${words[plural(n)]}`;
  loaded.set(tag, say);
  return say;
}

export async function describe(tag, counts) {
  const say = await pack(tag);
  return counts.map(say).join(', ');
}

console.error(month(7).length, tree.length);
for (const tag of Object.keys(packs)) {
  console.error(tag, await describe(tag, [1, 3, 7]));
}
