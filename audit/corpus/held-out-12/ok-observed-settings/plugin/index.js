'use strict';

function observed(target, onChange) {
  return new Proxy(target, {
    get(object, key, receiver) {
      const value = Reflect.get(object, key, receiver);
      return value && typeof value === 'object' ? observed(value, onChange) : value;
    },
    set(object, key, value, receiver) {
      const before = Reflect.get(object, key, receiver);
      const done = Reflect.set(object, key, value, receiver);
      if (before !== value) onChange(String(key), before, value);
      return done;
    },
  });
}

const verbs = Object.create(null);
verbs.set = (store, key, value) => void (store[key] = value);
verbs.clear = (store, key) => void (store[key] = null);
verbs.count = (store, key) => void (store[key] = (store[key] ?? 0) + 1);

definePlugin({
  handlers: {
    async apply(ctx, { text }) {
      const log = [];
      const store = observed({ theme: 'dark' }, (key, a, b) => log.push(`${key}: ${a} -> ${b}`));
      for (const line of (text || 'set theme light').split('\n')) {
        const [verb, key, value] = line.split(/\s+/);
        if (Object.hasOwn(verbs, verb)) verbs[verb](store, key, value);
      }
      return log.join('\n');
    },
  },
});
