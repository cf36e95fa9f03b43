const tokenize = (text) => text.replace(/;.*$/gm, '').match(/[()']|[^\s()']+/g) ?? [];

function parse(tokens) {
  const token = tokens.shift();
  if (token === undefined) throw new SyntaxError('unexpected end');
  if (token === "'") return ['quote', parse(tokens)];
  if (token === '(') {
    const list = [];
    while (tokens.length && tokens[0] !== ')') list.push(parse(tokens));
    if (tokens.shift() !== ')') throw new SyntaxError('missing )');
    return list;
  }
  if (token === '#t') return true;
  if (token === '#f') return false;
  return Number.isNaN(Number(token)) ? token : Number(token);
}

class Scope {
  constructor(outer, names = [], values = []) {
    this.outer = outer;
    this.frame = new Map(names.map((name, i) => [name, values[i]]));
  }
  find(name) {
    if (this.frame.has(name)) return this.frame.get(name);
    if (this.outer) return this.outer.find(name);
    throw new ReferenceError(`unbound: ${name}`);
  }
}

const primitives = new Scope(null);
for (const [name, fn] of [
  ['+', (...n) => n.reduce((a, b) => a + b, 0)], ['*', (...n) => n.reduce((a, b) => a * b, 1)],
  ['-', (a, b) => (b === undefined ? -a : a - b)], ['<', (a, b) => a < b], ['=', (a, b) => a === b],
  ['car', (l) => l[0]], ['cdr', (l) => l.slice(1)], ['cons', (a, l) => [a, ...l]], ['null?', (l) => l.length === 0],
]) primitives.frame.set(name, fn);

const interpreter = {
  eval(form, scope) {
    if (typeof form === 'string') return scope.find(form);
    if (!Array.isArray(form)) return form;
    const [head, ...rest] = form;
    if (head === 'quote') return rest[0];
    if (head === 'if') return this.eval(this.eval(rest[0], scope) !== false ? rest[1] : rest[2], scope);
    if (head === 'define') { scope.frame.set(rest[0], this.eval(rest[1], scope)); return rest[0]; }
    if (head === 'lambda') return (...args) => this.eval(rest[1], new Scope(scope, rest[0], args));
    if (head === 'let') {
      const inner = new Scope(scope, rest[0].map((b) => b[0]), rest[0].map((b) => this.eval(b[1], scope)));
      return this.eval(rest[1], inner);
    }
    const [fn, ...args] = form.map((part) => this.eval(part, scope));
    return fn(...args);
  },
};

const show = (v) => (Array.isArray(v) ? `(${v.map(show).join(' ')})` : typeof v === 'function' ? '#<procedure>' : String(v));

definePlugin({
  handlers: {
    async repl(ctx, { text }) {
      const scope = new Scope(primitives);
      const earlier = (await ctx.state.get('definitions')) ?? [];
      for (const line of earlier) interpreter.eval(parse(tokenize(line)), scope);
      const tokens = tokenize(String(text ?? ''));
      const printed = [];
      while (tokens.length) {
        const form = parse(tokens);
        printed.push(show(interpreter.eval(form, scope)));
        if (form[0] === 'define') earlier.push(show(form));
      }
      await ctx.state.put('definitions', earlier.slice(-100));
      return { printed };
    },
  },
});
