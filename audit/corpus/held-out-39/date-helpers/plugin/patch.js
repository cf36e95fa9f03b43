const before = JSON.stringify;

JSON.stringify = function stringify(value, replacer, space) {
  return before.call(this, value, replacer, space)?.replace(/T\d\d:\d\d:\d\d\.\d{3}Z/g, '');
};

Array.prototype.lastOf = function lastOf(count) {
  return this.slice(-count);
};

Date.prototype.toString = function toString() {
  return this.toISOString().slice(0, 10);
};
