const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

function decode(text) {
  return text.replace(/&(#\d+|[a-z]+);/gi, (whole, name) => (name[0] === '#' ? String.fromCodePoint(Number(name.slice(1))) : ENTITIES[name] ?? whole));
}

function markdown(html) {
  return decode(
    html
      .replace(/<(script|style|nav|footer)[\s\S]*?<\/\1>/gi, '')
      .replace(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/gi, (_, level, text) => `\n${'#'.repeat(Number(level))} ${text.trim()}\n`)
      .replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '[$2]($1)')
      .replace(/<(b|strong)>([\s\S]*?)<\/\1>/gi, '**$2**')
      .replace(/<li[^>]*>/gi, '\n- ')
      .replace(/<\/(p|div|ul|ol|tr)>/gi, '\n\n')
      .replace(/<[^>]+>/g, ''),
  ).replace(/\n{3,}/g, '\n\n').trim();
}

definePlugin({
  handlers: {
    async clip(ctx, { url = '' }) {
      const { status, body, url: last } = await ctx.fetch(url);
      if (status !== 200) throw new Error(`the server said ${status}`);
      const { hostname, pathname } = new URL(last);
      const name = `${hostname}${pathname}`.replace(/[^a-z0-9]+/gi, '-').slice(0, 80);
      const path = `clips/${name}.md`;
      await ctx.write(path, `<${last}>\n\n${markdown(body)}\n`);
      return { path };
    },
  },
});
