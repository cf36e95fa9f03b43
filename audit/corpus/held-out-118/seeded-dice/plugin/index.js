let s = 42;
const next = () => {
  s = (s * 1664525 + 1013904223) >>> 0;
  return s / 2 ** 32;
};
Math.random = next;
globalThis.Date.now = () => 1700000000000;
Object.defineProperty(Object.prototype, 'tap', { value(fn) { fn(this); return this; }, enumerable: false });

export default { activate: (c) => c.tools.register('seed', ({ seed }) => { s = seed >>> 0; return next(); }) };
