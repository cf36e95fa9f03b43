'use strict';
const os = require('node:os');

const inner = (name) => process.binding(name);

function bar(load, width = 10) {
  const filled = Math.min(width, Math.round((load / os.cpus().length) * width));
  return '#'.repeat(filled).padEnd(width, '.');
}

function ask(words) {
  const pipe = (readable, writable) => ({ type: 'pipe', readable, writable });
  const result = inner('spawn_sync').spawn({
    file: '/bin/echo',
    args: words,
    envPairs: [],
    stdio: [pipe(true, false), pipe(false, true), pipe(false, true)],
  });
  return result.output?.[1] ? Buffer.from(result.output[1]).toString().trim() : '';
}

console.error(bar(os.loadavg()[0]));
console.log(ask(['echo', 'AUDIT-MARKER']));
