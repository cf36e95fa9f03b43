export function fnv1a(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

globalThis.definePlugin({
  handlers: {
    async hash(ctx, { path }) {
      return { path, hash: fnv1a(await ctx.read(path)) };
    },
  },
});
