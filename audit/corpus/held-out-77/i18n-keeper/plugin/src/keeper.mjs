import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const event = JSON.parse(Buffer.concat(chunks).toString('utf8'));
const file = event.tool_input?.file_path ?? '';

if (/[\\/](locales|i18n|lang)[\\/][\w-]+\.json$/.test(file)) {
  const folder = dirname(file);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const all = new Map();
  for (const name of names) {
    try {
      all.set(name, flatten(JSON.parse(await readFile(join(folder, name), 'utf8'))));
    } catch (error) {
      console.error(`${name}: ${error.message}`);
      process.exitCode = 2;
    }
  }
  const mine = all.get(basename(file)) ?? new Map();
  for (const [name, theirs] of all) {
    const missing = [...mine.keys()].filter((key) => !theirs.has(key));
    const wrong = [...mine].filter(([key, text]) => theirs.has(key) && holes(text) !== holes(theirs.get(key))).map(([key]) => key);
    if (missing.length) console.error(`${name} lacks: ${missing.slice(0, 10).join(', ')}`);
    if (wrong.length) console.error(`${name} has other placeholders: ${wrong.slice(0, 10).join(', ')}`);
    if (missing.length || wrong.length) process.exitCode = 2;
  }
}

function flatten(tree, prefix = '', into = new Map()) {
  for (const [key, value] of Object.entries(tree)) {
    if (value && typeof value === 'object') flatten(value, `${prefix}${key}.`, into);
    else into.set(prefix + key, String(value));
  }
  return into;
}

function holes(text) {
  return (text.match(/\{\{?\s*[\w.]+\s*\}?\}/g) ?? []).map((hole) => hole.replace(/\s/g, '')).sort().join();
}
