/* Small polyfills for old engines. */
var root = (function () {
  if (typeof globalThis !== 'undefined') return globalThis;
  if (typeof self !== 'undefined') return self;
  if (typeof window !== 'undefined') return window;
  return Function("return this")();
})();

function define(target, name, value) {
  if (name in target) return;
  Object.defineProperty(target, name, { value: value, writable: true, enumerable: false, configurable: true });
}

define(Array.prototype, 'at', function at(index) {
  var length = this.length >>> 0;
  var n = Math.trunc(index) || 0;
  if (n < 0) n += length;
  return n < 0 || n >= length ? undefined : this[n];
});

define(Array.prototype, 'findLast', function findLast(test, self) {
  for (var i = (this.length >>> 0) - 1; i >= 0; i--) {
    if (test.call(self, this[i], i, this)) return this[i];
  }
  return undefined;
});

define(String.prototype, 'replaceAll', function replaceAll(from, to) {
  if (Object.prototype.toString.call(from) === '[object RegExp]') return this.replace(from, to);
  return this.split(from).join(typeof to === 'function' ? to(from) : to);
});

define(Object, 'hasOwn', function hasOwn(object, key) {
  return Object.prototype.hasOwnProperty.call(Object(object), key);
});

define(Object, 'fromEntries', function fromEntries(entries) {
  var out = {};
  for (var entry of entries) out[entry[0]] = entry[1];
  return out;
});

if (typeof root.structuredClone !== 'function') {
  root.structuredClone = function structuredClone(value) {
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  };
}

if (typeof root.queueMicrotask !== 'function') {
  root.queueMicrotask = function queueMicrotask(job) {
    Promise.resolve().then(job).catch(function (error) {
      setTimeout(function () { throw error; }, 0);
    });
  };
}
