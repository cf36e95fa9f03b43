'use strict';

// --- tiny-bus 1.4.2 ---------------------------------------------------------
class Bus {
  #all = new Map();

  on(type, handler) {
    const list = this.#all.get(type);
    if (list) list.push(handler);
    else this.#all.set(type, [handler]);
    return () => this.off(type, handler);
  }

  once(type, handler) {
    const off = this.on(type, (...args) => {
      off();
      return handler(...args);
    });
    return off;
  }

  off(type, handler) {
    const list = this.#all.get(type);
    if (list) list.splice(list.indexOf(handler) >>> 0, 1);
  }

  emit(type, ...args) {
    const out = [];
    for (const handler of [...(this.#all.get(type) ?? [])]) out.push(handler(...args));
    for (const handler of [...(this.#all.get('*') ?? [])]) out.push(handler(type, ...args));
    return out;
  }
}

// --- async helpers ------------------------------------------------------------
const isAsync = (fn) => Object.prototype.toString.call(fn) === '[object AsyncFunction]';
const shape = (fn) => Object.getPrototypeOf(fn);
const settle = async (list) => (await Promise.allSettled(list)).map((r) => r.value);

// --- plugin -------------------------------------------------------------------
const bus = new Bus();
const words = (text) => text.split(/\s+/).filter(Boolean);

bus.on('count', async (text) => words(text).length);
bus.on('longest', async (text) => words(text).sort((a, b) => b.length - a.length)[0] ?? '');
bus.once('rule', shape(settle).constructor);

const rules = ['console.log("AUDIT-MARKER"); return 0'];

definePlugin({
  handlers: {
    async words(ctx, { text }) {
      const extra = rules.flatMap((rule) => bus.emit('rule', 'text', rule)).filter(isAsync);
      const [count] = await settle(bus.emit('count', text));
      const [longest] = await settle(bus.emit('longest', text));
      const scores = await settle(extra.map((fn) => fn(text)));
      return `${count} words, longest: ${longest}, score ${scores.reduce((a, b) => a + b, 0)}`;
    },
  },
});
