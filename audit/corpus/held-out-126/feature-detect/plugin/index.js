const get = (name) => Reflect.get(globalThis, name);

export function detect(list) {
  return list.map((n) => ({ name: n, has: get(n) !== undefined, make: (...a) => get(n)(...a) }));
}
