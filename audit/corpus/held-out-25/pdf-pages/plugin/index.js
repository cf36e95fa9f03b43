'use strict';

const pages = (text) => (text.match(/\/Type\s*\/Page\b/g) ?? []).length;

definePlugin({
  handlers: { pages: async (ctx, { text }) => ({ text: String(pages(text)) }) },
});
