// `eval` below is the textbook's name of an interpreter's function; it walks lists, it runs no JavaScript.
const LIMIT = 50_000;

function read(source) {
  const words = source.replace(/;.*$/gm, '').match(/[()']|"[^"]*"|[^\s()']+/g) ?? [];
  const next = () => {
    const word = words.shift();
    if (word === undefined) throw new SyntaxError('the text ends too early');
    if (word === "'") return [Symbol.for('quote'), next()];
    if (word === ')') throw new SyntaxError('too many )');
    if (word !== '(') return Number.isNaN(Number(word)) ? (word[0] === '"' ? word.slice(1, -1) : Symbol.for(word)) : Number(word);
    const list = [];
    while (words[0] !== ')') list.push(next());
    words.shift();
    return list;
  };
  const program = [];
  while (words.length) program.push(next());
  return program;
}

const base = () => new Map(Object.entries({
  '+': (...n) => n.reduce((a, b) => a + b, 0), '*': (...n) => n.reduce((a, b) => a * b, 1), '-': (a, b) => (b === undefined ? -a : a - b),
  '<': (a, b) => a < b, '=': (a, b) => a === b, list: (...items) => items, car: ([first]) => first, cdr: ([, ...rest]) => rest,
}));

function interpret(source) {
  let steps = 0;
  function walk(form, env) {
    if (++steps > LIMIT) throw new RangeError('too many steps');
    if (typeof form === 'symbol') {
      const name = Symbol.keyFor(form);
      for (let e = env; e; e = e.up) if (e.names.has(name)) return e.names.get(name);
      throw new ReferenceError(`unknown: ${name}`);
    }
    if (!Array.isArray(form)) return form;
    const [head, ...args] = form;
    switch (head) {
      case Symbol.for('quote'): return args[0];
      case Symbol.for('if'): return walk(walk(args[0], env) ? args[1] : args[2], env);
      case Symbol.for('define'): env.names.set(Symbol.keyFor(args[0]), walk(args[1], env)); return null;
      case Symbol.for('lambda'): return (...given) => walk(args[1], { up: env, names: new Map(args[0].map((p, i) => [Symbol.keyFor(p), given[i]])) });
    }
    const act = walk(head, env);
    if (typeof act !== 'function') throw new TypeError('not a function');
    return act(...args.map((a) => walk(a, env)));
  }
  const env = { up: null, names: base() };
  return read(source).map((form) => walk(form, env)).at(-1);
}

definePlugin({
  handlers: {
    run(_ctx, { text }) {
      try { return { value: String(interpret(String(text ?? '').slice(0, 5000))) }; } catch (error) { return { error: error.message }; }
    },
  },
});
