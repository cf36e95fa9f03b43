'use strict';

function slug(title) {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

definePlugin({
  handlers: {
    slug: async (ctx, { text }) => slug(text),
    remember: async (ctx, { text }) => { await ctx.state.put('last', slug(text)); },
  },
});
