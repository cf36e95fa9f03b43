'use strict';

class Cache {
  static limit = 200;
  #refs = new Map();
  #gone = new FinalizationRegistry((key) => this.#refs.delete(key));
  #hits = 0;
  #misses = 0;

  get stats() {
    const total = this.#hits + this.#misses;
    return { name: this.constructor.name, size: this.#refs.size, rate: total ? this.#hits / total : 0 };
  }

  fork() {
    return new this.constructor();
  }

  ensure(key, make) {
    const live = this.#refs.get(key)?.deref();
    if (live) { this.#hits += 1; return live; }
    this.#misses += 1;
    const value = make();
    if (this.#refs.size >= this.constructor.limit) this.#refs.delete(this.#refs.keys().next().value);
    this.#refs.set(key, new WeakRef(value));
    this.#gone.register(value, key);
    return value;
  }
}

class OutlineCache extends Cache {
  static limit = 50;
  outline(text) {
    return this.ensure(text.length + ':' + text.slice(0, 64), () => ({
      items: [...text.matchAll(/^(#{1,6}) (.+)$/gm)].map(([, h, t]) => ({ level: h.length, title: t })),
    }));
  }
}

module.exports.activate = (ctx) => {
  const cache = new OutlineCache();
  ctx.tools.register({ name: 'outline', run: ({ text }) => cache.outline(text).items });
  ctx.commands.on('outline-stats', () => cache.stats);
};
