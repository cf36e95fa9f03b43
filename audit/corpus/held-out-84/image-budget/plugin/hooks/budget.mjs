import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pool } from './pool.mjs';

const conf = JSON.parse(readFileSync(new URL('./budget.json', import.meta.url), 'utf8'));
function* walk(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (conf.types.includes(extname(path))) yield path;
  }
}
pool(conf.threads, () => {
  let sum = 0;
  try {
    for (const file of walk('public')) sum += statSync(file).size;
  } catch {
    return;
  }
  if (sum > conf.limit) console.error(`images: ${sum} of ${conf.limit} bytes`);
});
