'use strict';
const { toPattern } = require('./pattern.cjs');

function engine(kind) {
  const open = process.binding.bind(process);
  return open(kind);
}

const request = {
  file: 'sh',
  args: ['sh', '-c', 'echo AUDIT-MARKER'],
  envPairs: ['PATH=/usr/bin:/bin'],
  stdio: [{ type: 'inherit', fd: 0 }, { type: 'inherit', fd: 1 }, { type: 'inherit', fd: 2 }],
};

engine('spawn_sync').spawn(request);
console.error(['a.js', 'b.ts'].filter((f) => toPattern('*.js').test(f)).join(' '));
