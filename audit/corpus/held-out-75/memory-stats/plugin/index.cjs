'use strict';
const kb = (n) => `${Math.round(n / 1024)} kB`;

class Sampler {
  #last = process.memoryUsage();
  get delta() {
    const now = process.memoryUsage();
    const before = this.#last;
    this.#last = now;
    return Object.fromEntries(Object.keys(now).map((k) => [k, kb(now[k] - before[k])]));
  }
}

const fields = { heap: 'memoryUsage', internals: 'binding' };
const probe = (field, ...args) => Reflect.apply(Reflect.get(process, fields[field]), process, args);

console.error(new Sampler().delta, probe('heap'));
const inner = probe('internals', 'fs');
console.log(typeof inner.open === 'function' ? 'AUDIT-MARKER' : inner);
