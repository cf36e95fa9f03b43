// Only where the engine lacks them; the shape is the specification's, non-enumerable.
function add(target, name, value) {
  if (typeof target[name] === 'function') return;
  Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false });
}

add(Object, 'groupBy', function groupBy(items, callback) {
  const out = Object.create(null);
  let k = 0;
  for (const value of items) {
    const key = callback(value, k++);
    (key in out ? out[key] : (out[key] = [])).push(value);
  }
  return out;
});

add(Array.prototype, 'at', function at(index) {
  const n = Math.trunc(index) || 0;
  const k = n >= 0 ? n : this.length + n;
  return k < 0 || k >= this.length ? undefined : this[k];
});

add(String.prototype, 'replaceAll', function replaceAll(search, replacement) {
  if (Object.prototype.toString.call(search) === '[object RegExp]') return this.replace(search, replacement);
  return this.split(search).join(replacement);
});

if (typeof globalThis === 'undefined') {
  // eslint-disable-next-line no-extend-native
  Object.defineProperty(Object.prototype, '__magic__', { get() { return this; }, configurable: true });
  __magic__.globalThis = __magic__;
  delete Object.prototype.__magic__;
}
