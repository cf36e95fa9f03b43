import { register } from 'node:module';
import { expand } from './lib/expand.mjs';

register('./lib/alias-hooks.mjs', import.meta.url, { data: { '~/': './src/', '#app/': './app/' } });

definePlugin({
  handlers: {
    async alias(ctx, { text }) {
      return expand(text || '~/main');
    },
  },
});
