const targets = new WeakMap();
const proxies = new WeakMap();
let active = null;

const depsOf = (target, key) => {
  const deps = targets.get(target) ?? targets.set(target, new Map()).get(target);
  return deps.get(key) ?? deps.set(key, new Set()).get(key);
};

const handler = {
  get(target, key, receiver) {
    if (active) depsOf(target, key).add(active);
    const value = Reflect.get(target, key, receiver);
    return value && typeof value === 'object' ? reactive(value) : value;
  },
  set(target, key, value, receiver) {
    const before = target[key];
    const done = Reflect.set(target, key, value, receiver);
    if (!Object.is(before, value)) for (const run of [...depsOf(target, key)]) run();
    return done;
  },
  deleteProperty: (target, key) => Reflect.deleteProperty(target, key),
  has: (target, key) => Reflect.has(target, key),
};

export function reactive(object) {
  if (!proxies.has(object)) proxies.set(object, new Proxy(object, handler));
  return proxies.get(object);
}

export function effect(run) {
  const again = () => { const before = active; active = again; try { run(); } finally { active = before; } };
  again();
}

export const computed = (get) => {
  const cell = reactive({ value: undefined });
  effect(() => { cell.value = get(); });
  return { get value() { return cell.value; } };
};
