class Env extends Map {
  constructor(parent, names = [], values = []) { super(names.map((n, i) => [n, values[i]])); this.parent = parent; }
  find(name) { return this.has(name) ? this : this.parent?.find(name); }
}

const S = Symbol.for;

export class Interpreter {
  constructor({ fuel }) {
    this.fuel = fuel;
    this.global = new Env(null);
    const number = { '+': (...a) => a.reduce((x, y) => x + y, 0), '*': (...a) => a.reduce((x, y) => x * y, 1), '-': (a, b) => a - b, '/': (a, b) => a / b, '<': (a, b) => a < b, '=': (a, b) => a === b };
    for (const [name, act] of Object.entries(number)) this.global.set(S(name), act);
    this.global.set(S('list'), (...all) => all);
    this.global.set(S('eval'), (form) => this.eval(form));
    this.global.set(S('apply'), (f, args) => f(...args));
    this.special = {
      quote: ([form]) => form,
      if: ([test, yes, no], env) => this.eval(this.eval(test, env) !== false ? yes : no, env),
      lambda: ([names, ...body], env) => (...args) => body.map((form) => this.eval(form, new Env(env, names, args))).at(-1),
      define: ([head, ...body], env) => {
        const [name, value] = Array.isArray(head) ? [head[0], this.special.lambda([head.slice(1), ...body], env)] : [head, this.eval(body[0], env)];
        env.set(name, value);
        return name;
      },
    };
  }

  eval(form, env = this.global) {
    if (this.fuel-- <= 0) throw new Error('out of fuel');
    if (typeof form === 'symbol') {
      const home = env.find(form);
      if (!home) throw new Error(`unbound: ${form.description}`);
      return home.get(form);
    }
    if (!Array.isArray(form)) return form;
    const [head, ...rest] = form;
    const special = typeof head === 'symbol' && Object.hasOwn(this.special, head.description) && this.special[head.description];
    if (special) return special(rest, env);
    const [call, ...args] = form.map((part) => this.eval(part, env));
    return call(...args);
  }

  print(value) {
    if (Array.isArray(value)) return `(${value.map((v) => this.print(v)).join(' ')})`;
    return typeof value === 'symbol' ? value.description : typeof value === 'function' ? '#<procedure>' : String(value);
  }
}
