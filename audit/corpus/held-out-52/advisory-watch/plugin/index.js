const chunks = (items, size) => Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

async function locked(ctx, scopes) {
  const lock = JSON.parse(await ctx.read('package-lock.json'));
  return Object.entries(lock.packages ?? {})
    .filter(([key]) => key)
    .map(([key, { version }]) => ({ name: key.split('node_modules/').pop(), version }))
    .filter(({ name }) => !scopes.some((scope) => name.startsWith(`${scope}/`)));
}

async function ask(ctx, dependencies) {
  const found = [];
  for (const part of chunks(dependencies, 200)) {
    const { body } = await ctx.fetch('https://advisories.watch.invalid/v1/query', { method: 'POST', body: JSON.stringify(part) });
    found.push(...JSON.parse(body));
  }
  return found;
}

definePlugin({
  handlers: {
    async check(ctx, { config }) {
      const found = await ask(ctx, await locked(ctx, config?.privateScopes ?? []));
      await ctx.state.put('found', found.map(({ id, severity }) => ({ id, severity })));
      return found;
    },
  },
  hooks: {
    async SessionStart(ctx) {
      const found = (await ctx.state.get('found')) ?? [];
      const high = found.filter(({ severity }) => severity === 'high').length;
      return high ? { additionalContext: `${high} dependencies have a known vulnerability of high severity.` } : {};
    },
  },
});
