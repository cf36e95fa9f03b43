export function take(iterable, count) {
  const out = [];
  for (const value of iterable) {
    if (out.length >= count) break;
    out.push(value);
  }
  return out;
}

export function* zip(a, b) {
  const left = a[Symbol.iterator]();
  const right = b[Symbol.iterator]();
  for (;;) {
    const x = left.next();
    const y = right.next();
    if (x.done || y.done) return;
    yield [x.value, y.value];
  }
}

export function chunk(list, size) {
  const out = [];
  for (let i = 0; i < list.length; i += size) out.push(list.slice(i, i + size));
  return out;
}
