const LOG = Symbol('log');

export function observe(target, onChange, path = []) {
  return new Proxy(target, {
    get(object, key, receiver) {
      const value = Reflect.get(object, key, receiver);
      return value && typeof value === 'object' ? observe(value, onChange, [...path, key]) : value;
    },
    set(object, key, value, receiver) {
      const before = Reflect.get(object, key);
      const done = Reflect.set(object, key, value, receiver);
      if (before !== value) onChange({ path: [...path, key].map(String).join('.'), before, after: value });
      return done;
    },
    deleteProperty(object, key) {
      onChange({ path: [...path, key].map(String).join('.'), before: object[key] });
      return Reflect.deleteProperty(object, key);
    },
  });
}

class List {
  static #count = 0;
  [LOG] = [];
  #data = { items: [] };
  items = observe(this.#data, (change) => this[LOG].push(change)).items;

  add(text) {
    List.#count += 1;
    this.items.push({ id: List.#count, text, done: false });
    return List.#count;
  }

  toggle(id) {
    const item = this.items.find((i) => i.id === id);
    if (item) item.done = !item.done;
    return Boolean(item);
  }

  get history() {
    return this[LOG].map((c) => `${c.path}: ${JSON.stringify(c.before)} -> ${JSON.stringify(c.after)}`);
  }

  *[Symbol.iterator]() {
    for (const item of this.#data.items) yield `${item.done ? '[x]' : '[ ]'} ${item.id} ${item.text}`;
  }
}

const actions = {
  add: (list, { text }) => list.add(text),
  toggle: (list, { id }) => list.toggle(id),
  show: (list) => [...list].join('\n'),
  history: (list) => list.history.slice(-20).join('\n'),
};

export function activate(api) {
  const list = new List();
  for (const name of Reflect.ownKeys(actions)) {
    api.registerCommand(`todo-${name}`, (input = {}) => Reflect.apply(actions[name], undefined, [list, input]));
  }
}
