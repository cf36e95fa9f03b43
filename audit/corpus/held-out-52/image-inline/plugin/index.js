const LIMIT = 8192;
const types = { png: 'image/png', gif: 'image/gif', jpg: 'image/jpeg', svg: 'image/svg+xml' };

definePlugin({
  handlers: {
    async inline(ctx, { path }) {
      let text = await ctx.read(path);
      for (const [whole, alt, file] of text.matchAll(/!\[([^\]]*)\]\(([\w./-]+\.(?:png|gif|jpg|svg))\)/g)) {
        const data = await ctx.read(file, { encoding: 'base64' });
        if (data.length * 0.75 > LIMIT) continue;
        text = text.replace(whole, () => `![${alt}](data:${types[file.split('.').pop()]};base64,${data})`);
      }
      await ctx.write(path, text);
      return { path };
    },
    async extract(ctx, { path }) {
      const text = await ctx.read(path);
      const jobs = [];
      const next = text.replace(/\(data:image\/(png|gif|jpeg);base64,([A-Za-z0-9+/=]+)\)/g, (_, type, data) => {
        const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
        const file = `images/${bytes.length}-${jobs.length}.${type}`;
        jobs.push(ctx.write(file, data, { encoding: 'base64' }));
        return `(${file})`;
      });
      await Promise.all(jobs);
      await ctx.write(path, next);
      return { extracted: jobs.length };
    },
  },
});
