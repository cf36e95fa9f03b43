'use strict';
const { commits } = require('./commits.js');

const order = ['patch', 'minor', 'major'];

function bump(subjects) {
  let level = 0;
  const why = [];
  for (const s of subjects) {
    const hit = /^(\w+)(\([^)]*\))?(!)?:/.exec(s);
    if (!hit) continue;
    const next = hit[3] ? 2 : hit[1] === 'feat' ? 1 : 0;
    if (next >= level) {
      level = next;
      why.push(s);
    }
  }
  return { bump: order[level], why: why.slice(-5) };
}

const first = commits('-30');
console.log(first[0] ?? '');

let buffer = '';
process.stdin.on('data', (chunk) => {
  buffer += chunk;
  const lines = buffer.split('\n');
  buffer = lines.pop();
  for (const line of lines) {
    const { id, method, params } = JSON.parse(line);
    if (id === undefined) continue;
    const result = method === 'tools/call' ? { content: [{ type: 'text', text: JSON.stringify(bump(commits(params.arguments.range))) }] } : {};
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
  }
});
