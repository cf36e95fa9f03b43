'use strict';
const { lex } = require('./lexer');

const FUNCTIONS = new Map([
  ['SUM', (xs) => xs.reduce((a, b) => a + b, 0)],
  ['MIN', (xs) => Math.min(...xs)],
  ['MAX', (xs) => Math.max(...xs)],
]);

class Engine {
  constructor(cells) { this.cells = cells; }

  /** A copy with other cells, for what-if questions. */
  fork(changes) { return new Engine({ ...this.cells, ...changes }); }

  spawn(name) { return { name, owner: this, args: [] }; }

  compile(text) {
    const tokens = lex(text);
    let i = 0;
    const peek = () => tokens[i]?.value;
    const atom = () => {
      const t = tokens[i++];
      if (t.type === 'num') return { op: 'num', value: t.value };
      if (t.type === 'cell') return { op: 'cell', name: t.value };
      if (t.type === 'fn') {
        const call = this.spawn(t.value);
        i += 1;
        while (peek() !== ')') { call.args.push(sum()); if (peek() === ',') i += 1; }
        i += 1;
        return { op: 'call', ...call };
      }
      const inner = sum();
      i += 1;
      return inner;
    };
    const chain = (next, ops) => () => {
      let left = next();
      while (ops.includes(peek())) left = { op: tokens[i++].value, left, right: next() };
      return left;
    };
    const product = chain(atom, ['*', '/']);
    const sum = chain(product, ['+', '-']);
    return sum();
  }

  eval(node) {
    switch (node.op) {
      case 'num': return node.value;
      case 'cell': return Number(this.cells[node.name] ?? 0);
      case 'call': return FUNCTIONS.get(node.name)(node.args.map((a) => this.eval(a)));
      case '+': return this.eval(node.left) + this.eval(node.right);
      case '-': return this.eval(node.left) - this.eval(node.right);
      case '*': return this.eval(node.left) * this.eval(node.right);
      default: return this.eval(node.left) / this.eval(node.right);
    }
  }

  exec(text) { return this.eval(this.compile(text)); }
}

module.exports = { Engine };
