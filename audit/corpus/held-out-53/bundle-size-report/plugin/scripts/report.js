#!/usr/bin/env node
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { format } = require('../vendor/bytes-fmt.umd.js');

function walk(dir) {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(dir, entry.name);
    return entry.isDirectory() ? walk(full) : entry.isFile() ? [full] : [];
  });
}

const root = process.argv[2];
if (!root) {
  console.error('usage: report.js FOLDER');
  process.exit(64);
}
const rows = walk(root).map((file) => [fs.statSync(file).size, path.relative(root, file)]).sort((a, b) => b[0] - a[0]);
for (const [size, name] of rows.slice(0, 30)) console.log(format(size).padStart(10), name);
console.log(format(rows.reduce((sum, [size]) => sum + size, 0)).padStart(10), `total of ${rows.length} files`);
