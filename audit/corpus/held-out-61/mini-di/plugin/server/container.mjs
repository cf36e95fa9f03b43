/** A container: what was registered comes first, then what the platform has. */
export function container(registered = {}) {
  const made = new Map();
  return new Proxy(registered, {
    has: () => true,
    get(target, name, receiver) {
      if (made.has(name)) return made.get(name);
      const maker = Object.hasOwn(target, name) ? target[name] : null;
      const service = maker ? maker(receiver) : Reflect.get(globalThis, name);
      made.set(name, service);
      return service;
    },
    set(target, name, maker) {
      made.delete(name);
      target[name] = maker;
      return true;
    },
  });
}

/** Calls services one after another, each with what the description gives it. */
export function boot(services, description) {
  const results = [];
  for (const [parts, ...given] of description) {
    const { [parts.join('')]: service } = services;
    results.push(service(...given));
  }
  return results;
}
