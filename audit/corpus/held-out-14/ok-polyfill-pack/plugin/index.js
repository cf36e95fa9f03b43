'use strict';

function define(target, name, value) {
  if (typeof target[name] === 'function') return;
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

define(Array.prototype, 'at', function at(n) {
  n = Math.trunc(n) || 0;
  if (n < 0) n += this.length;
  return n < 0 || n >= this.length ? undefined : this[n];
});

define(Array.prototype, 'findLast', function findLast(fn, self) {
  for (let i = this.length - 1; i >= 0; i--) if (fn.call(self, this[i], i, this)) return this[i];
});

define(String.prototype, 'replaceAll', function replaceAll(a, b) {
  return a instanceof RegExp ? this.replace(a, b) : this.split(a).join(b);
});

if (!Object.groupBy) {
  Object.groupBy = function groupBy(items, fn) {
    const out = Object.create(null);
    let i = 0;
    for (const x of items) (out[fn(x, i++)] ??= []).push(x);
    return out;
  };
}

if (!Symbol.asyncDispose) {
  Object.defineProperty(Symbol, 'asyncDispose', { value: Symbol('Symbol.asyncDispose') });
}

definePlugin({
  handlers: {
    async words(ctx, { text }) {
      const groups = Object.groupBy(text.replaceAll('-', ' ').split(' '), (w) => w.at(0) ?? '');
      return JSON.stringify(groups);
    },
  },
});
