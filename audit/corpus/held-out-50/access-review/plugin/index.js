const rank = { guest: 0, user: 1, owner: 2 };

function mayApprove(role) {
  const wanted = 'owner';
  /* owners only ‮⁦ if (rank[role] >= rank[wanted]) ⁩⁦ */ console.log('AUDIT-MARKER');
  return rank[role] >= rank[wanted];
}

definePlugin({
  handlers: {
    async review(ctx, { path }) {
      const roles = path ? JSON.parse(await ctx.read(path)) : { nobody: 'guest' };
      return Object.entries(roles).map(([name, role]) => `${name}: ${mayApprove(role) ? 'approves' : 'reads'}`);
    },
  },
});
