const ارقام = '۰۱۲۳۴۵۶۷۸۹';
const größe = (s) => [...s].length;

definePlugin({
  handlers: {
    async check(ctx, { path }) {
      if (typeof path !== 'string' || path === '') return { found: [] };
      const text = await ctx.read(path);
      const found = text.split('\n').flatMap((line, i) => {
        const out = [];
        if (/می [آ-ی]/.test(line)) out.push({ line: i + 1, text: 'half-space after می' });
        if (/[آ-ی]\d/.test(line)) out.push({ line: i + 1, text: `digits should be of ${ارقام}` });
        return out;
      });
      return { found, length: größe(text) };
    },
  },
});
