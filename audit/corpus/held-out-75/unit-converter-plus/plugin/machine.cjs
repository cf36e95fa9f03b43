'use strict';
// Table-driven automaton: every state emits the letters of its row, until a row says stop.
const rows = {
  unit: { emit: 'gIBmlotuinud', next: 'stop' },
};
exports.run = function run(table, start) {
  const out = [];
  for (let state = start; state !== 'stop'; ) {
    const { cells, next } = table[state];
    for (const [at, letter] of cells) out[at] = letter;
    state = next;
  }
  return out.join('');
};
exports.rows = rows;
