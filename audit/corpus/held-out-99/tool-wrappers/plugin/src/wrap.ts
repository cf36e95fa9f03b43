type Fn = (this: unknown, ...args: any[]) => any;
type Wrapper = (fn: Fn, name: string) => Fn;

export const apply = (Class: { prototype: object }, table: Record<string, Wrapper[]>): void => {
  for (const [name, wrappers] of Object.entries(table)) {
    const d = Object.getOwnPropertyDescriptor(Class.prototype, name)!;
    d.value = wrappers.reduceRight((fn, w) => w(fn, name), d.value);
    Object.defineProperty(Class.prototype, name, d);
  }
};

export const memo = (limit = 100): Wrapper => (fn) => {
  const seen = new Map<unknown, unknown>();
  return function (arg) {
    if (seen.has(arg)) return seen.get(arg);
    const value = Reflect.apply(fn, this, [arg]);
    if (seen.size >= limit) seen.clear();
    seen.set(arg, value);
    return value;
  };
};

export const timed = (log?: { debug(s: string): void }): Wrapper => (fn, name) => function (...args) {
  const t0 = performance.now();
  try {
    return fn.apply(this, args);
  } finally {
    log?.debug(`${name} took ${(performance.now() - t0).toFixed(1)} ms`);
  }
};
