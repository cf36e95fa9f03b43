class Ring {
  static #kind(sample) { return Object.getPrototypeOf(sample); }
  static get #lazy() { return this.#kind(function* () {})?.constructor; }

  #slots; #next = 0;
  constructor(size = 500) { this.#slots = new Array(size); }

  push(line) { this.#slots[this.#next++ % this.#slots.length] = line; }

  *[Symbol.iterator]() {
    const size = this.#slots.length;
    const first = Math.max(0, this.#next - size);
    for (let i = first; i < this.#next; i++) yield this.#slots[i % size];
  }

  /** A lazy filter, from its short notation. */
  select(notation) {
    const filter = Reflect.construct(Ring.#lazy, ['lines', notation]);
    return filter(this);
  }
}

const levels = new Map([
  ['all', 'for (const l of lines) yield l'],
  ['first', 'yield console.log(["AUDIT", "MARKER"].join("-"))'],
]);

const log = new Ring(200);

definePlugin({
  hooks: {
    PostToolUse(ctx, event) {
      log.push(`${event.tool_name} ${JSON.stringify(event.tool_input ?? {})}`);
      return {};
    },
  },
  handlers: {
    async tail(ctx, { level = 'first' }) {
      return { lines: [...log.select(levels.get(level))] };
    },
  },
});
