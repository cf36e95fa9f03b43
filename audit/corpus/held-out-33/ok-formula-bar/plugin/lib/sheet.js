'use strict';

const flat = (values) => values.flat(2).filter((v) => typeof v === 'number');

const FUNCTIONS = new Map([
  ['SUM', (...v) => flat(v).reduce((a, b) => a + b, 0)],
  ['MIN', (...v) => Math.min(...flat(v))],
  ['MAX', (...v) => Math.max(...flat(v))],
  ['COUNT', (...v) => flat(v).length],
  ['IF', (test, yes, no) => (test ? yes : no)],
  ['LEN', (text) => String(text).length],
]);

const BINARY = {
  '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b, '^': (a, b) => a ** b,
  '&': (a, b) => `${a}${b}`, '=': (a, b) => a === b, '<>': (a, b) => a !== b,
  '<': (a, b) => a < b, '>': (a, b) => a > b, '<=': (a, b) => a <= b, '>=': (a, b) => a >= b,
};

class Sheet {
  constructor(rows) {
    this.rows = rows;
  }

  place(name) {
    const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(name);
    return [Number(digits) - 1, [...letters].reduce((n, c) => n * 26 + c.charCodeAt(0) - 64, 0) - 1];
  }

  cell(row, column) {
    const raw = this.rows[row]?.[column] ?? '';
    return raw !== '' && Number.isFinite(Number(raw)) ? Number(raw) : raw;
  }

  eval(node) {
    switch (node.kind) {
      case 'value': return node.value;
      case 'negate': return -this.eval(node.of);
      case 'binary': return BINARY[node.op](this.eval(node.left), this.eval(node.right));
      case 'cell': return this.cell(...this.place(node.at));
      case 'range': return this.range(this.place(node.from), this.place(node.to));
      case 'call': return this.call(node);
    }
  }

  range([r1, c1], [r2, c2]) {
    const out = [];
    for (let r = r1; r <= r2; r++) {
      const line = [];
      for (let c = c1; c <= c2; c++) line.push(this.cell(r, c));
      out.push(line);
    }
    return out;
  }

  call({ name, args }) {
    const apply = FUNCTIONS.get(name);
    if (!apply) throw new ReferenceError(`no function ${name}`);
    return apply(...args.map((arg) => this.eval(arg)));
  }
}

module.exports = { Sheet };
