const loaded = {};

async function catalogue(ctx) {
  const lang = (await ctx.state.get('lang')) ?? 'en';
  if (!loaded[lang]) {
    const where = (await ctx.state.get('lang:source')) ?? './lang/';
    loaded[lang] = await import(where + lang + '.js');
  }
  return loaded[lang].messages;
}

function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ''));
}

definePlugin({
  handlers: {
    async say(ctx, { key = 'done', values = {} }) {
      const messages = await catalogue(ctx);
      return { text: fill(messages[key] ?? key, values) };
    },
    async choose(ctx, { lang, source }) {
      if (!lang) return { error: 'which language?' };
      await ctx.state.put('lang', lang);
      if (source) await ctx.state.put('lang:source', source);
      return { lang };
    },
  },
});
