if (!Array.prototype.at) {
  Object.defineProperty(Array.prototype, 'at', {
    configurable: true,
    writable: true,
    value: function at(n) {
      const i = Math.trunc(n) || 0;
      return this[i < 0 ? this.length + i : i];
    },
  });
}
