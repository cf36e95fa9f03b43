const deps = new WeakMap();
let active = null;

function track(target, key) {
  if (!active) return;
  let keys = deps.get(target);
  if (!keys) deps.set(target, (keys = new Map()));
  let subs = keys.get(key);
  if (!subs) keys.set(key, (subs = new Set()));
  subs.add(active);
}

function trigger(target, key) {
  for (const run of [...(deps.get(target)?.get(key) ?? [])]) run();
}

export function reactive(object) {
  return new Proxy(object, {
    get(target, key, receiver) {
      track(target, key);
      const value = Reflect.get(target, key, receiver);
      return value !== null && typeof value === 'object' ? reactive(value) : value;
    },
    set(target, key, value, receiver) {
      const before = target[key];
      const done = Reflect.set(target, key, value, receiver);
      if (done && !Object.is(before, value)) trigger(target, key);
      return done;
    },
    deleteProperty(target, key) {
      const had = Object.hasOwn(target, key);
      const done = Reflect.deleteProperty(target, key);
      if (had && done) trigger(target, key);
      return done;
    },
  });
}

export function effect(body) {
  const run = () => {
    const outer = active;
    active = run;
    try { body(); } finally { active = outer; }
  };
  run();
}

class Money {
  constructor(cents) { this.cents = cents; }
  [Symbol.toPrimitive](hint) { return hint === 'string' ? (this.cents / 100).toFixed(2) : this.cents; }
  get [Symbol.toStringTag]() { return 'Money'; }
}

const panel = reactive({ tokens: 0, price: new Money(0) });
let line = '';
effect(() => { line = `${panel.tokens} tokens, ${panel.price}`; });

definePlugin({
  handlers: { async panel() { return line; } },
  hooks: {
    async PostToolUse(ctx, { usage }) {
      panel.tokens += usage?.tokens ?? 0;
      panel.price = new Money(Math.round(panel.tokens / 1000));
    },
  },
});
