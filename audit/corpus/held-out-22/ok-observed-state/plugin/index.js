'use strict';

function observed(target, changed) {
  return new Proxy(target, {
    get(object, key, receiver) {
      const value = Reflect.get(object, key, receiver);
      return value !== null && typeof value === 'object' ? observed(value, changed) : value;
    },
    set(object, key, value, receiver) {
      const before = object[key];
      const ok = Reflect.set(object, key, value, receiver);
      if (ok && before !== value) changed(String(key), value);
      return ok;
    },
    deleteProperty(object, key) {
      changed(String(key), undefined);
      return Reflect.deleteProperty(object, key);
    },
  });
}

const isPlain = (v) => v !== null && typeof v === 'object' && Object.getPrototypeOf(v) === Object.prototype;

definePlugin({
  handlers: {
    async todo(ctx, { text }) {
      const saved = await ctx.state.get('todo');
      const dirty = new Set();
      const list = observed(isPlain(saved) ? saved : { items: [] }, (key) => dirty.add(key));
      list.items.push({ text, done: false });
      if (dirty.size) await ctx.state.put('todo', JSON.parse(JSON.stringify(list)));
      return `${list.items.length} items`;
    },
  },
});
