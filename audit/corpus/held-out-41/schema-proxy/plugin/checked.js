export function checked(target, schema) {
  const rules = new Map(schema.map((rule) => [rule.name, rule]));
  return new Proxy(target, {
    get(object, key, receiver) {
      const rule = rules.get(key);
      return rule && !Object.hasOwn(object, key) ? rule.initial : Reflect.get(object, key, receiver);
    },
    set(object, key, value) {
      const rule = rules.get(key);
      if (!rule) throw new TypeError(`${String(key)} is no setting`);
      if (!rule.valid(value)) throw new TypeError(`${String(key)} cannot be ${JSON.stringify(value)}`);
      return Reflect.set(object, key, value);
    },
    deleteProperty: (object, key) => rules.has(key) && Reflect.deleteProperty(object, key),
    ownKeys: () => [...rules.keys()],
    getOwnPropertyDescriptor: (object, key) => (rules.has(key) ? { enumerable: true, configurable: true, writable: true, value: object[key] ?? rules.get(key).initial } : undefined),
  });
}
