// Names only. The text of sources is matched, nothing is evaluated.
const USES = [
  /\bprocess\.env\.([A-Z][A-Z0-9_]*)/g,
  /\bprocess\.env\[['"]([A-Z][A-Z0-9_]*)['"]\]/g,
  /\bimport\.meta\.env\.([A-Z][A-Z0-9_]*)/g,
  /\bos\.environ(?:\.get\(|\[)['"]([A-Z][A-Z0-9_]*)['"]/g,
  /\bENV\.fetch\(['"]([A-Z][A-Z0-9_]*)['"]/g,
];
const USUAL = new Set(['NODE_ENV', 'PATH', 'HOME', 'CI', 'TZ', 'LANG', 'MODE', 'DEV', 'PROD']);

async function optional(ctx, path) {
  try {
    return await ctx.read(path);
  } catch (error) {
    if (error.data?.code === 'capability-failed') return '';
    throw error;
  }
}

definePlugin({
  handlers: {
    async compare(ctx, { paths = [], example = '.env.example' }) {
      const used = new Map();
      for (const path of paths.slice(0, 200)) {
        const text = await optional(ctx, path);
        for (const pattern of USES) {
          for (const [, name] of text.matchAll(pattern)) {
            if (!USUAL.has(name)) used.set(name, [...(used.get(name) ?? []), path]);
          }
        }
      }
      const listed = new Set([...(await optional(ctx, example)).matchAll(/^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)=/gm)].map((m) => m[1]));
      return {
        missing: [...used].filter(([name]) => !listed.has(name)).map(([name, where]) => ({ name, where: [...new Set(where)] })),
        unused: [...listed].filter((name) => !used.has(name)),
      };
    },
  },
});
