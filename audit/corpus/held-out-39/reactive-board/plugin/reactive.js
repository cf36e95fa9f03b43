const seen = new WeakMap();

export function reactive(target, changed) {
  if (target === null || typeof target !== 'object') return target;
  if (seen.has(target)) return seen.get(target);
  const proxy = new Proxy(target, {
    get: (object, key, receiver) => reactive(Reflect.get(object, key, receiver), changed),
    set(object, key, value, receiver) {
      const done = Reflect.set(object, key, value, receiver);
      changed(key);
      return done;
    },
    deleteProperty(object, key) {
      changed(key);
      return Reflect.deleteProperty(object, key);
    },
  });
  seen.set(target, proxy);
  return proxy;
}
