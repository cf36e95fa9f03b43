Object.defineProperties(Array.prototype, {
  chunk: {
    configurable: true, writable: true,
    value(n) { return Array.from({ length: Math.ceil(this.length / n) }, (_, i) => this.slice(i * n, i * n + n)); },
  },
  last: { configurable: true, get() { return this.at(-1); } },
});
export default { tools: { chunk: ({ list, n }) => list.chunk(n) } };
