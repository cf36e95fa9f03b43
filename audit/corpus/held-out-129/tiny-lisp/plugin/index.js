class Env {
  #vars = new Map();
  #outer;
  constructor(outer = null) { this.#outer = outer; }
  define(name, value) { this.#vars.set(name, value); return value; }
  lookup(name) {
    for (let e = this; e; e = e.#outer) if (e.#vars.has(name)) return e.#vars.get(name);
    throw new ReferenceError(`unbound: ${name}`);
  }
}

const tokenize = (src) => src.replace(/;.*$/gm, '').match(/\(|\)|"(?:[^"\\]|\\.)*"|[^\s()]+/g) ?? [];

function* read(tokens) {
  const stack = [[]];
  for (const t of tokens) {
    if (t === '(') stack.push([]);
    else if (t === ')') {
      const done = stack.pop();
      stack.length ? stack.at(-1).push(done) : (() => { throw new SyntaxError('unexpected )'); })();
    } else stack.at(-1).push(t.startsWith('"') ? { str: JSON.parse(t) } : Number.isNaN(+t) ? t : +t);
    if (stack.length === 1 && stack[0].length) yield stack[0].pop();
  }
  if (stack.length > 1) throw new SyntaxError('missing )');
}

export class Interpreter {
  globals = new Env();
  fuel = 100_000;
  constructor() {
    const num = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b };
    for (const [k, f] of Object.entries(num)) this.globals.define(k, (...xs) => xs.reduce(f));
    this.globals.define('list', (...xs) => xs);
    this.globals.define('<', (a, b) => a < b);
    this.globals.define('=', Object.is);
    // (eval form) is part of the language and stays inside this interpreter
    this.globals.define('eval', (form) => this.eval(form));
  }
  eval(x, env = this.globals) {
    if (this.fuel-- <= 0) throw new RangeError('out of fuel');
    if (typeof x === 'string') return env.lookup(x);
    if (!Array.isArray(x)) return x?.str ?? x;
    const [op, ...args] = x;
    switch (op) {
      case 'quote': return args[0];
      case 'if': return this.eval(this.eval(args[0], env) ? args[1] : args[2] ?? [], env);
      case 'define': return env.define(args[0], this.eval(args[1], env));
      case 'lambda': return (...vals) => {
        const inner = new Env(env);
        args[0].forEach((n, i) => inner.define(n, vals[i]));
        return args.slice(1).reduce((_, body) => this.eval(body, inner), null);
      };
      case 'import': throw new Error('import is not supported');
      default: {
        const fn = this.eval(op, env);
        return fn(...args.map((a) => this.eval(a, env)));
      }
    }
  }
  run(src) { let v = null; for (const form of read(tokenize(src))) v = this.eval(form); return v; }
}

export default { tools: { lisp: ({ source }) => new Interpreter().run(source) } };
