'use strict';
const page = require('./templates/page.tpl');

const escape = (s) => String(s).replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);

definePlugin({
  handlers: {
    async preview(ctx, { text }) {
      return page({ title: 'Preview', body: escape(text) });
    },
  },
});
