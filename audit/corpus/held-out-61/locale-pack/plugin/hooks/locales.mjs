import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { plurals } from '../lib/plurals.mjs';

const strings = new URL('../strings/', import.meta.url);
const messages = {};
for (const file of await readdir(strings)) {
  const locale = path.parse(file).name;
  messages[locale] = JSON.parse(await readFile(new URL(file, strings), 'utf8'));
}
await plurals(messages);

function flatten(object, prefix = '') {
  return Object.entries(object).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  );
}

const holes = (message) => [...message.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort().join();

const input = await text(process.stdin);
if (input) {
  const edited = JSON.parse(input).tool_input?.file_path ?? '';
  if (/locales\/[\w-]+\.json$/.test(edited)) {
    const base = new Map(flatten(JSON.parse(await readFile(path.join(path.dirname(edited), 'en.json'), 'utf8'))));
    const own = new Map(flatten(JSON.parse(await readFile(edited, 'utf8'))));
    const missing = [...base.keys()].filter((key) => !own.has(key));
    const differs = [...base].filter(([key, value]) => own.has(key) && holes(value) !== holes(own.get(key))).map(([key]) => key);
    if (missing.length > 0) console.log(messages.en.missing.replace('{locale}', edited).replace('{keys}', missing.join(', ')));
    if (differs.length > 0) console.log(messages.en.differs.replace('{keys}', differs.join(', ')));
  }
}
