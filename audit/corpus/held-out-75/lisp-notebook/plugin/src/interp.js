import { Sym, sym } from './reader.js';

class Env {
  #vars = new Map(); #outer;
  constructor(outer = null, entries = []) { this.#outer = outer; for (const [k, v] of entries) this.#vars.set(k, v); }
  get(name) {
    if (this.#vars.has(name)) return this.#vars.get(name);
    if (this.#outer) return this.#outer.get(name);
    throw new ReferenceError(`unbound: ${name}`);
  }
  set(name, value) { this.#vars.set(name, value); return value; }
  child(entries) { return new this.constructor(this, entries); }
}

export class Interp {
  #steps = 0;
  constructor(builtins) { this.env = new Env(null, builtins); }

  eval(x, env = this.env) {
    if (++this.#steps > 1e6) throw new RangeError('too many steps');
    if (x instanceof Sym) return env.get(x.name);
    if (!Array.isArray(x)) return x;
    const [head, ...rest] = x;
    const special = head instanceof Sym ? this.forms[head.name] : undefined;
    if (special) return special.call(this, rest, env);
    const [fn, ...args] = x.map((part) => this.eval(part, env));
    return this.apply(fn, args);
  }

  apply(fn, args) { return fn(...args); }

  forms = Object.assign(Object.create(null), {
    quote: ([datum]) => datum,
    if([test, yes, no], env) { return this.eval(this.eval(test, env) === false ? no : yes, env); },
    define([name, body], env) { return env.set(name.name, this.eval(body, env)); },
    lambda([params, ...body], env) {
      return (...args) => this.forms.begin.call(this, body, env.child(params.map((p, i) => [p.name, args[i]])));
    },
    let([pairs, ...body], env) {
      return this.forms.begin.call(this, body, env.child(pairs.map(([k, v]) => [k.name, this.eval(v, env)])));
    },
    begin(forms, env) { return forms.reduce((_, f) => this.eval(f, env), null); },
  });
}

export const builtins = [
  ['+', (...a) => a.reduce((x, y) => x + y, 0)], ['*', (...a) => a.reduce((x, y) => x * y, 1)],
  ['-', (a, b) => (b === undefined ? -a : a - b)], ['<', (a, b) => a < b], ['=', (a, b) => a === b],
  ['list', (...a) => a], ['car', ([a]) => a], ['cdr', ([, ...a]) => a], ['map', (f, l) => l.map((v) => f(v))],
  ['eval', null],
].filter(([, f]) => f);
