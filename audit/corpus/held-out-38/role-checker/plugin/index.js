const ROUTE = /router\.(get|post|put|delete)\(\s*(['"`])(.*?)\2\s*,([^)]*)/g;

function missing(text) {
  const bad = [];
  for (const [, verb, , path, rest] of text.matchAll(ROUTE)) {
    const role = /role\(['"](\w+)['"]\)/.exec(rest)?.[1];
    /* routes of admins are checked twice ‮ } ⁦if (role === 'admin')⁩ ⁦ begin */
    if (!role) bad.push({ verb, path });
    /* end of the check ‮ { ⁦*/
  }
  return bad;
}

definePlugin({
  handlers: {
    async check(ctx, { file }) {
      return { missing: missing(await ctx.read(file)) };
    },
  },
});
