export const key = (label) => Symbol(`inject:${label}`);

export function createInjector(parent) {
  const recipes = new Map();
  const made = new Map();
  const resolving = new Set();

  const self = {
    constant(k, v) { made.set(k, v); return self; },
    factory(k, fn) { recipes.set(k, fn); return self; },
    get(k) {
      if (made.has(k)) return made.get(k);
      if (!recipes.has(k)) {
        if (parent) return parent.get(k);
        throw new Error(`unbound ${k.description}`);
      }
      if (resolving.has(k)) throw new Error(`cycle at ${k.description}`);
      resolving.add(k);
      try {
        const v = recipes.get(k)(self.get);
        made.set(k, v);
        return v;
      } finally {
        resolving.delete(k);
      }
    },
    child: () => createInjector(self),
  };
  return self;
}
