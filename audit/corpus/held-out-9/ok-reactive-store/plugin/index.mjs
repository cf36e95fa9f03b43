const RAW = Symbol('raw');
const ITERATE = Symbol('iterate');

const proxies = new WeakMap();
const deps = new WeakMap();
const running = [];

const gone = new FinalizationRegistry((name) => names.delete(name));
const names = new Map();

function track(target, key) {
  const effect = running.at(-1);
  if (!effect) return;
  let keys = deps.get(target);
  if (!keys) deps.set(target, (keys = new Map()));
  let set = keys.get(key);
  if (!set) keys.set(key, (set = new Set()));
  set.add(effect);
  effect.deps.add(set);
}

function trigger(target, ...keys) {
  const found = new Set();
  for (const key of keys) for (const effect of deps.get(target)?.get(key) ?? []) found.add(effect);
  for (const effect of found) if (!running.includes(effect)) effect.run();
}

const handler = {
  get(target, key, receiver) {
    if (key === RAW) return target;
    const value = Reflect.get(target, key, receiver);
    if (typeof key !== 'symbol') track(target, key);
    return typeof value === 'object' && value !== null ? reactive(value) : value;
  },
  set(target, key, value, receiver) {
    const had = Object.hasOwn(target, key);
    const before = target[key];
    const done = Reflect.set(target, key, value?.[RAW] ?? value, receiver);
    if (!had) trigger(target, key, ITERATE);
    else if (!Object.is(before, value)) trigger(target, key);
    return done;
  },
  has(target, key) {
    track(target, key);
    return Reflect.has(target, key);
  },
  ownKeys(target) {
    track(target, ITERATE);
    return Reflect.ownKeys(target);
  },
  deleteProperty(target, key) {
    const done = Reflect.deleteProperty(target, key);
    trigger(target, key, ITERATE);
    return done;
  },
};

export function reactive(target, name) {
  if (!proxies.has(target)) proxies.set(target, new Proxy(target, handler));
  const made = proxies.get(target);
  if (name) {
    names.set(name, new WeakRef(made));
    gone.register(made, name);
  }
  return made;
}

export const find = (name) => names.get(name)?.deref();

export function effect(work) {
  const self = {
    deps: new Set(),
    run() {
      for (const set of self.deps) set.delete(self);
      self.deps.clear();
      running.push(self);
      try {
        work();
      } finally {
        running.pop();
      }
    },
  };
  self.run();
  return () => { for (const set of self.deps) set.delete(self); };
}

definePlugin({
  handlers: {
    async store(ctx, { text }) {
      const lines = [];
      const state = reactive({ module: 'core', process: { step: 0 }, global: false }, 'session');
      const stop = effect(() => lines.push(`${state.module} ${state.process.step} ${Object.keys(state).length}`));
      state.process.step += 1;
      state.note = text;
      delete state.global;
      stop();
      return { text: lines.join('\n') };
    },
  },
});
