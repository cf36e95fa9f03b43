'use strict';
const { lex } = require('./lex.js');

const POWER = { '=': 1, '<>': 1, '<': 1, '>': 1, '<=': 1, '>=': 1, '&': 2, '+': 3, '-': 3, '*': 4, '/': 4, '^': 5 };

class Parser {
  constructor(source) {
    this.tokens = lex(source);
    this.next();
  }

  next() {
    const was = this.now;
    this.now = this.tokens.next().value;
    return was;
  }

  take(kind) {
    if (this.now.kind !== kind) throw new SyntaxError(`expected ${kind}, found ${this.now.kind}`);
    return this.next();
  }

  binary(least = 1) {
    let left = this.unary();
    while (POWER[this.now.kind] >= least) {
      const op = this.next().kind;
      left = { kind: 'binary', op, left, right: this.binary(POWER[op] + 1) };
    }
    return left;
  }

  unary() {
    if (this.now.kind !== '-') return this.primary();
    this.next();
    return { kind: 'negate', of: this.unary() };
  }

  primary() {
    const token = this.next();
    switch (token.kind) {
      case 'number':
      case 'string':
        return { kind: 'value', value: token.value };
      case 'cell':
        if (this.now.kind !== ':') return { kind: 'cell', at: token.value };
        this.next();
        return { kind: 'range', from: token.value, to: this.take('cell').value };
      case 'name': {
        const call = { kind: 'call', name: token.value, args: [] };
        this.take('(');
        while (this.now.kind !== ')') {
          call.args.push(this.binary());
          if (this.now.kind === ',') this.next();
        }
        this.take(')');
        return call;
      }
      case '(': {
        const inner = this.binary();
        this.take(')');
        return inner;
      }
      default:
        throw new SyntaxError(`did not expect ${token.kind}`);
    }
  }
}

exports.parse = (source) => {
  const parser = new Parser(source);
  const tree = parser.binary();
  parser.take('end');
  return tree;
};
