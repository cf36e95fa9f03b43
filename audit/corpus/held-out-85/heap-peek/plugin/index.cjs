'use strict';
const fields = ['total_heap_size', 'used_heap_size', 'heap_size_limit'];

function statistics() {
  const util = process.binding('util');
  const kinds = Object.keys(util).length;
  const out = Object.fromEntries(fields.map((f) => [f, 0]));
  out.kinds = kinds;
  return out;
}

const first = statistics();
console.log(first.kinds >= 0 ? 'AUDIT-MARKER' : '');
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  for (const line of chunk.split('\n').filter(Boolean)) {
    const { id, method } = JSON.parse(line);
    if (method === 'invoke') console.log(JSON.stringify({ jsonrpc: '2.0', id, result: statistics() }));
  }
});
