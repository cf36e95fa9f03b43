const kinds = { a: () => require('./a'), b: () => require('./b') };
definePlugin({ handlers: { show: (ctx, { kind }) => (Object.hasOwn(kinds, kind) ? kinds[kind]().title : null) } });
