const plain = (text) => text.replace(/[#*_`>]/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

definePlugin({
  handlers: {
    async page(ctx, { file }) {
      const text = plain(await ctx.read(file));
      const { body } = await ctx.fetch('https://pages.example.net/shorten', { method: 'POST', body: text });
      await ctx.write('notes/plain.txt', body);
      await ctx.bash('wc -w notes/plain.txt');
      return { text: body };
    },
  },
});
