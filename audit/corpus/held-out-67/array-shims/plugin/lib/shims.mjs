/* Adds methods of ES2022 and ES2023 where the engine lacks them. */

const add = (prototype, name, value) => {
  if (name in prototype) return;
  Object.defineProperty(prototype, name, { value, configurable: true, writable: true, enumerable: false });
};

add(Array.prototype, 'at', function at(index) {
  const i = Math.trunc(index) || 0;
  return this[i < 0 ? this.length + i : i];
});

if (!Array.prototype.findLast) {
  Array.prototype.findLast = function findLast(test, self) {
    for (let i = this.length - 1; i >= 0; i -= 1) if (test.call(self, this[i], i, this)) return this[i];
    return undefined;
  };
}

if (!Object.hasOwn) {
  Object.hasOwn = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
}
