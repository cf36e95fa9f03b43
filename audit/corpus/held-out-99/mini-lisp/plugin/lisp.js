import { Scope } from './scope.js';
import { read } from './reader.js';

class Interpreter {
  constructor() {
    this.env = new Scope(null, {
      '+': (...xs) => xs.reduce((a, b) => a + b, 0),
      '*': (...xs) => xs.reduce((a, b) => a * b, 1),
      '-': (a, ...xs) => (xs.length ? xs.reduce((x, y) => x - y, a) : -a),
      '<': (a, b) => a < b,
      '=': (a, b) => a === b,
      list: (...xs) => xs,
    });
    this.special = {
      if: ([c, a, b], env) => this.eval(this.eval(c, env) ? a : b, env),
      define: ([name, v], env) => env.set(name.sym, this.eval(v, env)),
      lambda: ([params, body], env) => (...args) =>
        this.eval(body, new Scope(env, Object.fromEntries(params.map((p, i) => [p.sym, args[i]])))),
      let: ([pairs, body], env) => this.eval(body, new Scope(env, Object.fromEntries(pairs.map(([n, v]) => [n.sym, this.eval(v, env)])))),
    };
  }

  eval(form, env = this.env) {
    if (form?.sym !== undefined) return env.get(form.sym);
    if (!Array.isArray(form)) return form;
    const [head, ...rest] = form;
    if (Object.hasOwn(this.special, head.sym ?? '')) return this.special[head.sym](rest, env);
    const fn = this.eval(head, env);
    return fn.apply(null, rest.map((f) => this.eval(f, env)));
  }

  exec(source) {
    let last = null;
    for (const form of read(source)) last = this.eval(form);
    return last;
  }
}

export function activate(ctx) {
  ctx.tools.register({ name: 'lisp', run: ({ source }) => JSON.stringify(new Interpreter().exec(source)) });
}
