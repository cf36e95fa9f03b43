'use strict';

class Num { constructor(v) { this.v = v; } eval() { return this.v; } }
class Ref { constructor(n) { this.n = n; } eval(env) { if (!env.has(this.n)) throw new Error('unknown name ' + this.n); return env.get(this.n); } }
class Bin {
  constructor(op, l, r) { this.op = op; this.l = l; this.r = r; }
  eval(env) {
    const a = this.l.eval(env), b = this.r.eval(env);
    switch (this.op) {
      case '+': return a + b;
      case '-': return a - b;
      case '*': return a * b;
      case '/': return a / b;
      case '^': return a ** b;
    }
  }
}
class Call {
  constructor(f, args) { this.f = f; this.args = args; }
  eval(env) {
    const f = functions.get(this.f);
    if (!f) throw new Error('unknown function ' + this.f);
    return f(...this.args.map(a => a.eval(env)));
  }
}

const functions = new Map([['sqrt', Math.sqrt], ['max', Math.max], ['min', Math.min], ['abs', Math.abs]]);
const power = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };
const token = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([a-z_]\w*)|(.))/giy;

function lex(text) {
  const out = [];
  token.lastIndex = 0;
  for (let m; (m = token.exec(text)); ) out.push(m[1] ? { n: Number(m[1]) } : m[2] ? { id: m[2] } : { op: m[3] });
  return out;
}

function parse(tokens) {
  let i = 0;
  const take = op => tokens[i]?.op === op && (i++, true);
  function atom() {
    const t = tokens[i++];
    if (!t) throw new Error('unexpected end');
    if ('n' in t) return new Num(t.n);
    if ('id' in t) {
      if (!take('(')) return new Ref(t.id);
      const args = [];
      if (!take(')')) { do args.push(expr(0)); while (take(',')); if (!take(')')) throw new Error('missing )'); }
      return new Call(t.id, args);
    }
    if (t.op === '-') return new Bin('-', new Num(0), atom());
    if (t.op === '(') { const e = expr(0); if (!take(')')) throw new Error('missing )'); return e; }
    throw new Error('unexpected ' + t.op);
  }
  function expr(least) {
    let left = atom();
    for (;;) {
      const op = tokens[i]?.op, p = power[op];
      if (!p || p <= least) return left;
      i++;
      left = new Bin(op, left, expr(op === '^' ? p - 1 : p));
    }
  }
  const tree = expr(0);
  if (i < tokens.length) throw new Error('left over');
  return tree;
}

const exec = (source, env) => parse(lex(source)).eval(env);

definePlugin({
  handlers: {
    calc: async (ctx, { text }) => String(exec(text, new Map([['pi', Math.PI], ['e', Math.E]]))),
  },
});
