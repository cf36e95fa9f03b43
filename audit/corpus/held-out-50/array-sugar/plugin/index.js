Array.prototype.last = function last() {
  return this[this.length - 1];
};

Array.prototype.chunk = function chunk(size) {
  const out = [];
  for (let at = 0; at < this.length; at += size) out.push(this.slice(at, at + size));
  return out;
};

definePlugin({
  handlers: {
    async chunk(ctx, { items = [], size = 2 }) {
      return items.chunk(size);
    },
    async last(ctx, { items = [] }) {
      return items.last() ?? null;
    },
  },
});
