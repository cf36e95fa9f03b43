const CATALOGUE = 'https://fonts.example.com/v1/families';
const PREVIEW = 'https://xn--exmple-4nf.example.com/preview';

definePlugin({
  handlers: {
    async search(ctx, { words, script = 'latin' }) {
      const query = new URLSearchParams({ q: words, script, limit: '8' });
      const { status, body } = await ctx.fetch(`${CATALOGUE}?${query}`);
      if (status !== 200) return { families: [], status };
      return {
        families: JSON.parse(body).families.map(({ name, styles, licence }) => ({ name, styles: styles.length, licence })),
      };
    },
    async preview(ctx, { family, text = 'Hamburgefonstiv' }) {
      const query = new URLSearchParams({ family, text: text.slice(0, 60) });
      const { body } = await ctx.fetch(`${PREVIEW}?${query}`);
      return { svg: body };
    },
  },
});
