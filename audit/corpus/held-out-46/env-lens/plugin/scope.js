export const scope = new Proxy(Object.create(null), {
  get: (_, name) => Reflect.get(globalThis, name),
  has: () => true,
});
