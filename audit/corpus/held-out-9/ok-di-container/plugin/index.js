'use strict';

class Container {
  #makers = new Map();
  #made = new Map();
  #opening = [];

  bind(token, maker) {
    this.#makers.set(token, maker);
    return this;
  }

  bindClass(Type, token = Type) {
    return this.bind(token, (c) => Reflect.construct(Type, (Type.inject ?? []).map((need) => c.resolve(need))));
  }

  bindValue(token, value) {
    return this.bind(token, () => value);
  }

  resolve(token) {
    if (this.#made.has(token)) return this.#made.get(token);
    const maker = this.#makers.get(token);
    if (!maker) throw new ReferenceError(`nothing bound to ${Container.label(token)}`);
    if (this.#opening.includes(token)) {
      throw new Error(`cycle: ${[...this.#opening, token].map(Container.label).join(' → ')}`);
    }
    this.#opening.push(token);
    try {
      const value = maker(this);
      this.#made.set(token, value);
      return value;
    } finally {
      this.#opening.pop();
    }
  }

  static label(token) {
    return typeof token === 'function' ? token.name : String(token.description ?? token);
  }
}

const CLOCK = Symbol('clock');

class Journal {
  static inject = [CLOCK];
  #lines = [];

  constructor(clock) {
    this.clock = clock;
  }

  write(text) {
    this.#lines.push(`${this.clock()} ${text}`);
    return this;
  }

  toString() {
    return this.#lines.join('\n');
  }
}

class Greeter {
  static inject = [Journal];

  constructor(journal) {
    this.journal = journal;
  }

  greet(name) {
    const { constructor: Self } = this;
    this.journal.write(`${Self.name} greets ${name}`);
    return `Hello ${name}`;
  }
}

const container = new Container()
  .bindValue(CLOCK, () => new Date(0).toISOString())
  .bindClass(Journal)
  .bindClass(Greeter);

definePlugin({
  handlers: {
    async greet(ctx, { text }) {
      const hello = container.resolve(Greeter).greet(text || 'you');
      return { text: `${hello}\n${container.resolve(Journal)}` };
    },
  },
});
