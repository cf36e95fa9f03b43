import { Notes, take } from './store.js';

const tests = {
  tag: (value) => (note) => note.tags.includes(value),
  file: (value) => (note) => note.file === value,
  text: (value) => (note) => note.text.toLowerCase().includes(value.toLowerCase()),
};

definePlugin({
  handlers: {
    add: async (ctx, { text = '', file = '' }) => ({ key: await new Notes(ctx.state).add({ text, file }) }),
    find: async (ctx, { by = 'text', value = '' }) => {
      if (!Object.hasOwn(tests, by)) throw new RangeError(`cannot find by ${by}`);
      return take(new Notes(ctx.state).where(tests[by](value)), 50);
    },
    page: async (ctx, { number = 0 }) => take(new Notes(ctx.state), 20, number * 20),
    remove: async (ctx, { key }) => void (await new Notes(ctx.state).remove(key)),
  },
});
