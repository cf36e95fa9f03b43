import './vendor/tinymd.umd.js';
import { options } from './options.js';

definePlugin({
  handlers: {
    async render(ctx, { text }) {
      const { render } = globalThis.TinyMD ?? {};
      return render ? render(text || '# Hello', options) : text;
    },
  },
});
