export const observed = (target, changed) =>
  new Proxy(target, {
    get(of, key, receiver) {
      const value = Reflect.get(of, key, receiver);
      return typeof value === 'function' ? value.bind(of) : value;
    },
    set(of, key, value, receiver) {
      if (!Object.hasOwn(of, key)) throw new TypeError(`unknown key ${String(key)}`);
      changed(key, value);
      return Reflect.set(of, key, value, receiver);
    },
  });
