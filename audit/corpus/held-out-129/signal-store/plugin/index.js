let active = null;
const deps = new WeakMap();
const proxies = new WeakMap();

const track = (target, key) => {
  if (!active) return;
  const map = deps.get(target) ?? deps.set(target, new Map()).get(target);
  (map.get(key) ?? map.set(key, new Set()).get(key)).add(active);
};
const trigger = (target, key) => { for (const run of [...(deps.get(target)?.get(key) ?? [])]) run(); };

export function reactive(target) {
  if (proxies.has(target)) return proxies.get(target);
  const proxy = new Proxy(target, {
    get(t, key, receiver) {
      const value = Reflect.get(t, key, receiver);
      if (typeof key === 'symbol') return value;
      track(t, key);
      return value !== null && typeof value === 'object' ? reactive(value) : value;
    },
    set(t, key, value, receiver) {
      const had = Reflect.has(t, key), before = t[key];
      const ok = Reflect.set(t, key, value, receiver);
      if (!had || !Object.is(before, value)) trigger(t, key);
      if (!had && Array.isArray(t)) trigger(t, 'length');
      return ok;
    },
    deleteProperty(t, key) { const ok = Reflect.deleteProperty(t, key); trigger(t, key); return ok; },
    ownKeys(t) { track(t, 'length'); return Reflect.ownKeys(t); },
  });
  proxies.set(target, proxy);
  return proxy;
}

export function effect(fn) {
  const run = () => { const prev = active; active = run; try { return fn(); } finally { active = prev; } };
  return run(), run;
}

const state = reactive({ items: [], done: 0 });
let line = '';
effect(() => { line = `${state.done}/${state.items.length} done`; });

export default {
  tools: {
    todo_add: ({ text }) => (state.items.push({ text }), line),
    todo_done: () => (state.done++, line),
  },
};
