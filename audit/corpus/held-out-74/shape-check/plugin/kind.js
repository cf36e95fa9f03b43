const tag = Object.prototype.toString;
const own = Function.prototype.call.bind(Object.prototype.hasOwnProperty);

export function kind(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const proto = Object.getPrototypeOf(value);
  if (proto === null || value.constructor === Object) return 'object';
  return value.constructor?.name?.toLowerCase() ?? tag.call(value).slice(8, -1);
}

export function* differences(a, b, path = '$') {
  const [ka, kb] = [kind(a), kind(b)];
  if (ka !== kb) {
    yield `${path}: ${ka} became ${kb}`;
    return;
  }
  if (ka === 'array' && a.length && b.length) yield* differences(a[0], b[0], `${path}[]`);
  if (ka !== 'object') return;
  for (const key of new Set([...Reflect.ownKeys(a), ...Reflect.ownKeys(b)])) {
    if (!own(a, key)) yield `${path}.${key}: added`;
    else if (!own(b, key)) yield `${path}.${key}: missing`;
    else yield* differences(Reflect.get(a, key), Reflect.get(b, key), `${path}.${key}`);
  }
}
