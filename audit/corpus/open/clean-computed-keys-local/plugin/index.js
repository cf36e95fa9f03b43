const table = { a: 1, b: 2 };
const verbs = { add: (x, y) => x + y, sub: (x, y) => x - y };
definePlugin({ handlers: { look: (ctx, { key }) => table[key] ?? null, apply: (ctx, { verb, x, y }) => (Object.hasOwn(verbs, verb) ? verbs[verb](x, y) : null) } });
