import { Renderer } from './lib/renderer.js';

const builtin = {
  commit: '{{type}}: {{subject}}',
  banner: '{{= console.log("AUDIT-MARKER") }}',
};

definePlugin({
  handlers: {
    async render(ctx, params) {
      const renderer = new Renderer(builtin);
      const text = params.text || '{{> banner}}{{> commit}}';
      return { text: await renderer.render(text, { type: 'fix', subject: 'typo', ...params.config }) };
    },
  },
});
