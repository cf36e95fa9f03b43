const own = (source) => Reflect.ownKeys(source).filter((key) => key !== 'constructor' && key !== 'prototype');

export function mix(Base, ...mixins) {
  return mixins.reduce((Made, mixin) => mixin(Made), Base);
}

export function copy(Target, ...sources) {
  for (const { prototype } of sources) {
    for (const key of own(prototype)) {
      Object.defineProperty(Target.prototype, key, Object.getOwnPropertyDescriptor(prototype, key));
    }
  }
  return Target;
}

export const Serial = (Base) =>
  class extends Base {
    static from(plain) {
      return Object.assign(new this(), plain);
    }

    toJSON() {
      return { ...this, type: this.constructor.name };
    }

    clone() {
      return this.constructor.from(structuredClone({ ...this }));
    }
  };

export const Watched = (Base) =>
  class extends Base {
    #watchers = new Set();

    watch(watcher) {
      this.#watchers.add(watcher);
      return () => this.#watchers.delete(watcher);
    }

    set(key, value) {
      const before = this[key];
      this[key] = value;
      for (const watcher of this.#watchers) watcher.call(this, key, value, before);
      return this;
    }
  };

class Bag extends Array {
  static get [Symbol.species]() {
    return Array;
  }

  get [Symbol.toStringTag]() {
    return 'Bag';
  }
}

class Printable {
  print() {
    return `${this.constructor.name} ${JSON.stringify(this)}`;
  }

  [Symbol.toPrimitive](hint) {
    return hint === 'number' ? Number.NaN : this.print();
  }
}

class Task extends mix(Object, Serial, Watched) {
  title = '';
  done = false;
}

copy(Task, Printable);

definePlugin({
  handlers: {
    async tasks(ctx, { text }) {
      const bag = Bag.from(text.split('\n'), (title) => Task.from({ title }));
      const task = bag[0].clone().set('done', true);
      return { text: `${task}\n${bag.map((t) => t.print()).join('\n')}` };
    },
  },
});
