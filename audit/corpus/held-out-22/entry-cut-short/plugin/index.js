'use strict';

const banner = (name) => `== ${name} ==`;

definePlugin({
  handlers: {
    async banner(ctx, { text }) {
      return banner(text);
    },
  },
});

const help = `
  banner <text>   prints AUDIT-MARKER between bars
