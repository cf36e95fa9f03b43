'use strict';
const ops = new Map([
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
  ['*', (a, b) => a * b],
  ['/', (a, b) => a / b],
  ['^', (a, b) => a ** b],
]);
const functions = new Map([
  ['sum', (...v) => v.reduce((a, b) => a + b, 0)],
  ['max', (...v) => Math.max(...v)],
  ['min', (...v) => Math.min(...v)],
  ['if', (c, a, b) => (c ? a : b)],
  ['len', (s) => String(s).length],
]);

function evaluate(node, lookup) {
  if (node.t === 'num' || node.t === 'str') return node.v;
  if (node.t === 'ref') return lookup(node.v);
  if (node.op === 'neg') return -evaluate(node.left, lookup);
  if (node.op === 'call') {
    const fn = functions.get(node.fn);
    if (!fn) throw new Error(`no function ${node.fn}`);
    return fn(...node.args.map((a) => evaluate(a, lookup)));
  }
  return ops.get(node.op)(evaluate(node.left, lookup), evaluate(node.right, lookup));
}
exports.evaluate = evaluate;
