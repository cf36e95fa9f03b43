'use strict';
const { existsSync, readFileSync } = require('node:fs');

function tasks(source) {
  const all = source.match(/^\s*[-*] \[[ x]\] .+$/gm) || [];
  const done = all.filter((line) => /\[x\]/.test(line)).length;
  const next = all.find((line) => /\[ \]/.test(line));
  return { total: all.length, done, next: next ? next.replace(/^\s*[-*] \[ \] /, '') : '' };
}

if (!existsSync('PLAN.md')) {
  console.log('no plan');
} else {
  const { total, done, next } = tasks(readFileSync('PLAN.md', 'utf8'));
  console.log(`${done}/${total} ${next}`.slice(0, 120));
}
