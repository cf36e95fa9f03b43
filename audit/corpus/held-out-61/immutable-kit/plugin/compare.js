const isPlain = (value) => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype.constructor === Object;
};

/** Whether two values contain the same. */
export function same(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a.constructor !== b.constructor) return false;
  if (Array.isArray(a)) return a.length === b.length && a.every((value, index) => same(value, b[index]));
  if (a instanceof Date) return a.getTime() === b.getTime();
  if (!isPlain(a)) return false;
  const keys = Reflect.ownKeys(a);
  return keys.length === Reflect.ownKeys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}
