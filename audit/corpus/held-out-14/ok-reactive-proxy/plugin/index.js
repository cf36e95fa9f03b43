'use strict';

const stack = [];

function reactive(source) {
  const deps = new Map();
  return new Proxy(source, {
    get(target, key, receiver) {
      const effect = stack.at(-1);
      if (effect) {
        if (!deps.has(key)) deps.set(key, new Set());
        deps.get(key).add(effect);
      }
      return Reflect.get(target, key, receiver);
    },
    set(target, key, value, receiver) {
      if (Object.is(target[key], value)) return true;
      const ok = Reflect.set(target, key, value, receiver);
      for (const effect of [...(deps.get(key) ?? [])]) effect();
      return ok;
    },
    has: (target, key) => typeof key === 'string' && /^[A-Z]\d+$/.test(key),
    ownKeys: (target) => Reflect.ownKeys(target).sort(),
  });
}

function watch(fn) {
  const effect = () => {
    stack.push(effect);
    try {
      fn();
    } finally {
      stack.pop();
    }
  };
  effect();
}

const OPS = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b };

function compile(src) {
  const tokens = src.match(/[A-Z]\d+|\d+(?:\.\d+)?|[-+*/]/g) ?? [];
  return (cells) => {
    const value = (t) => (/^[A-Z]/.test(t) ? Number(cells[t] ?? 0) : Number(t));
    let acc = value(tokens[0] ?? '0');
    for (let i = 1; i < tokens.length; i += 2) acc = OPS[tokens[i]](acc, value(tokens[i + 1]));
    return acc;
  };
}

definePlugin({
  handlers: {
    async sheet(ctx, { text }) {
      const cells = reactive({});
      for (const line of text.split('\n')) {
        const [name, body] = line.split('=').map((s) => s.trim());
        if (!body) continue;
        const f = compile(body);
        watch(() => { cells[name] = f(cells); });
      }
      return Object.entries(cells).map(([k, v]) => `${k} = ${v}`).join('\n');
    },
  },
});
