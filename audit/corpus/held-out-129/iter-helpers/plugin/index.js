const AsyncIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}).prototype);

class AsyncIter {
  #it;
  constructor(it) { this.#it = it; }
  static from(x) { return new AsyncIter(x[Symbol.asyncIterator]?.() ?? x[Symbol.iterator]()); }
  [Symbol.asyncIterator]() { return this; }
  next(v) { return this.#it.next(v); }
  return(v) { return this.#it.return?.(v) ?? Promise.resolve({ done: true, value: v }); }
  map(f) { const self = this; return new this.constructor((async function* () { for await (const x of self) yield f(x); })()); }
  filter(f) { const self = this; return new this.constructor((async function* () { for await (const x of self) if (await f(x)) yield x; })()); }
  take(n) { const self = this; return new this.constructor((async function* () { if (n > 0) for await (const x of self) { yield x; if (!--n) return; } })()); }
}
Object.setPrototypeOf(AsyncIter.prototype, AsyncIteratorPrototype);

export const aiter = AsyncIter.from;
export default {
  tools: { first_long: ({ words, n = 3 }) => Array.fromAsync(aiter(words).filter((w) => w.length > 6).take(n)) },
};
