export class Bus {
  #listeners = new Map();

  on(topic, listener, { signal } = {}) {
    const set = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, set.add(listener));
    const off = () => set.delete(listener);
    signal?.addEventListener('abort', off, { once: true });
    return off;
  }

  once(topic) {
    return new Promise((resolve) => { const off = this.on(topic, (value) => { off(); resolve(value); }); });
  }

  emit(topic, ...args) {
    const chain = topic.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.'));
    for (const name of ['*', ...chain]) {
      for (const listener of [...(this.#listeners.get(name) ?? [])]) Reflect.apply(listener, this, args);
    }
    return this;
  }

  async *stream(topic, signal) {
    const queue = [];
    let wake = () => {};
    this.on(topic, (value) => { queue.push(value); wake(); }, { signal });
    while (!signal?.aborted) {
      while (queue.length) yield queue.shift();
      await new Promise((resolve) => { wake = resolve; signal?.addEventListener('abort', resolve, { once: true }); });
    }
  }
}
