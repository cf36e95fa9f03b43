import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const kinds = { braces: /\{(\w+)\}/g, printf: /%(?:\((\w+)\))?[sd]/g };
const load = (file) => JSON.parse(readFileSync(file, 'utf8'));
const marks = (text) => Object.entries(kinds).flatMap(([kind, re]) => [...text.matchAll(re)].map((m) => `${kind}:${m[1] ?? ''}`)).sort().join();

function* flat(node, path = []) {
  for (const [key, value] of Object.entries(node)) {
    if (value && typeof value === 'object') yield* flat(value, [...path, key]);
    else yield [[...path, key].join('.'), String(value)];
  }
}

let text = '';
for await (const part of process.stdin) text += part;
const file = JSON.parse(text || '{}').tool_input?.file_path ?? '';
const source = join(dirname(file), 'en.json');
if (file.endsWith('.json') && basename(file) !== 'en.json' && existsSync(source)) {
  const english = new Map(flat(load(source)));
  for (const [key, value] of flat(load(file))) {
    const other = english.get(key);
    if (other !== undefined && marks(other) !== marks(value)) console.error(`${basename(file)}: ${key} has other placeholders than the English text`);
  }
}
