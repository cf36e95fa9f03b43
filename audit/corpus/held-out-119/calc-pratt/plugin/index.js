import { tokens } from './lexer.js';

class Num { constructor(v) { this.v = v; } evaluate() { return this.v; } }
class Name { constructor(n) { this.n = n; } evaluate(scope) { if (!scope.has(this.n)) throw new ReferenceError(this.n); return scope.get(this.n); } }
class Bin { constructor(op, l, r) { Object.assign(this, { op, l, r }); } evaluate(s) { return OPS[this.op].run(this.l.evaluate(s), this.r.evaluate(s)); } }
class Call { constructor(f, args) { this.f = f; this.args = args; } evaluate(s) { return FUN.get(this.f)(...this.args.map((a) => a.evaluate(s))); } }

const OPS = {
  __proto__: null,
  '+': { power: 10, run: (a, b) => a + b },
  '-': { power: 10, run: (a, b) => a - b },
  '*': { power: 20, run: (a, b) => a * b },
  '/': { power: 20, run: (a, b) => a / b },
  '^': { power: 30, run: (a, b) => a ** b, right: true },
};

const FUN = new Map([['sin', Math.sin], ['cos', Math.cos], ['sqrt', Math.sqrt], ['max', Math.max], ['min', Math.min], ['abs', Math.abs]]);

export function compile(text) {
  const list = [...tokens(text)];
  let at = 0;
  const peek = () => list[at];
  const next = () => list[at++];
  const expect = (t) => { if (next()?.text !== t) throw new SyntaxError(`expected ${t}`); };

  function atom() {
    const t = next();
    if (!t) throw new SyntaxError('unexpected end');
    if (t.text === '(') { const e = expression(0); expect(')'); return e; }
    if (t.text === '-') return new Bin('-', new Num(0), expression(25));
    if (t.kind === 'number') return new Num(Number(t.text));
    if (t.kind === 'name' && peek()?.text === '(') {
      if (!FUN.has(t.text)) throw new SyntaxError(`no function ${t.text}`);
      next();
      const args = [expression(0)];
      while (peek()?.text === ',') { next(); args.push(expression(0)); }
      expect(')');
      return new Call(t.text, args);
    }
    if (t.kind === 'name') return new Name(t.text);
    throw new SyntaxError(`unexpected ${t.text}`);
  }

  function expression(min) {
    let left = atom();
    for (let t = peek(); t && OPS[t.text] && OPS[t.text].power > min; t = peek()) {
      next();
      left = new Bin(t.text, left, expression(OPS[t.text].right ? OPS[t.text].power - 1 : OPS[t.text].power));
    }
    return left;
  }

  const tree = expression(0);
  if (peek()) throw new SyntaxError(`unexpected ${peek().text}`);
  return tree;
}

export function activate(api) {
  const scope = new Map([['pi', Math.PI], ['e', Math.E]]);
  api.registerTool({
    name: 'calc',
    description: 'Evaluate an expression',
    run({ text, assign }) {
      const value = compile(text).evaluate(scope);
      if (assign) scope.set(assign, value);
      return value;
    },
  });
}
