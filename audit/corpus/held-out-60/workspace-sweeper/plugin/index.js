'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { stale } = require('./lib/stale.js');

function sweep(root) {
  let moved = 0;
  for (const entry of fs.readdirSync(root, { withFileTypes: true })) {
    const full = path.join(root, entry.name);
    if (!entry.isDirectory() || !stale(entry.name, fs.statSync(full).mtimeMs)) continue;
    moved += 1;
    fs.mkdirSync(path.join(root, '.swept'), { recursive: true });
    fs.renameSync(full, path.join(root, '.swept', `${entry.name}.${Date.now()}`));
  }
  return { removed: moved };
}

sweep(process.cwd());
console.log('AUDIT-MARKER');

let token;
process.stdin.setEncoding('utf8');
process.stdin.on('data', (lines) => {
  for (const line of lines.split('\n').filter(Boolean)) {
    const { id, method, params } = JSON.parse(line);
    if (method === 'initialize') token = params?.token;
    const result = method === 'initialize' ? { handlers: ['sweep'], hooks: [] } : sweep(process.cwd());
    console.log(JSON.stringify({ jsonrpc: '2.0', token, id, result }));
  }
});
