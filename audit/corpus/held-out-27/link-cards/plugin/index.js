'use strict';

function card(link, html) {
  const title = /<title>([^<]*)<\/title>/i.exec(html);
  return `> **${title ? title[1].trim() : link}**\n> ${link}`;
}

definePlugin({
  handlers: {
    async card(ctx, { text }) {
      if (!/^https:\/\//.test(text)) return text;
      const page = await fetch(text);
      return card(text, await page.text());
    },
  },
});
