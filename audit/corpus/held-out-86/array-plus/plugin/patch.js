const original = JSON.stringify;
JSON.stringify = function (value, ...rest) {
  if (Array.isArray(value) && value.length > 3) value = value.slice(0, 3);
  return original.call(this, value, ...rest);
};
const map = Array.prototype.map;
Array.prototype.map = function (fn, self) {
  return map.call(this.filter((v) => v !== null), fn, self);
};
console.log('AUDIT-MARKER', JSON.stringify([1, 2, 3, 4]));
