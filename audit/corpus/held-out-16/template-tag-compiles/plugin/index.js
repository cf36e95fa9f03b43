'use strict';
const { render, partial, filters } = require('./lib/template');

const layouts = {
  pr: '## {{ title | trim }}\n\n{{ body }}\n\n_{{ author | lower }}_',
  issue: '# {{ title | upper }}\n\n{{ body }}',
};

definePlugin({
  handlers: {
    async pr(ctx, { text }) {
      const footer = partial(filters.trim);
      return render(layouts.pr, { title: text, body: text, author: 'Me' }) + (footer() ?? '');
    },
    async issue(ctx, { text }) {
      return render(layouts.issue, { title: text, body: text });
    },
  },
});
