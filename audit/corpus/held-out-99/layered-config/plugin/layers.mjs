const isPlain = (v) => v !== null && typeof v === 'object' && Object.getPrototypeOf(v) === Object.prototype;
const own = (o, k) => Object.prototype.hasOwnProperty.call(o, k);

/** First layer that owns a key wins; nested plain objects are layered too. */
export function layers(...stack) {
  const nested = new Map();
  return new Proxy(Object.create(null), {
    has: (_, k) => stack.some((l) => own(l, k)),
    ownKeys: () => [...new Set(stack.flatMap((l) => Reflect.ownKeys(l)))],
    getOwnPropertyDescriptor: (_, k) => ({ configurable: true, enumerable: true, value: stack.find((l) => own(l, k))?.[k] }),
    get(_, k) {
      if (typeof k === 'symbol') return undefined;
      if (nested.has(k)) return nested.get(k);
      const found = stack.filter((l) => own(l, k)).map((l) => l[k]);
      if (found.length && found.every(isPlain)) {
        nested.set(k, layers(...found));
        return nested.get(k);
      }
      return found[0];
    },
    set() { throw new TypeError('settings are read-only'); },
  });
}
