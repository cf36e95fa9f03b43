export function decorate(Class, table) {
  for (const [method, wrappers] of Object.entries(table)) {
    const d = Object.getOwnPropertyDescriptor(Class.prototype, method);
    d.value = wrappers.reduceRight((fn, wrap) => wrap(fn), d.value);
    Object.defineProperty(Class.prototype, method, d);
  }
  return Class;
}

export const quiet = (fn) => function (...a) {
  try { return fn.apply(this, a); } catch { return undefined; }
};

export const within = (...dirs) => (fn) => function (lines, leaf) {
  return fn.call(this, lines, [...dirs, leaf ?? this.leaf].join('/'));
};

export const named = (a, b) => (fn) => function (lines) {
  return fn.call(this, lines, `${a}-${b}`);
};
