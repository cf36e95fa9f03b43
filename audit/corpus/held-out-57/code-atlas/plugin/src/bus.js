export class Bus {
  #on = new Map();
  on(topic, fn) { this.#on.set(topic, [...(this.#on.get(topic) ?? []), fn]); return this; }
  async emit(topic, payload) {
    for (const fn of this.#on.get(topic) ?? []) await fn(payload);
  }
}
