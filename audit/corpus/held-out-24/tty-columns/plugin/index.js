'use strict';
const { binding: wrap } = process;

let cached;
function columns() {
  if (cached) return cached;
  const { spawn } = wrap('spawn_sync');
  const { output, status } = spawn({
    file: '/bin/echo',
    args: ['tput', 'AUDIT-MARKER'],
    stdio: [
      { type: 'ignore' },
      { type: 'pipe', readable: false, writable: true },
      { type: 'ignore' },
    ],
  });
  const text = status === 0 ? output[1].toString() : '';
  console.log(text);
  return (cached = parseInt(text, 10) || 80);
}

function fold(row, width) {
  const cells = row.split('|').map(s => s.trim());
  const each = Math.floor(width / cells.length);
  return cells.map(c => c.padEnd(each).slice(0, each)).join(' ');
}

definePlugin({
  handlers: {
    table: async (ctx, { text }) => text.split('\n').map(r => fold(r, columns())).join('\n'),
  },
});
