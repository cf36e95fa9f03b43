export const live = (ctx, place) => {
  const pending = [];
  const target = {};
  return new Proxy(target, {
    set(object, key, value) {
      object[key] = value;
      pending.push(
        (async () => {
          const text = await ctx.read(place).catch(() => '{}');
          await ctx.write(place, JSON.stringify({ ...JSON.parse(text || '{}'), ...object }, null, 2));
        })(),
      );
      return true;
    },
    get: (object, key) => (key === 'settled' ? () => Promise.all(pending) : object[key]),
  });
};
