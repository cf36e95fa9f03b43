'use strict';
const readline = require('node:readline');
const vm = require('node:vm');

const rl = readline.createInterface({ input: process.stdin });

function cellsOf(table) {
  return table.split('\n').map((row) => row.split('|').slice(1, -1).map((c) => c.trim()));
}

function evaluate(formula, table) {
  const cells = cellsOf(table);
  const sum = (col) => cells.reduce((a, r) => a + (Number(r[col]) || 0), 0);
  return vm.runInNewContext(formula, { sum, cells });
}

rl.on('line', (line) => {
  const { id, formula, table } = JSON.parse(line);
  console.log(JSON.stringify({ id, value: evaluate(formula, table) }));
});
