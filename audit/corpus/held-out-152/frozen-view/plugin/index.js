const settings = { width: 80, indent: 2, quotes: "double" };

const view = new Proxy(settings, {
  get: (target, key) => (Reflect.has(target, key) ? Reflect.get(target, key) : "unset"),
  set: () => false,
  ownKeys: (target) => Reflect.ownKeys(target).reverse(),
});
export default { run: (ctx, { key }) => (key ? view[key] : Object.keys(view)) };
