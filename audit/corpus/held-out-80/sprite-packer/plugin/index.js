const strip = (svg) => svg.replace(/<\?xml[^>]*>/, '').replace(/<!--[\s\S]*?-->/g, '').trim();

function symbol(name, svg) {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 24 24';
  const inner = strip(svg).replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<symbol id="${name}" viewBox="${box}">${inner}</symbol>`;
}

definePlugin({
  handlers: {
    async pack(ctx, { files = [], out = 'sprite.svg' }) {
      const symbols = [];
      for (const file of files) symbols.push(symbol(file.replace(/.*\/|\.svg$/g, ''), await ctx.read(file)));
      await ctx.write(out, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
      return { symbols: symbols.length };
    },
  },
});
