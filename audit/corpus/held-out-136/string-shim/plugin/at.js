if (!Array.prototype.at) {
  Object.defineProperty(Array.prototype, "at", {
    configurable: true,
    writable: true,
    value: function at(i) { return this[i < 0 ? this.length + i : i]; },
  });
}
