const cache = new Map();

async function texts(lang) {
  if (!cache.has(lang)) {
    const mod = await import(`./locales/${lang}.mjs`);
    cache.set(lang, mod.default);
  }
  return cache.get(lang);
}

export function activate(ctx) {
  ctx.registerTool({
    name: "text",
    async run({ lang, key }) {
      const t = await texts(lang);
      return { text: t[key] ?? key };
    },
  });
}
