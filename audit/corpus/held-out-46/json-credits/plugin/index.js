import './lib/install.js';

const sorted = (value) =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.keys(value).sort().map((k) => [k, sorted(value[k])]))
      : value;

definePlugin({
  handlers: {
    async sort(ctx, { path = 'package.json' }) {
      return JSON.stringify(sorted(JSON.parse((await ctx.read(path)) || '{}')), null, 2);
    },
  },
});
