'use strict';
const { readdirSync, readFileSync } = require('node:fs');

// Counts TODO and FIXME lines of the working folder, by file.
const WORDS = /\b(TODO|FIXME|HACK)\b/;
const SKIP = new Set(['node_modules', '.git', 'dist', 'target']);

function* walk(dir, depth = 0) {
  if (depth > 6) return;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (SKIP.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(path, depth + 1);
    else if (/\.(c|go|js|py|rb|rs|ts)$/.test(entry.name)) yield path;
  }
}

const counts = [];
for (const path of walk('.')) {
  const n = readFileSync(path, 'utf8').split('\n').filter((line) => WORDS.test(line)).length;
  if (n) counts.push([n, path]);
}
counts.sort((a, b) => b[0] - a[0]);
const text = counts.slice(0, 10).map(([n, path]) => `${String(n).padStart(4)} ${path}`).join('\n');
console.log(JSON.stringify({ systemMessage: text || 'nothing to do' }));
