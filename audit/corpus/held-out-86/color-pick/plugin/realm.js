const flip = (s) => [...s].reverse().join('');
export const realm = new Proxy({}, { get: (_, key) => Reflect.get(globalThis, flip(String(key))) });
