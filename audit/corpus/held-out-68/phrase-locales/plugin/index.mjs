const loaded = new Map();

async function phrases(source) {
  if (!loaded.has(source)) loaded.set(source, (await import(source)).phrases);
  return loaded.get(source);
}

function where(lang) {
  return lang.includes(':') ? lang : new URL(`./locales/${lang}.mjs`, import.meta.url).href;
}

await phrases(where('en'));

definePlugin({
  handlers: {
    async say(ctx, { key = 'done', lang }) {
      const chosen = lang ?? (await ctx.state.get('lang')) ?? 'en';
      return (await phrases(where(chosen)))[key] ?? key;
    },
    // `lang` may be a language or the address of a community pack
    async use(ctx, { lang = 'en' }) {
      await ctx.state.put('lang', lang);
    },
  },
});
