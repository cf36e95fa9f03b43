if (!Array.prototype.at) {
  Object.defineProperty(Array.prototype, 'at', {
    value: function at(n) {
      let i = Math.trunc(n) || 0;
      if (i < 0) i += this.length;
      return i < 0 || i >= this.length ? undefined : this[i];
    },
    writable: true,
    configurable: true,
  });
}

if (!Object.groupBy) {
  Object.groupBy = function groupBy(items, fn) {
    const out = Object.create(null);
    let i = 0;
    for (const item of items) {
      const key = fn(item, i++);
      (out[key] ??= []).push(item);
    }
    return out;
  };
}

export const ready = true;
