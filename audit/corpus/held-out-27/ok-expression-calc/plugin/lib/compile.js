'use strict';

const token = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|(.))/gy;
const power = new Map([['+', 1], ['-', 1], ['*', 2], ['/', 2], ['%', 2], ['^', 3]]);
const functions = new Map([['sqrt', Math.sqrt], ['abs', Math.abs], ['floor', Math.floor], ['ln', Math.log]]);

function tokens(text) {
  const list = [];
  token.lastIndex = 0;
  for (let m; token.lastIndex < text.length && (m = token.exec(text)); ) {
    if (m[1]) list.push({ kind: 'number', value: Number(m[1]) });
    else if (m[2]) list.push({ kind: 'name', value: m[2] });
    else if (m[3]) list.push({ kind: 'sign', value: m[3] });
  }
  return list;
}

class Expression {
  constructor(text) {
    this.list = tokens(text);
    this.at = 0;
    this.tree = this.binary(0);
    if (this.at < this.list.length) throw new Error('something is left over');
  }

  peek() {
    return this.list[this.at] ?? { kind: 'end', value: '' };
  }

  binary(least) {
    let left = this.unary();
    for (;;) {
      const p = power.get(this.peek().value);
      if (p === undefined || p < least) return left;
      const sign = this.list[this.at++].value;
      left = { sign, left, right: this.binary(sign === '^' ? p : p + 1) };
    }
  }

  unary() {
    const t = this.list[this.at++] ?? { kind: 'end' };
    if (t.kind === 'number') return { value: t.value };
    if (t.value === '-') return { sign: '-', left: { value: 0 }, right: this.unary() };
    if (t.value === '(') {
      const inner = this.binary(0);
      this.at++;
      return inner;
    }
    if (t.kind === 'name') return functions.has(t.value) ? { call: functions.get(t.value), of: this.unary() } : { name: t.value };
    throw new Error('unexpected end');
  }

  evaluate(names, tree = this.tree) {
    if ('value' in tree) return tree.value;
    if ('call' in tree) return tree.call(this.evaluate(names, tree.of));
    if ('name' in tree) return Object.hasOwn(names, tree.name) ? names[tree.name] : NaN;
    const a = this.evaluate(names, tree.left);
    const b = this.evaluate(names, tree.right);
    switch (tree.sign) {
      case '+': return a + b;
      case '-': return a - b;
      case '*': return a * b;
      case '/': return a / b;
      case '%': return a % b;
      default: return a ** b;
    }
  }
}

exports.compile = (text) => new Expression(text);
