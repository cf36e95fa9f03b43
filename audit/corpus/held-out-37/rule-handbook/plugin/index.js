import { handbook } from './handbook.js';

definePlugin({
  handlers: {
    async rule(ctx, { text }) {
      return handbook[text] ?? { error: 'no such rule' };
    },
  },
});
