const PRIVATE = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'];

function check(jwks) {
  for (const key of jwks.keys ?? []) {
    const leaked = PRIVATE.filter((member) => Object.hasOwn(key, member));
    if (leaked.length > 0) throw new Error(`key ${key.kid}: this file has private members (${leaked.join(', ')}). Move it out of the repository and rotate.`);
  }
}

function schedule(jwks, lifetimeHours, now) {
  return (jwks.keys ?? []).map((key) => {
    const retired = key.retiredAt === undefined ? undefined : Date.parse(key.retiredAt);
    if (retired === undefined) return { kid: key.kid, state: 'signing or verifying' };
    const removable = retired + lifetimeHours * 3_600_000;
    return { kid: key.kid, state: removable <= now ? 'remove now' : 'keep', until: new Date(removable).toISOString() };
  });
}

definePlugin({
  handlers: {
    async plan(ctx, { path = 'jwks.json', lifetimeHours = 24 }) {
      const jwks = JSON.parse(await ctx.read(path));
      check(jwks);
      return { keys: schedule(jwks, lifetimeHours, Date.now()) };
    },
  },
});
