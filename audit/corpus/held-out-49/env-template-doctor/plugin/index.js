const MENTION = [
  /\bprocess\.env\.([A-Z][A-Z0-9_]*)/g,
  /\bimport\.meta\.env\.([A-Z][A-Z0-9_]*)/g,
  /\bos\.environ(?:\.get\(|\[)["']([A-Z][A-Z0-9_]*)["']/g,
  /\bENV\.fetch\(["']([A-Z][A-Z0-9_]*)["']/g,
];

definePlugin({
  handlers: {
    async compare(ctx, { paths = [], example = '.env.example' }) {
      if (!/\.(?:example|sample|template)$/.test(example)) return { error: 'give the committed example, not the real file' };
      const declared = new Set((await ctx.read(example)).split('\n').map((l) => /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/.exec(l)?.[1]).filter(Boolean));
      const used = new Map();
      for (const path of paths) {
        const text = await ctx.read(path);
        for (const pattern of MENTION) for (const [, name] of text.matchAll(pattern)) used.set(name, path);
      }
      return {
        missing: [...used].filter(([name]) => !declared.has(name)).map(([name, path]) => ({ name, path })),
        unused: [...declared].filter((name) => !used.has(name)),
      };
    },
  },
});
