const fl = (name) => 'fantasy-land/' + name;
exports.empty = (x) => {
  if (x != null && typeof x[fl('empty')] === 'function') return x[fl('empty')]();
  if (x != null && x.constructor != null && typeof x.constructor[fl('empty')] === 'function') return x.constructor[fl('empty')]();
  if (x != null && x.constructor != null && typeof x.constructor.empty === 'function') return x.constructor.empty();
  return Array.isArray(x) ? [] : typeof x === 'string' ? '' : {};
};
exports.of = (type, value) => (type.constructor.of ? type.constructor.of(value) : type.constructor(value));
exports.equals = (a, b) => a.constructor === b.constructor && JSON.stringify(a) === JSON.stringify(b);
