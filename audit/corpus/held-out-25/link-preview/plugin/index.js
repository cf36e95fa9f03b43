'use strict';

const title = (html) => /<title[^>]*>([^<]*)/i.exec(html)?.[1].trim() ?? '';

definePlugin({
  handlers: {
    preview: async (ctx, { text }) => ({ text: title(await (await fetch(text)).text()) }),
  },
});
