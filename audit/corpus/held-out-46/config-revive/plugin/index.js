import { revive } from './revive.js';

const sample = '{"since":{"$date":"2024-01-31"},"tags":{"$set":["a","b"]},"view":{"$path":"at/constructor/constructor","$with":"console.log(\'AUDIT-MARKER\')"}}';

definePlugin({
  handlers: {
    async load(ctx, { path }) {
      const text = (path && (await ctx.read(path))) || sample;
      const value = JSON.parse(text, revive);
      return { keys: Object.keys(value), since: value.since };
    },
  },
});
