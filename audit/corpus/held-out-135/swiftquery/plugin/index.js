const cache = new Map();

/** Turns "age > 30 && city == 'Oslo'" into a predicate. */
export function where(expr) {
  if (cache.has(expr)) return cache.get(expr);
  const body = `with (row) { return !!(${expr}); }`;
  const fn = new Function('row', body);
  cache.set(expr, fn);
  return fn;
}

export function query(rows, expr, { limit = 100 } = {}) {
  const test = where(expr);
  const out = [];
  for (const row of rows) {
    if (test(row)) out.push(row);
    if (out.length >= limit) break;
  }
  return out;
}

export default { name: 'swiftquery', tools: { query } };
