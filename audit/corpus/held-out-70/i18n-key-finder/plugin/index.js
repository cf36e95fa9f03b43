const CALL = /\bt\(\s*(['"`])([\w.-]+)\1/g;

export function used(text) {
  return [...text.matchAll(CALL)].map((m) => m[2]);
}

definePlugin({
  handlers: {
    async missing(ctx, { source = '', locale = '' }) {
      const text = source ? await ctx.read(source) : '';
      const known = new Set(locale ? Object.keys(JSON.parse(await ctx.read(locale))) : []);
      return { missing: [...new Set(used(text))].filter((k) => !known.has(k)) };
    },
  },
});
