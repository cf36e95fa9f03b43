#!/usr/bin/env node
// npm_licences.mjs [FOLDER]: licences of installed packages, as a table by licence. Reads package.json files only.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(process.argv[2] ?? '.', 'node_modules');
const PERMISSIVE = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'CC0-1.0', 'Unlicense', 'BlueOak-1.0.0', 'Python-2.0', 'Zlib']);

const folders = function* (folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.name.startsWith('@')) yield* folders(path);
    else {
      yield path;
      yield* folders(join(path, 'node_modules'));
    }
  }
};

const nameOf = ({ license, licenses }) => {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  if (Array.isArray(licenses)) return licenses.map((one) => one.type ?? one).join(' OR ');
  return 'unknown';
};

const judge = (expression) => {
  const choices = expression.replace(/[()]/g, '').split(/\s+OR\s+/);
  if (choices.some((choice) => choice.split(/\s+AND\s+/).every((one) => PERMISSIVE.has(one)))) return 'permissive';
  if (/AGPL|SSPL|BUSL|Commons-Clause|-NC/.test(expression)) return 'ask a lawyer';
  if (/GPL/.test(expression)) return 'copyleft';
  if (/MPL|EPL|CDDL/.test(expression)) return 'file copyleft';
  return 'look';
};

const groups = new Map();
for (const folder of folders(root)) {
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    continue;
  }
  const licence = nameOf(manifest);
  const texts = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name));
  const list = groups.get(licence) ?? [];
  list.push(`${manifest.name}@${manifest.version}${texts.length === 0 ? ' (no text!)' : ''}`);
  groups.set(licence, list);
}

for (const [licence, list] of [...groups].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${judge(licence).padEnd(14)} ${licence.padEnd(28)} ${list.length}`);
  if (judge(licence) !== 'permissive') for (const name of list) console.log(`               - ${name}`);
}
