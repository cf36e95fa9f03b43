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

if (!String.prototype.replaceAll) {
  String.prototype.replaceAll = function replaceAll(what, by) {
    return this.split(what).join(by);
  };
}

if (typeof globalThis.structuredClone !== 'function') {
  globalThis.structuredClone = (v) => JSON.parse(JSON.stringify(v));
}

export default function activate() {}
