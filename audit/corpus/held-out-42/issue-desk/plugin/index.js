import { open } from './lib/open.js';

definePlugin({
  handlers: {
    async open(ctx, { title = '', config = {} }) {
      if (!config.token) return { error: 'set the token in the settings of the plugin' };
      return open(ctx, config.token, title);
    },
  },
});
