const BLOCKED = new Set(['constructor', '__proto__', 'prototype', '__defineGetter__', 'eval', 'Function', 'process', 'globalThis', 'require']);
const POWER = { '||': 1, '&&': 2, '==': 3, '<': 4, '>': 4, '+': 5, '-': 5, '*': 6, '/': 6, '.': 9, '(': 9 };
const BIN = {
  '||': (a, b) => a || b, '&&': (a, b) => a && b, '==': (a, b) => a === b, '<': (a, b) => a < b, '>': (a, b) => a > b,
  '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b,
};
const CALLS = { len: (x) => x.length, round: Math.round, max: Math.max, min: Math.min, upper: (s) => String(s).toUpperCase() };

class Parser {
  #t; #i = 0;
  constructor(src) { this.#t = src.match(/\d+(?:\.\d+)?|"[^"]*"|[A-Za-z_]\w*|\|\||&&|==|[-+*/<>().,]/g) ?? []; }
  get peek() { return this.#t[this.#i]; }
  take(want) { const t = this.#t[this.#i++]; if (want && t !== want) throw new SyntaxError(`expected ${want}`); return t; }
  parse(min = 0) {
    let left = this.#prefix();
    while ((POWER[this.peek] ?? -1) > min) {
      const op = this.take();
      if (op === '.') left = { type: 'Member', object: left, name: this.#name() };
      else if (op === '(') left = { type: 'Call', name: left.name, args: this.#args() };
      else left = { type: 'Binary', op, left, right: this.parse(POWER[op]) };
    }
    return left;
  }
  #name() { const n = this.take(); if (BLOCKED.has(n)) throw new ReferenceError(`${n} is not available`); return n; }
  #args() { const a = []; while (this.peek !== ')') { a.push(this.parse()); if (this.peek === ',') this.take(); } this.take(')'); return a; }
  #prefix() {
    const t = this.peek;
    if (t === '(') { this.take(); const e = this.parse(); this.take(')'); return e; }
    if (/^\d/.test(t)) return { type: 'Literal', value: Number(this.take()) };
    if (t?.startsWith('"')) return { type: 'Literal', value: this.take().slice(1, -1) };
    return { type: 'Identifier', name: this.#name() };
  }
}

const visit = {
  Literal: (n) => n.value,
  Identifier: (n, data) => (Object.hasOwn(data, n.name) ? data[n.name] : undefined),
  Member: (n, data) => { const o = evaluate(n.object, data); return o != null && Object.hasOwn(Object(o), n.name) ? o[n.name] : undefined; },
  Binary: (n, data) => BIN[n.op](evaluate(n.left, data), evaluate(n.right, data)),
  Call: (n, data) => { if (!Object.hasOwn(CALLS, n.name)) throw new TypeError(`unknown function ${n.name}`); return CALLS[n.name](...n.args.map((a) => evaluate(a, data))); },
};
const evaluate = (node, data) => visit[node.type](node, data);

export const run = (src, data) => evaluate(new Parser(src).parse(), data);
export default { tools: { expr: ({ source, data }) => run(source, data) } };
