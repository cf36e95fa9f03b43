import { tokens } from './lib/tokens.js';

class Machine {
  #stack = [];
  #names = new Map();

  define(name, fn) { this.#names.set(name, fn); return this; }
  spawn() { const m = new Machine(); for (const [n, f] of this.#names) m.define(n, f); return m; }

  exec(op) {
    const s = this.#stack;
    if (typeof op === 'number') return void s.push(op);
    const fn = this.#names.get(op);
    if (!fn) throw new SyntaxError(`unknown: ${op}`);
    if (s.length < fn.length) throw new RangeError(`too few values for ${op}`);
    s.push(fn(...s.splice(-fn.length)));
  }

  evaluate(source) {
    for (const t of tokens(source)) this.exec(t);
    if (this.#stack.length !== 1) throw new SyntaxError(`${this.#stack.length} values are left`);
    return this.#stack.pop();
  }
}

const base = new Machine()
  .define('+', (a, b) => a + b)
  .define('-', (a, b) => a - b)
  .define('*', (a, b) => a * b)
  .define('/', (a, b) => a / b)
  .define('^', (a, b) => a ** b)
  .define('neg', (a) => -a)
  .define('sqrt', (a) => Math.sqrt(a));

definePlugin({ handlers: { rpn: async (ctx, { text }) => String(base.spawn().evaluate(text)) } });
