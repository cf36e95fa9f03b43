const table = new Map([[Array, (x) => x.length], [Map, (x) => x.size], [Set, (x) => x.size], [String, (x) => x.length], [Function, (x) => x.length]]);
exports.size = (value) => {
  const Kind = value == null ? undefined : value.constructor;
  const count = table.get(Kind);
  if (count) return count(value);
  return Kind === Object ? Object.keys(value).length : 0;
};
exports.describe = (value) => (value == null ? String(value) : value.constructor.displayName || value.constructor.name || 'nameless');
